import { AgentError } from '../../domain/errors.js';
import { hasChineseFont } from '../programs/fonts.js';
import { PROGRAMS } from '../programs/index.js';
import { type Attempt, messageOf, type Origin, type Program } from '../programs/program.js';
import { ensureProgram, findProgram, type ResolveOptions } from '../programs/resolve.js';
import { searchPath } from '../programs/search-path.js';
import { readVersion } from '../programs/version.js';

export interface Examined {
  readonly name: string;
  /** False for programs that only serve as a fallback of the set-up. */
  readonly required: boolean;
  readonly status: 'found' | 'missing';
  readonly path: string | null;
  readonly version: string | null;
  readonly origin: Origin | null;
  /** Places looked at without success. */
  readonly tried: readonly Attempt[];
  /** What to do; null when nothing is wrong. */
  readonly fix: string | null;
}

export interface Diagnosis {
  /** True when every required program is there. */
  readonly ok: boolean;
  readonly programs: readonly Examined[];
  /** What works but may surprise. */
  readonly warnings: readonly string[];
}

interface PlainProgram {
  readonly name: string;
  readonly commands: readonly string[];
  readonly versionArguments: readonly string[];
  readonly required: boolean;
  readonly fix: string;
}

/** Found on PATH or not at all. */
const PLAIN: readonly PlainProgram[] = [
  {
    name: 'npm',
    commands: ['npm'],
    versionArguments: ['--version'],
    required: true,
    fix: 'Install Node.js together with npm.',
  },
  {
    name: 'go',
    commands: ['go'],
    versionArguments: ['version'],
    required: false,
    fix: 'Only needed to build the Pulumi CLI where its release cannot be downloaded.',
  },
  {
    name: 'python3',
    commands: ['python3', 'python'],
    versionArguments: ['--version'],
    required: false,
    fix: 'Only needed to fetch the Temporal CLI where its release cannot be downloaded.',
  },
];

async function examinePlain(program: PlainProgram, environment: NodeJS.ProcessEnv): Promise<Examined> {
  const { name, required, commands, versionArguments } = program;
  const tried: Attempt[] = [];
  for (const path of await searchPath(commands, environment)) {
    try {
      const version = await readVersion(path, versionArguments, environment);
      return { name, required, status: 'found', path, version, origin: 'PATH', tried, fix: null };
    } catch (error) {
      tried.push({ place: path, problem: messageOf(error) });
    }
  }
  if (tried.length === 0) tried.push({ place: 'PATH', problem: `no ${commands.join(', ')}` });
  return { name, required, status: 'missing', path: null, version: null, origin: null, tried, fix: program.fix };
}

async function examineProgram(program: Program, fetch: boolean, options: ResolveOptions): Promise<Examined> {
  const missing = {
    name: program.name,
    required: true,
    status: 'missing',
    path: null,
    version: null,
    origin: null,
  } as const;
  try {
    const { found, attempts } = fetch
      ? { found: await ensureProgram(program, options), attempts: [] }
      : await findProgram(program, options.environment);
    if (found !== undefined) return { ...found, required: true, status: 'found', tried: attempts, fix: null };
    const fix = `Run \`console-agent doctor --fix\` to fetch it (any verb that needs it does so too), or ${program.advice}, or set ${program.setting} to its path.`;
    return { ...missing, tried: attempts, fix };
  } catch (error) {
    if (!(error instanceof AgentError)) throw error;
    return { ...missing, tried: [], fix: error.message };
  }
}

/**
 * Looks at every program the product needs.
 *
 * @param fetch also fetch what is missing
 */
export async function examine(fetch: boolean, options: ResolveOptions): Promise<Diagnosis> {
  const node: Examined = {
    name: 'node',
    required: true,
    status: 'found',
    path: process.execPath,
    version: process.versions.node,
    origin: 'PATH',
    tried: [],
    fix: null,
  };
  const [plain, fetched, chineseFont] = await Promise.all([
    Promise.all(PLAIN.map((program) => examinePlain(program, options.environment))),
    Promise.all(PROGRAMS.map((program) => examineProgram(program, fetch, options))),
    hasChineseFont(),
  ]);
  const programs = [
    node,
    ...plain.filter(({ required }) => required),
    ...fetched,
    ...plain.filter(({ required }) => !required),
  ];
  const warnings =
    chineseFont === false
      ? [
          'No Chinese font is installed. The local console brings its own; screenshots of other Chinese pages would show boxes. Install one, such as the package fonts-noto-cjk.',
        ]
      : [];
  return { ok: programs.every(({ required, status }) => !required || status === 'found'), programs, warnings };
}

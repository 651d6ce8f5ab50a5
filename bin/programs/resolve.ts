import { readdir, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { AgentError } from '../../domain/errors.js';
import { fillCache, readCache } from './cache.js';
import { type Attempt, type FetchJob, type FoundProgram, messageOf, type Origin, type Program } from './program.js';
import { isExecutable, searchPath } from './search-path.js';
import { readVersion } from './version.js';

export interface ResolveOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Told in words what takes time; goes to stderr. */
  readonly report: (text: string) => void;
}

export type Search =
  | { readonly found: FoundProgram; readonly attempts: readonly Attempt[] }
  | { readonly found: undefined; readonly attempts: readonly Attempt[] };

async function inspect(program: Program, path: string, origin: Origin, environment: NodeJS.ProcessEnv) {
  const version = await readVersion(path, program.versionArguments, environment);
  const problem = program.unsuitable(version);
  if (problem !== undefined) throw new Error(problem);
  return { name: program.name, path, version, origin } satisfies FoundProgram;
}

async function findBySetting(program: Program, path: string, environment: NodeJS.ProcessEnv): Promise<FoundProgram> {
  const fail = (problem: string) =>
    new AgentError(
      'ProgramMissing',
      `${program.setting} names ${path}, which cannot be used as ${program.title}: ${problem}. Correct or unset it.`,
    );
  if (!(await isExecutable(path))) throw fail('no executable file');
  try {
    return await inspect(program, path, 'setting', environment);
  } catch (error) {
    throw fail(messageOf(error));
  }
}

/**
 * Looks for a program on this machine: setting, then PATH, then the user's cache. Fetches nothing.
 *
 * @throws AgentError ProgramMissing when the setting names something unusable: a wish of the user is never passed over
 */
export async function findProgram(program: Program, environment: NodeJS.ProcessEnv): Promise<Search> {
  const setting = environment[program.setting];
  if (setting !== undefined && setting !== '') {
    return { found: await findBySetting(program, setting, environment), attempts: [] };
  }
  const attempts: Attempt[] = [];
  for (const path of await searchPath(program.commands, environment)) {
    try {
      return { found: await inspect(program, path, 'PATH', environment), attempts };
    } catch (error) {
      attempts.push({ place: path, problem: messageOf(error) });
    }
  }
  if (attempts.length === 0) attempts.push({ place: 'PATH', problem: `no ${program.commands.join(', ')}` });
  const cached = await readCache(program.name, program.version, environment);
  if (cached !== undefined) return { found: { name: program.name, ...cached, origin: 'cache' }, attempts };
  return { found: undefined, attempts };
}

/** Takes the first source that yields a program that runs and says a suitable version. */
async function fetchFromSources(program: Program, job: FetchJob, attempts: Attempt[]) {
  for (const source of program.sources) {
    job.report(`fetching ${program.title}: ${source.label} …`);
    try {
      const executable = await source.fetch(job);
      const path = isAbsolute(executable) ? executable : join(job.folder, executable);
      const { version } = await inspect(program, path, source.origin, job.environment);
      return { executable, version, source: source.label, origin: source.origin };
    } catch (error) {
      attempts.push({ place: source.label, problem: messageOf(error) });
      // Nothing of a source that failed stays for the next one to trip over.
      for (const leftover of await readdir(job.folder)) await rm(join(job.folder, leftover), { recursive: true });
      job.report(`${program.title}: ${source.label} did not work: ${messageOf(error)}`);
    }
  }
  const tried = attempts.map(({ place, problem }) => `${place}: ${problem}`).join('; ');
  throw new AgentError(
    'ProgramMissing',
    `${program.title} is missing and could not be fetched. Tried ${tried}. ` +
      `Please ${program.advice}, or set ${program.setting} to its path.`,
    { program: program.name, attempts },
  );
}

/**
 * Finds a program or fetches it.
 *
 * @throws AgentError ProgramMissing that says what was tried and what the user can do
 */
export async function ensureProgram(program: Program, options: ResolveOptions): Promise<FoundProgram> {
  const { environment, report } = options;
  const search = await findProgram(program, environment);
  if (search.found !== undefined) return search.found;
  const attempts = [...search.attempts];
  let origin: Origin = 'cache';
  const cached = await fillCache(
    program.name,
    program.version,
    environment,
    async (folder) => {
      const fetched = await fetchFromSources(program, { folder, environment, report }, attempts);
      origin = fetched.origin;
      return { executable: fetched.executable, version: fetched.version, source: fetched.source };
    },
    () => report(`another start is fetching ${program.title}; waiting for it …`),
  );
  return { name: program.name, ...cached, origin };
}

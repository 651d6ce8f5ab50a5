import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createOracle, loadScripts } from '../../benchmark/agents/oracle/oracle.js';
import { wilsonInterval } from '../../domain/statistics.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { chromiumPath } from '../support/chromium.js';
import { type AgentRun, AgentRuns } from './oracle-run.js';

/**
 * `npm run bench:oracle -- [--n 58] [--seed 1,2,3] [--documents 01,16] [--resume DIR] [--json]`: the oracle on every core
 * document on its release, in crowded accounts by seed, through the real harness. One run at a time, some eight seconds each;
 * what is stored in DIR is not done again.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string' },
    seed: { type: 'string', default: '1' },
    documents: { type: 'string' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

type Result = Omit<AgentRun, 'log'>;

const seeds = values.seed.split(',').map(Number);
if (seeds.some((seed) => !Number.isInteger(seed))) throw new Error(`--seed ${values.seed}: give whole numbers.`);
const chromium = chromiumPath();
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');
const numbers =
  values.documents?.split(',') ?? Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0'));
const all = coreDocuments(numbers);
if (all.length === 0) throw new Error('The corpus is not beside the project, so there is nothing to measure.');
const documents = all.slice(0, values.n === undefined ? all.length : Number(values.n));

const store = values.resume === undefined ? undefined : join(values.resume, 'oracle.jsonl');
if (values.resume !== undefined) await mkdir(values.resume, { recursive: true });
const results = store === undefined ? [] : await readResults(store);
const scripts = await loadScripts();
const oracle = createOracle(scripts);
const runs = await AgentRuns.start(chromium);
try {
  for (const seed of seeds) {
    for (const file of documents) {
      if (results.some((one) => one.document === basename(file) && one.seed === seed)) continue;
      const result = await play(file, seed);
      results.push(result);
      if (store !== undefined) await appendFile(store, `${JSON.stringify(result)}\n`);
    }
  }
} finally {
  await runs.stop();
}

const measured = results.filter(
  ({ document, seed }) => seeds.includes(seed) && documents.some((file) => basename(file) === document),
);
const successes = measured.filter(({ failure }) => failure === '').length;
const interval = wilsonInterval(successes, measured.length);
if (values.json)
  process.stdout.write(`${JSON.stringify({ n: measured.length, successes, interval, runs: measured })}\n`);
else {
  for (const file of documents) process.stdout.write(`${rowOf(basename(file))}\n`);
  const [low, high] = [interval.low, interval.high].map((share) => `${(100 * share).toFixed(0)} %`);
  process.stdout.write(`${successes} of ${measured.length} succeed (95 % interval ${low} to ${high})\n`);
}
process.exitCode = successes === measured.length ? 0 : 1;

async function readResults(path: string): Promise<Result[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
}

async function play(file: string, seed: number): Promise<Result> {
  const document = basename(file);
  const script = scripts.find((one) => document.startsWith(`${one.document}.`));
  if (script === undefined) return { document, seed, failure: 'no script was written', steps: 0, milliseconds: 0 };
  // What breaks one run must not cost the others; it is told as that run's failure.
  const run = await runs.run(file, script, oracle, seed).catch((error: unknown) => ({
    ...{ document, seed, steps: 0, milliseconds: 0, log: [] as readonly string[] },
    failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  }));
  process.stderr.write(
    `${run.failure === '' ? 'succeeds' : 'FAILS   '} ${document} seed ${seed}: ${run.steps} steps\n`,
  );
  if (run.failure !== '')
    process.stderr.write(`${run.log.map((line) => `    ${line}\n`).join('')}    ${run.failure}\n`);
  const { log, ...result } = run;
  return result;
}

/** `01-….en.md   3/3   8 steps   402 ms a step`, and the reasons of the failures. */
function rowOf(document: string): string {
  const own = measured.filter((one) => one.document === document);
  const sum = (of: (run: Result) => number) => own.reduce((total, run) => total + of(run), 0);
  const steps = sum((run) => run.steps);
  const each = steps === 0 ? '-' : `${Math.round(sum((run) => run.milliseconds) / steps)} ms a step`;
  const failures = own.filter(({ failure }) => failure !== '');
  const reasons = failures.map(({ seed, failure }) => `\n    seed ${seed}: ${failure}`).join('');
  const mean = own.length === 0 ? '0' : (steps / own.length).toFixed(0);
  return `${document.padEnd(80)} ${own.length - failures.length}/${own.length}  ${mean.padStart(3)} steps  ${each}${reasons}`;
}

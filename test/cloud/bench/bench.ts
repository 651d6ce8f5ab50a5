/**
 * `npm run bench:cloud -- [--n 5] [--seed 1] [--resume DIR] [--json]`: speed and memory of the local cloud, repeated n
 * times. With `--resume` results are kept in a folder and repetitions that are there already are not run again.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePages } from './console-pages.js';
import { meanInterval } from './interval.js';
import { type Figures, measureMemory, measureSpeed } from './measure.js';

/** What the local cloud promises; a lower or an upper bound. */
const PROMISES: Readonly<Record<string, { readonly least?: number; readonly most?: number }>> = {
  'start ms': { most: 1000 },
  // Processor time tells the same on a machine that others use meanwhile.
  'start processor ms': { most: 1000 },
  'calls a second': { least: 1000 },
  'calls a processor second': { least: 1000 },
  'snapshot ms': { most: 20 },
  'restore ms': { most: 20 },
  'memory MB': { most: 150 },
  'page ready ms': { most: 500 },
  'page ready processor ms': { most: 500 },
  'navigation ms': { most: 150 },
  'navigation processor ms': { most: 150 },
};

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const repetitions = Number(values.n);
if (!Number.isInteger(repetitions) || repetitions < 1) throw new Error(`--n must be a whole number, not ${values.n}.`);

interface Result {
  readonly name: string;
  readonly figures: Figures;
}
const known = new Map<string, Result>();
const store = values.resume === undefined ? undefined : join(values.resume, 'cloud.jsonl');
if (values.resume !== undefined && store !== undefined) {
  await mkdir(values.resume, { recursive: true });
  const text = await readFile(store, 'utf8').catch(() => '');
  for (const line of text.split('\n').filter(Boolean)) {
    const result = JSON.parse(line) as Result;
    known.set(result.name, result);
  }
}

const results: Figures[] = [];
for (let index = 1; index <= repetitions; index++) {
  const name = `${values.seed}-${index}`;
  const before = known.get(name);
  const figures = before?.figures ?? {
    ...(await measureSpeed(name)),
    ...(await measureMemory(name)),
    ...(await measurePages()),
  };
  if (before === undefined && store !== undefined) {
    await appendFile(store, `${JSON.stringify({ name, figures })}\n`);
  }
  results.push(figures);
  process.stderr.write(`${name}  ${JSON.stringify(figures)}\n`);
}

// Without a Chromium there are no figures of pages.
const measured = Object.entries(PROMISES).filter(([figure]) => results.some((figures) => figure in figures));
const table = measured.map(([figure, { least, most }]) => {
  const { mean, halfWidth } = meanInterval(results.map((figures) => figures[figure] ?? Number.NaN));
  const kept = (least === undefined || mean >= least) && (most === undefined || mean <= most);
  return {
    figure,
    n: results.length,
    mean,
    halfWidth,
    promise: least === undefined ? `≤ ${most}` : `≥ ${least}`,
    kept,
  };
});
for (const { figure, n, mean, halfWidth, promise, kept } of table) {
  const interval = Number.isNaN(halfWidth) ? '' : ` ± ${halfWidth.toFixed(1)}`;
  process.stdout.write(
    `${figure.padEnd(26)} ${mean.toFixed(1)}${interval} (n ${n}, 95 % interval), promised ${promise}${kept ? '' : ': NOT KEPT'}\n`,
  );
}
if (values.json) process.stdout.write(`${JSON.stringify({ bench: 'cloud', seed: values.seed, table })}\n`);
process.exitCode = table.every(({ kept }) => kept) ? 0 : 1;

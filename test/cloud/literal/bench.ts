import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONSOLES } from '../../../benchmark/cloud/products/consoles.js';
import { productOfHost } from '../../../domain/consoles.js';
import { wilsonInterval } from '../../../domain/statistics.js';
import { coreDocuments, revisionDay } from '../../end-to-end/corpus.js';
import { chromiumPath, launchChromium } from '../../support/chromium.js';
import { ConsoleUnderTest } from '../console-support.js';
import { type Attempt, attempt } from './attempt.js';

/**
 * `npm run bench:literal -- [--n 58] [--seed 1] [--resume DIR] [--json]`: how far a follower comes that clicks the text equal
 * to each label and types any value, by document, on the console release the document was written for and on another one.
 * About six seconds an attempt. Where it succeeds, the console asks for no understanding.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const chromium = chromiumPath();
const all = coreDocuments(Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0')));
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');
if (all.length === 0) throw new Error('The corpus is not beside the project, so there is nothing to measure.');
const documents = all.slice(0, values.n === undefined ? all.length : Number(values.n));
const seed = Number(values.seed);

const store = values.resume === undefined ? undefined : join(values.resume, 'literal.jsonl');
const known = new Map<string, Attempt>();
const keyOf = (one: Pick<Attempt, 'document' | 'release' | 'seed'>) => `${one.document} ${one.release} ${one.seed}`;
if (values.resume !== undefined && store !== undefined) {
  await mkdir(values.resume, { recursive: true });
  const text = await readFile(store, 'utf8').catch(() => '');
  for (const line of text.split('\n').filter(Boolean)) {
    const one = JSON.parse(line) as Attempt;
    known.set(keyOf(one), one);
  }
}

/** Day of a release of the same product that is not the one of the document's day; undefined where there is only one. */
function otherRelease(file: string, day: string): string | undefined {
  const product = CONSOLES.find(({ product }) => productOfHost(product) === productOfHost(labelOf(file)));
  const days = (product?.releases ?? []).map(({ since }) => since).sort();
  const fitting = days.filter((since) => since <= day).at(-1);
  return fitting === undefined ? days.at(-1) : 'default';
}

function labelOf(file: string): string {
  return /^\d\d-([a-z]+)-/.exec(basename(file))?.[1] ?? '';
}

const cloud = new ConsoleUnderTest();
await cloud.start();
const browser = await launchChromium(chromium, cloud);
const fitting: Attempt[] = [];
const other: Attempt[] = [];
try {
  for (const file of documents) {
    const day = revisionDay(file);
    for (const [release, results] of [
      [day, fitting],
      [otherRelease(file, day), other],
    ] as const) {
      if (release === undefined) continue;
      const key = { document: basename(file), release, seed };
      const result = known.get(keyOf(key)) ?? (await attempt(cloud, browser, file, release, seed));
      if (!known.has(keyOf(key)) && store !== undefined) await appendFile(store, `${JSON.stringify(result)}\n`);
      results.push(result);
      const reached = result.succeeded ? 'SUCCEEDS' : 'fails   ';
      const missing = result.missing.length === 0 ? '' : `, no text for ${result.missing.join(', ')}`;
      process.stderr.write(
        `${reached} ${result.document} on ${release}: ${result.clicked} clicked, ${result.typed} typed${missing}\n`,
      );
    }
  }
} finally {
  await browser.close();
  await cloud.stop();
}

const summary = [
  ['fitting release', fitting],
  ['another release', other],
].map(([name, results]) => {
  const attempts = results as readonly Attempt[];
  const successes = attempts.filter(({ succeeded }) => succeeded).length;
  return { arm: name as string, n: attempts.length, successes, interval: wilsonInterval(successes, attempts.length) };
});
if (values.json) process.stdout.write(`${JSON.stringify({ seed, summary, fitting, other })}\n`);
else {
  for (const { arm, n, successes, interval } of summary) {
    const [low, high] = [interval.low, interval.high].map((share) => `${(100 * share).toFixed(0)} %`);
    process.stdout.write(`${arm}: ${successes} of ${n} succeed (95 % interval ${low} to ${high})\n`);
  }
}

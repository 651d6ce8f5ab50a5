/**
 * Many short episodes in one worker process: what it holds on to, and what is left when it is killed in the middle of a step.
 *
 *     npm run bench:episodes -- --n 500 --seed 1 --kills 5 --resume out/episodes
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processesOwnedBy } from '../../../activities/browser/session/orphans.js';
import { wilsonInterval } from '../../../domain/statistics.js';
import type { EpisodeLine, WorkerLine } from './episode-worker.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MEGABYTE = 1024 ** 2;
/** Share of a process's episodes after which it has loaded and cached what it needs. */
const WARM_UP = 0.2;
/** Orphans are counted this long after the kill, milliseconds. */
const AFTER_KILL_MS = 10_000;

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '5' },
    resume: { type: 'string' },
  },
});
const n = Number(values.n);
const seed = Number(values.seed);
/** The worker that plays the episodes is the first to be killed, so it is one at least. */
const kills = Math.max(1, Number(values.kills));
const log = values.resume === undefined ? null : join(values.resume, `episodes-seed-${seed}.jsonl`);

interface Worker {
  readonly child: ChildProcess;
  /** Lines until the process is in the middle of its last step. */
  readonly lines: AsyncIterable<WorkerLine>;
}

function work(from: number, to: number): Worker {
  const program = fileURLToPath(new URL('./episode-worker.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', program, ...[seed, from, to].map(String)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = async function* (): AsyncIterable<WorkerLine> {
    for await (const line of createInterface({ input: child.stdout })) {
      const said = JSON.parse(line) as WorkerLine;
      yield said;
      if (said.kind === 'inMidStep') return;
    }
    throw new Error('The worker ended by itself.');
  };
  return { child, lines: lines() };
}

async function earlier(): Promise<readonly EpisodeLine[]> {
  if (log === null) return [];
  await mkdir(values.resume ?? '.', { recursive: true });
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as EpisodeLine]));
}

/** Kills a worker and counts what is left of its browser. @returns processes */
async function killAndCount(child: ChildProcess, folder: string): Promise<{ before: number; after: number }> {
  const pid = child.pid ?? 0;
  const before = (await processesOwnedBy(pid)).length;
  child.kill('SIGKILL');
  await once(child, 'exit');
  await pause(AFTER_KILL_MS);
  const after = (await processesOwnedBy(pid)).length;
  await rm(folder, { recursive: true, force: true });
  return { before, after };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Middle and range of the first tenth after the warm-up and of the last tenth, and what lies between them. */
function growth(name: string, bytes: readonly number[]): string {
  const warm = Math.floor(bytes.length * WARM_UP);
  const size = Math.max(1, Math.floor(bytes.length / 10));
  const windows = [bytes.slice(warm, warm + size), bytes.slice(-size)];
  const [first = 0, last = 0] = windows.map((window) => median(window) / MEGABYTE);
  const [early, late] = windows.map(
    (window) => `${(Math.min(...window) / MEGABYTE).toFixed(0)}–${(Math.max(...window) / MEGABYTE).toFixed(0)}`,
  );
  const difference = last - first;
  return `${name.padEnd(28)} ${first.toFixed(1).padStart(8)} (${early})  ${last.toFixed(1).padStart(8)} (${late})  ${difference >= 0 ? '+' : ''}${difference.toFixed(1)} MiB`;
}

function share(name: string, count: number, of: number): string {
  const { low, high } = wilsonInterval(count, of);
  return `${name}: ${count} of ${of} (95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`;
}

const before = await earlier();
const own: EpisodeLine[] = [];
const counts: { before: number; after: number }[] = [];
console.log(
  `${n} episodes, seed ${seed}, ${before.length} of them from an earlier run; then ${kills} workers are killed.`,
);

for (let kill = 0; kill < kills; kill += 1) {
  const from = before.length + 1;
  const { child, lines } = work(kill === 0 ? from : 1, kill === 0 ? n : 0);
  for await (const line of lines) {
    if (line.kind === 'episode') {
      own.push(line);
      if (log !== null) await appendFile(log, `${JSON.stringify(line)}\n`);
      if (line.index % 50 === 0) console.log(`  ${line.index} …`);
    }
    if (line.kind === 'inMidStep') counts.push(await killAndCount(child, line.folder));
  }
}

const all = [...before, ...own];
const failed = all.filter(({ ok }) => !ok);
console.log(`\n${share('Episodes that failed', failed.length, all.length)}`);
for (const { index, why } of failed.slice(0, 5)) console.log(`  episode ${index}: ${why}`);
const times = all.map(({ ms }) => ms).sort((left, right) => left - right);
console.log(`Time of an episode: median ${median(times)} ms, 95th of 100 ${times[Math.floor(times.length * 0.95)]} ms`);
if (own.length >= 10) {
  console.log(`\nHeld after the warm-up and at the end, MiB: middle (range), ${own.length} episodes of one process`);
  console.log(
    growth(
      'Node, resident',
      own.map(({ nodeRss }) => nodeRss),
    ),
  );
  console.log(
    growth(
      'Node, heap after collection',
      own.map(({ nodeHeap }) => nodeHeap),
    ),
  );
  const browser = own.flatMap(({ browserRss }) => (browserRss === null ? [] : [browserRss]));
  if (browser.length > 0) console.log(growth('Browser, all processes', browser));
}
const left = counts.filter(({ after }) => after > 0).length;
console.log(
  `\n${share(`Workers killed by -9 in mid-step that left a process ${AFTER_KILL_MS / 1000} s later`, left, counts.length)}`,
);
console.log(
  `  browser processes before: ${counts.map((count) => count.before).join(', ')}; after: ${counts.map((count) => count.after).join(', ')}`,
);

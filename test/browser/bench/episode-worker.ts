/**
 * A process that stands for a browser worker: episode after episode on local pages, and in the end one that is in the middle
 * of a step for good. Says what it holds after each episode, as one line of JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '../../../domain/action.js';
import { ConsoleWithSignIn } from '../../hazards/console-with-sign-in.js';
import { type Random, seededRandom } from '../../hazards/random.js';
import { type Episode, Harness } from '../harness.js';

/** What the process holds after an episode. */
export interface EpisodeLine {
  readonly kind: 'episode';
  readonly index: number;
  readonly ok: boolean;
  readonly ms: number;
  /** Bytes. */
  readonly nodeRss: number;
  readonly nodeHeap: number;
  /** Resident bytes of all browser processes together; null where the system does not say. */
  readonly browserRss: number | null;
  readonly why?: string;
}

export type WorkerLine = EpisodeLine | { readonly kind: 'ready' | 'inMidStep'; readonly folder: string };

const ROWS = 40;

function say(line: WorkerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** A list and a form, as consoles have them. */
function page(random: Random): string {
  const rows = Array.from({ length: ROWS }, () => `<tr><td>${random.word()}</td><td>${random.word()}</td></tr>`).join(
    '',
  );
  return `<h1>${random.word()}</h1><table><tr><th>Name</th><th>Zone</th></tr>${rows}</table>
    <form onsubmit="return false"><label>Name <input name="name"></label>
    <label><input type="checkbox"> Protect</label><button onclick="fetch('/create', { method: 'POST' })">Create</button></form>`;
}

async function steps(episode: Episode, random: Random): Promise<void> {
  const wanted: Action[] = [
    { kind: 'type', mark: episode.mark('Name', 'textbox'), text: random.word() },
    { kind: 'check', mark: episode.mark('Protect'), checked: true },
    { kind: 'click', mark: episode.mark('Create') },
  ];
  for (const action of wanted.slice(random.integer(0, 1))) {
    await episode.do(action);
    if (!episode.report.landed) throw new Error(await episode.outcome());
  }
}

async function play(console: ConsoleWithSignIn, seed: number, index: number): Promise<string | null> {
  const random = seededRandom(seed * 100_003 + index);
  console.page('/app', page(random));
  console.data('/create', () => undefined);
  try {
    const { episode } = await console.open('/app');
    try {
      await steps(episode, random);
    } finally {
      await episode.close();
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<void> {
  const [seed = 1, from = 1, to = 0] = process.argv.slice(2).map(Number);
  const harness = await Harness.start();
  if (harness === undefined) throw new Error('There is no Chromium.');
  const console = new ConsoleWithSignIn(harness);
  say({ kind: 'ready', folder: harness.folder });
  for (let index = from; index <= to; index += 1) {
    const started = performance.now();
    const why = await play(console, seed, index);
    const ms = Math.round(performance.now() - started);
    harness.requests.length = 0;
    console.asked.length = 0;
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const browserRss = await harness.browser.memory();
    const base = {
      kind: 'episode',
      index,
      ok: why === null,
      ms,
      nodeRss: rss,
      nodeHeap: heapUsed,
      browserRss,
    } as const;
    say(why === null ? base : { ...base, why });
  }
  console.page('/app', page(seededRandom(seed)));
  const { episode } = await console.open('/app');
  const step = episode.do({ kind: 'wait', seconds: 30 });
  await pause(300);
  say({ kind: 'inMidStep', folder: harness.folder });
  await step;
}

await main();

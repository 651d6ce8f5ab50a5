/**
 * Hazards: small local pages that break browser agents. A scripted agent that has nothing but observations and the action
 * grammar must get through each of them, in three seeds; what really happened is what the page told its server.
 */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '../../domain/action.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { StepOutcome } from '../../domain/trajectory.js';
import { type Episode, Harness } from '../browser/harness.js';
import { type Random, seededRandom } from './random.js';

const SEEDS = [1, 2, 3];
/** Longest time for one step unless a hazard says otherwise, milliseconds. */
const STEP_MS = 10_000;

/** What a case of a hazard works with. */
export interface HazardCase {
  readonly harness: Harness;
  /** Numbers and words that differ from seed to seed: names, positions, delays, counts. */
  readonly random: Random;
  /** Serves a page under the console's host. Scripts in it call `tell('word')` to say what happened. */
  page(path: string, body: string): void;
  /** What pages told the server, oldest first. */
  readonly told: readonly string[];
  /** Waits until pages told exactly this, in this order; fails when they do not within two seconds. */
  hears(words: readonly string[]): Promise<void>;
  /** Opens an episode on a page, once a case. `given` is what the case needs of a task. */
  open(path: string, given?: Partial<EpisodeTask>): Promise<ScriptedAgent>;
}

export interface HazardOptions {
  /** Longest time for one step, milliseconds. */
  readonly stepMs?: number;
}

/** An agent that sees observations and acts by the grammar, and nothing else. */
export class ScriptedAgent {
  constructor(
    private readonly episode: Episode,
    private readonly stepMs: number,
  ) {}

  get observation(): Observation {
    return this.episode.observation;
  }

  /** What the newest step says of repetition: 1 = the agent was told, 2 = the episode ends. */
  get loop(): 0 | 1 | 2 {
    return this.episode.report.loop;
  }

  /** The element of a name, also by role or group where a name is not enough; fails with the list that was seen. */
  element(name: string | RegExp, where: { readonly role?: string; readonly group?: string } = {}): ObservedElement {
    const found = this.all(name, where)[0];
    assert.ok(found, `no element ${name} ${JSON.stringify(where)} among:\n${this.episode.list()}`);
    return found;
  }

  all(
    name: string | RegExp,
    where: { readonly role?: string; readonly group?: string } = {},
  ): readonly ObservedElement[] {
    return this.observation.elements.filter(
      (element) =>
        (typeof name === 'string' ? element.name === name : name.test(element.name)) &&
        (where.role === undefined || element.role === where.role) &&
        (where.group === undefined || element.group.includes(where.group)),
    );
  }

  mark(name: string | RegExp, where: { readonly role?: string; readonly group?: string } = {}): number {
    return this.element(name, where).mark;
  }

  /** Whether a text can be read anywhere on the page. */
  reads(text: string | RegExp): boolean {
    const fits = (line: string): boolean => (typeof text === 'string' ? line.includes(text) : text.test(line));
    const { texts, dialogs, toasts } = this.observation;
    return [...texts, ...dialogs.flatMap((one) => [one.title, one.text]), ...toasts.map((one) => one.text)].some(fits);
  }

  /** One step; fails when it takes longer than its deadline. */
  async act(action: Action): Promise<StepOutcome> {
    const started = performance.now();
    const event = await this.episode.do(action);
    const took = performance.now() - started;
    assert.ok(took <= this.stepMs, `${JSON.stringify(action)} took ${Math.round(took)} ms of at most ${this.stepMs}`);
    assert.ok(event.kind === 'step');
    return event.record.outcome;
  }

  /** One step that must land. @returns what the page shows for it afterwards */
  async does(action: Action): Promise<string | null> {
    const outcome = await this.act(action);
    assert.ok(outcome.status === 'landed', `${JSON.stringify(action)}: ${JSON.stringify(outcome)}`);
    return outcome.readBack;
  }

  /** One step that must fail with an error of the taxonomy. @returns its message and alternatives */
  async fails(action: Action, error: string): Promise<Extract<StepOutcome, { status: 'failed' }>> {
    const outcome = await this.act(action);
    assert.ok(outcome.status === 'failed', `${JSON.stringify(action)} landed`);
    assert.equal(outcome.error, error, outcome.message);
    return outcome;
  }
}

/** Declares the cases of one hazard, each in three seeds; one browser a hazard, one episode a case. */
export function hazard(
  id: string,
  title: string,
  cases: Readonly<Record<string, (hazard: HazardCase) => Promise<void>>>,
  { stepMs = STEP_MS }: HazardOptions = {},
): void {
  describe(`hazard ${id}: ${title}`, function () {
    this.timeout(120_000);
    let harness: Harness | undefined;
    before(async function () {
      harness = await Harness.start();
      if (harness === undefined) this.skip();
    });
    after(async () => {
      await harness?.stop();
    });

    for (const [name, run] of Object.entries(cases)) {
      for (const seed of SEEDS) {
        it(`${name} (seed ${seed})`, async () => {
          assert.ok(harness);
          await runCase(harness, seed, stepMs, run);
        });
      }
    }
  });
}

async function runCase(
  harness: Harness,
  seed: number,
  stepMs: number,
  run: (hazard: HazardCase) => Promise<void>,
): Promise<void> {
  const told: string[] = [];
  let episode: Episode | undefined;
  harness.routes.clear();
  harness.routes.set('/told', (request, response) => {
    told.push(new URL(request.url ?? '/', 'http://pages').searchParams.get('word') ?? '');
    response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
  });
  try {
    await run({
      harness,
      random: seededRandom(seed),
      told,
      async hears(words) {
        await eventually(() => assert.deepEqual(told, words));
      },
      page: (path, body) => harness.page(path, `<script>${TELL}</script>${body}`),
      async open(path, given) {
        episode = await harness.open(path, undefined, given);
        return new ScriptedAgent(episode, stepMs);
      },
    });
  } finally {
    await episode?.close();
  }
}

/** Repeats a check until it holds: what a page sends arrives when it arrives. */
async function eventually(check: () => void): Promise<void> {
  for (const end = Date.now() + 2_000; ; ) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(20);
  }
}

const TELL = `window.tell = (word) => navigator.sendBeacon('/told?word=' + encodeURIComponent(word));`;

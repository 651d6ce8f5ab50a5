import { condition, setHandler } from '@temporalio/workflow';
import type { ResourceReport } from '../../domain/meta.js';
import type { HistoryEvent } from '../../domain/trajectory.js';
import { EPISODE_LIMITS } from '../../temporal.config.js';
import { hint, pause, progress, resourceProvided, resume, takeOver } from '../protocol.js';

export type Injected = Exclude<HistoryEvent, { kind: 'step' }>;

/** What people and the parent tell an episode, by signals, while it runs. */
export class EpisodeControl {
  /** Steps done, and what the last one was; the query answers with them. */
  step = 0;
  last = 'opening the browser';
  /** A person helped. */
  assisted = false;
  #paused = false;
  #resource: ResourceReport | undefined;
  #waitedMs = 0;
  readonly #injected: Injected[] = [];

  /** Sets the handlers of all signals and of the progress query. */
  constructor() {
    setHandler(progress, () => ({ step: this.step, last: this.last, paused: this.#paused }));
    setHandler(pause, () => this.#pause(), { description: 'Stop before the next step. No input.' });
    setHandler(
      resume,
      () => {
        this.#paused = false;
      },
      { description: 'Go on after pause, takeOver or a check that only a person can pass. No input.' },
    );
    setHandler(
      takeOver,
      () => {
        this.#pause();
        this.assisted = true;
      },
      { description: 'Stop so that a person can act in the account; the run counts as assisted. No input.' },
    );
    setHandler(
      hint,
      ({ text }) => {
        this.assisted = true;
        this.#injected.push({ kind: 'hint', afterStep: this.step, text });
      },
      { description: 'Tell the agent something; the run counts as assisted. {"text": "The button is under More."}' },
    );
    setHandler(
      resourceProvided,
      (report) => {
        if (report.by === 'person') this.assisted = true;
        this.#resource = report;
        this.#injected.push({ kind: 'resource', afterStep: this.step, report });
      },
      {
        description:
          'Answer a resource request by hand. {"need": "VPC", "meta": "", "status": "provided", "message": "", ' +
          '"resources": [], "outputs": {"vpcId": "vpc-…"}, "by": "person"}',
      },
    );
  }

  /** Milliseconds spent waiting for people and resources; they are not the agent's. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** What was told since the last call, oldest first. */
  takeInjected(): readonly Injected[] {
    return this.#injected.splice(0);
  }

  /** Whether somebody has paused the episode. */
  get paused(): boolean {
    return this.#paused;
  }

  /** Waits while somebody has paused the episode. @returns whether anybody had */
  async whilePaused(): Promise<boolean> {
    if (!this.#paused) return false;
    await this.#wait(condition(() => !this.#paused));
    return true;
  }

  /** Hands over to a person until `resume`, for a limited time. @returns whether somebody came */
  async handOver(): Promise<boolean> {
    this.#pause();
    const came = await this.#wait(condition(() => !this.#paused, EPISODE_LIMITS.humanCheckWait));
    this.#paused = false;
    if (came) this.assisted = true;
    return came;
  }

  /** Asks for a resource, and waits a limited time for the answer. */
  async awaitResource(ask: () => Promise<void>): Promise<void> {
    this.#resource = undefined;
    await ask();
    await this.#wait(condition(() => this.#resource !== undefined, EPISODE_LIMITS.resourceWait));
  }

  #pause(): void {
    this.#paused = true;
  }

  async #wait<T>(waiting: Promise<T>): Promise<T> {
    const since = Date.now();
    try {
      return await waiting;
    } finally {
      this.#waitedMs += Date.now() - since;
    }
  }
}

import type { EpisodeEnd } from '../../domain/trajectory.js';
import { EPISODE_LIMITS } from '../../temporal.config.js';

export interface Ending {
  readonly kind: EpisodeEnd;
  readonly message: string;
}

/**
 * What an episode may use up. Running out is the agent's failure, never the environment's: a document of at most eight
 * steps asks for a fraction of it.
 */
export class EpisodeBudget {
  #steps = 0;
  #tokens = 0;
  #renewals = 0;
  readonly #startedAt = Date.now();

  constructor(
    private readonly maxSteps: number,
    /** Milliseconds so far that were not the agent's. */
    private readonly waitedMs: () => number,
  ) {}

  /** A decision was made; policies that do not know their tokens say nothing. */
  spendTokens(tokens: number): void {
    this.#tokens += tokens;
  }

  /** A step was done, or one in which only the console's expired sign-in was mended. */
  spendStep(renewed: boolean): void {
    if (renewed) this.#renewals += 1;
    else this.#steps += 1;
  }

  /** Why the episode must end now, or null. */
  exceeded(): Ending | null {
    const { timeMs, tokens, renewals } = EPISODE_LIMITS;
    if (this.#steps >= this.maxSteps) return { kind: 'stepLimit', message: `No end within ${this.maxSteps} steps.` };
    if (Date.now() - this.#startedAt - this.waitedMs() >= timeMs)
      return { kind: 'timeLimit', message: `No end within ${timeMs / 60_000} minutes.` };
    if (this.#tokens >= tokens)
      return { kind: 'tokenLimit', message: `${this.#tokens} tokens are used up, of at most ${tokens}.` };
    if (this.#renewals > renewals)
      return { kind: 'environment', message: `The console ended the sign-in ${this.#renewals} times.` };
    return null;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { AgentError } from '../../domain/errors.js';
import { cloudCode } from './errors.js';

/**
 * Codes that pass by themselves: an operation on the same parent runs, a state is on its way, or a token is in flight.
 * Source: retry conditions of the vendor's open-source provider.
 */
const PASSING_CODES =
  /^(OperationConflict|IncorrectStatus|IncorrectVpcStatus|IncorrectVSwitchStatus|LastTokenProcessing|OperationFailed\.LastTokenProcessing|SystemBusy|TaskConflict|ServiceUnavailable|InternalError|DependencyViolation)/;

export interface RetryOptions {
  /** Give up after this many milliseconds. */
  readonly withinMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Further errors to wait out, such as "does not exist yet" after a create. */
  readonly also?: (error: unknown) => boolean;
  /** Called before each wait. */
  readonly onWait?: (error: unknown) => void;
}

/** Repeats cloud calls that fail for a passing reason, with growing, jittered pauses. */
export async function retryCloud<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const deadline = Date.now() + options.withinMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = pauseMs(error, attempt);
      if (!(passes(error) || options.also?.(error)) || Date.now() + pause > deadline) throw error;
      options.onWait?.(error);
      await sleep(pause, undefined, options.signal ? { signal: options.signal } : {});
    }
  }
}

/** Whether an error of a cloud call may go away without anybody doing anything. */
export function passes(error: unknown): boolean {
  if (!(error instanceof AgentError)) return false;
  return error.name === 'RateLimited' || error.name === 'CloudUnavailable' || PASSING_CODES.test(cloudCode(error));
}

function pauseMs(error: unknown, attempt: number): number {
  // The vendor's client drops the header with the wait that the service asks for; its documents say one second.
  const base = error instanceof AgentError && error.name === 'RateLimited' ? 1_000 : 150;
  return Math.min(base * 1.6 ** attempt, 8_000) * (0.75 + Math.random() / 2);
}

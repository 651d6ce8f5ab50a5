import { AgentError, type ErrorName } from '../../domain/errors.js';

/** Nothing in a browser may hang a worker: every await on it goes through here. */

/**
 * Waits for a promise at most `ms` milliseconds.
 *
 * @param what the thing waited for, as a noun phrase for the message
 * @param error who is to blame when it does not come
 */
export async function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  what: string,
  error: ErrorName = 'NavigationFailed',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AgentError(error, `No answer to ${what} within ${ms} ms.`)), ms);
  });
  // When the deadline wins, the late rejection of the work has no reader.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `withDeadline`, but gives a fallback instead of failing. */
export async function orElse<T>(work: Promise<T>, ms: number, fallback: T): Promise<T> {
  return withDeadline(work, ms, 'the browser').catch(() => fallback);
}

/** Pauses; ends early without failing when the signal fires. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
  });
}

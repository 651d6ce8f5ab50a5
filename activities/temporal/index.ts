import { CancelledFailure, Context } from '@temporalio/activity';

/** Well under the shortest heartbeat timeout of the activities that use it, so that one late beat is no death. */
const BEAT_MS = 1_500;

/** What long work inside an activity gets. */
export interface Alive {
  /** Aborts when the activity is cancelled. */
  readonly signal: AbortSignal;
  /** Says what the work is at; shown as heartbeat details in the Temporal UI. */
  readonly report: (progress: string) => void;
}

/** Runs work inside an activity: beats while it runs, hands it the cancellation, and ends as cancelled when it was. */
export async function alive<T>(work: (alive: Alive) => Promise<T>): Promise<T> {
  const context = Context.current();
  let progress = 'started';
  context.heartbeat(progress);
  const beat = setInterval(() => context.heartbeat(progress), BEAT_MS);
  try {
    return await work({
      signal: context.cancellationSignal,
      report: (text) => {
        progress = text;
      },
    });
  } catch (error) {
    if (context.cancellationSignal.aborted)
      throw new CancelledFailure('The activity was cancelled.', [], asError(error));
    throw error;
  } finally {
    clearInterval(beat);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';

/** The innermost message: the layers above only say "activity task failed". */
export function rootMessage(error: unknown): string {
  let current: unknown = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current.message : String(current);
}

/** Name of the taxonomy entry behind a failure, or undefined. */
export function failureType(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof ApplicationFailure) return current.type ?? undefined;
  }
  return undefined;
}

/** Whether a step failed because the worker that held its session is gone. A policy that is slow is no lost browser. */
export function isLostWorker(error: unknown): boolean {
  if (!(error instanceof ActivityFailure) || error.activityType === 'decide') return false;
  return error.cause instanceof TimeoutFailure || failureType(error) === 'SessionLost';
}

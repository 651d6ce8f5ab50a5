const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What a shell reports for a program that a Ctrl-C ended. */
export const INTERRUPTED = 130;

/** The first request to end, as a promise and as an abort signal. */
export interface Interruption {
  readonly signal: AbortSignal;
  readonly promise: Promise<void>;
}

/** Waits for a request to end, for an orderly end; a second one ends the process at once. */
export function untilInterrupted(): Interruption {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return {
    signal: controller.signal,
    promise: new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve(), { once: true })),
  };
}

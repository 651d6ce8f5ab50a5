/** Ctrl-C and SIGTERM as an abort signal: the first one asks for an orderly end, the second one is the system's. */
export interface Interruption {
  readonly signal: AbortSignal;
  readonly promise: Promise<void>;
  dispose(): void;
}

export function untilInterrupted(): Interruption {
  const controller = new AbortController();
  const interrupt = (): void => controller.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    promise: new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve())),
    dispose() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    },
  };
}

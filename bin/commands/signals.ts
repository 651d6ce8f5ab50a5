const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What a shell reports for a program that a Ctrl-C ended. */
const INTERRUPTED = 130;

/** Resolves at the first request to end; a second one ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (asked) process.exit(INTERRUPTED);
        asked = true;
        resolve();
      });
    }
  });
}

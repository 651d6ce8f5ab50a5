import type { Command } from 'commander';

/** What every file of this folder exports: it adds one verb to the command line. */
export interface CommandModule {
  register(program: Command): void;
}

/** Writes what takes time or needs attention to stderr; stdout is for results. */
export function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Writes one JSON object as one line on stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Text after a verb's options. */
export function example(...lines: readonly string[]): string {
  return `\nExample${lines.length === 1 ? '' : 's'}:\n${lines.map((line) => `  $ console-agent ${line}`).join('\n')}`;
}

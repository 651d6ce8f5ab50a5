import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { applyDrift, clearDrift } from '../stack/cloud-drift.js';
import { printRuns } from '../verify/output.js';
import { cloudAdmin, mayDrift, useStack } from '../verify/own-stack.js';
import { type DocumentRun, runDocuments } from '../verify/run-documents.js';
import { example, report } from './command.js';
import { untilInterrupted } from './signals.js';

/** Two documents that this project ships: the console has moved away from the second one. */
interface Demonstration {
  readonly documents: readonly { readonly file: string; readonly expected: string }[];
  readonly drift: readonly unknown[];
}

const TASKS = new URL('../../benchmark/tasks/', import.meta.url);

export function register(program: Command): void {
  program
    .command('start')
    .description('start the embedded stack, verify two shipped documents, and keep the stack up until Ctrl-C')
    .option('--once', 'exit after the two verdicts: 0 if both are as they should be, else 1')
    .addHelpText('after', example('start', 'start --once'))
    .action(async ({ once }: { once?: boolean }) => {
      process.exitCode = await start(once === true);
    });
}

async function start(once: boolean): Promise<number> {
  const startedAt = Date.now();
  const { documents, drift } = JSON.parse(
    await readFile(new URL('demonstration.json', TASKS), 'utf8'),
  ) as Demonstration;
  const interruption = untilInterrupted();
  const used = await useStack(report);
  mayDrift(used);
  const { stack, own } = used;
  try {
    const { configuration } = stack;
    await applyDrift(cloudAdmin(stack), drift);
    let runs: readonly DocumentRun[];
    try {
      const files = documents.map(({ file }) => relative('', fileURLToPath(new URL(file, TASKS))));
      runs = await runDocuments(configuration, files, { policy: 'ranker' }, interruption.signal, report);
    } finally {
      await clearDrift(cloudAdmin(stack), drift);
    }
    await printRuns(configuration, runs, { json: false, html: null });
    const asExpected = runs.every(({ results }, index) => {
      const expected = documents[index]?.expected;
      return results.length > 0 && results.every(({ verdict }) => verdict === expected);
    });
    report(
      `${asExpected ? 'Both verdicts are as they should be' : 'The verdicts are NOT as they should be'} ` +
        `(${((Date.now() - startedAt) / 1000).toFixed(1)} s).`,
    );
    if (!once && !interruption.signal.aborted) {
      report(`The stack is up. Temporal UI: ${stack.uiUrl}. Stop it with Ctrl-C.`);
      await Promise.race([interruption.promise, ...(stack.ended === null ? [] : [stack.ended])]);
    }
    return asExpected ? 0 : 1;
  } finally {
    if (own) await stack.stop();
  }
}

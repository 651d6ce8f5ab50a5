import type { Command } from 'commander';
import { loadUsableDocument } from '../../activities/documents/load.js';
import { expandSources } from '../../activities/documents/read.js';
import { exitCode } from '../../activities/reports/json.js';
import { AgentError } from '../../domain/errors.js';
import { isPolicyName, POLICY_NAMES } from '../../domain/policy-name.js';
import { applyDrift, readDrift } from '../stack/cloud-drift.js';
import { noClaim } from '../verify/no-claim.js';
import { printRuns } from '../verify/output.js';
import { cloudAdmin, mayDrift, useStack } from '../verify/own-stack.js';
import { failureOf, runDocuments } from '../verify/run-documents.js';
import { example, report } from './command.js';
import { INTERRUPTED, untilInterrupted } from './signals.js';

interface VerifyOptions {
  readonly json?: boolean;
  readonly html?: string;
  readonly policy: string;
  readonly drift?: string;
  readonly trace?: boolean;
  readonly dryRun?: boolean;
}

export function register(program: Command): void {
  program
    .command('verify')
    .description('check documents against the console and report where the two differ')
    .argument('<document...>', 'Markdown or HTML files, folders of them, or URLs')
    .option('--json', 'print one JSON object')
    .option('--html <path>', 'write the report there: a file for one procedure, a folder for several')
    .option('--policy <policy>', `${POLICY_NAMES} (for openai: OPENAI_BASE_URL, OPENAI_API_KEY)`, 'ranker')
    .option('--drift <file>', 'change the console first; only on a cloud that this command starts itself')
    .option('--trace', 'keep a Playwright trace of each episode, without secrets, pictures and bodies')
    .option('--dry-run', 'run nothing; print what was understood and what would be done')
    .addHelpText(
      'after',
      `${example('verify docs/create-a-ram-user.md', 'verify docs/ --json', 'verify docs/ --dry-run')}

Exit codes: 0 nothing differs; 1 a document drifted or is broken; 2 wrong usage or unusable document;
3 no claim was possible for any document.`,
    )
    .action(async (sources: string[], options: VerifyOptions) => {
      process.exitCode = await verify(sources, options).catch(noClaim);
    });
}

async function verify(sources: readonly string[], options: VerifyOptions): Promise<number> {
  const json = options.json === true;
  if (!isPolicyName(options.policy)) {
    throw new AgentError('InvalidInput', `--policy must be ${POLICY_NAMES}, not "${options.policy}".`);
  }
  const documents = await expandSources(sources);
  if (options.dryRun === true) {
    // Only a plan needs the parser and the META library in this process.
    const { dryRun } = await import('../verify/dry-run.js');
    await dryRun(documents, json);
    return 0;
  }
  const usable = await usableDocuments(documents);
  const drift = options.drift === undefined ? undefined : await readDrift(options.drift);
  const interruption = untilInterrupted();
  const used = await useStack(report);
  try {
    const { configuration } = used.stack;
    if (drift !== undefined) {
      mayDrift(used);
      await applyDrift(cloudAdmin(used.stack), drift);
    }
    const request = { policy: options.policy, trace: options.trace === true };
    const runs = await runDocuments(configuration, usable, request, interruption.signal, report);
    if (interruption.signal.aborted) return INTERRUPTED;
    await printRuns(configuration, runs, { json, html: options.html ?? null });
    const failure = failureOf(runs);
    const results = runs.flatMap((run) => run.results);
    if (failure !== undefined) {
      if (results.length === 0) throw failure;
      report(failure.message);
    }
    return exitCode(results);
  } finally {
    if (used.own) await used.stack.stop();
  }
}

/** Leaves out what cannot be verified and says why, before anything is started. Fails when nothing remains. */
async function usableDocuments(documents: readonly string[]): Promise<readonly string[]> {
  const checked = await Promise.all(
    documents.map(async (document) => {
      try {
        await loadUsableDocument(document);
        return { document };
      } catch (error) {
        if (!(error instanceof AgentError)) throw error;
        return { document, error };
      }
    }),
  );
  const unusable = checked.flatMap(({ error }) => error ?? []);
  const [first] = unusable;
  if (first !== undefined && unusable.length === documents.length) {
    if (documents.length === 1) throw first;
    throw new AgentError('InvalidInput', unusable.map(({ message }) => message).join('\n'));
  }
  for (const { message } of unusable) report(`left out: ${message}`);
  return checked.flatMap(({ document, error }) => (error === undefined ? [document] : []));
}

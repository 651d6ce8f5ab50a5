import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { WorkflowHandle } from '@temporalio/client';
import { WorkflowFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { isUrl } from '../../activities/documents/read.js';
import { ConsoleAgentClient } from '../../client/index.js';
import { AgentError, errorKind } from '../../domain/errors.js';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { Configuration } from '../../workers/configuration.js';
import { connectClient } from '../../workers/connection.js';
import type { verifyDocument } from '../../workflows/index.js';
import type { VerifyDocumentInput } from '../../workflows/protocol.js';
import { watchProgress } from './watch-progress.js';

export interface DocumentRun {
  readonly document: string;
  readonly results: readonly ProcedureResult[];
  /** Link to the run in the Temporal UI; null without a UI. */
  readonly link: string | null;
  /** Why the run as a whole failed; null when it did not. */
  readonly failure: { readonly type: string; readonly message: string } | null;
}

/** What a run takes beside its document. */
export interface RunRequest extends Pick<VerifyDocumentInput, 'policy' | 'procedure'> {
  /** Keep a Playwright trace of each episode. */
  readonly trace?: boolean;
}

/**
 * Verifies documents side by side and waits for all of them; the account pool decides how many really run at once.
 *
 * @param signal when aborted, the runs are cancelled, so that each tears down what it made
 * @param report told what happens, in lines for a person
 */
export async function runDocuments(
  configuration: Configuration,
  documents: readonly string[],
  request: RunRequest,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<readonly DocumentRun[]> {
  if (signal.aborted) return [];
  const temporal = await connectClient(configuration);
  const client = new ConsoleAgentClient(temporal, configuration.temporal.uiUrl);
  try {
    const batch = randomBytes(3).toString('hex');
    const started = await Promise.all(
      documents.map(async (document, index) => ({
        document,
        handle: await client.startVerification(
          { document: placeFor(document), ...request },
          new Date(),
          `${batch}-${index + 1}`,
        ),
      })),
    );
    const cancel = (): void => {
      for (const { handle } of started) handle.cancel().catch(() => undefined);
    };
    signal.addEventListener('abort', cancel);
    // A request to end while they were being started came before anybody listened.
    if (signal.aborted) cancel();
    const progress = watchProgress(temporal, started, report);
    try {
      return await Promise.all(
        started.map(async ({ document, handle }) => ({
          document,
          link: client.runLink(handle.workflowId, handle.firstExecutionRunId),
          ...asGiven(document, await outcome(handle)),
        })),
      );
    } finally {
      signal.removeEventListener('abort', cancel);
      await progress.stop();
    }
  } finally {
    await temporal.connection.close();
  }
}

/** Workers run in another folder than the user, so that they need whole paths. */
function placeFor(document: string): string {
  return isUrl(document) ? document : resolve(document);
}

/** Says places the way the user wrote them. */
function asGiven(document: string, { results, failure }: Pick<DocumentRun, 'results' | 'failure'>) {
  const place = placeFor(document);
  return {
    results: results.map((result) => ({
      ...result,
      document,
      findings: result.findings.map((finding) => (finding.file === place ? { ...finding, file: document } : finding)),
    })),
    failure: failure && { ...failure, message: failure.message.replaceAll(place, document) },
  };
}

async function outcome(
  handle: Pick<WorkflowHandle<typeof verifyDocument>, 'result'>,
): Promise<Pick<DocumentRun, 'results' | 'failure'>> {
  try {
    return { results: (await handle.result()).results, failure: null };
  } catch (error) {
    if (!(error instanceof WorkflowFailedError)) throw error;
    return { results: [], failure: innermost(error) };
  }
}

/** The layers above the innermost one only say that something failed. */
function innermost(error: Error): NonNullable<DocumentRun['failure']> {
  let current = error;
  while (current.cause instanceof Error) current = current.cause;
  return { type: current instanceof ApplicationFailure ? (current.type ?? '') : '', message: current.message };
}

/** What made runs fail as a whole: their input when that is to blame for any, else the installation. */
export function failureOf(runs: readonly DocumentRun[]): AgentError | undefined {
  const failures = runs.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return undefined;
  const input = failures.some(({ type }) => errorKind(type)?.category === 'input');
  return new AgentError(input ? 'InvalidInput' : 'RunFailed', failures.map(({ message }) => message).join('\n'));
}

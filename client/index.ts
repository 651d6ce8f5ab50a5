import {
  type Client,
  WithStartWorkflowOperation,
  type WorkflowHandleWithFirstExecutionRunId,
} from '@temporalio/client';
import type { PooledAccount } from '../domain/lease.js';
import { ACCOUNT_POOL_ID, TASK_QUEUES, verifyDocumentId } from '../temporal.config.js';
import type { accountPool, verifyDocument } from '../workflows/index.js';
import { type AccountPoolState, addAccounts, poolStatus, type VerifyDocumentInput } from '../workflows/protocol.js';

/** Starts and watches this application's workflows with their types. */
export class ConsoleAgentClient {
  constructor(
    private readonly temporal: Client,
    /** Base of the Temporal UI; null when there is none. */
    private readonly uiUrl: string | null,
  ) {}

  /**
   * Starts one verification.
   *
   * @param now decides the day in the workflow id
   * @param unique distinguishes several runs of one document on one day
   */
  startVerification(
    input: VerifyDocumentInput,
    now: Date,
    unique: string,
  ): Promise<WorkflowHandleWithFirstExecutionRunId<typeof verifyDocument>> {
    return this.temporal.workflow.start<typeof verifyDocument>('verifyDocument', {
      taskQueue: TASK_QUEUES.verification,
      workflowId: verifyDocumentId(documentName(input.document), now.toISOString().slice(0, 10), unique),
      args: [input],
      staticSummary: input.document,
    });
  }

  /** Makes sure that the account pool runs and knows these accounts; returns how many were new. */
  async addAccounts(accounts: readonly PooledAccount[]): Promise<number> {
    const start = new WithStartWorkflowOperation<typeof accountPool>('accountPool', {
      workflowId: ACCOUNT_POOL_ID,
      taskQueue: TASK_QUEUES.verification,
      args: [{}],
      workflowIdConflictPolicy: 'USE_EXISTING',
      staticSummary: 'Who holds which cloud account',
    });
    return this.temporal.workflow.executeUpdateWithStart(addAccounts, {
      startWorkflowOperation: start,
      args: [{ accounts }],
    });
  }

  poolStatus(): Promise<AccountPoolState> {
    return this.temporal.workflow.getHandle(ACCOUNT_POOL_ID).query(poolStatus);
  }

  /** Link to a run in the Temporal UI, or null without a UI. */
  runLink(workflowId: string, runId?: string): string | null {
    if (this.uiUrl === null) return null;
    const namespace = encodeURIComponent(this.temporal.options.namespace);
    const run = runId === undefined ? '' : `/${encodeURIComponent(runId)}/history`;
    return `${this.uiUrl}/namespaces/${namespace}/workflows/${encodeURIComponent(workflowId)}${run}`;
  }
}

/** Last part of a path or URL without its extension: what people call the document. */
function documentName(document: string): string {
  const path = document.split(/[?#]/)[0] ?? document;
  const last = path.split(/[\\/]/).filter(Boolean).at(-1) ?? 'document';
  return last.replace(/\.(md|markdown|html?)$/i, '');
}

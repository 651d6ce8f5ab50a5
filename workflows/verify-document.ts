import {
  ApplicationFailure,
  executeChild,
  ParentClosePolicy,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { DocumentActivities } from '../activities/documents/contract.js';
import type { IntakeActivities } from '../activities/intake/contract.js';
import type { ProcedureResult } from '../domain/outcome.js';
import { ACTIVITY_OPTIONS, verifyProcedureId } from '../temporal.config.js';
import type { VerifyDocumentInput, VerifyDocumentResult, VerifyProcedureInput } from './protocol.js';
import { searchAttributes } from './search-attributes.js';
import { verifyProcedure } from './verify-procedure.js';

const { acceptVerification } = proxyLocalActivities<IntakeActivities>(ACTIVITY_OPTIONS.local);
const { loadDocument } = proxyActivities<DocumentActivities>(ACTIVITY_OPTIONS.documents);

/**
 * Checks one document against the live console: every procedure in it, each under a lease of its own.
 * Start it from the Temporal UI with `{"document": "<path or URL>"}`.
 */
export async function verifyDocument(input: VerifyDocumentInput): Promise<VerifyDocumentResult> {
  const request = await acceptVerification(input);
  const loaded = await loadDocument({ source: request.document });
  upsertSearchAttributes([
    { key: searchAttributes.Product, value: loaded.product },
    { key: searchAttributes.DocumentLocale, value: loaded.locale },
  ]);

  const wanted = loaded.procedures.filter(
    ({ id, title }) => request.procedure === null || request.procedure === id || request.procedure === title,
  );
  if (wanted.length === 0) {
    const known = loaded.procedures.map(({ id }) => id).join(', ');
    throw ApplicationFailure.nonRetryable(
      `${request.document} has no procedure "${request.procedure}". It has: ${known}.`,
      'InvalidInput',
    );
  }

  const results = await Promise.all(
    wanted.map(({ id, title, line, operations }) => {
      const procedure: VerifyProcedureInput = {
        source: request.document,
        document: loaded.document,
        procedureId: id,
        title,
        line,
        operations,
        product: loaded.product,
        locale: loaded.locale,
        policy: request.policy,
        class: request.class,
        priority: request.priority,
        trace: request.trace ?? false,
        settings: request.settings,
      };
      return executeChild(verifyProcedure, {
        workflowId: verifyProcedureId(workflowInfo().workflowId, id),
        args: [procedure],
        // A cancelled parent asks its children to stop, so that each still tears down what it made.
        parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
        staticSummary: title,
      });
    }),
  );
  setCurrentDetails(results.map(describeResult).join('\n'));
  return { document: request.document, results };
}

function describeResult(result: ProcedureResult): string {
  return `- **${result.verdict}** ${result.procedure} (line ${result.line}): ${result.explanation}`;
}

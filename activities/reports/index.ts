import { activityInfo } from '@temporalio/activity';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { ReportActivities } from './contract.js';
import { renderReport } from './html/report.js';
import { loadReport } from './load-report.js';

export interface ReportDependencies {
  readonly artifacts: ArtifactStore;
  /** Address of the Temporal UI; null when there is none. */
  readonly uiUrl: string | null;
}

/** Activities that write reports. */
export function createReportActivities({ artifacts, uiUrl }: ReportDependencies): ReportActivities {
  return {
    async writeReport(input) {
      const runLink = uiUrl === null ? null : temporalLink(uiUrl, activityInfo().namespace, input.result);
      const model = await loadReport(artifacts, { ...input, runLink });
      return { report: await artifacts.put(Buffer.from(renderReport(model)), 'text/html; charset=utf-8') };
    },
  };
}

function temporalLink(uiUrl: string, namespace: string, { workflowId, runId }: ProcedureResult): string {
  const parts = ['namespaces', namespace, 'workflows', workflowId, runId, 'history'];
  return `${uiUrl.replace(/\/+$/, '')}/${parts.map(encodeURIComponent).join('/')}`;
}

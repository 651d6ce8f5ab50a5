import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';

const POLL_MS = 700;

export interface ProgressWatch {
  stop(): Promise<void>;
}

/** Reports each change of phase of the procedures under some runs, as the Temporal UI's list shows them. */
export function watchProgress(
  temporal: Client,
  runs: readonly { readonly document: string; readonly handle: { readonly workflowId: string } }[],
  report: (line: string) => void,
): ProgressWatch {
  const seen = new Map<string, string>();
  const stopping = new AbortController();

  const look = async (): Promise<void> => {
    for (const { handle } of runs) {
      const query = `WorkflowType = 'verifyProcedure' AND WorkflowId STARTS_WITH '${handle.workflowId.replace(/'/g, "''")}/'`;
      for await (const { workflowId, searchAttributes } of temporal.workflow.list({ query })) {
        const phase = String(searchAttributes.Phase?.[0] ?? 'starting');
        if (seen.get(workflowId) === phase) continue;
        seen.set(workflowId, phase);
        report(`  ${workflowId.slice('verify/'.length)}: ${phase}`);
      }
    }
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      // Progress is a courtesy: a failed look is simply taken again.
      await look().catch(() => undefined);
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

import { sleep, workflowInfo } from '@temporalio/workflow';
import { openLeases } from '../../workflows/steps/lease-account.js';

export * from '../../workflows/index.js';

/** Holds an account for a moment and says which, and from when to when by the server's clock. */
export async function leaseHolder(): Promise<{ accountId: string; from: number; to: number }> {
  const leases = openLeases('audit', workflowInfo().workflowId.endsWith('0') ? 1 : 3);
  const { lease } = await leases.acquire();
  const from = Date.now();
  await sleep(5);
  const to = Date.now();
  await leases.releaseAll();
  return { accountId: lease.accountId, from, to };
}

import {
  ApplicationFailure,
  condition,
  getExternalWorkflowHandle,
  isCancellation,
  setHandler,
  uuid4,
  workflowInfo,
} from '@temporalio/workflow';
import type { LeaseClass, LeasePriority } from '../../domain/lease.js';
import { ACCOUNT_POOL_ID, LEASE } from '../../temporal.config.js';
import { type LeaseGranted, leaseGranted, releaseLease, requestLease } from '../protocol.js';
import { rootMessage } from './failures.js';

/** Account leases of one workflow: asked for and given back by signals, since workflows cannot send Updates. */
export interface Leases {
  /** Waits for an account of the pool. Fails with NoFreeAccount. */
  acquire(): Promise<LeaseGranted>;
  /** Gives back everything that was asked for, granted or not. Idempotent. */
  releaseAll(): Promise<void>;
}

export function openLeases(leaseClass: LeaseClass, priority: LeasePriority): Leases {
  const pool = getExternalWorkflowHandle(ACCOUNT_POOL_ID);
  const { workflowId: owner, runId: ownerRunId } = workflowInfo();
  const granted = new Map<string, LeaseGranted>();
  const open = new Set<string>();
  setHandler(leaseGranted, (grant) => {
    granted.set(grant.lease.requestId, grant);
  });

  return {
    async acquire() {
      const requestId = uuid4();
      // Before the signal: one that was delivered and then cancelled is withdrawn as well.
      open.add(requestId);
      try {
        await pool.signal(requestLease, { owner, ownerRunId, requestId, class: leaseClass, priority });
      } catch (error) {
        if (isCancellation(error)) throw error;
        open.delete(requestId);
        throw ApplicationFailure.nonRetryable(
          `No account pool runs under the workflow id "${ACCOUNT_POOL_ID}" (${rootMessage(error)}). Start the stack first.`,
          'NoFreeAccount',
        );
      }
      await condition(() => granted.has(requestId), LEASE.grantTimeout);
      const grant = granted.get(requestId);
      if (grant === undefined) {
        throw ApplicationFailure.nonRetryable(`No account became free within ${LEASE.grantTimeout}.`, 'NoFreeAccount');
      }
      return grant;
    },

    async releaseAll() {
      for (const requestId of [...open]) {
        await pool.signal(releaseLease, { owner, requestId });
        open.delete(requestId);
      }
    },
  };
}

import type { PooledAccount } from '../../domain/lease.js';

export interface AccountActivities {
  /** Credentials work and nothing of an earlier lease is left. Fails with CredentialsRejected or TeardownIncomplete. */
  checkAccount(input: { readonly account: PooledAccount }): Promise<void>;
  /** Makes a second key, switches to it, disables and deletes the first; heals an interrupted rotation. Idempotent per lease. */
  rotateCredentials(input: { readonly account: PooledAccount; readonly leaseId: string }): Promise<void>;
  /** Asks Temporal whether the holder of a lease still runs. */
  ownerIsRunning(input: { readonly workflowId: string; readonly runId: string }): Promise<boolean>;
}

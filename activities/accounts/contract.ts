import type { AccountLease, PooledAccount } from '../../domain/lease.js';

export interface AccountActivities {
  /** Credentials work and nothing of an earlier lease is left. Fails with CredentialsRejected or TeardownIncomplete. */
  checkAccount(input: { readonly account: PooledAccount }): Promise<void>;
  /** Makes a second key, switches to it, disables and deletes the first; heals an interrupted rotation. Idempotent per lease. */
  rotateCredentials(input: { readonly account: PooledAccount; readonly leaseId: string }): Promise<void>;
  /** Asks Temporal whether the holder of a lease still runs. */
  ownerIsRunning(input: { readonly workflowId: string; readonly runId: string }): Promise<boolean>;
  /** Names of resources that carry the lease's prefix and still exist. */
  findLeftovers(input: { readonly lease: AccountLease }): Promise<readonly string[]>;
  /**
   * Deletes what carries the lease's prefix: made in the console by the episode, unknown to the stack.
   *
   * @param input.keep ids of the stack's own resources, which the engine destroys itself
   */
  removeLeftovers(input: {
    readonly lease: AccountLease;
    readonly keep: readonly string[];
  }): Promise<readonly string[]>;
}

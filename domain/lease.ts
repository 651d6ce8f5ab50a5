/** The right to use one cloud account for one run. */

/** 1 is served first. */
export type LeasePriority = 1 | 2 | 3 | 4 | 5;
export type LeaseClass = 'audit' | 'benchmark' | 'training';

export interface LeaseRequest {
  /** Workflow id of the holder; the grant is signalled to it. */
  readonly owner: string;
  readonly ownerRunId: string;
  /** Distinguishes several leases that one owner asks for, such as a second attempt. */
  readonly requestId: string;
  readonly class: LeaseClass;
  readonly priority: LeasePriority;
}

export interface AccountLease {
  readonly leaseId: string;
  readonly requestId: string;
  readonly accountId: string;
  /** Prefix of everything made under this lease: lower-case letters, digits and hyphens, starts with a letter. */
  readonly namePrefix: string;
  /** Unix milliseconds; the pool reclaims a lease whose holder is gone by then. */
  readonly expiresAt: number;
}

/** An account as the pool knows it. Its credentials are in the secret store under `account/<accountId>`. */
export interface PooledAccount {
  readonly accountId: string;
  /** Role that episodes assume, so that the audit log tells their events from provisioning's. */
  readonly episodeRoleArn: string;
  /** Region that resources are made in, such as `cn-hangzhou`. */
  readonly regionId: string;
}

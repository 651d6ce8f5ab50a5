import type { ArtifactRef } from '../../domain/artifact.js';
import type { AccountLease } from '../../domain/lease.js';
import type { ProvisionedResource, ResourceNeed, ResourceReport } from '../../domain/meta.js';

export interface PlanProcedureInput {
  readonly document: ArtifactRef;
  readonly procedureId: string;
}

export interface ProvisionInput {
  readonly lease: AccountLease;
  readonly regionId: string;
  readonly needs: readonly ResourceNeed[];
}

export interface ProvisionResult {
  readonly stack: string;
  readonly resources: readonly ProvisionedResource[];
  /** Outputs by name. Secrets are references into the secret store, `secret:<name>`. */
  readonly outputs: Readonly<Record<string, string>>;
}

export interface ProvideResourceInput {
  readonly lease: AccountLease;
  readonly regionId: string;
  readonly need: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Needs already applied to the lease's stack; they stay. */
  readonly existing: readonly ResourceNeed[];
  /** Operations the procedure itself is to perform: a need that these would satisfy is refused. */
  readonly operations: readonly string[];
}

export interface ProvisioningActivities {
  /** Which resources must exist before the procedure starts, read from its prerequisites, links and parameters. */
  planProcedure(input: PlanProcedureInput): Promise<{ readonly needs: readonly ResourceNeed[] }>;
  /** Applies the needs as one stack named after the lease, and reads back that each is satisfied. Idempotent. */
  provision(input: ProvisionInput): Promise<ProvisionResult>;
  /** ResourceCoder: finds a META for a need met in mid-episode and adds it to the lease's stack. */
  provideResource(input: ProvideResourceInput): Promise<ResourceReport>;
  /**
   * Destroys and removes the lease's stack, and what else carries the lease's prefix: made in the console, unknown to
   * the stack. Succeeds when there is nothing. Fails with TeardownIncomplete when something stays.
   */
  destroyStack(input: { readonly lease: AccountLease; readonly regionId: string }): Promise<void>;
}

import type { ArtifactRef } from '../../domain/artifact.js';
import type { AuditEvent, AuditRule, AuditScope } from '../../domain/audit.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Finding, Reward, StepResult } from '../../domain/outcome.js';
import type { ProbeInput, ProbeResult } from '../browser/contract.js';

export interface RewardActivities {
  /** Derives the rule of a bound task from the operations the document names; null when it names none that is known. */
  deriveRule(input: { readonly task: ArtifactRef }): Promise<{ readonly rule: AuditRule | null }>;
  /** One look at the audit log. */
  checkAuditLog(input: {
    readonly lease: AccountLease;
    readonly rule: AuditRule;
    readonly scope: AuditScope;
  }): Promise<{ readonly confirmed: boolean; readonly matched: readonly AuditEvent[] }>;
  /** Compares what the document says with what was done and seen. Findings are not confirmed yet. */
  findDeviations(input: {
    readonly document: ArtifactRef;
    readonly task: ArtifactRef;
    readonly trajectory: ArtifactRef;
    readonly reward: Reward;
  }): Promise<{ readonly findings: readonly Finding[]; readonly steps: readonly StepResult[] }>;
  /** What a fresh session must look at to confirm or reject the findings that are not confirmed yet. */
  planSecondLook(input: {
    readonly task: ArtifactRef;
    readonly trajectory: ArtifactRef;
    readonly findings: readonly Finding[];
  }): Promise<Pick<ProbeInput, 'looks'>>;
  /** Confirms the findings that the second look agrees with and drops those it contradicts. */
  applySecondLook(input: {
    readonly task: ArtifactRef;
    readonly trajectory: ArtifactRef;
    readonly findings: readonly Finding[];
    readonly probe: ProbeResult;
  }): Promise<{ readonly findings: readonly Finding[] }>;
}

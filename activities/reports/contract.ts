import type { ArtifactRef } from '../../domain/artifact.js';
import type { AuditEvent } from '../../domain/audit.js';
import type { ProcedureResult } from '../../domain/outcome.js';

export interface ReportActivities {
  /** One-file HTML of one procedure's run. */
  writeReport(input: {
    readonly result: ProcedureResult;
    readonly document: ArtifactRef;
    readonly task: ArtifactRef | null;
    readonly events: readonly AuditEvent[];
  }): Promise<{ readonly report: ArtifactRef }>;
}

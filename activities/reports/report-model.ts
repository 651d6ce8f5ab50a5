import type { Decision } from '../../domain/action.js';
import type { AuditEvent } from '../../domain/audit.js';
import type { Observation } from '../../domain/observation.js';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { StepRecord, TraceEvidence } from '../../domain/trajectory.js';

/** One action with the page it was decided on. */
export interface ReportStep {
  readonly record: StepRecord;
  readonly observation: Observation;
  /** Hash of the observation, by which findings refer to it. */
  readonly observationHash: string;
}

/** Everything a report shows, loaded and small enough; rendering it needs no I/O. */
export interface ReportModel {
  readonly result: ProcedureResult;
  readonly document: ParsedDocument;
  readonly task: EpisodeTask | null;
  readonly events: readonly AuditEvent[];
  readonly policy: string | null;
  readonly steps: readonly ReportStep[];
  /** Playwright trace of the episode; null when none was asked for. */
  readonly trace: TraceEvidence | null;
  /** The page at the end, and the decision that ended the episode, if one did; null when there was no episode. */
  readonly last: {
    readonly observation: Observation;
    readonly observationHash: string;
    readonly decision: Decision | null;
  } | null;
  /** PNG bytes by the screenshot's hash; one that is missing is shown as an empty frame. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** Link to the run in the Temporal UI. */
  readonly runLink: string | null;
}

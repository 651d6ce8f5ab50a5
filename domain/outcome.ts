import type { ArtifactRef } from './artifact.js';

/** Reward, step status, finding, verdict (design section 6). */

export type Reward = 1 | 0 | 'invalid';

export type StepStatus = 'followed' | 'adapted' | 'notExercised' | 'notCheckable' | 'notReached';

export interface StepResult {
  readonly line: number;
  readonly number: number;
  readonly status: StepStatus;
}

export type FindingClass =
  | 'labelRenamed'
  | 'navigationMoved'
  | 'stepMissing'
  | 'stepObsolete'
  | 'stepOrder'
  | 'uiRestructured'
  | 'optionChanged'
  | 'prerequisiteMissing'
  | 'linkBroken'
  | 'entryUrlWrong'
  | 'screenshotStale'
  | 'textAmbiguous'
  | 'resultMismatch'
  | 'localeMix';

export interface Finding {
  /** `static` findings need no console and change neither verdict nor exit code unless asked to. */
  readonly kind: 'console' | 'static';
  readonly class: FindingClass;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The document's words. */
  readonly quote: string;
  /** What the console shows instead. */
  readonly seen: string;
  /** True once a second look agreed. Only confirmed console findings change a verdict. */
  readonly confirmed: boolean;
  /** True when the step cannot be done as written. */
  readonly blocking: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  readonly suggestion: string | null;
  /** Observation that shows it, and the mark on it. */
  readonly evidence: { readonly observation: ArtifactRef; readonly mark: number | null } | null;
}

export type Verdict = 'verified' | 'drifted' | 'broken' | 'agentFailed' | 'environmentFailed' | 'inconclusive';

export interface ProcedureResult {
  readonly document: string;
  readonly procedure: string;
  readonly line: number;
  readonly verdict: Verdict;
  readonly reward: Reward;
  readonly steps: readonly StepResult[];
  readonly findings: readonly Finding[];
  readonly workflowId: string;
  readonly runId: string;
  readonly trajectory: ArtifactRef | null;
  /** One-file HTML; null when no report could be made. */
  readonly report: ArtifactRef | null;
  /** True when a person helped: such a run is left out of training and of pass rates. */
  readonly assisted: boolean;
  /** Why the run ended as it did, in one sentence. */
  readonly explanation: string;
  readonly seconds: number;
}

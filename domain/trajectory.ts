import type { Action, Decision } from './action.js';
import type { ArtifactRef } from './artifact.js';
import type { ResourceReport } from './meta.js';
import type { ObservedElement } from './observation.js';

/** Everything that happened in an episode, as facts; enough to score it again without a browser. */

export type StepOutcome =
  | { readonly status: 'landed'; readonly target: ObservedElement | null; readonly readBack: string | null }
  | {
      readonly status: 'failed';
      readonly error: string;
      readonly message: string;
      readonly alternatives: readonly string[];
    }
  /** The action was claimed, then the worker died: it may or may not have happened, and is never repeated. */
  | { readonly status: 'unknown' };

export interface StepRecord {
  /** Counts from 1. */
  readonly step: number;
  readonly decision: Decision;
  readonly outcome: StepOutcome;
  /** Observation the decision was made on, and the one after the action. */
  readonly before: ArtifactRef;
  readonly after: ArtifactRef;
  /** Unix milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export type HistoryEvent =
  | { readonly kind: 'step'; readonly record: StepRecord }
  | { readonly kind: 'resource'; readonly afterStep: number; readonly report: ResourceReport }
  | { readonly kind: 'hint'; readonly afterStep: number; readonly text: string };

export type EpisodeEnd =
  | 'complete' //        task_complete
  | 'unachievable' //    task_unachievable
  | 'stepLimit'
  | 'loop'
  | 'policyFailed' //    the policy could not answer in its grammar
  | 'environment' //     browser, console or cloud failed
  | 'cancelled';

export interface Trajectory {
  readonly episodeId: string;
  readonly task: ArtifactRef;
  /** Which policy decided, such as `ranker:0` or `openai:qwen-vl`. */
  readonly policy: string;
  readonly first: ArtifactRef;
  readonly events: readonly HistoryEvent[];
  readonly end: { readonly kind: EpisodeEnd; readonly message: string } | null;
}

/** The steps of a trajectory in order. */
export function stepRecords(trajectory: Trajectory): readonly StepRecord[] {
  return trajectory.events.flatMap((event) => (event.kind === 'step' ? [event.record] : []));
}

/**
 * Whether an action may change something in the cloud account, so that it must be claimed before it is done.
 * Errs on the side of yes: pressing a button may always write; opening a menu, a link or a field does not.
 */
export function mayWrite(action: Action, target: ObservedElement | null): boolean {
  if (action.kind === 'pressKey') return /(^|\+)(Enter|Space| )$/.test(action.key);
  if (action.kind === 'check') return target?.role === 'switch';
  if (action.kind === 'type') return action.submit === true;
  if (action.kind === 'drag' || action.kind === 'upload') return true;
  if (action.kind !== 'click') return false;
  return target === null || ['button', 'menuitem', 'clickable', 'switch'].includes(target.role);
}

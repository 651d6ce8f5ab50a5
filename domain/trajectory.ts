import type { Action, Decision } from './action.js';
import type { ArtifactRef } from './artifact.js';
import type { ResourceReport } from './meta.js';
import type { ObservedElement } from './observation.js';

/** Everything that happened in an episode, as facts; enough to score it again without a browser. */

/**
 * Version of the format, written into every trajectory. What version 1 did not hold is read as its default: no evidence
 * of the steps, no last observation, no decision at the end, no trace.
 */
export const TRAJECTORY_VERSION = 2;

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

/** Where the time of a step went, milliseconds. */
export interface StepTimings {
  /** The action itself, with finding its target and reading back. */
  readonly act: number;
  /** Waiting until the page looked finished. */
  readonly settle: number;
  /** Reading the page, taking its picture and storing that. */
  readonly observe: number;
  /** Storing the observation and what the network did; the trajectory itself is stored after this was measured. */
  readonly persist: number;
}

/** What a server said to one request that was meant to change something, or that failed. */
export interface ServerAnswer {
  readonly method: string;
  /** Without fragment, secrets masked, cut to 200 characters; many consoles say in the query what they ask for. */
  readonly url: string;
  /** HTTP status; 0 when no answer came during the step. */
  readonly status: number;
  /** Error code in the body of an answer whose status says nothing, such as `Forbidden.RAM`; null when there is none. */
  readonly code: string | null;
}

/** What the network and the page's console say about a step, beside what the page shows. */
export interface StepEvidence {
  readonly timings: StepTimings;
  /** Requests of the step as HTTP Archive 1.2, without headers, cookies and answers' bodies; null when there was none. */
  readonly har: ArtifactRef | null;
  /** Writes and failures among them; bounded. */
  readonly answers: readonly ServerAnswer[];
  /** Errors that the page wrote to the browser's console; bounded. */
  readonly consoleErrors: readonly string[];
}

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
  /** Null in a trajectory of version 1. */
  readonly evidence: StepEvidence | null;
}

export type HistoryEvent =
  | { readonly kind: 'step'; readonly record: StepRecord }
  | { readonly kind: 'resource'; readonly afterStep: number; readonly report: ResourceReport }
  | { readonly kind: 'hint'; readonly afterStep: number; readonly text: string };

export type EpisodeEnd =
  | 'complete' //        task_complete
  | 'unachievable' //    task_unachievable
  | 'stepLimit'
  | 'timeLimit' //       its share of the lease, without waiting for people and resources
  | 'tokenLimit' //      what the policy may cost, where it says what it used
  | 'loop'
  | 'policyFailed' //    the policy could not answer in its grammar
  | 'environment' //     browser, console or cloud failed
  | 'cancelled';

/** A Playwright trace of an episode, or why it could not be kept. */
export type TraceEvidence = { readonly artifact: ArtifactRef } | { readonly refused: string };

export interface Trajectory {
  readonly version: 1 | typeof TRAJECTORY_VERSION;
  readonly episodeId: string;
  readonly task: ArtifactRef;
  /** Which policy decided, such as `ranker:0` or `openai:qwen-vl`. */
  readonly policy: string;
  readonly first: ArtifactRef;
  readonly events: readonly HistoryEvent[];
  readonly end: {
    readonly kind: EpisodeEnd;
    readonly message: string;
    /** The policy's last decision, when it ended the episode itself. */
    readonly decision: Decision | null;
    /** What the page showed at the end. */
    readonly last: ArtifactRef | null;
  } | null;
  /** Null when none was asked for, or while the episode runs. */
  readonly trace: TraceEvidence | null;
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

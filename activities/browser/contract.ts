import type { ArtifactRef } from '../../domain/artifact.js';
import type { AccountLease } from '../../domain/lease.js';
import type { EpisodeEnd, HistoryEvent } from '../../domain/trajectory.js';

export interface OpenSessionInput {
  /** `<workflow id>/<run id>`: names the role session, the claims and the trajectory. */
  readonly episodeId: string;
  readonly lease: AccountLease;
  /** Role that the browser's session assumes. */
  readonly episodeRoleArn: string;
  readonly task: ArtifactRef;
  readonly policy: string;
  /** Keep a Playwright trace of the episode, from after the sign-in. */
  readonly trace?: boolean;
}

export interface OpenedSession {
  readonly sessionId: string;
  /** Task queue that only the worker which holds this browser polls. */
  readonly queue: string;
  /** Principal of the browser's session as the audit log writes it, `role:session`. */
  readonly userName: string;
  /** Unix milliseconds, before the sign-in. */
  readonly openedAt: number;
  readonly observation: ArtifactRef;
  readonly trajectory: ArtifactRef;
  /** As in a step's report, of the first page. */
  readonly humanCheck: string | null;
}

export interface StepInput {
  readonly sessionId: string;
  /** Counts from 1; with the session id the key of this step's claim and result. */
  readonly step: number;
  readonly decision: ArtifactRef;
}

export interface StepReport {
  readonly observation: ArtifactRef;
  readonly trajectory: ArtifactRef;
  /** One line for the timeline, such as `click "Create Security Group"`. */
  readonly summary: string;
  readonly landed: boolean;
  /** The same state and action keep repeating: 1 = nudge given, 2 = the episode must end. */
  readonly loop: 0 | 1 | 2;
  /** The console had ended the session, and it was signed in again: the step counts against nobody. */
  readonly renewed: boolean;
  /** What only a person can do, that the page asks for now, such as `a slider captcha`; null when it asks for nothing. */
  readonly humanCheck: string | null;
}

/** Activities on the shared browser queue. */
export interface BrowserPoolActivities {
  /** Opens a browser context, signs in by federation, goes to the task's start page, observes. */
  openSession(input: OpenSessionInput): Promise<OpenedSession>;
  /**
   * Whether the episode claimed an action that may have written, readable when its worker is gone. The episode is over with
   * that: a worker that was lost and wakes up claims and presses nothing in it any more.
   */
  readClaims(input: {
    readonly episodeId: string;
  }): Promise<{ readonly writeClaimed: boolean; readonly trajectory: ArtifactRef | null }>;
}

/** Activities on the queue of the worker that holds the session. */
export interface BrowserSessionActivities {
  /** Claims, acts, settles, observes, stores. A retry that finds only the claim reports the outcome `unknown`. */
  step(input: StepInput): Promise<StepReport>;
  /** Adds something that happened outside the browser to the trajectory and observes again. */
  record(input: {
    readonly sessionId: string;
    readonly event: Exclude<HistoryEvent, { kind: 'step' }>;
  }): Promise<StepReport>;
  /** Reads the page again, as after a person did something in it. */
  look(input: { readonly sessionId: string }): Promise<StepReport>;
  /** Looks again: reloads the page and says which of the labels it shows, and where. */
  probe(input: ProbeInput): Promise<ProbeResult>;
  closeSession(input: {
    readonly sessionId: string;
    readonly end: { readonly kind: EpisodeEnd; readonly message: string };
    /** The policy's `Decision` that ended the episode, when one did. */
    readonly decision?: ArtifactRef;
  }): Promise<{ readonly trajectory: ArtifactRef }>;
}

export interface ProbeInput {
  readonly sessionId: string;
  /** Pages to look at, each with the labels looked for. */
  readonly looks: readonly {
    readonly url: string;
    /** Names of controls to click in order before looking, as the console showed them; empty for the page itself. */
    readonly open: readonly string[];
    readonly labels: readonly string[];
  }[];
}

export interface ProbeResult {
  readonly looks: readonly {
    readonly url: string;
    readonly shown: readonly string[];
    readonly observation: ArtifactRef;
  }[];
}

import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { ArtifactRef } from '../domain/artifact.js';
import type { AccountLease, LeaseClass, LeasePriority, LeaseRequest, PooledAccount } from '../domain/lease.js';
import type { ResourceReport } from '../domain/meta.js';
import type { ProcedureResult } from '../domain/outcome.js';
import type { Locale, ProductCode } from '../domain/procedure.js';
import type { EpisodeEnd } from '../domain/trajectory.js';

/** Every input, signal, update and query of this application, in one place that client and workflows share. */

// --- verifyDocument ---

export interface VerifyDocumentInput {
  /** Path of a Markdown or HTML file that the workers can read, or an http(s) URL. */
  readonly document: string;
  /** Only this procedure (its id or title); all of them by default. */
  readonly procedure?: string;
  /** `ranker` (default), `openai:<model>` or `remote:<url>`. */
  readonly policy?: string;
  readonly class?: LeaseClass;
  readonly priority?: LeasePriority;
  /** Keep a Playwright trace of each episode; false by default. */
  readonly trace?: boolean;
}

export interface VerifyDocumentResult {
  readonly document: string;
  readonly results: readonly ProcedureResult[];
}

// --- verifyProcedure ---

export interface VerifyProcedureInput {
  /** Path or URL as the user gave it. */
  readonly source: string;
  readonly document: ArtifactRef;
  readonly procedureId: string;
  readonly title: string;
  readonly line: number;
  /** OpenAPI operations that the document names for this procedure. */
  readonly operations: readonly string[];
  readonly product: ProductCode;
  readonly locale: Locale;
  readonly policy: string;
  readonly class: LeaseClass;
  readonly priority: LeasePriority;
  readonly trace?: boolean;
  readonly settings: RunSettings;
}

/** What workflows need to know of the installation; read once by a local activity, so that replays see the same. */
export interface RunSettings {
  readonly regionId: string;
  /** Longest time until an audit event can be found, milliseconds. */
  readonly auditDelayMs: number;
  readonly auditPollMs: number;
}

export const resourceRequested = defineSignal<[ResourceRequested]>('resourceRequested');
export interface ResourceRequested {
  /** Workflow id of the episode that asks. */
  readonly episode: string;
  readonly need: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const leaseGranted = defineSignal<[LeaseGranted]>('leaseGranted');
export interface LeaseGranted {
  readonly lease: AccountLease;
  readonly account: PooledAccount;
}

// --- browserEpisode ---

export interface BrowserEpisodeInput {
  readonly lease: AccountLease;
  readonly account: PooledAccount;
  readonly task: ArtifactRef;
  readonly policy: string;
  readonly maxSteps: number;
  readonly trace?: boolean;
  /** Workflow that answers resource requests; null when nobody does. */
  readonly parent: string | null;
}

export interface BrowserEpisodeResult {
  readonly end: EpisodeEnd | 'sessionLost';
  readonly message: string;
  readonly trajectory: ArtifactRef | null;
  /** Principal of the browser's session in the audit log; null when it never signed in. */
  readonly userName: string | null;
  /** Unix milliseconds. */
  readonly from: number;
  readonly to: number;
  /** An action that may have written was claimed: what the account holds now is not known for sure. */
  readonly writeClaimed: boolean;
  /** A person helped. */
  readonly assisted: boolean;
}

export const resourceProvided = defineSignal<[ResourceReport]>('resourceProvided');
export const hint = defineSignal<[{ readonly text: string }]>('hint');
export const pause = defineSignal('pause');
export const resume = defineSignal('resume');
export const takeOver = defineSignal('takeOver');

export const progress = defineQuery<EpisodeProgress>('progress');
export interface EpisodeProgress {
  readonly step: number;
  readonly last: string;
  readonly paused: boolean;
}

// --- accountPool ---

export interface AccountPoolInput {
  /** State carried over by continue-as-new. */
  readonly state?: AccountPoolState;
  /** Events after which the pool continues as new; the server's suggestion by default. */
  readonly maxHistoryEvents?: number;
}

export type PooledAccountState = 'free' | 'checking' | 'leased' | 'rotating' | 'quarantined';

export interface PoolEntry {
  readonly account: PooledAccount;
  readonly state: PooledAccountState;
  readonly lease: AccountLease | null;
  readonly holder: LeaseRequest | null;
  /** Why it is quarantined; empty otherwise. */
  readonly reason: string;
  /** Leases this account has served. */
  readonly served: number;
}

export interface AccountPoolState {
  readonly entries: readonly PoolEntry[];
  readonly waiting: readonly LeaseRequest[];
  readonly draining: boolean;
}

export const requestLease = defineSignal<[LeaseRequest]>('requestLease');
/** Gives a lease back, or withdraws a request that was not granted yet. Idempotent. */
export const releaseLease = defineSignal<[{ readonly owner: string; readonly requestId: string }]>('releaseLease');
export const addAccounts = defineUpdate<number, [{ readonly accounts: readonly PooledAccount[] }]>('addAccounts');
export const quarantine = defineUpdate<void, [{ readonly accountId: string; readonly reason: string }]>('quarantine');
export const drain = defineUpdate<void, [{ readonly on: boolean }]>('drain');
export const poolStatus = defineQuery<AccountPoolState>('status');

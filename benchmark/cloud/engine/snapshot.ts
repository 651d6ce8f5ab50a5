import type { ResourceRecord } from '../spec/handler.js';
import type { StoredEvent } from './audit-log.js';
import type { RoleSession } from './credentials.js';
import type { Account, LocalCloudEngine } from './engine.js';
import type { TokenEntry } from './idempotency.js';

/** Grows when what is saved changes. */
const FORMAT = 2;

/** One account at one moment. Records, events and answers are never changed in place, so they are shared. */
export interface AccountSnapshot {
  readonly accountId: string;
  readonly resources: readonly ResourceRecord[];
  readonly events: readonly StoredEvent[];
  /** Client tokens of calls that were done. */
  readonly tokens: readonly (readonly [string, TokenEntry])[];
}

/** The whole cloud, for the optional state file. */
export interface CloudState {
  readonly format: typeof FORMAT;
  readonly accounts: readonly AccountSnapshot[];
  readonly sessions: readonly RoleSession[];
}

/** Remembers an account. */
export function snapshotAccount({ accountId, store, audit, tokens }: Account): AccountSnapshot {
  return { accountId, resources: store.all(), events: [...audit.all()], tokens: tokens.all() };
}

/** Puts an account back to a remembered moment. */
export function restoreAccount({ store, audit, tokens }: Account, snapshot: AccountSnapshot): void {
  for (const record of store.all()) store.remove(record);
  for (const record of snapshot.resources) store.put(record);
  audit.replace(snapshot.events);
  tokens.replace(snapshot.tokens);
}

/** Everything that survives a restart. */
export function saveCloud(engine: LocalCloudEngine): CloudState {
  return {
    format: FORMAT,
    accounts: engine.accounts().map(snapshotAccount),
    sessions: engine.credentials.sessions(),
  };
}

/** Loads a saved state into an engine without accounts. */
export function loadCloud(engine: LocalCloudEngine, state: CloudState): void {
  if (state.format !== FORMAT) throw new Error(`its format is ${String(state.format)}, not ${FORMAT}`);
  for (const snapshot of state.accounts) restoreAccount(engine.addAccount(snapshot.accountId), snapshot);
  for (const session of state.sessions) engine.credentials.restore(session);
}

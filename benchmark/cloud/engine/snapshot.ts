import type { ResourceRecord } from '../spec/handler.js';
import type { StoredEvent } from './audit-log.js';
import type { RoleSession } from './credentials.js';
import type { Account, LocalCloudEngine } from './engine.js';

/** One account's resources and events at one moment. Records are never changed in place, so they are shared. */
export interface AccountSnapshot {
  readonly accountId: string;
  readonly resources: readonly ResourceRecord[];
  readonly events: readonly StoredEvent[];
}

/** The whole cloud, for the optional state file. */
export interface CloudState {
  readonly format: 1;
  readonly accounts: readonly AccountSnapshot[];
  readonly sessions: readonly RoleSession[];
}

/** Remembers an account. */
export function snapshotAccount({ accountId, store, audit }: Account): AccountSnapshot {
  return { accountId, resources: store.all(), events: [...audit.all()] };
}

/** Puts an account back to a remembered moment. */
export function restoreAccount({ store, audit }: Account, snapshot: AccountSnapshot): void {
  for (const record of store.all()) store.remove(record);
  for (const record of snapshot.resources) store.put(record);
  audit.replace(snapshot.events);
}

/** Everything that survives a restart. */
export function saveCloud(engine: LocalCloudEngine): CloudState {
  return {
    format: 1,
    accounts: engine.accounts().map(snapshotAccount),
    sessions: engine.credentials.sessions(),
  };
}

/** Loads a saved state into an engine without accounts. */
export function loadCloud(engine: LocalCloudEngine, state: CloudState): void {
  if (state.format !== 1) throw new Error(`The state file has the unknown format ${String(state.format)}.`);
  for (const snapshot of state.accounts) restoreAccount(engine.addAccount(snapshot.accountId), snapshot);
  for (const session of state.sessions) engine.credentials.restore(session);
}

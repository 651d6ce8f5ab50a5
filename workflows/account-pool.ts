import {
  allHandlersFinished,
  condition,
  continueAsNew,
  getExternalWorkflowHandle,
  log,
  proxyActivities,
  setHandler,
  sleep,
  uuid4,
  workflowInfo,
} from '@temporalio/workflow';
import type { AccountActivities } from '../activities/accounts/contract.js';
import type { ProvisioningActivities } from '../activities/provisioning/contract.js';
import type { AccountLease, LeaseClass, LeaseRequest } from '../domain/lease.js';
import { leasePrefix } from '../domain/lease-names.js';
import { nextRequest } from '../domain/lease-queue.js';
import { ACTIVITY_OPTIONS, LEASE } from '../temporal.config.js';
import {
  type AccountPoolInput,
  type AccountPoolState,
  addAccounts,
  drain,
  leaseGranted,
  type PoolEntry,
  poolStatus,
  quarantine,
  releaseLease,
  requestLease,
} from './protocol.js';
import { rootMessage } from './steps/failures.js';

const accounts = proxyActivities<AccountActivities>(ACTIVITY_OPTIONS.accounts);
const provisioning = proxyActivities<ProvisioningActivities>(ACTIVITY_OPTIONS.provisioning);

/**
 * Owns every cloud account: who holds it, who waits, what is quarantined. One entity workflow that runs for ever and
 * continues as new. An account is checked before a lease and gets new credentials after it.
 */
export async function accountPool(input: AccountPoolInput): Promise<void> {
  const entries = new Map<string, PoolEntry>(
    (input.state?.entries ?? []).map((entry) => [entry.account.accountId, entry]),
  );
  const waiting: LeaseRequest[] = [...(input.state?.waiting ?? [])];
  let draining = input.state?.draining ?? false;
  /** Requests given back while their account was still being checked. */
  const withdrawn = new Set<string>();
  /** Checks, grants and rotations under way; the pool continues as new only between them. */
  let busy = 0;

  const update = (accountId: string, change: Partial<PoolEntry>): void => {
    const entry = entries.get(accountId);
    if (entry !== undefined) entries.set(accountId, { ...entry, ...change });
  };
  const inBackground = (work: () => Promise<void>): void => {
    busy += 1;
    work()
      .catch((error: unknown) => log.error('Account pool work failed', { reason: rootMessage(error) }))
      .finally(() => {
        busy -= 1;
      });
  };
  const state = (): AccountPoolState => ({ entries: [...entries.values()], waiting: [...waiting], draining });

  setHandler(poolStatus, state);
  setHandler(requestLease, (request) => {
    const known =
      waiting.some(({ requestId }) => requestId === request.requestId) ||
      [...entries.values()].some(({ holder }) => holder?.requestId === request.requestId);
    if (!known) waiting.push(request);
  });
  setHandler(releaseLease, ({ owner, requestId }) => {
    const index = waiting.findIndex((request) => request.owner === owner && request.requestId === requestId);
    if (index >= 0) waiting.splice(index, 1);
    for (const { account, lease, holder, state } of entries.values()) {
      if (state === 'checking' && holder?.requestId === requestId) withdrawn.add(requestId);
      if (state === 'leased' && lease !== null && holder?.owner === owner && holder.requestId === requestId) {
        update(account.accountId, { state: 'rotating' });
        inBackground(() => rotate(account.accountId, lease));
      }
    }
  });
  setHandler(
    addAccounts,
    ({ accounts }) => {
      let added = 0;
      for (const account of accounts) {
        const known = entries.get(account.accountId);
        // Whoever adds an account again has put it right: it gets another chance.
        if (known?.state === 'quarantined')
          update(account.accountId, { state: 'free', reason: '', account, lease: null, holder: null });
        else if (known !== undefined) update(account.accountId, { reason: '' });
        if (known !== undefined) continue;
        entries.set(account.accountId, { account, state: 'free', lease: null, holder: null, reason: '', served: 0 });
        added += 1;
      }
      return added;
    },
    {
      description:
        'Add accounts, or free quarantined ones. {"accounts": [{"accountId": "…", "episodeRoleArn": "…", "regionId": "…"}]}',
    },
  );
  setHandler(
    quarantine,
    ({ accountId, reason }) => {
      const idle = entries.get(accountId)?.state === 'free';
      // One that is held or being rotated is set aside when that is over: its holder still works with it.
      update(accountId, idle ? { state: 'quarantined', reason } : { reason });
    },
    {
      description: 'Set an account aside; add it again to free it. {"accountId": "…", "reason": "…"}',
      validator({ accountId }) {
        if (!entries.has(accountId)) throw new Error(`The pool has no account ${accountId}.`);
      },
    },
  );
  setHandler(
    drain,
    ({ on }) => {
      draining = on;
    },
    { description: 'Grant no more leases until it is switched off. {"on": true}' },
  );

  /** Whether an account still is where some work left it: much can happen while an activity runs. */
  const isStill = (accountId: string, state: PoolEntry['state'], leaseId: string): boolean => {
    const entry = entries.get(accountId);
    return entry?.state === state && entry.lease?.leaseId === leaseId;
  };
  /** Free again, or set aside when a person asked for it meanwhile. */
  const settle = (accountId: string, change: Partial<PoolEntry> = {}): void => {
    const setAside = (entries.get(accountId)?.reason ?? '') !== '';
    update(accountId, { state: setAside ? 'quarantined' : 'free', lease: null, holder: null, ...change });
  };

  /** New credentials, so that what a lease knew is worth nothing afterwards. */
  async function rotate(accountId: string, lease: AccountLease): Promise<void> {
    const entry = entries.get(accountId);
    if (entry === undefined) return;
    try {
      await accounts.rotateCredentials({ account: entry.account, leaseId: lease.leaseId });
      if (isStill(accountId, 'rotating', lease.leaseId)) settle(accountId, { served: entry.served + 1 });
    } catch (error) {
      update(accountId, { state: 'quarantined', reason: rootMessage(error), lease: null, holder: null });
    }
  }

  async function grant(entry: PoolEntry, request: LeaseRequest): Promise<void> {
    const { accountId } = entry.account;
    try {
      await accounts.checkAccount({ account: entry.account });
    } catch (error) {
      update(accountId, { state: 'quarantined', reason: rootMessage(error) });
      update(accountId, { holder: null });
      if (!withdrawn.delete(request.requestId)) waiting.unshift(request);
      return;
    }
    if (withdrawn.delete(request.requestId)) return settle(accountId);
    if (entries.get(accountId)?.reason !== '') {
      settle(accountId);
      waiting.unshift(request);
      return;
    }
    const leaseId = uuid4();
    const lease: AccountLease = {
      leaseId,
      requestId: request.requestId,
      accountId,
      namePrefix: leasePrefix(leaseId),
      expiresAt: Date.now() + LEASE.durationMs,
    };
    update(accountId, { state: 'leased', lease, holder: request });
    try {
      await getExternalWorkflowHandle(request.owner, request.ownerRunId).signal(leaseGranted, {
        lease,
        account: entry.account,
      });
    } catch {
      // The holder ended before it got the account: nothing was done with it.
      if (isStill(accountId, 'leased', leaseId)) settle(accountId);
    }
  }

  /** What a dead holder left behind is removed before the account serves again. */
  async function reclaimExpired(): Promise<void> {
    for (const { account, lease, holder, state } of [...entries.values()]) {
      if (state !== 'leased' || lease === null || holder === null || lease.expiresAt > Date.now()) continue;
      const { accountId } = account;
      // An owner of whom nothing can be learned counts as running: the next check asks again.
      const running = await accounts
        .ownerIsRunning({ workflowId: holder.owner, runId: holder.ownerRunId })
        .catch(() => true);
      if (!isStill(accountId, 'leased', lease.leaseId)) continue;
      if (running) {
        update(accountId, { lease: { ...lease, expiresAt: Date.now() + LEASE.durationMs } });
        continue;
      }
      update(accountId, { state: 'rotating' });
      inBackground(async () => {
        try {
          await provisioning.destroyStack({ lease, regionId: account.regionId });
        } catch (error) {
          update(accountId, { state: 'quarantined', reason: `not swept: ${rootMessage(error)}` });
          return;
        }
        await rotate(accountId, lease);
      });
    }
  }

  const heldByClass = (): Partial<Record<LeaseClass, number>> => {
    const held: Partial<Record<LeaseClass, number>> = {};
    for (const { holder } of entries.values()) if (holder !== null) held[holder.class] = (held[holder.class] ?? 0) + 1;
    return held;
  };
  /** The account that served least: wear and rotations spread evenly. */
  const freeAccount = (): PoolEntry | undefined =>
    [...entries.values()]
      .filter((entry) => entry.state === 'free')
      .reduce<PoolEntry | undefined>((best, entry) => (best && best.served <= entry.served ? best : entry), undefined);
  const canGrant = (): boolean => !draining && waiting.length > 0 && freeAccount() !== undefined;
  const historyIsLong = (): boolean =>
    input.maxHistoryEvents === undefined
      ? workflowInfo().continueAsNewSuggested
      : workflowInfo().historyLength >= input.maxHistoryEvents;

  let expiryDue = false;
  const watchExpiry = (): void => {
    sleep(LEASE.durationMs / 4).then(
      () => {
        expiryDue = true;
      },
      () => undefined,
    );
  };
  watchExpiry();
  for (;;) {
    await condition(() => canGrant() || expiryDue || (historyIsLong() && busy === 0));
    if (expiryDue) {
      expiryDue = false;
      await reclaimExpired();
      watchExpiry();
    }
    while (canGrant()) {
      const entry = freeAccount();
      const index = nextRequest(waiting, heldByClass());
      const request = index === undefined ? undefined : waiting.splice(index, 1)[0];
      if (entry === undefined || request === undefined) break;
      update(entry.account.accountId, { state: 'checking', holder: request });
      inBackground(() => grant(entry, request));
    }
    if (historyIsLong()) {
      await condition(() => busy === 0 && allHandlersFinished());
      await continueAsNew<typeof accountPool>({ ...input, state: state() });
    }
  }
}

import type { Catalog, CatalogOperation } from '../spec/catalog.js';
import { ApiError } from '../spec/errors.js';
import type { Attributes, CloudServices, RandomSource } from '../spec/handler.js';
import { isoTime } from '../spec/values.js';
import { AccountStore, type OwnerRegistry, ownerKey } from './account-store.js';
import { answerCall } from './answer-call.js';
import { callEvent, userIdentity } from './audit-event.js';
import { AuditLog } from './audit-log.js';
import type { ApiAnswer, Caller, CallOrigin, CloudEngine } from './contract.js';
import { CredentialDirectory } from './credentials.js';
import { FaultRegistry } from './faults.js';
import { IdempotencyTokens } from './idempotency.js';
import { lookupEvents } from './lookup-events.js';
import { runOperation } from './operations/run.js';
import { checkParameters } from './parameters.js';
import { RateLimit } from './rate-limit.js';
import { GATEWAY_ADDRESS } from './source-address.js';

export interface EngineOptions {
  readonly catalog: Catalog;
  readonly random: RandomSource;
  /** Unix milliseconds; the wall clock when left out. */
  readonly now?: () => number;
  /** Milliseconds until LookupEvents shows an event. */
  readonly auditDelay?: number;
  /** LookupEvents calls a second and account; unlimited when left out. */
  readonly lookupRate?: number;
  /** host:port, for the location service. */
  readonly apiEndpoint?: () => string;
  /** Waits out the latency of a fault. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** An operation in an account's made-up past. */
export interface MadeUpCall {
  readonly product: string;
  readonly action: string;
  readonly parameters: Attributes;
  readonly regionId: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Everything that belongs to one account. */
export interface Account {
  readonly accountId: string;
  readonly store: AccountStore;
  readonly audit: AuditLog;
  readonly tokens: IdempotencyTokens;
}

/** The local cloud: accounts, and one way to execute an operation for every channel. */
export class LocalCloudEngine implements CloudEngine {
  readonly catalog: Catalog;
  readonly random: RandomSource;
  readonly faults = new FaultRegistry(() => {
    for (const account of this.accounts()) this.#holdStates(account);
  });
  readonly credentials: CredentialDirectory;
  readonly now: () => number;
  readonly #accounts = new Map<string, Account>();
  readonly #owners: OwnerRegistry = new Map();
  readonly #options: EngineOptions;
  readonly #lookupLimit: RateLimit;
  readonly #services: CloudServices;
  readonly #sleep: (milliseconds: number) => Promise<void>;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.catalog = options.catalog;
    this.random = options.random;
    this.now = options.now ?? Date.now;
    this.#sleep = options.sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
    this.#lookupLimit = new RateLimit(options.lookupRate ?? Number.POSITIVE_INFINITY);
    this.credentials = new CredentialDirectory({
      owners: this.#owners,
      storeOf: (accountId) => this.#accounts.get(accountId)?.store,
      random: this.random,
      now: this.now,
    });
    const engine = this;
    this.#services = {
      issueSession: (session) => this.credentials.issue(session),
      lookupEvents: (accountId, regionId, parameters) => this.#lookupEvents(accountId, regionId, parameters),
      ownerOf: (resource, id) => this.#owners.get(ownerKey(resource, id)),
      get apiEndpoint() {
        return engine.#options.apiEndpoint?.() ?? '';
      },
    };
  }

  /** Adds an account without any resource. */
  addAccount(accountId: string): Account {
    const store = new AccountStore({
      accountId,
      catalog: this.catalog,
      random: this.random,
      owners: this.#owners,
      now: this.now,
    });
    const account = { accountId, store, audit: new AuditLog(), tokens: new IdempotencyTokens() };
    this.#accounts.set(accountId, account);
    this.#holdStates(account);
    return account;
  }

  account(accountId: string): Account | undefined {
    return this.#accounts.get(accountId);
  }

  accounts(): readonly Account[] {
    return [...this.#accounts.values()];
  }

  authenticate(given: { accessKeyId: string; accessKeySecret: string; securityToken?: string }): Caller | undefined {
    const credential = this.credentials.find(given.accessKeyId);
    const fits =
      credential?.enabled === true &&
      credential.accessKeySecret === given.accessKeySecret &&
      credential.securityToken === given.securityToken &&
      (credential.expiresAt === undefined || credential.expiresAt > this.now());
    return fits ? credential.caller : undefined;
  }

  async invoke(
    caller: Caller,
    product: string,
    action: string,
    parameters: Readonly<Record<string, unknown>>,
    origin: CallOrigin,
  ): Promise<ApiAnswer> {
    const requestId = this.random.uuid();
    const account = this.#accounts.get(caller.accountId);
    const operation = this.catalog.operation(product, action);
    if (account === undefined || operation === undefined) {
      const code = account === undefined ? 'InvalidAccount.NotFound' : 'InvalidAction.NotFound';
      const message =
        account === undefined ? 'The account does not exist.' : `The specified action ${action} is not found.`;
      return { ok: false, status: 404, requestId, code, message };
    }
    const references = new Map<string, Set<string>>();
    const regionId = regionOf(operation, parameters, origin);
    const call = { caller, operation, parameters, origin, regionId, requestId, references };
    const answer = await answerCall(call, {
      ...{ store: account.store, tokens: account.tokens, faults: this.faults },
      ...{ random: this.random, cloud: this.#services, now: this.now, sleep: this.#sleep },
    });
    account.audit.append({
      event: callEvent({ ...call, answer, eventId: this.random.uuid(), at: this.now() }),
      recordedAt: this.now(),
      regionId,
      isGlobal: operation.product.audit.isGlobal,
    });
    return answer;
  }

  /**
   * Runs an operation as the account's owner at a time in the past, with all checks and without a trace in the audit log:
   * how an account gets a history before anybody uses it.
   *
   * @throws ApiError when the operation refuses
   */
  makeUp(account: Account, call: MadeUpCall): Readonly<Record<string, unknown>> {
    const { accountId, store } = account;
    const { product, action, regionId, at: now } = call;
    const operation = this.catalog.operation(product, action);
    if (operation === undefined) throw new Error(`There is no operation ${product} ${action}.`);
    const principal = { accountId, principalId: accountId, userName: 'root', arn: `acs:ram::${accountId}:root` };
    const origin = { regionId, sourceIpAddress: GATEWAY_ADDRESS, userAgent: '', channel: 'api' } as const;
    return store.during(now, () =>
      runOperation(operation, {
        ...{ caller: { type: 'root-account', ...principal }, origin, product, action, regionId, now, store },
        parameters: checkParameters(operation, { RegionId: regionId, ...call.parameters }),
        random: this.random,
        cloud: this.#services,
        reference: () => {},
      }),
    );
  }

  recordEvent(caller: Caller, event: Readonly<Record<string, unknown>>, origin: CallOrigin): void {
    const at = this.now();
    this.#accounts.get(caller.accountId)?.audit.append({
      event: {
        eventId: this.random.uuid(),
        eventVersion: '1',
        eventCategory: 'Management',
        eventRW: 'Write',
        eventTime: isoTime(at),
        acsRegion: origin.regionId,
        isGlobal: true,
        requestId: this.random.uuid(),
        sourceIpAddress: origin.sourceIpAddress,
        userAgent: origin.userAgent,
        userIdentity: userIdentity(caller, origin, at),
        recipientAccountId: caller.accountId,
        ...event,
      },
      recordedAt: at,
      regionId: origin.regionId,
      isGlobal: true,
    });
  }

  #holdStates({ accountId, store }: Account): void {
    store.holdStates(this.faults.stuckResources(accountId));
  }

  #lookupEvents(accountId: string, regionId: string, parameters: Attributes): Readonly<Record<string, unknown>> {
    const now = this.now();
    if (!this.#lookupLimit.take(accountId, now)) {
      throw new ApiError(
        { status: 400, code: 'Throttling.User', message: 'Request was denied due to user flow control.' },
        {},
        1,
      );
    }
    const events = this.#accounts.get(accountId)?.audit.all() ?? [];
    return lookupEvents(events, parameters, { now, regionId, visibilityDelay: this.#options.auditDelay ?? 0 });
  }
}

function regionOf({ product }: CatalogOperation, parameters: Attributes, origin: CallOrigin): string {
  // The oldest actions write it `regionId`.
  const given = parameters.RegionId ?? parameters.regionId;
  return product.scope === 'region' && typeof given === 'string' && given !== '' ? given : origin.regionId;
}

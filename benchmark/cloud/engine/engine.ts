import { isRegion } from '../products/regions.js';
import type { Catalog, CatalogOperation } from '../spec/catalog.js';
import { ApiError } from '../spec/errors.js';
import type { Attributes, CloudServices, RandomSource } from '../spec/handler.js';
import { isoTime } from '../spec/values.js';
import { AccountStore, type OwnerRegistry, ownerKey } from './account-store.js';
import { callEvent, userIdentity } from './audit-event.js';
import { AuditLog } from './audit-log.js';
import { denialOf } from './authorisation/authorise.js';
import type { ApiAnswer, Caller, CallOrigin, CloudEngine } from './contract.js';
import { type Credential, CredentialDirectory } from './credentials.js';
import { FaultRegistry } from './faults.js';
import { IdempotencyTokens } from './idempotency.js';
import { lookupEvents } from './lookup-events.js';
import { runOperation } from './operations/run.js';
import { checkParameters } from './parameters.js';
import { RateLimit } from './rate-limit.js';

const UNKNOWN_REGION = {
  status: 404,
  code: 'InvalidRegionId.NotFound',
  message: 'The specified RegionId does not exist.',
};

const UNKNOWN_FAILURE = {
  status: 500,
  code: 'InternalError',
  message: 'The request processing has failed due to some unknown error, exception or failure.',
};

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

  /** Account that owns an id unique over the whole cloud, such as a bucket name. */
  ownerOf(resource: string, id: string): string | undefined {
    return this.#services.ownerOf(resource, id);
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

  /** Credential behind an access key id, for checking signatures. */
  credential(accessKeyId: string): Credential | undefined {
    return this.credentials.find(accessKeyId);
  }

  /** Remembers when an access key was used, to the minute. */
  markUsed(accessKeyId: string): void {
    const key = 'ram/access-key';
    const store = this.#accounts.get(this.#services.ownerOf(key, accessKeyId) ?? '')?.store;
    const record = store?.get(key, accessKeyId);
    if (store === undefined || record === undefined) return;
    const usedAt = `${isoTime(this.now()).slice(0, 17)}00Z`;
    if (record.attributes.LastUsedDate !== usedAt) store.update(record, { LastUsedDate: usedAt });
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
    const answer = await this.#answer({
      account,
      caller,
      operation,
      parameters,
      origin,
      regionId,
      references,
      requestId,
    });
    account.audit.append({
      event: callEvent({
        eventId: this.random.uuid(),
        at: this.now(),
        caller,
        origin,
        operation,
        regionId,
        parameters,
        answer,
        references,
      }),
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
    const origin = { regionId, sourceIpAddress: '127.0.0.1', userAgent: '', channel: 'api' } as const;
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

  async #answer(call: {
    account: Account;
    caller: Caller;
    operation: CatalogOperation;
    parameters: Attributes;
    origin: CallOrigin;
    regionId: string;
    references: Map<string, Set<string>>;
    requestId: string;
  }): Promise<ApiAnswer> {
    const { account, caller, operation, parameters, origin, regionId, references, requestId } = call;
    const { product, action } = operation;
    const token = parameters.ClientToken;
    const key =
      token === undefined || token === '' ? undefined : `${product.code}/${action}/${regionId}/${String(token)}`;
    let begun = false;
    let falseSuccess = false;
    let denial: ReturnType<typeof denialOf>;
    try {
      if (product.scope === 'region' && !isRegion(regionId)) throw new ApiError(UNKNOWN_REGION);
      const now = this.now();
      denial = denialOf({ caller, operation, parameters, regionId, origin, now, store: account.store });
      if (denial !== undefined) throw new ApiError(product.denial, { action: denial.AuthAction });
      const earlier = key === undefined ? undefined : account.tokens.begin(key, parameters, this.now());
      if (earlier !== undefined) {
        for (const [type, ids] of earlier.references) references.set(type, new Set(ids));
        return { ok: true, status: 200, requestId, body: earlier.body };
      }
      begun = key !== undefined;
      const { channel } = origin;
      for (const fault of this.faults.take({ accountId: caller.accountId, product: product.code, action, channel })) {
        if (fault.latencyMilliseconds !== undefined) await this.#sleep(fault.latencyMilliseconds);
        falseSuccess ||= fault.falseSuccess === true;
        if (fault.error !== undefined) throw new ApiError(fault.error, {}, fault.error.retryAfter);
        if (falseSuccess) throw new ApiError(UNKNOWN_FAILURE);
      }
      const body = runOperation(operation, {
        ...{ caller, origin, product: product.code, action, regionId },
        parameters: checkParameters(operation, parameters),
        now: this.now(),
        store: account.store,
        random: this.random,
        cloud: this.#services,
        reference: (type, id) => references.set(type, (references.get(type) ?? new Set()).add(id)),
      });
      if (key !== undefined) account.tokens.finish(key, { body, references });
      return { ok: true, status: 200, requestId, body };
    } catch (error) {
      if (key !== undefined && begun) account.tokens.finish(key, undefined);
      if (!(error instanceof ApiError)) return defect(operation, error, requestId);
      const { status, code, message, retryAfter } = error;
      return {
        ...{ ok: false, status, requestId, code, message },
        ...(retryAfter === undefined ? {} : { retryAfter }),
        ...(falseSuccess ? { falseSuccess } : {}),
        ...(denial === undefined ? {} : { accessDeniedDetail: denial }),
      };
    }
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

/** A mistake in the local cloud itself: the operator must see it, the client gets what a real gateway would say. */
function defect({ product, action }: CatalogOperation, error: unknown, requestId: string): ApiAnswer {
  const text = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`local cloud: ${product.code} ${action}: ${text}\n`);
  return { ok: false, requestId, ...UNKNOWN_FAILURE };
}

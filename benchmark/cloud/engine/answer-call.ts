import { requireBalance } from '../products/bss/balance.js';
import { isRegion } from '../products/shared/regions.js';
import type { CatalogOperation } from '../spec/catalog.js';
import { ApiError } from '../spec/errors.js';
import type { Attributes, CloudServices, RandomSource } from '../spec/handler.js';
import type { AccountStore } from './account-store.js';
import { type AccessDeniedDetail, denialOf } from './authorisation/authorise.js';
import type { ApiAnswer, Caller, CallOrigin } from './contract.js';
import type { FaultRegistry } from './faults.js';
import type { IdempotencyTokens } from './idempotency.js';
import { runOperation } from './operations/run.js';
import { checkParameters } from './parameters.js';

const UNKNOWN_REGION = {
  status: 404,
  code: 'InvalidRegionId.NotFound',
  message: 'The specified RegionId does not exist.',
};
/** What a gateway says of a failure that it does not explain. */
export const UNKNOWN_FAILURE = {
  status: 500,
  code: 'InternalError',
  message: 'The request processing has failed due to some unknown error, exception or failure.',
};

/** One call of a caller whose identity was checked. */
export interface Call {
  readonly caller: Caller;
  readonly operation: CatalogOperation;
  readonly parameters: Attributes;
  readonly origin: CallOrigin;
  /** Region that the call is about. */
  readonly regionId: string;
  readonly requestId: string;
  /** Type → ids of the resources concerned; filled while the call runs. */
  readonly references: Map<string, Set<string>>;
}

/** What a call works with. */
export interface CallServices {
  readonly store: AccountStore;
  readonly tokens: IdempotencyTokens;
  readonly faults: FaultRegistry;
  readonly random: RandomSource;
  readonly cloud: CloudServices;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Why a call failed, besides the failure itself. */
interface Circumstances {
  falseSuccess?: true;
  accessDeniedDetail?: AccessDeniedDetail;
}

/** Carries out a call: place, permission, idempotency, faults, then the operation, which does all or nothing. */
export async function answerCall(call: Call, services: CallServices): Promise<ApiAnswer> {
  const { operation, parameters, regionId, references, requestId } = call;
  const { store, tokens, random, cloud, now } = services;
  const token = tokenKey(call);
  const circumstances: Circumstances = {};
  let isBegun = false;
  try {
    admit(call, services, circumstances);
    const earlier = token === undefined ? undefined : tokens.begin(token, parameters, now());
    if (earlier !== undefined) {
      for (const [type, ids] of Object.entries(earlier.references)) references.set(type, new Set(ids));
      return { ok: true, status: 200, requestId, body: earlier.body };
    }
    isBegun = token !== undefined;
    await sufferFaults(call, services, circumstances);
    const body = store.atomically(() =>
      runOperation(operation, {
        ...{ caller: call.caller, origin: call.origin, regionId, store, random, cloud, now: now() },
        product: operation.product.code,
        action: operation.action,
        parameters: checkParameters(operation, parameters),
        reference: (type, id) => references.set(type, (references.get(type) ?? new Set()).add(id)),
      }),
    );
    if (token !== undefined) tokens.finish(token, { body, references: listsOf(references) });
    return { ok: true, status: 200, requestId, body };
  } catch (error) {
    if (token !== undefined && isBegun) tokens.finish(token, undefined);
    if (!(error instanceof ApiError)) return defect(operation, error, requestId);
    const { status, code, message, retryAfter } = error;
    const retry = retryAfter === undefined ? {} : { retryAfter };
    return { ok: false, status, requestId, code, message, ...retry, ...circumstances };
  }
}

/** @throws ApiError when the call may not be made at all */
function admit(call: Call, { store, now }: CallServices, circumstances: Circumstances): void {
  const { product } = call.operation;
  if (product.scope === 'region' && !isRegion(call.regionId)) throw new ApiError(UNKNOWN_REGION);
  const denial = denialOf({ ...call, now: now(), store });
  if (denial !== undefined) {
    circumstances.accessDeniedDetail = denial;
    throw new ApiError(product.denial, { action: denial.AuthAction });
  }
  const { needsBalance } = call.operation.spec;
  if (needsBalance !== undefined) requireBalance(store, needsBalance);
}

/** Waits and fails as the faults in force say. */
async function sufferFaults(call: Call, services: CallServices, circumstances: Circumstances): Promise<void> {
  const { caller, operation, origin } = call;
  const product = operation.product.code;
  const hit = { accountId: caller.accountId, product, action: operation.action, channel: origin.channel };
  for (const fault of services.faults.take(hit)) {
    if (fault.latencyMilliseconds !== undefined) await services.sleep(fault.latencyMilliseconds);
    if (fault.falseSuccess === true) circumstances.falseSuccess = true;
    if (fault.error !== undefined) throw new ApiError(fault.error, {}, fault.error.retryAfter);
    if (fault.falseSuccess === true) throw new ApiError(UNKNOWN_FAILURE);
  }
}

function tokenKey({ operation, parameters, regionId }: Call): string | undefined {
  const token = parameters.ClientToken;
  // A read tells how things are now, whatever it carries.
  if (token === undefined || token === '' || operation.spec.access === 'read') return undefined;
  return `${operation.product.code}/${operation.action}/${regionId}/${String(token)}`;
}

function listsOf(references: ReadonlyMap<string, ReadonlySet<string>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...references].map(([type, ids]) => [type, [...ids]]));
}

/** A mistake in the local cloud itself: the operator must see it, the client gets what a real gateway would say. */
function defect({ product, action }: CatalogOperation, error: unknown, requestId: string): ApiAnswer {
  const text = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`local cloud: ${product.code} ${action}: ${text}\n`);
  return { ok: false, requestId, ...UNKNOWN_FAILURE };
}

import { isDeepStrictEqual } from 'node:util';
import type { CatalogOperation } from '../spec/catalog.js';
import type { Attributes } from '../spec/handler.js';
import { isoTime } from '../spec/values.js';
import type { AuditEvent } from './audit-log.js';
import type { ApiAnswer, Caller, CallOrigin } from './contract.js';

/** Fields that no audit log shows readable. */
const SECRETS = ['AccessKeySecret', 'SecurityToken', 'Password', 'PrivateKeyBody', 'PrivateKey', 'Plaintext'];
const MASK = '***';

export interface CallRecord {
  readonly eventId: string;
  readonly at: number;
  readonly caller: Caller;
  readonly origin: CallOrigin;
  readonly operation: CatalogOperation;
  readonly regionId: string;
  readonly parameters: Attributes;
  readonly answer: ApiAnswer;
  /** Type → ids of the resources concerned. */
  readonly references: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The ActionTrail event of one API call, whether a program or a console page made it. */
export function callEvent(record: CallRecord): AuditEvent {
  const { operation, origin, answer, regionId, at } = record;
  const { product, action, spec } = operation;
  const host = origin.channel === 'console' ? product.audit.consoleHost : product.audit.apiHost;
  const secrets = secretsOf(operation);
  const parameters = mask(record.parameters, secrets) as Attributes;
  const region = product.scope === 'region' ? { RegionId: regionId } : {};
  const references = Object.fromEntries([...record.references].map(([type, ids]) => [type, [...ids]]));
  return {
    eventId: record.eventId,
    eventVersion: '1',
    eventName: spec.eventName ?? action,
    eventSource: host.replace('{region}', regionId),
    eventType: 'ApiCall',
    eventRW: spec.access === 'read' ? 'Read' : 'Write',
    eventCategory: 'Management',
    eventTime: isoTime(at),
    serviceName: product.audit.serviceName,
    apiVersion: product.apiVersion,
    acsRegion: regionId,
    isGlobal: product.audit.isGlobal,
    requestId: answer.requestId,
    requestParameters: { AcsProduct: product.audit.serviceName, ...region, ...flatten(parameters) },
    requestParameterJson: JSON.stringify({ ...region, ...parameters }),
    ...(answer.ok
      ? { responseElements: mask({ RequestId: answer.requestId, ...answer.body }, secrets) }
      : { errorCode: answer.code, errorMessage: answer.message }),
    ...(record.references.size === 0
      ? {}
      : {
          referencedResources: references,
          resourceType: Object.keys(references).join(';'),
          resourceName: Object.values(references)
            .map((ids) => ids.join(','))
            .join(';'),
        }),
    sourceIpAddress: origin.sourceIpAddress,
    userAgent: origin.channel === 'console' ? 'AliyunConsole' : origin.userAgent,
    userIdentity: userIdentity(record.caller, origin, at),
    recipientAccountId: record.caller.accountId,
    additionalEventData: { isMFAChecked: 'false', ...(origin.channel === 'console' ? { CallerBid: '26842' } : {}) },
    ...(origin.isOrder === true ? orderFields(record.eventId) : {}),
  };
}

/** What a purchase looks like, whatever operation made the thing that was bought. */
function orderFields(eventId: string) {
  const orderId = `2${String(Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16))
    .padStart(14, '0')
    .slice(0, 14)}`;
  return {
    eventName: 'Create',
    eventType: 'ConsoleOperation',
    additionalEventData: { isMFAChecked: 'false', orderIds: [orderId] },
  };
}

/**
 * Who acted, in ActionTrail's form: a console session has a session context, a program its access key, and a program in
 * a role session has both.
 */
export function userIdentity(caller: Caller, origin: CallOrigin, at: number): Readonly<Record<string, unknown>> {
  const { type, accountId, principalId, userName, accessKeyId, sessionCreatedAt } = caller;
  const isConsole = origin.channel === 'console';
  const withSession = isConsole || sessionCreatedAt !== undefined;
  return {
    type,
    accountId,
    principalId,
    userName,
    ...(isConsole || accessKeyId === undefined ? {} : { accessKeyId }),
    ...(withSession
      ? {
          sessionContext: {
            attributes: { creationDate: isoTime(sessionCreatedAt ?? at), mfaAuthenticated: 'false' },
          },
        }
      : {}),
  };
}

const secretNames = new WeakMap<CatalogOperation, readonly string[]>();

/** Names that an operation keeps secret: those it says, and whatever its spec types as a secret. */
function secretsOf(operation: CatalogOperation): readonly string[] {
  const known = secretNames.get(operation);
  if (known !== undefined) return known;
  const { spec, resource } = operation;
  const attributes = Object.entries(resource?.attributes ?? {}).filter(([, { type }]) => type === 'secret');
  const parameters = Object.entries(spec.parameters ?? {}).filter(([, { type }]) => type === 'secret');
  const changes = spec.kind === 'modify' ? Object.entries(spec.sets) : [];
  const names = [...attributes, ...parameters].map(([name]) => name);
  const setting = changes.filter(([, attribute]) => names.includes(attribute)).map(([parameter]) => parameter);
  const all = [...new Set([...SECRETS, ...(spec.masked ?? []), ...names, ...setting])];
  secretNames.set(operation, all);
  return all;
}

function mask(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return maskText(value, names);
  if (Array.isArray(value)) return value.map((item) => mask(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  // In a pair such as `{ "argName": "auth_key1", "argValue": "…" }` the name stands beside what it names.
  const isNamed = fields.some(([key, inner]) => /name$/i.test(key) && names.includes(String(inner)));
  const isSecret = (key: string) => names.includes(key) || (isNamed && /value$/i.test(key));
  return Object.fromEntries(fields.map(([key, inner]) => [key, isSecret(key) ? MASK : mask(inner, names)]));
}

/** Some parameters are JSON text: it stays as it was written unless a secret stands in it. */
function maskText(text: string, names: readonly string[]): string {
  if (!/^\s*[[{]/.test(text) || !names.some((name) => text.includes(name))) return text;
  try {
    const value: unknown = JSON.parse(text);
    const masked = mask(value, names);
    return isDeepStrictEqual(masked, value) ? text : JSON.stringify(masked);
  } catch {
    // What was meant as JSON and is none cannot be told apart.
    return MASK;
  }
}

/** Names as the wire has them, such as `Tag.1.Key`; the vendor's sample events show parameters so. */
function flatten(value: unknown, name = ''): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return { [name]: value };
  const entries = Array.isArray(value) ? value.map((item, index) => [index + 1, item] as const) : Object.entries(value);
  return Object.assign(
    {},
    ...entries.map(([key, inner]) => flatten(inner, name === '' ? String(key) : `${name}.${key}`)),
  );
}

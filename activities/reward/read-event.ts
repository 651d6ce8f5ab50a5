import type { AuditEvent } from '../../domain/audit.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reduces an ActionTrail event to what rules and reports use.
 *
 * Request parameters come as an object, as JSON text, or not at all: the vendor's sample events of OSS name the bucket
 * only among the referenced resources, so it is added as `BucketName`.
 */
export function readAuditEvent(event: Fields): AuditEvent {
  const identity = fieldsOf(event.userIdentity);
  return {
    eventId: textOf(event.eventId),
    accountId: textOf(identity.accountId) || textOf(event.recipientAccountId),
    eventName: textOf(event.eventName),
    eventRW: textOf(event.eventRW),
    serviceName: textOf(event.serviceName),
    eventTime: textOf(event.eventTime),
    userName: textOf(identity.userName),
    userAgent: textOf(event.userAgent),
    errorCode: textOf(event.errorCode),
    parameters: { ...bucketOf(event), ...fieldsOf(event.requestParameterJson), ...fieldsOf(event.requestParameters) },
  };
}

function bucketOf(event: Fields): Fields {
  if (textOf(event.serviceName).toLowerCase() !== 'oss') return {};
  const buckets = fieldsOf(event.referencedResources)['ACS::OSS::Bucket'];
  const name = Array.isArray(buckets) ? buckets[0] : (buckets ?? event.resourceName);
  return typeof name === 'string' && name !== '' ? { BucketName: name } : {};
}

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return {};
  try {
    return fieldsOf(JSON.parse(value) as unknown);
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

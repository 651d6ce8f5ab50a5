import { ApiError, type OperationContext, type ResourceRecord } from '../../spec/index.js';
import { parsePolicy } from '../ram/policy-document.js';

/** Refuses a configuration that the service would not take. */
export type ConfigurationCheck = (given: unknown, context: OperationContext, bucket: ResourceRecord) => void;

const MOST_CORS_RULES = 10;
const MOST_TAGS = 20;
const METHODS = ['GET', 'PUT', 'DELETE', 'POST', 'HEAD'];

/** An element that may be missing, stand once or stand several times, as a list. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return inner === undefined || inner === '' ? [] : [inner].flat();
}

/** Up to ten rules; each has origins and methods, and at most one asterisk in an origin or header. */
export const checkCors: ConfigurationCheck = (given) => {
  const rules = listIn(given, 'CORSRule');
  if (rules.length === 0) throw malformed();
  if (rules.length > MOST_CORS_RULES) {
    throw argument('The number of CORS rules should not exceed the allowed limit of 10 rules.');
  }
  for (const rule of rules) {
    const origins = listIn(rule, 'AllowedOrigin');
    const methods = listIn(rule, 'AllowedMethod');
    if (origins.length === 0 || methods.length === 0) throw malformed();
    if (!methods.every((method) => METHODS.includes(String(method)))) {
      throw argument('The CORS configuration contains an unsupported HTTP method.');
    }
    const patterns = [...origins, ...listIn(rule, 'AllowedHeader')];
    if (patterns.some((text) => String(text).split('*').length > 2)) {
      throw argument('An origin or header of a CORS rule can contain at most one asterisk.');
    }
    if (listIn(rule, 'ExposeHeader').some((text) => String(text).includes('*'))) {
      throw argument('An exposed header of a CORS rule cannot contain an asterisk.');
    }
  }
};

/** Logs go to a bucket of the same owner and region. */
export const checkLogging: ConfigurationCheck = (given, { store }, bucket) => {
  const [enabled] = listIn(given, 'LoggingEnabled');
  const [target] = listIn(enabled, 'TargetBucket');
  if (target === undefined) return;
  const found = store.get('oss/bucket', String(target));
  if (found === undefined || found.attributes.Region !== bucket.attributes.Region) {
    throw new ApiError({
      status: 400,
      code: 'InvalidTargetBucketForLogging',
      message: 'The target bucket for logging does not exist, is not owned by you, or is in another region.',
    });
  }
};

/** Versioning is enabled or suspended; it cannot be turned off. */
export const checkVersioning: ConfigurationCheck = (given) => {
  const [status] = listIn(given, 'Status');
  if (status !== 'Enabled' && status !== 'Suspended') throw malformed();
};

/** Up to twenty tags. */
export const checkTags: ConfigurationCheck = (given) => {
  const [set] = listIn(given, 'TagSet');
  if (listIn(set, 'Tag').length > MOST_TAGS) {
    throw new ApiError({ status: 400, code: 'InvalidTag', message: 'A bucket can have at most 20 tags.' });
  }
};

/** A bucket policy is JSON text. */
export const checkPolicy: ConfigurationCheck = (given) => {
  if (parsePolicy(given) !== undefined) return;
  throw new ApiError({ status: 400, code: 'MalformedPolicy', message: 'The bucket policy is not well formed.' });
};

/** At least one rule. */
export const checkLifecycle: ConfigurationCheck = (given) => {
  if (listIn(given, 'Rule').length === 0) throw malformed();
};

function malformed(): ApiError {
  return new ApiError({
    status: 400,
    code: 'MalformedXML',
    message: 'The XML you provided was not well-formed or did not validate against our published schema.',
  });
}

function argument(message: string): ApiError {
  return new ApiError({ status: 400, code: 'InvalidArgument', message });
}

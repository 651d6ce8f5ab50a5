import { AgentError, type ErrorName } from '../../domain/errors.js';

/** What the vendor's client attaches to an error. */
interface ClientFailure {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly statusCode?: number; readonly RequestId?: string; readonly Message?: string };
}

/** Codes that mean: these credentials will never work for this call (vendor's common error codes). */
const CREDENTIAL_CODES =
  /^(InvalidAccessKeyId|InvalidSecurityToken|SignatureDoesNotMatch|IncompleteSignature|Forbidden\.(RAM|AccessKey)|NoPermission|ImplicitDeny|MissingSecurityToken|AccessDenied)/;
const QUOTA_CODES = /^LimitExceeded|QuotaExceed|\.QuotaExceed/;

/**
 * The taxonomy's name for a failed API call.
 *
 * @param code as the API answers it; empty when no answer came
 * @param status HTTP status; undefined when no answer came
 */
export function cloudErrorName(code: string, status: number | undefined): ErrorName {
  if (/Throttling/.test(code) || status === 429) return 'RateLimited';
  if (status === undefined || status >= 500) return 'CloudUnavailable';
  if (CREDENTIAL_CODES.test(code)) return 'CredentialsRejected';
  if (QUOTA_CODES.test(code)) return 'QuotaExceeded';
  return 'CloudRefused';
}

/** Turns an error of the vendor's client into one of the taxonomy. */
export function cloudError(error: unknown, call: string, endpoint: string): AgentError {
  const failure = error as ClientFailure;
  const status = failure.data?.statusCode;
  const code = status === undefined ? '' : (failure.code ?? '');
  const name = cloudErrorName(code, status);
  const said = failure.data?.Message ?? failure.message ?? String(error);
  const requestId = failure.data?.RequestId;
  return new AgentError(
    name,
    `${call} at ${endpoint} failed: ${code || 'no answer'}${status === undefined ? '' : ` (${status})`}: ${said}`,
    { code: code || failure.code || '', status, requestId },
    error,
  );
}

/** The API's error code behind an error, or an empty text. */
export function cloudCode(error: unknown): string {
  return error instanceof AgentError ? String(error.details.code ?? '') : '';
}

/** Whether a call failed because the thing it names is not there (any more). */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof AgentError)) return false;
  if (error.name === 'CredentialsRejected') return false;
  return error.details.status === 404 || /NotFound|EntityNotExist|NotExist|NoSuch/.test(cloudCode(error));
}

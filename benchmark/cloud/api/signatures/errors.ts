import type { ErrorSpec } from '../../spec/errors.js';

/** Refusals of the RPC and ROA gateways, with their documented codes. */
export const GATEWAY_ERRORS = {
  keyUnknown: { status: 404, code: 'InvalidAccessKeyId.NotFound', message: 'Specified access key is not found.' },
  keyDisabled: { status: 403, code: 'Forbidden.AccessKeyDisabled', message: 'The access key is disabled.' },
  mismatch: {
    status: 400,
    code: 'SignatureDoesNotMatch',
    message: 'Specified signature is not matched with our calculation. server string to sign is:{text}',
  },
  incomplete: {
    status: 400,
    code: 'IncompleteSignature',
    message: 'The request signature does not conform to Aliyun standards. {text}',
  },
  nonceUsed: { status: 400, code: 'SignatureNonceUsed', message: 'Specified signature nonce was used already.' },
  timeMissing: {
    status: 400,
    code: 'IllegalTimestamp',
    message:
      'The input parameter "Timestamp" that is mandatory for processing this request is not supplied or malformed.',
  },
  timeExpired: {
    status: 400,
    code: 'InvalidTimeStamp.Expired',
    message: 'Specified time stamp or date value is expired.',
  },
  addressEnded: {
    status: 400,
    code: 'InvalidTimeStamp.Expired',
    message: 'Specified time stamp or date value is expired.',
  },
  tokenExpired: {
    status: 400,
    code: 'InvalidSecurityToken.Expired',
    message: 'Specified SecurityToken is expired.',
  },
  tokenMismatch: {
    status: 400,
    code: 'InvalidSecurityToken.MismatchWithAccessKey',
    message: 'Specified SecurityToken does not match the AccessKeyId.',
  },
} as const satisfies Record<string, ErrorSpec>;

/** The same refusals as OSS words them. */
export const OSS_ERRORS = {
  keyUnknown: {
    status: 403,
    code: 'InvalidAccessKeyId',
    message: 'The OSS Access Key Id you provided does not exist in our records.',
  },
  keyDisabled: { status: 403, code: 'InvalidAccessKeyId', message: 'The OSS Access Key Id you provided is disabled.' },
  mismatch: {
    status: 403,
    code: 'SignatureDoesNotMatch',
    message:
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  },
  incomplete: { status: 400, code: 'InvalidArgument', message: 'Authorization header is invalid. {text}' },
  nonceUsed: { status: 403, code: 'AccessDenied', message: 'The request was sent before.' },
  timeMissing: { status: 403, code: 'AccessDenied', message: 'OSS authentication requires a valid Date.' },
  timeExpired: {
    status: 403,
    code: 'RequestTimeTooSkewed',
    message: 'The difference between the request time and the current time is too large.',
  },
  addressEnded: { status: 403, code: 'AccessDenied', message: 'Request has expired.' },
  tokenExpired: { status: 403, code: 'SecurityTokenExpired', message: 'The security token you provided has expired.' },
  tokenMismatch: {
    status: 403,
    code: 'InvalidSecurityToken',
    message: 'The security token you provided is invalid.',
  },
} as const satisfies Record<keyof typeof GATEWAY_ERRORS, ErrorSpec>;

/** The same refusals as the log service words them. */
export const LOG_ERRORS = {
  keyUnknown: { status: 401, code: 'Unauthorized', message: 'AccessKeyId not found.' },
  keyDisabled: { status: 401, code: 'Unauthorized', message: 'The AccessKeyId is inactive.' },
  mismatch: { status: 403, code: 'SignatureNotMatch', message: 'The signature is not matched. {text}' },
  incomplete: { status: 400, code: 'InvalidAuthorization', message: 'The authorization is not valid. {text}' },
  nonceUsed: { status: 403, code: 'SignatureNotMatch', message: 'The request was sent before.' },
  timeMissing: { status: 400, code: 'InvalidDateFormat', message: 'Date must follow RFC 822.' },
  timeExpired: {
    status: 400,
    code: 'RequestTimeExpired',
    message: 'The request time differs from the server time by more than 15 minutes.',
  },
  addressEnded: { status: 400, code: 'RequestTimeExpired', message: 'The request has expired.' },
  tokenExpired: { status: 401, code: 'Unauthorized', message: 'The security token has expired.' },
  tokenMismatch: { status: 401, code: 'Unauthorized', message: 'The security token is not valid.' },
} as const satisfies Record<keyof typeof GATEWAY_ERRORS, ErrorSpec>;

export type SignatureErrors = Readonly<Record<keyof typeof GATEWAY_ERRORS, ErrorSpec>>;

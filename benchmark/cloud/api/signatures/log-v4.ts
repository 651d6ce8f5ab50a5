import { createHash } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { compare, percentEncode } from '../encoding.js';
import type { ApiRequest } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { LOG_ERRORS } from './errors.js';
import { basicTime, signInScope } from './version-4.js';

const ALGORITHM = 'SLS4-HMAC-SHA256';

/** Whether the request is signed for the log service by its version 4. */
export function isLogV4(request: ApiRequest): boolean {
  return (request.headers.authorization ?? '').startsWith(ALGORITHM);
}

/** Version 4 of the log service's signature: the scope names day and region, and the body is signed by its hash. */
export function claimLogV4(request: ApiRequest): SignatureClaim {
  const { headers } = request;
  const match =
    /^SLS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/sls\/aliyun_v4_request,\s*Signature=([0-9a-f]+)$/.exec(
      headers.authorization ?? '',
    );
  const [, accessKeyId, day, region, signature] = match ?? [];
  if (accessKeyId === undefined || day === undefined || region === undefined || signature === undefined) {
    throw new ApiError(LOG_ERRORS.incomplete, { text: 'Authorization is not well formed.' });
  }
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  if (headers['x-log-content-sha256'] !== bodyHash) {
    throw new ApiError(LOG_ERRORS.mismatch, { text: 'x-log-content-sha256 is not the hash of the body.' });
  }
  const names = Object.keys(headers)
    .filter((name) => /^x-(log|acs)-/.test(name) || name === 'host' || name === 'content-type')
    .sort(compare);
  const query = [...request.query]
    .sort((a, b) => compare(a.name, b.name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${percentEncode(value)}`))
    .join('&');
  const canonical = [
    request.method,
    request.path,
    query,
    names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join(''),
    names.join(';'),
    bodyHash,
  ].join('\n');
  const date = headers['x-log-date'] ?? '';
  const scope = [day, region, 'sls', 'aliyun_v4_request'];
  const hash = createHash('sha256').update(canonical).digest('hex');
  return {
    accessKeyId,
    securityToken: headers['x-acs-security-token'],
    signature,
    // A scope of another day than the date's could be a key that leaked long ago.
    signedAt: date.startsWith(day) ? basicTime(date) : Number.NaN,
    nonce: undefined,
    stringsToSign: [[ALGORITHM, date, scope.join('/'), hash].join('\n')],
    sign: (secret, text) => signInScope(secret, scope, text),
  };
}

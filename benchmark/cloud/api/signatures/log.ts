import { createHash, createHmac } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { compare, percentDecode } from '../encoding.js';
import type { ApiRequest } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { LOG_ERRORS } from './errors.js';

/** HMAC of each signature method that the log service knows. */
const METHODS: Readonly<Record<string, 'sha1' | 'sha256'>> = { 'hmac-sha1': 'sha1', 'hmac-sha256': 'sha256' };

/** Whether the request is signed for the log service. */
export function isLog(request: ApiRequest): boolean {
  return (request.headers.authorization ?? '').startsWith('LOG ') || 'x-log-signaturemethod' in request.headers;
}

/** Signature of the log service: method, three headers, the `x-log-` and `x-acs-` headers, path and plain query. */
export function claimLog(request: ApiRequest): SignatureClaim {
  const { headers, method } = request;
  const [, accessKeyId, signature] = /^LOG ([^:]+):(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (accessKeyId === undefined || signature === undefined) {
    throw new ApiError(LOG_ERRORS.incomplete, { text: 'Authorization must be LOG AccessKeyId:Signature.' });
  }
  const algorithm = METHODS[headers['x-log-signaturemethod'] ?? ''];
  if (algorithm === undefined) {
    throw new ApiError(LOG_ERRORS.incomplete, { text: 'x-log-signaturemethod must be hmac-sha1 or hmac-sha256.' });
  }
  const contentMd5 = headers['content-md5'] ?? '';
  const bodyMd5 = createHash('md5').update(request.body).digest('hex');
  // A body without its hash could be exchanged unnoticed.
  if ((request.body.length > 0 || contentMd5 !== '') && contentMd5.toLowerCase() !== bodyMd5) {
    throw new ApiError(LOG_ERRORS.mismatch, { text: 'Content-MD5 is not the hash of the body.' });
  }
  const signedHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-log-') || name.startsWith('x-acs-'))
    .sort(compare)
    .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
    .join('');
  const query = request.query
    .map(({ name, value, hasEquals }) => (hasEquals ? `${name}=${value}` : name))
    .sort(compare)
    .join('&');
  const top = [method, contentMd5, headers['content-type'] ?? '', headers.date ?? ''].join('\n');
  return {
    accessKeyId,
    securityToken: headers['x-acs-security-token'],
    signature,
    signedAt: Date.parse(headers.date ?? ''),
    nonce: undefined,
    // Clients sign the path as they wrote it, some before and some after encoding it.
    stringsToSign: [request.path, percentDecode(request.path)].map(
      (path) => `${top}\n${signedHeaders}${path}${query === '' ? '' : `?${query}`}`,
    ),
    sign: (secret, text) => createHmac(algorithm, secret).update(text).digest('base64'),
  };
}

import { createHash, createHmac } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { compare } from '../encoding.js';
import type { ApiRequest } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { GATEWAY_ERRORS } from './errors.js';

/** Whether the request is signed by ROA signature version 2. */
export function isRoa(request: ApiRequest): boolean {
  return (request.headers.authorization ?? '').startsWith('acs ');
}

/** ROA signature: method, five headers, the `x-acs-` headers, then path and query. */
export function claimRoa(request: ApiRequest): SignatureClaim {
  const { headers } = request;
  const [, accessKeyId, signature] = /^acs ([^:]+):(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (accessKeyId === undefined || signature === undefined) {
    throw new ApiError(GATEWAY_ERRORS.incomplete, { text: 'Authorization is not well formed.' });
  }
  const contentMd5 = headers['content-md5'] ?? '';
  if (contentMd5 !== '' && contentMd5 !== createHash('md5').update(request.body).digest('base64')) {
    throw new ApiError({ status: 400, code: 'InvalidContentMD5', message: 'Content-MD5 is not the hash of the body.' });
  }
  const acsHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-acs-'))
    .sort(compare)
    .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
    .join('');
  const query = [...request.query]
    .sort((a, b) => compare(a.name, b.name))
    .map(({ name, value, hasEquals }) => (hasEquals ? `${name}=${value}` : name))
    .join('&');
  const top = [request.method, headers.accept ?? '', contentMd5, headers['content-type'] ?? '', headers.date ?? ''];
  return {
    accessKeyId,
    securityToken: headers['x-acs-security-token'],
    signature,
    signedAt: Date.parse(headers.date ?? ''),
    nonce: headers['x-acs-signature-nonce'] ?? '',
    stringsToSign: [`${top.join('\n')}\n${acsHeaders}${request.path}${query === '' ? '' : `?${query}`}`],
    sign: (secret, text) => createHmac('sha1', secret).update(text).digest('base64'),
  };
}

import { createHash, createHmac } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { canonicalQuery } from '../encoding.js';
import type { ApiRequest } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { GATEWAY_ERRORS } from './errors.js';

const ALGORITHM = 'ACS3-HMAC-SHA256';
/** Headers that must be there, and signed. */
const ALWAYS = ['x-acs-date', 'x-acs-signature-nonce', 'x-acs-content-sha256'];

/** Whether the request is signed by ACS3-HMAC-SHA256. */
export function isV3(request: ApiRequest): boolean {
  return (request.headers.authorization ?? '').startsWith(ALGORITHM);
}

/** Signature version 3: headers carry everything, and the client names the headers that it signed. */
export function claimV3(request: ApiRequest): SignatureClaim {
  const { headers } = request;
  const match = /^ACS3-HMAC-SHA256\s+Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  const [, accessKeyId, signedHeaders, signature] = match ?? [];
  if (accessKeyId === undefined || signedHeaders === undefined || signature === undefined) {
    throw new ApiError(GATEWAY_ERRORS.incomplete, { text: 'Authorization is not well formed.' });
  }
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  const names = signedHeaders.split(';');
  // What an unsigned header said could be anybody's word: the action, the version, or how the body is to be read.
  const sent = Object.keys(headers).filter((name) => /^(?:host|content-type|x-acs-.*)$/.test(name));
  const lacking = [...new Set([...ALWAYS, ...sent])].filter((name) => !names.includes(name));
  if (lacking.length > 0) {
    throw new ApiError(GATEWAY_ERRORS.incomplete, { text: `These headers must be signed: ${lacking.join(', ')}.` });
  }
  if (headers['x-acs-content-sha256'] !== bodyHash) {
    throw new ApiError(GATEWAY_ERRORS.mismatch, { text: 'x-acs-content-sha256 is not the hash of the body.' });
  }
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join(''),
    signedHeaders,
    bodyHash,
  ].join('\n');
  const text = `${ALGORITHM}\n${createHash('sha256').update(canonical).digest('hex')}`;
  return {
    accessKeyId,
    securityToken: headers['x-acs-security-token'],
    signature,
    signedAt: Date.parse(headers['x-acs-date'] ?? ''),
    nonce: headers['x-acs-signature-nonce'] ?? '',
    stringsToSign: [text],
    sign: (secret, content) => createHmac('sha256', secret).update(content).digest('hex'),
  };
}

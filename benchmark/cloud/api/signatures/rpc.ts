import { createHmac } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { canonicalQuery, percentEncode } from '../encoding.js';
import type { ApiRequest } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { GATEWAY_ERRORS } from './errors.js';

/** RPC signature version 1.0: parameters of query and form together, wherever the client put them. */
export function claimRpc(request: ApiRequest): SignatureClaim {
  const pairs = [...request.query, ...request.form];
  const value = (name: string) => pairs.find((pair) => pair.name === name)?.value;
  const accessKeyId = value('AccessKeyId');
  const signature = value('Signature');
  const nonce = value('SignatureNonce');
  if (accessKeyId === undefined || signature === undefined || nonce === undefined) {
    throw new ApiError(GATEWAY_ERRORS.incomplete, { text: 'AccessKeyId, Signature and SignatureNonce are needed.' });
  }
  if (value('SignatureMethod') !== 'HMAC-SHA1' || value('SignatureVersion') !== '1.0') {
    throw new ApiError(GATEWAY_ERRORS.incomplete, { text: 'SignatureMethod must be HMAC-SHA1, SignatureVersion 1.0.' });
  }
  const signed = canonicalQuery(pairs.filter(({ name }) => name !== 'Signature'));
  const timestamp = value('Timestamp') ?? '';
  return {
    accessKeyId,
    securityToken: value('SecurityToken'),
    signature,
    signedAt: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp) ? Date.parse(timestamp) : Number.NaN,
    nonce,
    stringsToSign: [`${request.method}&${percentEncode('/')}&${percentEncode(signed)}`],
    sign: (secret, text) => createHmac('sha1', `${secret}&`).update(text).digest('base64'),
  };
}

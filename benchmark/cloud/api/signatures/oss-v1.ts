import { createHmac } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { compare } from '../encoding.js';
import type { OssTarget } from '../oss-target.js';
import { type ApiRequest, queryValue } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { OSS_ERRORS } from './errors.js';

/** Query parameters that belong to the signed resource. */
const SUB_RESOURCES = new Set(
  `acl append bucketInfo cname comp continuation-token cors delete encryption endTime img inventory inventoryId lifecycle
  live location logging objectMeta partNumber policy position qos referer replication replicationLocation
  replicationProgress requestPayment resourceGroup security-token startTime stat status style styleName symlink tagging
  transferAcceleration uploadId uploads versionId versioning versions vod website worm wormExtend wormId callback
  callback-var response-cache-control response-content-disposition response-content-encoding
  response-content-language response-content-type response-expires`.split(/\s+/),
);

/** Whether the request is signed by OSS signature version 1, in a header or in the query. */
export function isOssV1(request: ApiRequest): boolean {
  return (
    (request.headers.authorization ?? '').startsWith('OSS ') || queryValue(request, 'OSSAccessKeyId') !== undefined
  );
}

/** OSS signature version 1. */
export function claimOssV1(request: ApiRequest, target: OssTarget): SignatureClaim {
  const { headers } = request;
  const inQuery = queryValue(request, 'OSSAccessKeyId') !== undefined;
  const fromHeader = /^OSS ([^:]+):(.+)$/.exec(headers.authorization ?? '');
  const accessKeyId = inQuery ? queryValue(request, 'OSSAccessKeyId') : fromHeader?.[1];
  const signature = inQuery ? queryValue(request, 'Signature') : fromHeader?.[2];
  if (accessKeyId === undefined || signature === undefined) throw new ApiError(OSS_ERRORS.incomplete, { text: '' });
  const expires = queryValue(request, 'Expires') ?? '';
  // Clients that set x-oss-date sign it in the place of the date too.
  const date = inQuery ? expires : (headers['x-oss-date'] ?? headers.date ?? '');
  const text = [
    request.method,
    headers['content-md5'] ?? '',
    headers['content-type'] ?? '',
    date,
    ...Object.keys(headers)
      .filter((name) => name.startsWith('x-oss-'))
      .sort(compare)
      .map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    resourceOf(request, target),
  ].join('\n');
  return {
    accessKeyId,
    securityToken: inQuery ? queryValue(request, 'security-token') : headers['x-oss-security-token'],
    signature,
    signedAt: inQuery ? expiryAsTime(expires) : Date.parse(date),
    nonce: undefined,
    stringsToSign: [text],
    sign: (secret, content) => createHmac('sha1', secret).update(content).digest('base64'),
    ...(inQuery ? { validUntil: expiryAsTime(expires) } : {}),
  };
}

function resourceOf(request: ApiRequest, { bucket, key }: OssTarget): string {
  const query = request.query
    .filter(({ name }) => SUB_RESOURCES.has(name) || name.startsWith('x-oss-'))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${value}`))
    .join('&');
  const path = bucket === '' ? '/' : `/${bucket}/${key}`;
  return query === '' ? path : `${path}?${query}`;
}

/** A signed address names its end in Unix seconds; the signing time is not in it. */
function expiryAsTime(expires: string): number {
  const until = Number(expires) * 1000;
  return expires === '' || Number.isNaN(until) ? Number.NaN : until;
}

import { createHash } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import { compare, type Pair, percentEncode } from '../encoding.js';
import type { OssTarget } from '../oss-target.js';
import { type ApiRequest, queryValue } from '../request.js';
import type { SignatureClaim } from './claim.js';
import { OSS_ERRORS } from './errors.js';
import { basicTime, signInScope } from './version-4.js';

const ALGORITHM = 'OSS4-HMAC-SHA256';
/** A signed address is good for a week at most. */
const MAXIMUM_EXPIRES_SECONDS = 7 * 24 * 3600;

/** Whether the request is signed by OSS signature version 4, in a header or in the query. */
export function isOssV4(request: ApiRequest): boolean {
  return (
    (request.headers.authorization ?? '').startsWith(ALGORITHM) ||
    queryValue(request, 'x-oss-signature-version') === ALGORITHM
  );
}

interface Parts {
  readonly credential: string;
  readonly signature: string;
  readonly additionalHeaders: readonly string[];
}

function partsOf(request: ApiRequest): Parts {
  const inQuery = queryValue(request, 'x-oss-signature-version') !== undefined;
  const header = request.headers.authorization ?? '';
  const field = (name: string, parameter: string) =>
    inQuery ? queryValue(request, parameter) : new RegExp(`[\\s,]${name}=([^,\\s]+)`).exec(header)?.[1];
  const credential = field('Credential', 'x-oss-credential');
  const signature = field('Signature', 'x-oss-signature');
  if (credential === undefined || signature === undefined) throw new ApiError(OSS_ERRORS.incomplete, { text: '' });
  const additional = field('AdditionalHeaders', 'x-oss-additional-headers') ?? '';
  return { credential, signature, additionalHeaders: additional === '' ? [] : additional.toLowerCase().split(';') };
}

/** Region that a V4 signature names; undefined for other signatures. */
export function ossV4Region(request: ApiRequest): string | undefined {
  return isOssV4(request) ? partsOf(request).credential.split('/')[2] : undefined;
}

/**
 * OSS signature version 4. Clients differ in the date: some send `x-oss-date` in the basic ISO form, the Terraform
 * provider sends only `Date`, whose text stands in the string to sign as it is.
 */
export function claimOssV4(request: ApiRequest, target: OssTarget): SignatureClaim {
  const { credential, signature, additionalHeaders } = partsOf(request);
  const [accessKeyId = '', day = '', region = '', product = '', terminator] = credential.split('/');
  if (product !== 'oss' || terminator !== 'aliyun_v4_request')
    throw new ApiError(OSS_ERRORS.incomplete, { text: 'The scope is not valid.' });
  const { headers } = request;
  const inQuery = queryValue(request, 'x-oss-signature-version') !== undefined;
  const date = (inQuery ? queryValue(request, 'x-oss-date') : (headers['x-oss-date'] ?? headers.date)) ?? '';
  const expires = Math.min(Number(queryValue(request, 'x-oss-expires') ?? Number.NaN), MAXIMUM_EXPIRES_SECONDS);
  const scope = [day, region, product, terminator];
  const texts = canonicalRequests(request, target, additionalHeaders).map((canonical) =>
    [ALGORITHM, date, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join('\n'),
  );
  return {
    accessKeyId,
    securityToken: inQuery ? queryValue(request, 'x-oss-security-token') : headers['x-oss-security-token'],
    signature,
    // A scope of another day than the date's could be a key that leaked long ago.
    signedAt: dayOf(date) === day ? parseDate(date) : Number.NaN,
    nonce: undefined,
    stringsToSign: texts,
    sign: (secret, text) => signInScope(secret, scope, text),
    ...(inQuery && !Number.isNaN(expires) ? { validUntil: parseDate(date) + expires * 1000 } : {}),
  };
}

function canonicalRequests(request: ApiRequest, { bucket, key }: OssTarget, additional: readonly string[]) {
  const { headers } = request;
  const names = Object.keys(headers).filter(
    (name) =>
      name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-') || additional.includes(name),
  );
  const path = bucket === '' ? '/' : `/${bucket}/${key}`;
  const uri = path.split('/').map(percentEncode).join('/');
  const pairs = request.query.filter(({ name }) => name !== 'x-oss-signature');
  const lines = names.sort(compare).map((name) => `${name}:${(headers[name] ?? '').trim()}\n`);
  const payload = headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  // A parameter without a value is written with or without its equals sign, depending on the client.
  const queries = new Set([
    queryText(pairs, (pair) => pair.hasEquals),
    queryText(pairs, () => false),
    queryText(pairs, () => true),
  ]);
  return [...queries].map((query) =>
    [request.method, uri, query, lines.join(''), additional.join(';'), payload].join('\n'),
  );
}

function queryText(pairs: readonly Pair[], equalsWhenEmpty: (pair: Pair) => boolean): string {
  return pairs
    .map((pair) => {
      const name = percentEncode(pair.name);
      const bare = pair.value === '' && !equalsWhenEmpty(pair);
      return [name, bare ? name : `${name}=${percentEncode(pair.value)}`] as const;
    })
    .sort(([a], [b]) => compare(a, b))
    .map(([, text]) => text)
    .join('&');
}

/** `20260102` of a date in any of its forms; empty for anything else. */
function dayOf(date: string): string {
  const time = parseDate(date);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

function parseDate(date: string): number {
  const time = basicTime(date);
  return Number.isNaN(time) ? Date.parse(date) : time;
}

import { listIn } from '../products/oss/configuration-checks.js';
import { CONFIGURATIONS } from '../products/oss/configurations.js';
import { KEYED_CONFIGURATIONS } from '../products/oss/keyed-configurations.js';
import { ApiError } from '../spec/errors.js';
import type { OssTarget } from './oss-target.js';
import { type ApiRequest, queryValue } from './request.js';
import { fromXml } from './xml.js';

/** An OSS request as an operation of the product spec. */
export interface OssCall {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Root element under which some answers are sent as plain text. */
  readonly plainText?: string;
}

const LIST_PARAMETERS = [
  'prefix',
  'marker',
  'max-keys',
  'continuation-token',
  'delimiter',
  'start-after',
  'key-marker',
  'version-id-marker',
];

/** Finds the operation that method, path and sub-resource mean. */
export function ossCall(request: ApiRequest, { bucket, key }: OssTarget): OssCall {
  const { method } = request;
  const named = { BucketName: bucket };
  if (bucket === '') {
    if (method === 'GET') return { action: 'ListBuckets', parameters: listParameters(request) };
    throw notAllowed();
  }
  if (key !== '') return objectCall(request, bucket, key);
  const configuration = CONFIGURATIONS.find(({ subResource }) => has(request, subResource));
  if (configuration !== undefined) {
    const { isPermanent, name, subResource } = configuration;
    const plainText = subResource === 'policy' ? { plainText: configuration.root } : {};
    if (method === 'GET') return { action: `GetBucket${name}`, parameters: named, ...plainText };
    if (method === 'DELETE' && !isPermanent) return { action: `DeleteBucket${name}`, parameters: named };
    if (method === 'PUT') {
      const text = request.body.toString('utf8');
      const Configuration = subResource === 'policy' ? text : fromXml(text);
      return { action: `PutBucket${name}`, parameters: { ...named, Configuration } };
    }
    throw notAllowed();
  }
  const special = keyedCall(request, bucket) ?? retentionCall(request, bucket);
  if (special !== undefined) return special;
  if (has(request, 'acl')) {
    if (method === 'GET') return { action: 'GetBucketAcl', parameters: named };
    if (method === 'PUT')
      return { action: 'PutBucketAcl', parameters: { ...named, ACL: request.headers['x-oss-acl'] } };
    throw notAllowed();
  }
  if (method === 'POST' && has(request, 'delete')) {
    const Configuration = fromXml(request.body.toString('utf8'));
    // The names stand beside it too, so that policies are asked about each object.
    const ObjectKey = listIn(Configuration, 'Object').flatMap((entry) => listIn(entry, 'Key'));
    return { action: 'DeleteMultipleObjects', parameters: { ...named, ObjectKey, Configuration } };
  }
  if (method === 'GET' && has(request, 'bucketInfo')) return { action: 'GetBucketInfo', parameters: named };
  if (method === 'GET' && has(request, 'location')) return { action: 'GetBucketLocation', parameters: named };
  if (method === 'GET') return { action: listAction(request), parameters: { ...named, ...listParameters(request) } };
  if (method === 'PUT') return { action: 'PutBucket', parameters: { ...named, ...bucketSettings(request) } };
  if (method === 'DELETE') return { action: 'DeleteBucket', parameters: named };
  throw notAllowed();
}

/** One of several inventories, styles or domain names of a bucket, or the list of them. */
function keyedCall(request: ApiRequest, bucket: string): OssCall | undefined {
  const kind = KEYED_CONFIGURATIONS.find(({ subResource }) => has(request, subResource));
  if (kind === undefined) return undefined;
  const name = queryValue(request, kind.key);
  const Configuration = request.body.length === 0 ? {} : fromXml(request.body.toString('utf8'));
  const named = { BucketName: bucket, [kind.key]: name };
  if (request.method === 'GET') {
    return { action: name === undefined ? kind.list : kind.get, parameters: named };
  }
  if (kind.subResource !== 'cname') {
    if (request.method === 'PUT') return { action: kind.put, parameters: { ...named, Configuration } };
    if (request.method === 'DELETE') return { action: kind.remove, parameters: named };
    throw notAllowed();
  }
  // Domain names are named in the body only: `<BucketCnameConfiguration><Cname><Domain>`.
  if (request.method !== 'POST') throw notAllowed();
  const { Cname = {} } = Configuration as { Cname?: { Domain?: unknown } };
  const action = queryValue(request, 'comp') === 'delete' ? kind.remove : kind.put;
  return { action, parameters: { BucketName: bucket, domain: Cname.Domain, Configuration: Cname } };
}

function retentionCall(request: ApiRequest, BucketName: string): OssCall | undefined {
  if (!has(request, 'worm') && !has(request, 'wormId')) return undefined;
  const wormId = queryValue(request, 'wormId');
  const body = request.body.length === 0 ? {} : (fromXml(request.body.toString('utf8')) as Record<string, unknown>);
  const parameters = { BucketName, wormId, RetentionPeriodInDays: body.RetentionPeriodInDays };
  if (request.method === 'GET') return { action: 'GetBucketWorm', parameters };
  if (request.method === 'DELETE') return { action: 'AbortBucketWorm', parameters };
  if (wormId === undefined) return { action: 'InitiateBucketWorm', parameters };
  return { action: has(request, 'wormExtend') ? 'ExtendBucketWorm' : 'CompleteBucketWorm', parameters };
}

/** The lists of a bucket: current objects in two forms, versions, unfinished uploads. */
function listAction(request: ApiRequest): string {
  if (queryValue(request, 'list-type') === '2') return 'ListObjectsV2';
  if (has(request, 'versions')) return 'ListObjectVersions';
  return has(request, 'uploads') ? 'ListMultipartUploads' : 'ListObjects';
}

/** Functions of an object outside the slice. Taken for the object itself, a new ACL would replace its content. */
const OBJECT_FUNCTIONS = ['acl', 'append', 'restore', 'symlink', 'tagging', 'uploadId', 'uploads'];

function objectCall(request: ApiRequest, BucketName: string, ObjectKey: string): OssCall {
  if (OBJECT_FUNCTIONS.some((name) => has(request, name))) throw notAllowed();
  const named = { BucketName, ObjectKey, versionId: queryValue(request, 'versionId') };
  switch (request.method) {
    case 'DELETE':
      return { action: 'DeleteObject', parameters: named };
    case 'GET':
      return { action: 'GetObject', parameters: named };
    case 'HEAD':
      return { action: 'HeadObject', parameters: named };
    case 'PUT': {
      const source = request.headers['x-oss-copy-source'];
      if (source !== undefined) return { action: 'CopyObject', parameters: { ...named, Source: source } };
      const Content = request.body.toString('base64');
      return {
        action: 'PutObject',
        parameters: { ...named, Content, ContentType: request.headers['content-type'] },
      };
    }
    default:
      throw notAllowed();
  }
}

function bucketSettings(request: ApiRequest): Readonly<Record<string, unknown>> {
  const body = request.body.length === 0 ? {} : fromXml(request.body.toString('utf8'));
  const settings = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const location = settings.LocationConstraint;
  return {
    StorageClass: settings.StorageClass,
    DataRedundancyType: settings.DataRedundancyType,
    ACL: request.headers['x-oss-acl'],
    ...(typeof location === 'string' && location !== '' ? { RegionId: location.replace(/^oss-/, '') } : {}),
  };
}

function listParameters(request: ApiRequest): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    LIST_PARAMETERS.flatMap((name) => {
      const value = queryValue(request, name);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** Whether the query names something, with a value or without. */
function has(request: ApiRequest, name: string): boolean {
  return queryValue(request, name) !== undefined;
}

function notAllowed(): ApiError {
  return new ApiError({
    status: 405,
    code: 'MethodNotAllowed',
    message: 'The specified method is not allowed against this resource.',
  });
}

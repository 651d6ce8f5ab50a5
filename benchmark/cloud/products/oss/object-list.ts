import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { needBucket } from './bucket-handlers.js';

const OBJECT = 'oss/object';
const DEFAULT_KEYS = 100;
const MAXIMUM_KEYS = 1000;

interface Page {
  readonly records: readonly ResourceRecord[];
  /** Beginnings that several names share up to the delimiter. */
  readonly prefixes: readonly string[];
  /** Last name of the page where more follow. */
  readonly next: string | undefined;
}

function sizeOf({ parameters }: OperationContext): number {
  const size = Number(parameters['max-keys'] ?? DEFAULT_KEYS);
  if (!Number.isInteger(size) || size < 1 || size > MAXIMUM_KEYS) {
    throw new ApiError({ status: 400, code: 'InvalidArgument', message: 'The max-keys is not valid.' });
  }
  return size;
}

/** One page of names in their order; names with the delimiter behind the prefix are gathered under a common prefix. */
function pageOf(context: OperationContext, records: readonly ResourceRecord[], start: string): Page {
  const { delimiter, prefix: givenPrefix } = context.parameters;
  const prefix = String(givenPrefix ?? '');
  const size = sizeOf(context);
  const groupOf = (key: string): string | undefined => {
    const end = delimiter === undefined ? -1 : key.indexOf(String(delimiter), prefix.length);
    return end < 0 ? undefined : key.slice(0, end + String(delimiter).length);
  };
  const entries = new Map<string, ResourceRecord[]>();
  const prefixes = new Set<string>();
  for (const record of records) {
    const key = String(record.attributes.ObjectKey);
    if (!key.startsWith(prefix)) continue;
    const group = groupOf(key);
    if ((group ?? key) <= start) continue;
    if (group !== undefined) prefixes.add(group);
    entries.set(group ?? key, [...(entries.get(group ?? key) ?? []), record]);
  }
  const names = [...entries.keys()].sort();
  const page = names.slice(0, size);
  return {
    records: page.filter((name) => !prefixes.has(name)).flatMap((name) => entries.get(name) ?? []),
    prefixes: page.filter((name) => prefixes.has(name)),
    next: names.length > size ? page.at(-1) : undefined,
  };
}

function describe({ caller }: OperationContext, { attributes }: ResourceRecord) {
  return {
    Key: attributes.ObjectKey,
    LastModified: String(attributes.LastModified).replace('Z', '.000Z'),
    ETag: attributes.ETag,
    Type: 'Normal',
    Size: attributes.Size,
    StorageClass: attributes.StorageClass ?? 'Standard',
    Owner: { ID: caller.accountId, DisplayName: caller.accountId },
  };
}

function common(context: OperationContext, bucketName: string, { prefixes, next }: Page) {
  const { delimiter, prefix } = context.parameters;
  return {
    Name: bucketName,
    Prefix: prefix ?? '',
    MaxKeys: sizeOf(context),
    Delimiter: delimiter ?? '',
    IsTruncated: next !== undefined,
    ...(prefixes.length === 0 ? {} : { CommonPrefixes: prefixes.map((Prefix) => ({ Prefix })) }),
  };
}

function current(context: OperationContext, BucketName: string): readonly ResourceRecord[] {
  return context.store.find(OBJECT, { BucketName, IsLatest: true, IsDeleteMarker: false });
}

/** Names by pages of marker and max-keys. */
export const listObjects: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const marker = String(context.parameters.marker ?? '');
  const page = pageOf(context, current(context, BucketName), marker);
  return {
    ListBucketResult: {
      ...common(context, BucketName, page),
      Marker: marker,
      ...(page.next === undefined ? {} : { NextMarker: page.next }),
      Contents: page.records.map((record) => describe(context, record)),
    },
  };
};

/** The second version of the list: a token instead of a name, and the number of entries. */
export const listObjectsV2: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const { 'continuation-token': token, 'start-after': startAfter } = context.parameters;
  const start = token === undefined ? String(startAfter ?? '') : Buffer.from(String(token), 'base64url').toString();
  const page = pageOf(context, current(context, BucketName), start);
  const next = page.next === undefined ? undefined : Buffer.from(page.next).toString('base64url');
  return {
    ListBucketResult: {
      ...common(context, BucketName, page),
      KeyCount: page.records.length + page.prefixes.length,
      ...(token === undefined ? {} : { ContinuationToken: token }),
      ...(next === undefined ? {} : { NextContinuationToken: next }),
      Contents: page.records.map((record) => describe(context, record)),
    },
  };
};

/** All versions and delete markers. */
export const listObjectVersions: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const start = String(context.parameters['key-marker'] ?? '');
  const page = pageOf(context, context.store.find(OBJECT, { BucketName }), start);
  const shown = page.records.toReversed().map((record) => {
    const { Type: _type, ...known } = describe(context, record);
    const { IsDeleteMarker, IsLatest, VersionId } = record.attributes;
    return { isMarker: IsDeleteMarker === true, entry: { ...known, VersionId, IsLatest } };
  });
  const markers = shown
    .filter(({ isMarker }) => isMarker)
    .map(({ entry }) => {
      const { Key, LastModified, Owner, VersionId, IsLatest } = entry;
      return { Key, VersionId, IsLatest, LastModified, Owner };
    });
  return {
    ListVersionsResult: {
      ...common(context, BucketName, page),
      KeyMarker: start,
      ...(page.next === undefined ? {} : { NextKeyMarker: page.next, NextVersionIdMarker: '' }),
      Version: shown.filter(({ isMarker }) => !isMarker).map(({ entry }) => entry),
      DeleteMarker: markers,
    },
  };
};

/** Parts of uploads that were begun and not finished; uploads in parts are not served, so there are none. */
export const listMultipartUploads: OperationHandler = (context) => ({
  ListMultipartUploadsResult: { Bucket: needBucket(context).id, MaxUploads: MAXIMUM_KEYS, IsTruncated: false },
});

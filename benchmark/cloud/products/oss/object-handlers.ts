import { createHash } from 'node:crypto';
import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { needBucket } from './bucket-handlers.js';
import { versioningOf } from './configurations.js';
import { needMutable } from './retention.js';

const OBJECT = 'oss/object';
/** Version of objects in a bucket that never had versioning. */
export const NULL_VERSION = 'null';

/** Versions of one object, oldest first. */
function versionsOf({ store }: OperationContext, BucketName: string, ObjectKey: string): readonly ResourceRecord[] {
  return store.find(OBJECT, { BucketName, ObjectKey });
}

/** Stores a version in front of those that are there, or in place of the one without a number. */
function addVersion(context: OperationContext, bucket: ResourceRecord, ObjectKey: string, content: object): string {
  const { now, random, store } = context;
  const isVersioned = versioningOf(bucket) === 'Enabled';
  const VersionId = isVersioned ? `CAEQ${random.secret(60)}` : NULL_VERSION;
  const earlier = versionsOf(context, bucket.id, ObjectKey);
  const twin = earlier.find(({ attributes }) => attributes.VersionId === VersionId);
  if (twin !== undefined) needMutable(bucket, twin, now);
  for (const record of earlier) if (record !== twin) store.update(record, { IsLatest: false });
  if (twin !== undefined) store.remove(twin);
  store.insert({
    resource: OBJECT,
    attributes: {
      BucketName: bucket.id,
      ObjectKey,
      VersionId,
      IsLatest: true,
      IsDeleteMarker: false,
      LastModified: isoTime(now),
      ...content,
    },
  });
  return VersionId;
}

function removeVersion(context: OperationContext, record: ResourceRecord): void {
  const { BucketName, IsLatest, ObjectKey } = record.attributes;
  context.store.remove(record);
  const before = versionsOf(context, String(BucketName), String(ObjectKey)).at(-1);
  if (IsLatest === true && before !== undefined) context.store.update(before, { IsLatest: true });
}

/** Deletes the version named; without one the object, which in a versioned bucket only hides it behind a marker. */
function deleteOne(context: OperationContext, bucket: ResourceRecord, ObjectKey: string, versionId: unknown): void {
  const versions = versionsOf(context, bucket.id, ObjectKey);
  if (versionId !== undefined) {
    const record = versions.find(({ attributes }) => attributes.VersionId === versionId);
    if (record !== undefined) {
      needMutable(bucket, record, context.now);
      removeVersion(context, record);
    }
  } else if (versioningOf(bucket) !== undefined) {
    addVersion(context, bucket, ObjectKey, { IsDeleteMarker: true, Size: 0 });
  } else {
    for (const record of versions) {
      needMutable(bucket, record, context.now);
      context.store.remove(record);
    }
  }
}

/** The version that a read names, or the latest. */
function needObject(context: OperationContext): ResourceRecord {
  const bucket = needBucket(context);
  const { ObjectKey, versionId } = context.parameters;
  const found = versionsOf(context, bucket.id, String(ObjectKey)).find(({ attributes }) =>
    versionId === undefined ? attributes.IsLatest === true : attributes.VersionId === versionId,
  );
  if (found === undefined || found.attributes.IsDeleteMarker === true) {
    throw new ApiError({ status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' });
  }
  return found;
}

/** Stores content under a name. */
export const putObject: OperationHandler = (context) => {
  const bucket = needBucket(context);
  const { Content, ContentType, ObjectKey } = context.parameters;
  const content = Buffer.from(String(Content ?? ''), 'base64');
  const ETag = `"${createHash('md5').update(content).digest('hex').toUpperCase()}"`;
  const VersionId = addVersion(context, bucket, String(ObjectKey), {
    ETag,
    Size: content.length,
    Content: content.toString('base64'),
    ContentType: ContentType ?? 'application/octet-stream',
    StorageClass: bucket.attributes.StorageClass,
  });
  return { ETag, VersionId };
};

/** The content and what is known about it. */
export const getObject: OperationHandler = (context) => {
  const { Content, ContentType, ETag, LastModified, Size, StorageClass, VersionId } = needObject(context).attributes;
  return { Content: Content ?? '', ContentType, ETag, LastModified, Size, StorageClass, VersionId };
};

/** Names that are not encoded properly stand for themselves. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What a copy is made from, as the parameters that name an object. */
export function copySource({ Source }: Attributes): Attributes {
  const [BucketName = '', ...rest] = String(Source).replace(/^\//, '').split('/');
  return { BucketName, ObjectKey: decoded(rest.join('/')) };
}

/** Copies an object of the account, such as to rename or to move it. */
export const copyObject: OperationHandler = (context) => {
  const bucket = needBucket(context);
  const { ObjectKey } = context.parameters;
  const source = needObject({ ...context, parameters: copySource(context.parameters) });
  const { Content, ContentType, ETag, Size, StorageClass } = source.attributes;
  addVersion(context, bucket, String(ObjectKey), { Content, ContentType, ETag, Size, StorageClass });
  return { CopyObjectResult: { ETag, LastModified: isoTime(context.now) } };
};

/** Deletes one object, or one version of it; it is no mistake if there is none. */
export const deleteObject: OperationHandler = (context) => {
  const { ObjectKey, versionId } = context.parameters;
  deleteOne(context, needBucket(context), String(ObjectKey), versionId);
  return {};
};

/** Deletes many at once. */
export const deleteObjects: OperationHandler = (context) => {
  const bucket = needBucket(context);
  const { Object: listed, Quiet } = (context.parameters.Configuration ?? {}) as { Quiet?: unknown; Object?: unknown };
  const named = [listed ?? []].flat().map((entry) => entry as { Key?: unknown; VersionId?: unknown });
  for (const { Key, VersionId } of named) deleteOne(context, bucket, String(Key), VersionId);
  return { DeleteResult: String(Quiet) === 'true' ? '' : { Deleted: named } };
};

import { createHash } from 'node:crypto';
import type { OperationHandler, ResourceSpec } from '../../spec/index.js';
import { needBucket } from './bucket-handlers.js';

const OBJECT = 'oss/object';
const NAMED = {
  BucketName: { type: 'string', required: true },
  ObjectKey: { type: 'string', required: true },
} as const;

const putObject: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const ObjectKey = String(context.parameters.ObjectKey);
  const content = String(context.parameters.Content ?? '');
  const attributes = {
    BucketName,
    ObjectKey,
    ETag: `"${createHash('md5').update(content, 'base64').digest('hex').toUpperCase()}"`,
    Size: Buffer.from(content, 'base64').length,
  };
  const [existing] = context.store.find(OBJECT, { BucketName, ObjectKey });
  if (existing === undefined) context.store.insert({ resource: OBJECT, attributes });
  else context.store.update(existing, attributes);
  return { ETag: attributes.ETag };
};

const deleteObject: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const [object] = context.store.find(OBJECT, { BucketName, ObjectKey: String(context.parameters.ObjectKey) });
  if (object !== undefined) context.store.remove(object);
  return {};
};

const deleteObjects: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const { Quiet, Object: listed } = (context.parameters.Configuration ?? {}) as { Quiet?: unknown; Object?: unknown };
  const keys = [listed ?? []].flat().map((entry) => String((entry as { Key?: unknown }).Key));
  for (const ObjectKey of keys) {
    for (const record of context.store.find(OBJECT, { BucketName, ObjectKey })) context.store.remove(record);
  }
  return { DeleteResult: String(Quiet) === 'true' ? '' : { Deleted: keys.map((Key) => ({ Key })) } };
};

const listObjects: OperationHandler = (context) => {
  const BucketName = needBucket(context).id;
  const prefix = String(context.parameters.prefix ?? '');
  const marker = String(context.parameters.marker ?? context.parameters['continuation-token'] ?? '');
  const size = Number(context.parameters['max-keys'] ?? 100);
  const all = context.store
    .find(OBJECT, { BucketName })
    .map(({ attributes }) => attributes)
    .filter(({ ObjectKey }) => String(ObjectKey).startsWith(prefix) && String(ObjectKey) > marker)
    .sort((a, b) => (String(a.ObjectKey) < String(b.ObjectKey) ? -1 : 1));
  const page = all.slice(0, size);
  const next = all.length > size ? String(page.at(-1)?.ObjectKey) : undefined;
  return {
    ListBucketResult: {
      Name: BucketName,
      Prefix: prefix,
      MaxKeys: size,
      KeyCount: page.length,
      IsTruncated: next !== undefined,
      ...(next === undefined ? {} : { NextMarker: next, NextContinuationToken: next }),
      Contents: page.map(({ ObjectKey, ETag, Size, LastModified }) => ({
        Key: ObjectKey,
        LastModified,
        ETag,
        Type: 'Normal',
        Size,
        StorageClass: 'Standard',
        Owner: { ID: context.caller.accountId, DisplayName: context.caller.accountId },
      })),
    },
  };
};

/** Objects: only that they exist matters so far (a bucket with one cannot be deleted); contents are not kept. */
export const object: ResourceSpec = {
  name: 'object',
  label: { zh: '文件', en: 'Object' },
  id: { attribute: 'ObjectId', from: 'prefix', prefix: 'object-', length: 20 },
  scope: 'global',
  attributes: {
    ObjectId: {
      type: 'string',
      label: { zh: '文件ID', en: 'Object ID' },
      source: 'assumed',
      generated: { kind: 'id' },
      shown: 'never',
    },
    BucketName: { type: 'string', label: { zh: 'Bucket名称', en: 'Bucket Name' }, source: 'sdk' },
    ObjectKey: { type: 'string', label: { zh: '文件名', en: 'Object Name' }, source: 'sdk' },
    ETag: { type: 'string', label: { zh: 'ETag', en: 'ETag' }, source: 'sdk' },
    Size: { type: 'integer', label: { zh: '文件大小', en: 'Object Size' }, source: 'sdk' },
    LastModified: {
      type: 'time',
      label: { zh: '更新时间', en: 'Last Modified' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    PutObject: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: NAMED,
      masked: ['Content'],
      handler: putObject,
    },
    DeleteObject: { kind: 'custom', access: 'write', source: 'sdk', parameters: NAMED, handler: deleteObject },
    DeleteMultipleObjects: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { BucketName: NAMED.BucketName },
      handler: deleteObjects,
    },
    ListObjects: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { BucketName: NAMED.BucketName },
      handler: listObjects,
    },
  },
  notFound: { status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' },
};

import type { OperationSpec, ResourceSpec } from '../../spec/index.js';
import {
  copyObject,
  copySource,
  deleteObject,
  deleteObjects,
  getObject,
  NULL_VERSION,
  putObject,
} from './object-handlers.js';
import { listMultipartUploads, listObjects, listObjectsV2, listObjectVersions } from './object-list.js';

const IN_BUCKET = { BucketName: { type: 'string', required: true } } as const;
const NAMED = { ...IN_BUCKET, ObjectKey: { type: 'string', required: true } } as const;

function list(handler: typeof listObjects): OperationSpec {
  return { kind: 'custom', access: 'read', source: 'sdk', parameters: IN_BUCKET, handler };
}

/** Objects with their contents and, in a bucket with versioning, their versions. */
export const object: ResourceSpec = {
  name: 'object',
  label: { zh: '文件', en: 'Object' },
  id: { attribute: 'ObjectId', from: 'prefix', prefix: 'object-', length: 20 },
  ramResource: '{BucketName}/{ObjectKey}',
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
    ETag: { type: 'string', label: { zh: 'ETag', en: 'ETag' }, source: 'document' },
    Size: { type: 'integer', label: { zh: '文件大小', en: 'Object Size' }, source: 'document' },
    StorageClass: { type: 'string', label: { zh: '存储类型', en: 'Storage Class' }, source: 'document' },
    Content: { type: 'secret', label: { zh: '内容', en: 'Content' }, source: 'assumed', shown: 'never' },
    ContentType: { type: 'string', label: { zh: '内容类型', en: 'Content Type' }, source: 'sdk' },
    VersionId: { type: 'string', label: { zh: '版本ID', en: 'Version ID' }, source: 'sdk', default: NULL_VERSION },
    IsLatest: { type: 'boolean', label: { zh: '当前版本', en: 'Current Version' }, source: 'sdk', default: true },
    IsDeleteMarker: { type: 'boolean', label: { zh: '删除标记', en: 'Delete Marker' }, source: 'sdk', default: false },
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
      handler: putObject,
    },
    CopyObject: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramAction: 'oss:PutObject',
      alsoAsks: (parameters) => ({ ramAction: 'oss:GetObject', parameters: copySource(parameters) }),
      parameters: { ...NAMED, Source: { type: 'string', required: true } },
      handler: copyObject,
    },
    GetObject: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: NAMED,
      handler: getObject,
    },
    HeadObject: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      ramAction: 'oss:GetObject',
      parameters: NAMED,
      handler: getObject,
    },
    DeleteObject: { kind: 'custom', access: 'write', source: 'sdk', parameters: NAMED, handler: deleteObject },
    DeleteMultipleObjects: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramAction: 'oss:DeleteObject',
      parameters: IN_BUCKET,
      handler: deleteObjects,
    },
    ListObjects: list(listObjects),
    ListObjectsV2: { ...list(listObjectsV2), ramAction: 'oss:ListObjects' },
    ListObjectVersions: list(listObjectVersions),
    ListMultipartUploads: list(listMultipartUploads),
  },
  notFound: { status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' },
};

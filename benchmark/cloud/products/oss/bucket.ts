import type { ResourceSpec } from '../../spec/index.js';
import { describeBucket, getLocation, keepBucket, listBuckets, placeBucket, removeBucket } from './bucket-handlers.js';
import { configurationOperations } from './configurations.js';
import { keyedOperations } from './keyed-configurations.js';
import { retentionOperations } from './retention.js';

const NAMED = { BucketName: { type: 'string', required: true } } as const;

/** Buckets. Names are unique over all accounts; the list covers all regions. */
export const bucket: ResourceSpec = {
  name: 'bucket',
  label: { zh: 'Bucket', en: 'Bucket' },
  id: { attribute: 'BucketName', from: 'caller' },
  ramResource: '{BucketName}',
  uniqueOver: 'cloud',
  scope: 'global',
  attributes: {
    BucketName: {
      type: 'string',
      label: { zh: 'Bucket名称', en: 'Bucket Name' },
      source: 'document',
      required: true,
      pattern: '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]',
      malformed: { status: 400, code: 'InvalidBucketName', message: 'The specified bucket is not valid.' },
    },
    Region: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'document', generated: { kind: 'region' } },
    Location: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'provider' },
    StorageClass: {
      type: 'string',
      label: { zh: '存储类型', en: 'Storage Class' },
      source: 'document',
      default: 'Standard',
      values: [
        { value: 'Standard', label: { zh: '标准存储', en: 'Standard' } },
        { value: 'IA', label: { zh: '低频访问', en: 'IA' } },
        { value: 'Archive', label: { zh: '归档存储', en: 'Archive' } },
        { value: 'ColdArchive', label: { zh: '冷归档存储', en: 'Cold Archive' } },
      ],
    },
    DataRedundancyType: {
      type: 'string',
      label: { zh: '同城冗余存储', en: 'Zone-redundant storage' },
      source: 'document',
      default: 'LRS',
      values: [
        { value: 'LRS', label: { zh: '关闭', en: 'Disable' } },
        { value: 'ZRS', label: { zh: '启用', en: 'Enable' } },
      ],
    },
    ACL: {
      type: 'string',
      label: { zh: '读写权限', en: 'ACL' },
      source: 'document',
      default: 'private',
      values: [
        { value: 'private', label: { zh: '私有', en: 'Private' } },
        { value: 'public-read', label: { zh: '公共读', en: 'Public Read' } },
        { value: 'public-read-write', label: { zh: '公共读写', en: 'Public Read/Write' } },
      ],
    },
    CreationDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'document',
      generated: { kind: 'creation-time' },
    },
    Configurations: {
      type: 'object',
      label: { zh: '配置', en: 'Settings' },
      source: 'assumed',
      generated: { kind: 'constant', value: {} },
      shown: 'never',
    },
  },
  operations: {
    PutBucket: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['BucketName', 'StorageClass', 'DataRedundancyType', 'ACL'],
      returns: [],
      whenExists: keepBucket,
      before: placeBucket,
    },
    GetBucketInfo: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: NAMED,
      handler: describeBucket,
    },
    GetBucketLocation: { kind: 'custom', access: 'read', source: 'sdk', parameters: NAMED, handler: getLocation },
    ListBuckets: { kind: 'custom', access: 'read', source: 'provider', handler: listBuckets },
    DeleteBucket: { kind: 'custom', access: 'write', source: 'provider', parameters: NAMED, handler: removeBucket },
    ...configurationOperations(),
    ...keyedOperations(),
    ...retentionOperations,
  },
  notFound: { status: 404, code: 'NoSuchBucket', message: 'The specified bucket does not exist.' },
  alreadyExists: {
    status: 409,
    code: 'BucketAlreadyExists',
    message: 'The requested bucket name is not available. The bucket namespace is shared by all users of the system.',
  },
  quota: {
    limit: 100,
    per: 'account',
    error: { status: 400, code: 'TooManyBuckets', message: 'You have attempted to create more buckets than allowed.' },
  },
  auditType: 'ACS::OSS::Bucket',
};

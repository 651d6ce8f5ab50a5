import type { ResourceSpec } from '../../spec/index.js';
import { createAccessKey, lastUsed, listAccessKeys, removeAccessKey, updateAccessKey } from './access-key-handlers.js';

/** Access keys of RAM users. The secret is in the answer of CreateAccessKey and nowhere else. */
export const accessKey: ResourceSpec = {
  name: 'access-key',
  label: { zh: '访问密钥', en: 'AccessKey Pair' },
  id: { attribute: 'AccessKeyId', from: 'prefix', prefix: 'LTAI5t', length: 18, alphabet: 'secret' },
  uniqueOver: 'cloud',
  scope: 'global',
  attributes: {
    AccessKeyId: {
      type: 'string',
      label: { zh: 'AccessKey ID', en: 'AccessKey ID' },
      source: 'document',
      generated: { kind: 'id' },
    },
    AccessKeySecret: {
      type: 'secret',
      label: { zh: 'AccessKey Secret', en: 'AccessKey Secret' },
      source: 'document',
      shown: 'never',
    },
    UserName: { type: 'string', label: { zh: '用户', en: 'User' }, source: 'sdk', shown: 'never' },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'document',
      default: 'Active',
      values: [
        { value: 'Active', label: { zh: '已启用', en: 'Active' } },
        { value: 'Inactive', label: { zh: '已禁用', en: 'Inactive' } },
      ],
    },
    CreateDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'document',
      generated: { kind: 'creation-time' },
    },
    LastUsedDate: {
      type: 'time',
      label: { zh: '最后使用时间', en: 'Last Used At' },
      source: 'document',
      shown: 'never',
      generated: { kind: 'constant', value: '' },
    },
  },
  operations: {
    CreateAccessKey: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { UserName: { type: 'string' } },
      handler: createAccessKey,
    },
    ListAccessKeys: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { UserName: { type: 'string' } },
      handler: listAccessKeys,
    },
    UpdateAccessKey: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        UserName: { type: 'string' },
        UserAccessKeyId: { type: 'string', required: true },
        Status: { type: 'string', required: true, values: ['Active', 'Inactive'] },
      },
      handler: updateAccessKey,
    },
    DeleteAccessKey: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { UserName: { type: 'string' }, UserAccessKeyId: { type: 'string', required: true } },
      handler: removeAccessKey,
    },
    GetAccessKeyLastUsed: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { UserName: { type: 'string' }, UserAccessKeyId: { type: 'string', required: true } },
      handler: lastUsed,
    },
  },
  notFound: {
    status: 404,
    code: 'EntityNotExist.User.AccessKey',
    message: 'The access key does not exist: {id}.',
  },
  quota: {
    limit: 2,
    per: 'UserName',
    error: {
      status: 409,
      code: 'LimitExceeded.User.AccessKey',
      message: 'The count of access keys beyond the current limits.',
    },
  },
  auditType: 'ACS::RAM::AccessKey',
};

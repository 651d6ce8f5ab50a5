import type { ResourceSpec } from '../../spec/index.js';
import { createAlias, deleteAlias, requireKey, updateAlias } from './alias-handlers.js';
import { ALIAS_NOT_FOUND, KEY_NOT_FOUND } from './errors.js';

const aliasName = { AliasName: { type: 'string', required: true } } as const;

/** Names that stand for a key and can be moved to another one. */
export const alias: ResourceSpec = {
  name: 'alias',
  label: { zh: '别名', en: 'Alias' },
  id: { attribute: 'AliasName', from: 'caller' },
  uniqueOver: 'region',
  scope: 'region',
  attributes: {
    AliasName: { type: 'string', label: { zh: '别名', en: 'Alias Name' }, source: 'document' },
    AliasArn: { type: 'string', label: { zh: '别名ARN', en: 'Alias ARN' }, source: 'document' },
    KeyId: {
      type: 'string',
      label: { zh: '密钥ID', en: 'Key ID' },
      source: 'document',
      references: { resource: 'kms/key', missing: KEY_NOT_FOUND },
    },
  },
  operations: {
    CreateAlias: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { ...aliasName, KeyId: { type: 'string', required: true } },
      handler: createAlias,
    },
    UpdateAlias: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { ...aliasName, KeyId: { type: 'string', required: true } },
      handler: updateAlias,
    },
    DeleteAlias: { kind: 'custom', access: 'write', source: 'document', parameters: aliasName, handler: deleteAlias },
    ListAliases: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'Aliases.Alias',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [],
    },
    ListAliasesByKeyId: {
      kind: 'list',
      access: 'read',
      source: 'document',
      parameters: { KeyId: { type: 'string', required: true } },
      itemsAt: 'Aliases.Alias',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [{ parameter: 'KeyId', attribute: 'KeyId', match: 'exact' }],
      before: requireKey,
    },
  },
  notFound: ALIAS_NOT_FOUND,
  alreadyExists: { status: 400, code: 'AliasAlreadyExists', message: 'AliasName Already Exists.' },
  auditType: 'ACS::KMS::Alias',
};

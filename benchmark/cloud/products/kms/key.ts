import type { ResourceSpec } from '../../spec/index.js';
import { createKey } from './create-key.js';
import { KEY_NOT_FOUND } from './errors.js';
import { keyAttributes } from './key-attributes.js';
import {
  cancelDeletion,
  changeState,
  checkFilters,
  describeKey,
  keyPolicy,
  matchesFilters,
  scheduleDeletion,
  setDeletionProtection,
  setKeyPolicy,
  updateDescription,
  updateRotation,
} from './key-handlers.js';
import { deleteMaterial, importMaterial, parametersForImport } from './key-material.js';
import { listKeyTags, tagKey, untagKey } from './key-tags.js';

const keyId = { KeyId: { type: 'string', required: true } } as const;

/** Customer master keys. No key material is kept: nothing is encrypted here. */
export const kmsKey: ResourceSpec = {
  name: 'key',
  label: { zh: '用户主密钥', en: 'Customer Master Key' },
  id: { attribute: 'KeyId', from: 'caller' },
  scope: 'region',
  attributes: keyAttributes,
  states: {
    initial: 'Enabled',
    values: {
      Enabled: { label: { zh: '启用中', en: 'Enabled' } },
      Disabled: { label: { zh: '已禁用', en: 'Disabled' } },
      PendingDeletion: { label: { zh: '待删除', en: 'Pending Deletion' } },
      PendingImport: { label: { zh: '待导入', en: 'Pending Import' } },
    },
  },
  operations: {
    CreateKey: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: {
        Description: { type: 'string' },
        Origin: { type: 'string', default: 'Aliyun_KMS', values: ['Aliyun_KMS', 'EXTERNAL'] },
        ProtectionLevel: { type: 'string', default: 'SOFTWARE', values: ['SOFTWARE', 'HSM'] },
        KeyUsage: { type: 'string', values: ['ENCRYPT/DECRYPT', 'SIGN/VERIFY'] },
        EnableAutomaticRotation: { type: 'boolean', default: false },
        Tags: { type: 'json-list' },
      },
      handler: createKey,
    },
    DescribeKey: { kind: 'custom', access: 'read', source: 'document', parameters: keyId, handler: describeKey },
    ListKeys: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'Keys.Key',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [],
      parameters: { Filters: { type: 'json-list' } },
      before: checkFilters,
      keep: matchesFilters,
      itemAttributes: ['KeyId'],
      after: (_context, { attributes }) => ({ KeyArn: attributes.Arn }),
    },
    GetKeyPolicy: { kind: 'custom', access: 'read', source: 'provider', parameters: keyId, handler: keyPolicy },
    SetKeyPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { ...keyId, Policy: { type: 'string', required: true } },
      handler: setKeyPolicy,
    },
    EnableKey: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: keyId,
      handler: changeState('Enabled'),
    },
    DisableKey: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: keyId,
      handler: changeState('Disabled'),
    },
    ScheduleKeyDeletion: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      // The document says 7 to 30 days; the provider's schema has allowed 366 since.
      parameters: { ...keyId, PendingWindowInDays: { type: 'integer', default: 30, minimum: 7, maximum: 366 } },
      handler: scheduleDeletion,
    },
    CancelKeyDeletion: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: keyId,
      handler: cancelDeletion,
    },
    UpdateKeyDescription: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { ...keyId, Description: { type: 'string' } },
      handler: updateDescription,
    },
    UpdateRotationPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { ...keyId, EnableAutomaticRotation: { type: 'boolean', required: true } },
      handler: updateRotation,
    },
    SetDeletionProtection: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: {
        ProtectedResourceArn: { type: 'string', required: true },
        EnableDeletionProtection: { type: 'boolean', required: true },
      },
      handler: setDeletionProtection,
    },
    GetParametersForImport: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: {
        ...keyId,
        WrappingAlgorithm: {
          type: 'string',
          required: true,
          values: ['RSAES_PKCS1_V1_5', 'RSAES_OAEP_SHA_1', 'RSAES_OAEP_SHA_256', 'SM2PKE'],
        },
        WrappingKeySpec: { type: 'string', required: true, values: ['RSA_2048', 'EC_SM2'] },
      },
      handler: parametersForImport,
    },
    ImportKeyMaterial: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      masked: ['EncryptedKeyMaterial', 'ImportToken'],
      parameters: {
        ...keyId,
        EncryptedKeyMaterial: { type: 'string', required: true },
        ImportToken: { type: 'string', required: true },
        KeyMaterialExpireUnix: { type: 'integer' },
      },
      handler: importMaterial,
    },
    DeleteKeyMaterial: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: keyId,
      handler: deleteMaterial,
    },
    TagResource: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { ...keyId, Tags: { type: 'json-list', required: true } },
      handler: tagKey,
    },
    UntagResource: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { ...keyId, TagKeys: { type: 'json-list', required: true } },
      handler: untagKey,
    },
    ListResourceTags: { kind: 'custom', access: 'read', source: 'provider', parameters: keyId, handler: listKeyTags },
  },
  notFound: KEY_NOT_FOUND,
  quota: {
    limit: 200,
    per: 'region',
    error: {
      status: 400,
      code: 'Rejected.LimitExceeded',
      message: 'The request was rejected because user create resource limit was exceeded.',
    },
  },
  auditType: 'ACS::KMS::Key',
};

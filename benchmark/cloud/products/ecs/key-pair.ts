import type { ResourceSpec } from '../../spec/index.js';
import { failures } from './failures.js';
import { deleteKeyPairs, generateKeys, readPublicKey } from './key-material.js';

/** SSH key pairs. The private key is in the answer of CreateKeyPair and nowhere else. */
export const keyPair: ResourceSpec = {
  name: 'key-pair',
  label: { zh: '密钥对', en: 'SSH Key Pair' },
  id: { attribute: 'KeyPairName', from: 'caller' },
  uniqueOver: 'region',
  scope: 'region',
  attributes: {
    KeyPairName: {
      type: 'string',
      label: { zh: '密钥对名称', en: 'SSH Key Pair Name' },
      source: 'document',
      required: true,
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5:.-]{1,127}',
      malformed: {
        status: 400,
        code: 'InvalidKeyPairName.Malformed',
        message: 'The specified KeyPairName is not valid.',
      },
    },
    KeyPairId: {
      type: 'string',
      label: { zh: '密钥对ID', en: 'Key Pair ID' },
      source: 'sdk',
      generated: { kind: 'identifier', prefix: 'ssh-', length: 20 },
      shown: 'detail',
    },
    KeyPairFingerPrint: { type: 'string', label: { zh: '密钥对指纹', en: 'Fingerprint' }, source: 'sdk' },
    PublicKeyBody: { type: 'string', label: { zh: '公钥', en: 'Public Key' }, source: 'document', shown: 'never' },
    ResourceGroupId: {
      type: 'string',
      label: { zh: '资源组', en: 'Resource Group' },
      source: 'document',
      whenUnset: '',
    },
    CreationTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateKeyPair: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['KeyPairName', 'ResourceGroupId'],
      returns: ['KeyPairName', 'KeyPairId'],
      after: generateKeys,
    },
    ImportKeyPair: {
      kind: 'create',
      access: 'write',
      source: 'sdk',
      accepts: ['KeyPairName', 'ResourceGroupId', 'PublicKeyBody'],
      parameters: { PublicKeyBody: { type: 'string', required: true } },
      returns: ['KeyPairName', 'KeyPairId', 'KeyPairFingerPrint'],
      before: readPublicKey,
    },
    DescribeKeyPairs: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'KeyPairs.KeyPair',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'KeyPairName', attribute: 'KeyPairName', match: 'pattern' },
        { parameter: 'KeyPairFingerPrint', attribute: 'KeyPairFingerPrint', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
    },
    DeleteKeyPairs: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { KeyPairNames: { type: 'json-list', required: true } },
      handler: deleteKeyPairs,
    },
  },
  notFound: failures.keyPairMissing,
  alreadyExists: { status: 400, code: 'KeyPair.AlreadyExist', message: 'The specified KeyPairName already exists.' },
  quota: {
    limit: 500,
    per: 'region',
    error: { status: 400, code: 'QuotaExceed.KeyPair', message: 'The maximum number of key pairs is reached.' },
  },
  tags: { resourceType: 'keypair', keys: 'TagKey' },
  auditType: 'ACS::ECS::KeyPair',
};

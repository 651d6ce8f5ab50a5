import type { AttributeSpec } from '../../spec/index.js';

/** What is known of a key. Source of most: the vendor's reference of CreateKey and DescribeKey. */
export const keyAttributes: Readonly<Record<string, AttributeSpec>> = {
  KeyId: { type: 'string', label: { zh: '密钥ID', en: 'Key ID' }, source: 'document' },
  Arn: { type: 'string', label: { zh: 'ARN', en: 'ARN' }, source: 'document' },
  Creator: { type: 'string', label: { zh: '创建者', en: 'Creator' }, source: 'document' },
  Description: {
    type: 'string',
    label: { zh: '描述', en: 'Description' },
    source: 'document',
    pattern: '[\\s\\S]{0,8192}',
    default: '',
  },
  KeySpec: {
    type: 'string',
    label: { zh: '密钥类型', en: 'Key Spec' },
    source: 'document',
    values: [
      { value: 'Aliyun_AES_256', label: { zh: 'Aliyun_AES_256', en: 'Aliyun_AES_256' } },
      { value: 'Aliyun_SM4', label: { zh: 'Aliyun_SM4', en: 'Aliyun_SM4' } },
      { value: 'RSA_2048', label: { zh: 'RSA_2048', en: 'RSA_2048' } },
      { value: 'RSA_3072', label: { zh: 'RSA_3072', en: 'RSA_3072' } },
      { value: 'EC_P256', label: { zh: 'EC_P256', en: 'EC_P256' } },
      { value: 'EC_P256K', label: { zh: 'EC_P256K', en: 'EC_P256K' } },
      { value: 'EC_SM2', label: { zh: 'EC_SM2', en: 'EC_SM2' } },
    ],
  },
  KeyUsage: {
    type: 'string',
    label: { zh: '密钥用途', en: 'Purpose' },
    source: 'document',
    values: [
      { value: 'ENCRYPT/DECRYPT', label: { zh: 'Encrypt/Decrypt', en: 'Encrypt/Decrypt' } },
      { value: 'SIGN/VERIFY', label: { zh: 'Sign/Verify', en: 'Sign/Verify' } },
    ],
  },
  Origin: {
    type: 'string',
    label: { zh: '密钥材料来源', en: 'Key Material Source' },
    source: 'document',
    default: 'Aliyun_KMS',
    values: [
      { value: 'Aliyun_KMS', label: { zh: '阿里云KMS', en: 'Alibaba Cloud KMS' } },
      { value: 'EXTERNAL', label: { zh: '外部', en: 'External' } },
    ],
  },
  ProtectionLevel: {
    type: 'string',
    label: { zh: '保护级别', en: 'Protection Level' },
    source: 'document',
    default: 'SOFTWARE',
    values: [
      { value: 'SOFTWARE', label: { zh: 'Software', en: 'Software' } },
      { value: 'HSM', label: { zh: 'Hsm', en: 'Hsm' } },
    ],
  },
  KeyState: {
    type: 'string',
    label: { zh: '状态', en: 'Status' },
    source: 'document',
    generated: { kind: 'state' },
  },
  AutomaticRotation: {
    type: 'string',
    label: { zh: '自动轮转', en: 'Automatic Rotation' },
    source: 'document',
    default: 'Disabled',
    values: [
      { value: 'Enabled', label: { zh: '已开启', en: 'Enabled' } },
      { value: 'Disabled', label: { zh: '未开启', en: 'Disabled' } },
      { value: 'Suspended', label: { zh: '已暂停', en: 'Suspended' } },
    ],
  },
  RotationInterval: { type: 'string', label: { zh: '轮转周期', en: 'Rotation Period' }, source: 'document' },
  LastRotationDate: {
    type: 'time',
    label: { zh: '上次轮转时间', en: 'Last Rotated At' },
    source: 'document',
    generated: { kind: 'creation-time' },
  },
  NextRotationDate: { type: 'time', label: { zh: '下次轮转时间', en: 'Next Rotation At' }, source: 'document' },
  PrimaryKeyVersion: { type: 'string', label: { zh: '主版本', en: 'Primary Key Version' }, source: 'document' },
  DeletionProtection: {
    type: 'string',
    label: { zh: '删除保护', en: 'Deletion Protection' },
    source: 'document',
    default: 'Disabled',
    values: [
      { value: 'Enabled', label: { zh: '已开启', en: 'Enabled' } },
      { value: 'Disabled', label: { zh: '未开启', en: 'Disabled' } },
    ],
  },
  DeletionProtectionDescription: {
    type: 'string',
    label: { zh: '删除保护描述', en: 'Deletion Protection Description' },
    source: 'document',
    default: '',
  },
  MaterialExpireTime: {
    type: 'string',
    label: { zh: '密钥材料过期时间', en: 'Key Material Expires At' },
    source: 'document',
    default: '',
  },
  DeleteDate: { type: 'string', label: { zh: '预计删除时间', en: 'Deletion Time' }, source: 'document', default: '' },
  DKMSInstanceId: { type: 'string', label: { zh: 'KeyStore', en: 'KeyStore' }, source: 'provider', default: '' },
  ImportToken: { type: 'secret', label: { zh: '导入令牌', en: 'Import Token' }, source: 'document' },
  ImportTokenEnds: {
    type: 'time',
    label: { zh: '导入令牌过期时间', en: 'Import Token Expires At' },
    source: 'document',
    shown: 'never',
  },
  Policy: { type: 'string', label: { zh: '密钥策略', en: 'Key Policy' }, source: 'provider' },
  CreationDate: {
    type: 'time',
    label: { zh: '创建时间', en: 'Created At' },
    source: 'document',
    generated: { kind: 'creation-time' },
  },
};

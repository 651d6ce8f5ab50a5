import type { Control, Field, FieldGroup, Option, PageContext, Text, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { valueOptions } from '../../shared/options.js';
import { regionOptions } from '../../shared/region-options.js';
import { REGIONS } from '../../shared/regions.js';
import { bucket } from '../bucket.js';
import { ZONE_REDUNDANT_REGIONS } from '../bucket-handlers.js';

const enableDisable = [
  { value: 'on', label: { en: 'Enable', zh: '启用' } },
  { value: 'off', label: { en: 'Disable', zh: '关闭' } },
];

/** How objects are encrypted when they are stored. */
export const encryptionMethods: readonly (Option & { readonly label: Text })[] = [
  { value: 'none', label: { en: 'None', zh: '无' } },
  { value: 'AES256', label: { en: 'OSS-Managed', zh: 'OSS完全托管' } },
  { value: 'KMS', label: { en: 'KMS', zh: 'KMS' } },
];

/** The choice of redundancy, where the region has it; elsewhere it is shown and cannot be enabled. */
function redundancyField(regions: readonly string[], isOffered: boolean): Field {
  const options = valueOptions(bucket.attributes.DataRedundancyType).toReversed();
  return {
    name: 'redundancy',
    kind: 'buttons',
    label: attributeLabel(bucket, 'DataRedundancyType'),
    initial: 'LRS',
    when: { field: 'region', is: regions },
    options: options.map((option) => ({ ...option, disabled: !isOffered && option.value === 'ZRS' })),
    help: {
      en: 'Zone-redundant storage keeps data in three zones of a region. It cannot be disabled later.',
      zh: '同城冗余存储将数据存放在同一地域的3个可用区，开启后不支持关闭。',
    },
  };
}

const groups: readonly FieldGroup[] = [
  {
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: attributeLabel(bucket, 'BucketName'),
        required: true,
        maxLength: 63,
        help: {
          en: 'The name must be globally unique, 3 to 63 characters in length, and can contain lowercase letters, digits, and hyphens (-).',
          zh: '名称须全局唯一，长度为3~63个字符，只能包含小写字母、数字和短划线（-），且以小写字母或数字开头和结尾。',
        },
        rule: {
          pattern: /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
          message: { en: 'The bucket name is not valid.', zh: 'Bucket名称格式不正确。' },
        },
      },
      {
        name: 'region',
        kind: 'select',
        label: attributeLabel(bucket, 'Region'),
        required: true,
        initial: 'cn-hangzhou',
        options: regionOptions,
        help: {
          en: 'Products in the same region can communicate over the internal network. The region cannot be changed later.',
          zh: '相同区域内的产品内网可以互通，订购后不支持更换区域，请谨慎选择。',
        },
      },
      {
        name: 'endpoint',
        kind: 'fixed',
        label: { en: 'Endpoint', zh: 'Endpoint' },
        text: { en: 'Assigned by region', zh: '由地域决定' },
      },
      {
        name: 'storageClass',
        kind: 'buttons',
        label: attributeLabel(bucket, 'StorageClass'),
        initial: 'Standard',
        options: valueOptions(bucket.attributes.StorageClass),
      },
      redundancyField(ZONE_REDUNDANT_REGIONS, true),
      redundancyField(
        REGIONS.map(({ regionId }) => regionId).filter((regionId) => !ZONE_REDUNDANT_REGIONS.includes(regionId)),
        false,
      ),
      {
        name: 'versioning',
        kind: 'buttons',
        label: { en: 'Versioning', zh: '版本控制' },
        initial: 'off',
        options: enableDisable,
      },
      {
        name: 'acl',
        kind: 'buttons',
        label: attributeLabel(bucket, 'ACL'),
        initial: 'private',
        options: valueOptions(bucket.attributes.ACL),
      },
      {
        name: 'encryption',
        kind: 'buttons',
        label: { en: 'Encryption Method', zh: '服务端加密方式' },
        initial: 'none',
        options: encryptionMethods,
      },
      {
        name: 'logs',
        kind: 'buttons',
        label: { en: 'Real-time Log Query', zh: '实时日志查询' },
        initial: 'off',
        options: enableDisable,
      },
      {
        name: 'backup',
        kind: 'buttons',
        label: { en: 'Scheduled Backup', zh: '定时备份' },
        initial: 'off',
        options: enableDisable,
      },
    ],
  },
];

async function create(values: Values, context: PageContext) {
  const region = String(values.region);
  const BucketName = values.name;
  await context.call(
    'oss',
    'PutBucket',
    { BucketName, StorageClass: values.storageClass, DataRedundancyType: values.redundancy, ACL: values.acl },
    region,
  );
  if (values.versioning === 'on') {
    await context.call('oss', 'PutBucketVersioning', { BucketName, Configuration: { Status: 'Enabled' } }, region);
  }
  if (values.encryption !== 'none') {
    const rule = { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: values.encryption } };
    await context.call('oss', 'PutBucketEncryption', { BucketName, Configuration: rule }, region);
  }
  return {};
}

/** Stands on the overview and on the list; opens the panel of the documents of 2021. */
export const createBucket: Control = {
  label: { en: 'Create Bucket', zh: '创建Bucket' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Bucket', zh: '创建Bucket' },
    notice: {
      en: 'A bucket is a container for objects. Its name and region cannot be changed after it is created.',
      zh: 'Bucket创建成功后，名称和地域不支持修改。',
    },
    form: { groups, submit: create, success: { en: 'The bucket is created.', zh: '创建Bucket成功' } },
  },
};

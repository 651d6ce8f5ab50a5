import type { Control, Field, Option, Page, PageContext, Text } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { BUCKET_ROUTE, neighbours, onBucket } from './read.js';
import { bucketPage, configureLabel } from './setting-page.js';

const name: Text = { en: 'Bucket Inventory', zh: 'Bucket清单' };
const statusLabel: Text = { en: 'Status', zh: '状态' };
const ruleLabel: Text = { en: 'Rule Name', zh: '规则名称' };
const targetLabel: Text = { en: 'Destination Bucket', zh: '目标Bucket' };
const frequencyLabel: Text = { en: 'Frequency', zh: '清单报告导出周期' };

const frequencies: readonly (Option & { readonly label: Text })[] = [
  { value: 'Weekly', label: { en: 'Weekly', zh: '每周' } },
  { value: 'Daily', label: { en: 'Daily', zh: '每天' } },
];

const fields: readonly Field[] = [
  {
    name: 'isEnabled',
    kind: 'buttons',
    label: statusLabel,
    required: true,
    initial: 'true',
    options: [
      { value: 'true', label: { en: 'Enabled', zh: '启动' } },
      { value: 'false', label: { en: 'Disabled', zh: '禁用' } },
    ],
  },
  {
    name: 'id',
    kind: 'text',
    label: ruleLabel,
    required: true,
    rule: {
      pattern: /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
      message: { en: 'The rule name is not valid.', zh: '规则名称格式不正确。' },
    },
  },
  {
    name: 'target',
    kind: 'select',
    label: targetLabel,
    required: true,
    options: { load: neighbours, empty: { en: 'No buckets', zh: '暂无Bucket' } },
  },
  { name: 'path', kind: 'text', label: { en: 'Inventory List Path', zh: '清单报告目录' } },
  {
    name: 'frequency',
    kind: 'buttons',
    label: frequencyLabel,
    required: true,
    initial: 'Weekly',
    options: frequencies,
  },
  {
    name: 'encryption',
    kind: 'buttons',
    label: { en: 'Encryption Method', zh: '清单报告加密选项' },
    initial: 'none',
    options: [
      { value: 'none', label: { en: 'None', zh: '无' } },
      { value: 'SSE-OSS', label: { en: 'AES-256', zh: 'AES256' } },
      { value: 'SSE-KMS', label: { en: 'KMS', zh: 'KMS' } },
    ],
  },
  {
    name: 'versions',
    kind: 'buttons',
    label: { en: 'Object Versions', zh: '对象版本' },
    required: true,
    initial: 'Current',
    options: [
      { value: 'Current', label: { en: 'Current Version', zh: '当前版本' } },
      { value: 'All', label: { en: 'All Versions', zh: '所有版本' } },
    ],
  },
  { name: 'prefix', kind: 'text', label: { en: 'Object Prefix', zh: '按前缀匹配' } },
  {
    name: 'content',
    kind: 'checkboxes',
    label: { en: 'Optional Fields', zh: '清单内容可选信息' },
    required: true,
    options: [
      { value: 'Size', label: { en: 'Object Size', zh: 'Object大小' } },
      { value: 'StorageClass', label: { en: 'Storage Class', zh: '存储类型' } },
      { value: 'LastModifiedDate', label: { en: 'Last Update Time', zh: '最后更新时间' } },
      { value: 'ETag', label: { en: 'ETag', zh: 'ETag' } },
      { value: 'IsMultipartUploaded', label: { en: 'Multipart Upload', zh: '分片上传状态' } },
      { value: 'EncryptionStatus', label: { en: 'Encryption Status', zh: '加密状态' } },
    ],
  },
  {
    name: 'agreed',
    kind: 'agreement',
    required: true,
    label: {
      en: 'I understand the terms and agree to authorize Alibaba Cloud OSS to access the resources in my buckets',
      zh: '我知晓并同意授予阿里云OSS服务访问Bucket资源的权限',
    },
  },
];

const create: Control = {
  label: { en: 'Create Inventory', zh: '创建清单' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Inventory', zh: '设置清单报告规则' },
    form: {
      groups: [{ fields }],
      submit: async (values, context) => {
        await onBucket(context, 'PutBucketInventory', {
          inventoryId: values.id,
          Configuration: {
            Id: values.id,
            IsEnabled: values.isEnabled,
            Filter: { Prefix: values.prefix ?? '' },
            Destination: {
              OSSBucketDestination: {
                Format: 'CSV',
                AccountId: context.accountId,
                Bucket: `acs:oss:::${String(values.target)}`,
                Prefix: values.path ?? '',
                ...(values.encryption === 'none' ? {} : { Encryption: { [String(values.encryption)]: '' } }),
              },
            },
            Schedule: { Frequency: values.frequency },
            IncludedObjectVersions: values.versions,
            OptionalFields: { Field: values.content },
          },
        });
        return {};
      },
      success: { en: 'The inventory is created.', zh: '创建清单成功' },
    },
  },
};

async function inventories(context: PageContext) {
  return listOf(
    await onBucket(context, 'ListBucketInventory'),
    'ListInventoryConfigurationsResult',
    'InventoryConfiguration',
  );
}

/** How many inventories there are, and the way to them. */
const inventoryPage: Page = bucketPage('inventory', name, {
  sections: [
    {
      kind: 'details',
      title: name,
      read: async (context) => ({ count: (await inventories(context)).length }),
      items: [{ label: { en: 'Inventories', zh: '清单' }, value: (row) => textOf(row, 'count') }],
      buttons: [{ label: configureLabel, operation: { kind: 'go', route: `${BUCKET_ROUTE}/inventory/rules` } }],
    },
  ],
});

const inventoryRulesPage: Page = {
  ...bucketPage('inventory/rules', name, {
    sections: [
      {
        kind: 'table',
        buttons: [create],
        rows: inventories,
        columns: [
          { label: ruleLabel, value: (row) => textOf(row, 'Id') },
          {
            label: statusLabel,
            value: (row) => textOf(row, 'IsEnabled'),
            states: {
              true: { label: { en: 'Enabled', zh: '启动' }, tone: 'success' },
              false: { label: { en: 'Disabled', zh: '禁用' }, tone: 'disabled' },
            },
          },
          {
            label: targetLabel,
            value: (row) => textOf(row, 'Destination', 'OSSBucketDestination', 'Bucket').replace('acs:oss:::', ''),
          },
          {
            label: frequencyLabel,
            value: (row) => textOf(row, 'Schedule', 'Frequency'),
            states: Object.fromEntries(frequencies.map(({ value, label }) => [value, { label }])),
          },
        ],
        rowControls: [
          {
            label: { en: 'Delete', zh: '删除' },
            operation: {
              kind: 'confirm',
              title: { en: 'Delete Inventory', zh: '删除清单' },
              message: { en: 'Lists are no longer made. Continue?', zh: '删除后不再生成清单文件。是否继续？' },
              run: async (row, context) => {
                await onBucket(context, 'DeleteBucketInventory', { inventoryId: textOf(row, 'Id') });
                return {};
              },
              success: { en: 'The inventory is deleted.', zh: '删除清单成功' },
            },
          },
        ],
        empty: { en: 'No inventory has been created.', zh: '暂无清单' },
      },
    ],
  }),
  parent: `${BUCKET_ROUTE}/inventory`,
};

/** Pages of the inventories of a bucket. */
export const inventoryPages: readonly Page[] = [inventoryPage, inventoryRulesPage];

import type { Column, Control, Page, PageContext, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../columns.js';
import { REGIONS } from '../../regions.js';
import { bucket } from '../bucket.js';
import { createBucket } from './create-bucket.js';
import { allBuckets } from './read.js';

const regionColumn = attributeColumn(bucket, 'Region', {
  states: Object.fromEntries(REGIONS.map(({ regionId, label }) => [regionId, { label }])),
});

const createdColumn: Column = {
  label: attributeColumn(bucket, 'CreationDate').label,
  value: (row) => displayTime(textOf(row, 'CreationDate')),
};

const deleteBucket: Control = {
  label: { en: 'Delete Bucket', zh: '删除Bucket' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Bucket', zh: '删除Bucket' },
    message: { en: 'A deleted bucket cannot be restored. Continue?', zh: 'Bucket删除后不可恢复。是否继续？' },
    run: async (row, context) => {
      await context.call('oss', 'DeleteBucket', { BucketName: textOf(row, 'Name') }, textOf(row, 'Region'));
      return { navigate: '/bucket' };
    },
    success: { en: 'The bucket is deleted.', zh: '删除Bucket成功' },
  },
};

/** First page of the OSS console. */
export const ossOverviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/overview',
  buttons: [{ label: { en: 'Buy Resource Plan', zh: '购买资源包' }, operation: { kind: 'unavailable' } }, createBucket],
  sections: [
    {
      kind: 'figures',
      title: { en: 'Basic Statistics', zh: '基础数据' },
      items: [
        { label: { en: 'Buckets', zh: 'Bucket数量' }, count: async (context) => (await allBuckets(context)).length },
        { label: { en: 'Storage Usage (GB)', zh: '存储用量（GB）' }, count: async () => 0 },
        { label: { en: 'Traffic This Month (GB)', zh: '本月流量（GB）' }, count: async () => 0 },
        { label: { en: 'Requests This Month', zh: '本月请求次数' }, count: async () => 0 },
      ],
    },
    {
      kind: 'notice',
      text: {
        en: 'Statistics are two to three hours late and are not a basis for billing.',
        zh: '数据概览每小时更新，数据延迟2~3小时，不作为计量数据，仅供参考。',
      },
    },
  ],
};

/** The list of buckets. */
export const bucketsPage: Page = {
  name: { en: 'Buckets', zh: 'Bucket列表' },
  route: '/bucket',
  sections: [
    {
      kind: 'table',
      search: { en: 'Bucket name', zh: 'Bucket名称' },
      buttons: [createBucket, { label: { en: 'Tags', zh: '标签' }, operation: { kind: 'unavailable' } }],
      rows: allBuckets,
      columns: [
        {
          label: attributeColumn(bucket, 'BucketName').label,
          value: (row) => textOf(row, 'Name'),
          link: (row) => `/bucket/${textOf(row, 'Name')}`,
        },
        regionColumn,
        attributeColumn(bucket, 'StorageClass'),
        { label: { en: 'Internal Endpoint', zh: '内网Endpoint' }, value: (row) => textOf(row, 'IntranetEndpoint') },
        createdColumn,
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/bucket/${textOf(row, 'Name')}` },
        },
        { label: { en: 'Edit Tags', zh: '编辑标签' }, operation: { kind: 'unavailable' } },
        deleteBucket,
      ],
    },
  ],
};

async function readBucket(context: PageContext): Promise<Row> {
  const answer = await context.call('oss', 'GetBucketInfo', { BucketName: context.parameters.bucket });
  return rowOf(answer, 'BucketInfo', 'Bucket');
}

const unavailable = { kind: 'unavailable' } as const;

/** One bucket. */
export const bucketDetailPage: Page = {
  name: { en: 'Bucket Overview', zh: 'Bucket概览' },
  route: '/bucket/:bucket',
  parent: '/bucket',
  headingParameter: 'bucket',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Overview', zh: '概览' },
          sections: [
            {
              kind: 'details',
              title: { en: 'Basic Information', zh: '基本信息' },
              read: readBucket,
              buttons: [deleteBucket],
              items: [
                { label: attributeColumn(bucket, 'BucketName').label, value: (row) => textOf(row, 'Name') },
                regionColumn,
                attributeColumn(bucket, 'StorageClass'),
                attributeColumn(bucket, 'DataRedundancyType'),
                {
                  label: { en: 'Public Endpoint', zh: '外网Endpoint' },
                  value: (row) => textOf(row, 'ExtranetEndpoint'),
                },
                {
                  label: { en: 'Internal Endpoint', zh: '内网Endpoint' },
                  value: (row) => textOf(row, 'IntranetEndpoint'),
                },
                createdColumn,
                {
                  ...attributeColumn(bucket, 'ACL'),
                  value: (row) => textOf(row, 'AccessControlList', 'Grant'),
                },
              ],
            },
          ],
        },
        {
          label: { en: 'Files', zh: '文件管理' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Object name prefix', zh: '文件名前缀匹配' },
              buttons: [
                { label: { en: 'Upload', zh: '上传文件' }, operation: unavailable, primary: true },
                { label: { en: 'Create Folder', zh: '新建目录' }, operation: unavailable },
                { label: { en: 'Fragments', zh: '碎片管理' }, operation: unavailable },
                { label: { en: 'Authorize', zh: '授权' }, operation: unavailable },
              ],
              rows: async () => [],
              columns: [
                { label: { en: 'Object Name', zh: '文件名' }, value: () => '' },
                { label: { en: 'Object Size', zh: '文件大小' }, value: () => '' },
                { label: { en: 'Last Update Time', zh: '更新时间' }, value: () => '' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

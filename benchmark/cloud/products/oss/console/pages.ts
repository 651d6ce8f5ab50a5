import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { bucket } from '../bucket.js';
import { createdColumn, regionColumn } from './bucket-overview.js';
import { createBucket } from './create-bucket.js';
import { allBuckets, bucketRoute } from './read.js';

/** First page of the OSS console. */
export const ossOverviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/overview',
  buttons: [notOffered('Buy Resource Plan', '购买资源包'), createBucket],
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
      buttons: [createBucket, notOffered('Tags', '标签')],
      rows: allBuckets,
      columns: [
        {
          label: attributeColumn(bucket, 'BucketName').label,
          value: (row) => textOf(row, 'Name'),
          link: bucketRoute,
        },
        regionColumn,
        attributeColumn(bucket, 'StorageClass'),
        { label: { en: 'Internal Endpoint', zh: '内网Endpoint' }, value: (row) => textOf(row, 'IntranetEndpoint') },
        createdColumn,
      ],
      rowControls: [
        { label: { en: 'Manage', zh: '管理' }, operation: { kind: 'go', route: bucketRoute } },
        {
          label: { en: 'Edit Tags', zh: '编辑标签' },
          operation: { kind: 'go', route: (row) => bucketRoute(row).replace(/overview$/, 'tags') },
        },
        {
          label: { en: 'Delete Bucket', zh: '删除Bucket' },
          operation: {
            kind: 'confirm',
            title: { en: 'Delete Bucket', zh: '删除Bucket' },
            message: { en: 'A deleted bucket cannot be restored. Continue?', zh: 'Bucket删除后不可恢复。是否继续？' },
            run: async (row, context) => {
              await context.call('oss', 'DeleteBucket', { BucketName: textOf(row, 'Name') }, textOf(row, 'Region'));
              return {};
            },
            success: { en: 'The bucket is deleted.', zh: '删除Bucket成功' },
          },
        },
      ],
      empty: { en: 'No bucket has been created.', zh: '暂无Bucket' },
    },
  ],
};

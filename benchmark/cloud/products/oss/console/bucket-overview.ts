import type { Column, Control, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { regionStates } from '../../shared/region-column.js';
import { bucket } from '../bucket.js';
import { bucketName, onBucket, readBucket } from './read.js';
import { bucketPage } from './setting-page.js';

/** Where a bucket lies. */
export const regionColumn = attributeColumn(bucket, 'Region', { states: regionStates });

/** When a bucket was created. */
export const createdColumn: Column = {
  label: attributeColumn(bucket, 'CreationDate').label,
  value: (row) => displayTime(textOf(row, 'CreationDate')),
};

/** Deletes the bucket that the page is about. */
const deleteBucket: Control = {
  label: { en: 'Delete Bucket', zh: '删除Bucket' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Bucket', zh: '删除Bucket' },
    message: { en: 'A deleted bucket cannot be restored. Continue?', zh: 'Bucket删除后不可恢复。是否继续？' },
    run: async (_row, context) => {
      await onBucket(context, 'DeleteBucket');
      return { navigate: '/bucket' };
    },
    success: { en: 'The bucket is deleted.', zh: '删除Bucket成功' },
  },
};

/** One bucket at a glance. */
export const bucketOverviewPage: Page = bucketPage(
  'overview',
  { en: 'Overview', zh: '概览' },
  {
    headingParameter: 'bucket',
    buttons: [notOffered('Tasks', '任务列表')],
    sections: [
      {
        kind: 'figures',
        title: { en: 'Basic Statistics', zh: '基础数据' },
        items: [
          {
            label: { en: 'Objects', zh: '文件数量' },
            count: async (context) =>
              Number(
                textOf(await onBucket(context, 'ListObjectsV2', { 'max-keys': 1000 }), 'ListBucketResult', 'KeyCount'),
              ),
          },
          { label: { en: 'Traffic This Month (GB)', zh: '本月流量（GB）' }, count: async () => 0 },
          { label: { en: 'Requests This Month', zh: '本月请求次数' }, count: async () => 0 },
        ],
      },
      {
        kind: 'details',
        title: { en: 'Domain Names', zh: '访问域名' },
        read: readBucket,
        items: [
          { label: { en: 'Public Endpoint', zh: '外网Endpoint' }, value: (row) => textOf(row, 'ExtranetEndpoint') },
          { label: { en: 'Internal Endpoint', zh: '内网Endpoint' }, value: (row) => textOf(row, 'IntranetEndpoint') },
          {
            label: { en: 'Bucket Domain Name', zh: 'Bucket域名' },
            value: (row) => `${textOf(row, 'Name')}.${textOf(row, 'ExtranetEndpoint')}`,
          },
        ],
      },
      {
        kind: 'details',
        title: { en: 'Basic Information', zh: '基础信息' },
        read: readBucket,
        items: [
          { label: attributeColumn(bucket, 'BucketName').label, value: (row) => textOf(row, 'Name') },
          regionColumn,
          attributeColumn(bucket, 'StorageClass'),
          attributeColumn(bucket, 'DataRedundancyType'),
          { ...attributeColumn(bucket, 'ACL'), value: (row) => textOf(row, 'AccessControlList', 'Grant') },
          createdColumn,
        ],
      },
    ],
  },
);

/** The deletion stands on a page of its own, away from daily work. */
export const deleteBucketPage: Page = bucketPage(
  'delete',
  { en: 'Delete Bucket', zh: '删除Bucket' },
  {
    description: {
      en: 'Only an empty bucket can be deleted: delete its objects, their previous versions and fragments first.',
      zh: '只能删除空的Bucket。请先删除Bucket内的文件、历史版本和碎片。',
    },
    sections: [
      {
        kind: 'details',
        title: { en: 'Delete Bucket', zh: '删除Bucket' },
        read: async (context) => ({ name: bucketName(context) }),
        items: [{ label: attributeColumn(bucket, 'BucketName').label, value: (row) => textOf(row, 'name') }],
        buttons: [deleteBucket],
      },
    ],
  },
);

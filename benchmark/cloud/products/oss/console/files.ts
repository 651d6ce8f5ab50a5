import type { Column, Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel, displayTime } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { object } from '../object.js';
import { deleteControls } from './delete-files.js';
import { BUCKET_ROUTE, bucketName, bucketRegion, onBucket, readConfiguration } from './read.js';
import { bucketPage } from './setting-page.js';
import { exportAddresses, shareFile } from './share-file.js';

const route = `${BUCKET_ROUTE}/object`;

/** Folders and files of one level; what lies above comes first. */
async function level(context: PageContext): Promise<readonly Row[]> {
  const prefix = context.query.prefix ?? '';
  const rows: Row[] = prefix === '' ? [] : [{ Key: prefix.replace(/[^/]+\/$/, ''), shown: '../', kind: 'up' }];
  const versioning = textOf(await readConfiguration(context, 'Versioning', 'VersioningConfiguration'), 'Status');
  const where = { bucket: bucketName(context), region: bucketRegion(context), versioning };
  let token = '';
  do {
    const answer = await onBucket(context, 'ListObjectsV2', {
      prefix,
      delimiter: '/',
      'max-keys': 1000,
      ...(token === '' ? {} : { 'continuation-token': token }),
    });
    const result = rowOf(answer, 'ListBucketResult');
    for (const { Prefix } of listOf(result, 'CommonPrefixes')) {
      const Key = String(Prefix);
      rows.push({ ...where, Key, shown: Key.slice(prefix.length), kind: 'folder' });
    }
    for (const file of listOf(result, 'Contents')) {
      const Key = textOf(file, 'Key');
      if (Key !== prefix) rows.push({ ...where, ...file, shown: Key.slice(prefix.length), kind: 'file' });
    }
    token = textOf(result, 'NextContinuationToken');
  } while (token !== '');
  return rows;
}

/** `1536` as `1.5KB`. */
function displaySize(text: string): string {
  if (text === '') return '';
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const bytes = Number(text);
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 3)}${units[power]}`;
}

const createFolder: Control = {
  label: { en: 'Create Folder', zh: '新建目录' },
  operation: {
    kind: 'drawer',
    title: { en: 'Create Folder', zh: '新建目录' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: { en: 'Folder Name', zh: '目录名' },
              required: true,
              maxLength: 254,
              rule: {
                pattern: /^(?![/\\])(?!\.\.$)[^\\]+$/,
                message: { en: 'The folder name is not valid.', zh: '目录名格式不正确。' },
              },
            },
          ],
        },
      ],
      submit: async ({ name }, context) => {
        const ObjectKey = `${context.query.prefix ?? ''}${String(name).replace(/\/+$/, '')}/`;
        await onBucket(context, 'PutObject', { ObjectKey, ContentType: 'application/x-directory' });
        return {};
      },
      success: { en: 'The folder is created.', zh: '新建目录成功' },
    },
  },
};

/** Moves or renames by a copy and a deletion, as the vendor's console does. */
const moveFile: Control = {
  label: { en: 'Move File', zh: '移动文件' },
  operation: {
    kind: 'drawer',
    title: { en: 'Move File', zh: '移动文件' },
    form: {
      groups: [{ fields: [{ name: 'folder', kind: 'text', label: { en: 'Destination Directory', zh: '目标目录' } }] }],
      submit: async ({ folder }, context, row) => {
        const Key = textOf(row, 'Key');
        const target = String(folder ?? '').replace(/^\/+|\/+$/g, '');
        const ObjectKey = `${target === '' ? '' : `${target}/`}${Key.slice(Key.lastIndexOf('/') + 1)}`;
        if (ObjectKey === Key) return {};
        await onBucket(context, 'CopyObject', {
          ObjectKey,
          Source: `/${bucketName(context)}/${encodeURIComponent(Key)}`,
        });
        await onBucket(context, 'DeleteObject', { ObjectKey: Key });
        return {};
      },
      success: { en: 'The file is moved.', zh: '移动文件成功' },
    },
  },
};

const isFile = (row: Row) => row.kind === 'file';

const columns: readonly Column[] = [
  {
    label: attributeLabel(object, 'ObjectKey'),
    value: (row) => textOf(row, 'shown'),
    link: (row) => (isFile(row) ? undefined : `${route}?prefix=${textOf(row, 'Key')}`),
  },
  { label: attributeLabel(object, 'Size'), value: (row) => displaySize(textOf(row, 'Size')) },
  { label: attributeLabel(object, 'StorageClass'), value: (row) => textOf(row, 'StorageClass') },
  {
    label: { en: 'Last Update Time', zh: '更新时间' },
    value: (row) => displayTime(textOf(row, 'LastModified')),
  },
];

/** Folders and files of a bucket. */
export const filesPage: Page = bucketPage(
  'object',
  { en: 'Files', zh: '文件管理' },
  {
    sections: [
      {
        kind: 'table',
        search: { en: 'Object name prefix', zh: '文件名前缀匹配' },
        buttons: [
          { ...notOffered('Upload', '上传文件'), primary: true },
          createFolder,
          { label: { en: 'Fragments', zh: '碎片管理' }, operation: { kind: 'go', route: `${BUCKET_ROUTE}/parts` } },
          { label: { en: 'Authorize', zh: '授权' }, operation: { kind: 'go', route: `${BUCKET_ROUTE}/policy` } },
          { label: { en: 'Task List', zh: '任务列表' }, operation: { kind: 'go', route: `${BUCKET_ROUTE}/tasks` } },
          {
            label: { en: 'Display Previous Versions', zh: '历史版本' },
            operation: {
              kind: 'menu',
              items: [
                { label: { en: 'Hide', zh: '隐藏' }, operation: { kind: 'call', run: async () => ({}) } },
                notOffered('Show', '显示'),
              ],
            },
          },
        ],
        rows: level,
        ordered: true,
        columns,
        pageSize: 50,
        rowControls: [
          shareFile,
          ...deleteControls,
          {
            label: { en: 'More', zh: '更多' },
            shown: isFile,
            operation: {
              kind: 'menu',
              items: [
                moveFile,
                notOffered('Configure HTTP Header', '设置HTTP头'),
                notOffered('Configure ACL', '设置读写权限'),
                notOffered('Configure Symbolic Link', '设置软链接'),
                notOffered('Edit Tags', '设置标签'),
              ],
            },
          },
        ],
        batch: [
          ...deleteControls.map((control) => ({ ...control, shown: () => true })),
          {
            label: { en: 'Batch Operation', zh: '批量操作' },
            operation: { kind: 'menu', items: [exportAddresses] },
          },
        ],
        empty: { en: 'The folder is empty.', zh: '没有数据' },
      },
    ],
  },
);

/** Parts of uploads that were not finished. */
export const partsPage: Page = {
  ...bucketPage(
    'parts',
    { en: 'Fragments', zh: '碎片管理' },
    {
      sections: [
        {
          kind: 'table',
          search: { en: 'Object name prefix', zh: '文件名前缀匹配' },
          buttons: [notOffered('Delete All', '全部清空')],
          rows: async (context) =>
            listOf(await onBucket(context, 'ListMultipartUploads'), 'ListMultipartUploadsResult', 'Upload'),
          columns: [
            { label: attributeLabel(object, 'ObjectKey'), value: (row) => textOf(row, 'Key') },
            { label: { en: 'Upload ID', zh: '任务ID' }, value: (row) => textOf(row, 'UploadId') },
            { label: { en: 'Initiated At', zh: '创建时间' }, value: (row) => displayTime(textOf(row, 'Initiated')) },
          ],
          batch: [notOffered('Delete', '删除')],
          empty: { en: 'There are no fragments.', zh: '没有碎片' },
        },
      ],
    },
  ),
  parent: route,
};

import type { Column, Page, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { fileSystem } from '../file-system.js';
import { addMountPoint, deleteFileSystem, mountTargetsOf, renameFileSystem } from './file-system-controls.js';
import { CPFS, EXTREME, FILE_SYSTEMS, fileSystems } from './shared.js';

const listName: Text = { en: 'File System List', zh: '文件系统列表' };
const createLabel: Text = { en: 'Create File System', zh: '创建文件系统' };
const search: Text = { en: 'Enter a file system ID or name', zh: '输入文件系统ID或名称' };

const statusColumn = attributeColumn(fileSystem, 'Status', {
  width: 112,
  tones: { Pending: 'loading', Running: 'success' },
});

function idColumn(route: string): Column {
  return {
    label: { en: 'File System ID/Name', zh: '文件系统ID/名称' },
    value: (row) => [textOf(row, 'FileSystemId'), textOf(row, 'Description')].filter((line) => line !== ''),
    link: (row) => `${route}/${textOf(row, 'FileSystemId')}`,
    width: 110,
  };
}

const usedColumn: Column = {
  label: { en: 'Used Capacity', zh: '已使用量' },
  value: (row) => `${textOf(row, 'MeteredSize')} B`,
  width: 76,
};

/** General-purpose file systems; the first page of the console. */
export const fileSystemsPage: Page = {
  name: listName,
  route: FILE_SYSTEMS,
  buttons: [
    notOffered('Buy Storage Package', '购买存储包'),
    { label: createLabel, operation: { kind: 'go', route: '/fs/create' }, primary: true },
  ],
  sections: [
    {
      kind: 'table',
      search,
      rows: async (context) => await fileSystems(context, 'standard'),
      columns: [
        idColumn('/fs/detail'),
        statusColumn,
        attributeColumn(fileSystem, 'StorageType', { width: 84 }),
        attributeColumn(fileSystem, 'ProtocolType', { width: 110 }),
        usedColumn,
        attributeColumn(fileSystem, 'ZoneId', { width: 112 }),
        {
          label: { en: 'Mount Points', zh: '挂载点数目' },
          value: (row) => String(mountTargetsOf(row).length),
          width: 70,
        },
        { label: { en: 'Bound Storage Package', zh: '已绑存储包' }, value: () => '', width: 84 },
        attributeColumn(fileSystem, 'CreateTime', { width: 96 }),
      ],
      rowControls: [
        addMountPoint,
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/fs/detail/${textOf(row, 'FileSystemId')}` },
        },
        renameFileSystem,
        notOffered('Upgrade', '升级'),
        notOffered('Renew', '续费'),
        notOffered('Tags', '标签管理'),
        deleteFileSystem,
      ],
    },
  ],
};

/** Extreme file systems, of which the slice makes none. */
export const extremePage: Page = {
  name: { en: 'Extreme NAS File System List', zh: '极速型NAS文件系统列表' },
  route: EXTREME,
  buttons: [{ label: createLabel, operation: { kind: 'unavailable' }, primary: true }],
  sections: [
    {
      kind: 'table',
      search,
      rows: async (context) => await fileSystems(context, 'extreme'),
      columns: [
        idColumn('/fs/detail'),
        statusColumn,
        attributeColumn(fileSystem, 'Capacity'),
        attributeColumn(fileSystem, 'ZoneId'),
        attributeColumn(fileSystem, 'CreateTime'),
      ],
      rowControls: [deleteFileSystem],
    },
  ],
};

/** Parallel file systems, which are bought for months. */
export const cpfsPage: Page = {
  name: { en: 'CPFS File System List', zh: 'CPFS文件系统列表' },
  route: CPFS,
  buttons: [{ label: createLabel, operation: { kind: 'go', route: '/cpfs/buy' }, primary: true }],
  sections: [
    {
      kind: 'table',
      search,
      rows: async (context) => await fileSystems(context, 'cpfs'),
      columns: [
        idColumn('/fs/detail'),
        statusColumn,
        attributeColumn(fileSystem, 'StorageType', { label: { en: 'Type', zh: '类型' } }),
        {
          label: { en: 'Capacity', zh: '容量' },
          value: (row) => `${textOf(row, 'Capacity')} GiB`,
        },
        {
          label: { en: 'Bandwidth', zh: '带宽' },
          value: (row) => `${textOf(row, 'Bandwidth')} MB/s`,
        },
        attributeColumn(fileSystem, 'VpcId'),
        attributeColumn(fileSystem, 'ZoneId'),
        attributeColumn(fileSystem, 'ExpiredTime'),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/fs/detail/${textOf(row, 'FileSystemId')}` },
        },
        notOffered('Upgrade', '升级'),
        notOffered('Renew', '续费'),
      ],
    },
  ],
};

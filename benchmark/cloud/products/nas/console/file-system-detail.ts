import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { nothingToChoose } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';
import { regionStates } from '../../shared/region-column.js';
import { fileSystem } from '../file-system.js';
import { mountTarget } from '../mount-target.js';
import { addMountPoint } from './file-system-controls.js';
import { groupNames, groupOption } from './group-names.js';
import { accessGroups, FILE_SYSTEMS } from './shared.js';

async function read(context: PageContext): Promise<Row> {
  const answer = await context.call('nas', 'DescribeFileSystems', {
    RegionId: context.region,
    FileSystemId: context.parameters.fileSystem,
  });
  return listOf(answer, 'FileSystems', 'FileSystem')[0] ?? {};
}

async function change(row: Row, context: PageContext, parameters: Row) {
  await context.call('nas', 'ModifyMountTarget', {
    RegionId: context.region,
    FileSystemId: context.parameters.fileSystem,
    MountTargetDomain: textOf(row, 'MountTargetDomain'),
    ...parameters,
  });
  return {};
}

const is = (status: string) => (row: Row) => textOf(row, 'Status') === status;

const disable: Control = {
  label: { en: 'Disable', zh: '禁用' },
  shown: (row) => !is('Inactive')(row),
  disabled: (row) => !is('Active')(row),
  operation: {
    kind: 'confirm',
    title: { en: 'Disable Mount Point', zh: '禁用挂载点' },
    message: { en: 'Clients will lose access to the file system. Continue?', zh: '禁用后客户端将无法访问。是否继续？' },
    run: async (row, context) => await change(row, context, { Status: 'Inactive' }),
    success: { en: 'The mount point is disabled.', zh: '禁用成功' },
  },
};

const activate: Control = {
  label: { en: 'Activate', zh: '激活' },
  shown: is('Inactive'),
  operation: {
    kind: 'call',
    run: async (row, context) => await change(row, context, { Status: 'Active' }),
    success: { en: 'The mount point is activated.', zh: '激活成功' },
  },
};

const modifyGroup: Control = {
  label: { en: 'Modify Permission Group', zh: '修改权限组' },
  operation: {
    kind: 'dialog',
    title: { en: 'Modify Permission Group', zh: '修改权限组' },
    initial: (row) => ({ group: textOf(row, 'AccessGroup'), networkType: textOf(row, 'NetworkType') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'group',
              kind: 'select',
              label: attributeLabel(mountTarget, 'AccessGroupName'),
              required: true,
              options: {
                load: async (context) => (await accessGroups(context)).map(groupOption),
                latency: 300,
                empty: nothingToChoose,
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => await change(row, context, { AccessGroupName: values.group }),
      success: { en: 'The permission group is modified.', zh: '修改权限组成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Mount Point', zh: '删除挂载点' },
    message: { en: 'A deleted mount point cannot be restored. Continue?', zh: '删除后挂载点无法恢复。是否继续？' },
    run: async (row, context) => {
      await context.call('nas', 'DeleteMountTarget', {
        RegionId: context.region,
        FileSystemId: context.parameters.fileSystem,
        MountTargetDomain: textOf(row, 'MountTargetDomain'),
      });
      return {};
    },
    success: { en: 'The mount point is deleted.', zh: '删除挂载点成功' },
  },
};

/** One file system with its mount points. */
export const fileSystemDetailPage: Page = {
  name: { en: 'File System Details', zh: '文件系统详情' },
  route: '/fs/detail/:fileSystem',
  parent: FILE_SYSTEMS,
  buttons: [notOffered('Performance Monitoring', '性能监控')],
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read,
      items: [
        'FileSystemId',
        'Description',
        'RegionId',
        'ZoneId',
        'StorageType',
        'ProtocolType',
        'MeteredSize',
        'ChargeType',
        'CreateTime',
      ].map((name) => attributeColumn(fileSystem, name, name === 'RegionId' ? { states: regionStates } : {})),
    },
    {
      kind: 'table',
      title: { en: 'Storage Package', zh: '存储包' },
      buttons: [notOffered('Buy Package', '购买存储包'), notOffered('Upgrade', '升级'), notOffered('Renew', '续费')],
      rows: async (context) => listOf(await read(context), 'Packages', 'Package'),
      columns: [
        { label: { en: 'ID', zh: 'ID' }, value: (row) => textOf(row, 'PackageId') },
        { label: { en: 'Capacity', zh: '容量' }, value: (row) => textOf(row, 'Size') },
        { label: { en: 'Expires At', zh: '到期时间' }, value: (row) => textOf(row, 'ExpiredTime') },
      ],
      empty: { en: 'The file system uses pay-as-you-go billing.', zh: '当前文件系统按量付费' },
    },
    {
      kind: 'table',
      title: { en: 'Mount Point', zh: '挂载点' },
      buttons: [addMountPoint],
      rows: async (context) =>
        await allPages(context, {
          product: 'nas',
          action: 'DescribeMountTargets',
          parameters: { FileSystemId: context.parameters.fileSystem },
          at: ['MountTargets', 'MountTarget'],
        }),
      columns: [
        attributeColumn(mountTarget, 'NetworkType'),
        attributeColumn(mountTarget, 'VpcId'),
        attributeColumn(mountTarget, 'VswId'),
        {
          ...attributeColumn(mountTarget, 'MountTargetDomain', { width: 240 }),
          tip: (row) => [`sudo mount -t nfs -o vers=3,nolock,noresvport ${textOf(row, 'MountTargetDomain')}:/ /mnt`],
        },
        {
          label: attributeLabel(mountTarget, 'AccessGroupName'),
          value: (row) => textOf(row, 'AccessGroup'),
          states: groupNames,
        },
        attributeColumn(mountTarget, 'Status', {
          tones: { Pending: 'loading', Active: 'success', Inactive: 'disabled' },
        }),
      ],
      rowControls: [modifyGroup, activate, disable, remove],
    },
  ],
};

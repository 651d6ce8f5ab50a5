import type { Column, Control, Page, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { tagLines } from '../../shared/paging.js';
import { disk } from '../disk.js';
import { snapshot } from '../snapshot.js';
import { createDisk } from './create-disk.js';
import { createSnapshot, detachDisk, diskMenu, releaseDisk, setDiskPolicy } from './disk-controls.js';
import { ecsCall, ecsList, editTags, flagColumn, forSelection, say, stateColumn, unavailables } from './shared.js';

export const DISKS_ROUTE = '/disk/region/:region';

export async function loadDisks(context: PageContext, parameters: Row = {}): Promise<readonly Row[]> {
  return await ecsList(context, 'DescribeDisks', ['Disks', 'Disk'], parameters);
}

const editDiskTags = editTags('disk', (row) => textOf(row, 'DiskId'));

const diskStatus: Column = stateColumn(
  disk,
  {
    Available: 'success',
    In_use: 'success',
    Creating: 'loading',
    Attaching: 'loading',
    Detaching: 'loading',
    ReIniting: 'loading',
  },
  90,
);

/** Columns that the list of disks and an instance's tab of them share. */
export const diskColumns: readonly Column[] = [
  {
    label: say('Disk ID/Name', '云盘ID/名称'),
    value: (row) => [textOf(row, 'DiskId'), textOf(row, 'DiskName')],
    link: (row) => `/disk/${textOf(row, 'DiskId')}/region/:region`,
    width: 180,
  },
  { label: say('Tag', '标签'), value: tagLines, controls: [editDiskTags], width: 70 },
  attributeColumn(disk, 'Category', { width: 100 }),
  { ...attributeColumn(disk, 'Size'), value: (row) => `${textOf(row, 'Size')} GiB`, width: 80 },
  diskStatus,
  attributeColumn(disk, 'Type', { width: 80 }),
  flagColumn(
    disk.attributes.Portable?.label ?? say('Unmountable', '可卸载'),
    (row) => textOf(row, 'Portable') === 'true',
  ),
];

const more: readonly Column[] = [
  attributeColumn(disk, 'InstanceId', { width: 150 }),
  attributeColumn(disk, 'ZoneId', { width: 100 }),
  attributeColumn(disk, 'AutoSnapshotPolicyId', { width: 120 }),
  attributeColumn(disk, 'CreationTime', { width: 100 }),
];

/** The list of disks of a region. */
export const disksPage: Page = {
  name: say('Disks', '云盘列表'),
  route: DISKS_ROUTE,
  sections: [
    {
      kind: 'table',
      search: say('Enter a disk ID or name', '输入云盘ID或名称'),
      buttons: [
        { label: say('Create Disk', '创建云盘'), operation: createDisk, primary: true },
        ...unavailables(['Tag', '标签'], ['Enable Automatic Snapshot', '批量设置自动快照'], ['Export', '导出']),
      ],
      rows: async (context) => await loadDisks(context),
      columns: [...diskColumns, ...more],
      rowControls: [createSnapshot, setDiskPolicy, diskMenu],
      batch: forSelection(detachDisk, releaseDisk, setDiskPolicy, editDiskTags),
    },
  ],
};

const diskId = (context: PageContext) => context.parameters.disk ?? '';

const rollBack: Control = {
  label: say('Roll Back Disk', '回滚磁盘'),
  operation: {
    kind: 'confirm',
    title: say('Roll Back Disk', '回滚磁盘'),
    message: say('Data written after the snapshot is lost. Continue?', '快照之后的数据将丢失，是否继续？'),
    run: async (row, context) => {
      await ecsCall(context, 'ResetDisk', { DiskId: diskId(context), SnapshotId: textOf(row, 'SnapshotId') });
      return {};
    },
    success: say('The disk is being rolled back.', '回滚磁盘成功'),
  },
};

/** One disk. */
export const diskDetailPage: Page = {
  name: say('Disk Details', '云盘详情'),
  route: '/disk/:disk/region/:region',
  parent: DISKS_ROUTE,
  headingParameter: 'disk',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: say('Details', '详情'),
          sections: [
            {
              kind: 'details',
              title: say('Basic Information', '基本信息'),
              read: async (context) =>
                (await loadDisks(context, { DiskIds: JSON.stringify([diskId(context)]) }))[0] ?? {},
              items: [
                ...diskColumns.map(({ link: _, controls: __, ...column }) => column),
                ...more,
                attributeColumn(disk, 'Device'),
                attributeColumn(disk, 'Description'),
              ],
              buttons: [createSnapshot, setDiskPolicy],
            },
          ],
        },
        {
          label: say('Snapshots', '云盘快照'),
          sections: [
            {
              kind: 'table',
              rows: async (context) =>
                await ecsList(context, 'DescribeSnapshots', ['Snapshots', 'Snapshot'], { DiskId: diskId(context) }),
              columns: [
                {
                  label: say('Snapshot ID/Name', '快照ID/名称'),
                  value: (row) => [textOf(row, 'SnapshotId'), textOf(row, 'SnapshotName')],
                },
                { label: say('Progress', '进度'), value: (row) => textOf(row, 'Progress') },
                attributeColumn(snapshot, 'CreationTime'),
              ],
              rowControls: [rollBack],
            },
          ],
        },
        {
          label: say('Disk Monitoring', '云盘监控'),
          sections: [
            {
              kind: 'table',
              rows: async () => [],
              filters: {
                fields: [
                  { name: 'start', kind: 'date', time: true, label: say('Start Time', '开始时间') },
                  { name: 'end', kind: 'date', time: true, label: say('End Time', '结束时间') },
                ],
                button: say('Query', '查询'),
              },
              columns: [
                { label: say('Time', '时间'), value: (row) => textOf(row, 'TimeStamp') },
                { label: say('Read IOPS', '读IOPS'), value: (row) => textOf(row, 'IOPSRead') },
                { label: say('Write IOPS', '写IOPS'), value: (row) => textOf(row, 'IOPSWrite') },
              ],
              empty: say('No monitoring data in this period.', '当前时间段没有监控数据'),
            },
          ],
        },
      ],
    },
  ],
};

import type { Control, Page, PageContext, Row, Section } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, displayTime } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { tagLines } from '../../shared/paging.js';
import { autoSnapshotPolicy } from '../auto-snapshot-policy.js';
import { image } from '../image.js';
import { snapshot } from '../snapshot.js';
import { loadDisks } from './disks.js';
import { ecsCall, ecsList, editTags, say, stateColumn, unavailable, unavailables } from './shared.js';
import { createPolicy, createPolicyWithoutCopies, hourText, modifyPolicy, parsed } from './snapshot-policy-form.js';

export const SNAPSHOTS_ROUTE = '/snapshot/region/:region';

const remove: Control = {
  label: say('Delete', '删除'),
  operation: {
    kind: 'confirm',
    title: say('Delete Snapshot', '删除快照'),
    message: say('A deleted snapshot cannot be restored. Continue?', '快照删除后不可恢复，是否继续？'),
    run: async (row, context) => {
      await ecsCall(context, 'DeleteSnapshot', { SnapshotId: textOf(row, 'SnapshotId') });
      return {};
    },
    success: say('The snapshot is deleted.', '删除快照成功'),
  },
};

const createImage: Control = {
  label: say('Create Custom Image', '创建自定义镜像'),
  disabled: (row) => textOf(row, 'Status') !== 'accomplished' || textOf(row, 'SourceDiskType') !== 'system',
  operation: {
    kind: 'dialog',
    title: say('Create Custom Image', '创建自定义镜像'),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(image, 'ImageName'), required: true },
            { name: 'description', kind: 'textarea', label: attributeLabel(image, 'Description') },
          ],
        },
      ],
      submitLabel: say('Create', '创建'),
      submit: async (values, context, row) => {
        await ecsCall(context, 'CreateImage', {
          SnapshotId: textOf(row, 'SnapshotId'),
          ImageName: values.name,
          ...given('Description', values.description),
        });
        return {};
      },
      success: say('The image is being created.', '创建自定义镜像成功'),
    },
  },
};

const list: Section = {
  kind: 'table',
  search: say('Enter a snapshot ID, name, or disk ID', '输入快照ID、名称或磁盘ID'),
  buttons: unavailables(['Tag', '标签'], ['Export', '导出']),
  rows: async (context) => await ecsList(context, 'DescribeSnapshots', ['Snapshots', 'Snapshot']),
  columns: [
    {
      label: say('Snapshot ID/Name', '快照ID/名称'),
      value: (row) => [textOf(row, 'SnapshotId'), textOf(row, 'SnapshotName')],
      width: 180,
    },
    { label: say('Tag', '标签'), value: tagLines, width: 60 },
    attributeColumn(snapshot, 'SourceDiskId', { width: 160 }),
    attributeColumn(snapshot, 'SourceDiskType'),
    { ...attributeColumn(snapshot, 'SourceDiskSize'), value: (row) => `${textOf(row, 'SourceDiskSize')} GiB` },
    attributeColumn(snapshot, 'SnapshotType'),
    { label: attributeLabel(snapshot, 'Progress'), value: (row) => textOf(row, 'Progress') },
    stateColumn(snapshot, { progressing: 'loading', accomplished: 'success' }),
    attributeColumn(snapshot, 'CreationTime'),
  ],
  rowControls: [
    unavailable('Roll Back Disk', '回滚磁盘'),
    createImage,
    unavailable('Copy Snapshot', '复制快照'),
    editTags('snapshot', (row) => textOf(row, 'SnapshotId')),
    remove,
  ],
  batch: [remove],
};

const chains: Section = {
  kind: 'table',
  search: say('Enter a disk ID', '输入磁盘ID'),
  rows: async (context) => await ecsList(context, 'DescribeSnapshotLinks', ['SnapshotLinks', 'SnapshotLink']),
  columns: [
    { label: say('Snapshot Chain ID', '快照链ID'), value: (row) => textOf(row, 'SnapshotLinkId') },
    {
      label: say('Disk ID/Name', '磁盘ID/名称'),
      value: (row) => [textOf(row, 'SourceDiskId'), textOf(row, 'SourceDiskName')],
    },
    { label: say('Instance', '实例'), value: (row) => [textOf(row, 'InstanceId'), textOf(row, 'InstanceName')] },
    {
      label: say('Snapshot Size', '快照总容量'),
      value: (row) => `${(Number(textOf(row, 'TotalSize')) / 1024 ** 3).toFixed(1)} GiB`,
    },
    { label: say('Snapshots', '快照个数'), value: (row) => `${textOf(row, 'TotalCount')}/${textOf(row, 'Quota')}` },
  ],
  rowControls: [
    {
      label: say('Details', '详情'),
      operation: { kind: 'go', route: (row) => `/disk/${textOf(row, 'SourceDiskId')}/region/:region` },
    },
  ],
};

const removePolicy: Control = {
  label: say('Delete Automatic Snapshot Policy', '删除策略'),
  operation: {
    kind: 'confirm',
    title: say('Delete Automatic Snapshot Policy', '删除策略'),
    message: say('Disks lose the deleted policy. Continue?', '删除后关联的磁盘将不再执行该策略，是否继续？'),
    run: async (row, context) => {
      await ecsCall(context, 'DeleteAutoSnapshotPolicy', { autoSnapshotPolicyId: textOf(row, 'AutoSnapshotPolicyId') });
      return {};
    },
    success: say('The automatic snapshot policy is deleted.', '删除自动快照策略成功'),
  },
};

const weekdays = (row: Row): readonly string[] => parsed(row, 'RepeatWeekdays');

function policies(create: Control): Section {
  return {
    kind: 'table',
    buttons: [
      create,
      ...unavailables(['Export', '导出'], ['Column Filter', '列设置'], ['Activate Snapshot', '开通快照']),
    ],
    rows: async (context) =>
      await ecsList(context, 'DescribeAutoSnapshotPolicyEx', ['AutoSnapshotPolicies', 'AutoSnapshotPolicy']),
    columns: [
      {
        label: say('Policy ID/Name', '策略ID/名称'),
        value: (row) => [textOf(row, 'AutoSnapshotPolicyId'), textOf(row, 'AutoSnapshotPolicyName')],
        width: 180,
      },
      { label: say('Tag', '标签'), value: tagLines, width: 60 },
      {
        label: attributeLabel(autoSnapshotPolicy, 'TimePoints'),
        value: (row) => parsed(row, 'TimePoints').map(hourText),
      },
      { label: attributeLabel(autoSnapshotPolicy, 'RepeatWeekdays'), value: (row) => weekdays(row).join(', ') },
      {
        label: attributeLabel(autoSnapshotPolicy, 'RetentionDays'),
        value: (row) => (textOf(row, 'RetentionDays') === '-1' ? 'always' : textOf(row, 'RetentionDays')),
        states: { always: { label: say('Always Keep', '持续保留') } },
      },
      { label: attributeLabel(autoSnapshotPolicy, 'DiskNums'), value: (row) => textOf(row, 'DiskNums') },
    ],
    rowControls: [
      {
        label: say('Set Disks', '设置磁盘'),
        operation: {
          kind: 'go',
          route: (row) => `/autoSnapshotPolicy/${textOf(row, 'AutoSnapshotPolicyId')}/region/:region`,
        },
      },
      { label: say('Modify Policy', '修改策略'), operation: modifyPolicy },
      removePolicy,
    ],
  };
}

const createLabel = say('Create Policy', '创建策略');
const withCopies: Control = { label: createLabel, operation: createPolicy, primary: true };
const withoutCopies: Control = { label: createLabel, operation: createPolicyWithoutCopies, primary: true };

const policyTab = say('Automatic Snapshot Policies', '自动快照策略');

function tabbed(create: Control): Page {
  return {
    name: say('Snapshots', '快照列表'),
    route: SNAPSHOTS_ROUTE,
    sections: [
      {
        kind: 'tabs',
        tabs: [
          { label: say('Disk Snapshots', '磁盘快照'), sections: [list] },
          { label: say('Snapshot Chains', '快照链'), sections: [chains] },
          { label: policyTab, sections: [policies(create)] },
        ],
      },
    ],
  };
}

/** Snapshots, their chains and the policies, on tabs. */
export const snapshotsPage: Page = tabbed(withCopies);
/** The same before snapshots could be copied by themselves. */
export const snapshotsPageWithoutCopies: Page = tabbed(withoutCopies);

/** The three as pages of their own, as they were before 2019-06. */
export const separateSnapshotPages: readonly Page[] = [
  { name: say('Snapshots', '快照列表'), route: SNAPSHOTS_ROUTE, sections: [list] },
  { name: say('Snapshot Chains', '快照链'), route: '/snapshotChain/region/:region', sections: [chains] },
  { name: policyTab, route: '/autoSnapshotPolicy/region/:region', sections: [policies(withoutCopies)] },
];

const policyId = (context: PageContext) => context.parameters.policy ?? '';

function switchPolicy(
  action: 'ApplyAutoSnapshotPolicy' | 'CancelAutoSnapshotPolicy',
  label: Control['label'],
): Control {
  const isApply = action === 'ApplyAutoSnapshotPolicy';
  return {
    label,
    shown: (row) => (textOf(row, 'AutoSnapshotPolicyId') === '') === isApply,
    operation: {
      kind: 'call',
      run: async (row, context) => {
        await ecsCall(context, action, {
          diskIds: JSON.stringify([textOf(row, 'DiskId')]),
          ...(isApply ? { autoSnapshotPolicyId: policyId(context) } : {}),
        });
        return {};
      },
      success: say('The policy of the disk is changed.', '操作成功'),
    },
  };
}

/** The disks of a policy. */
export const policyDisksPage: Page = {
  name: say('Set Automatic Snapshot Policy', '设置自动快照策略'),
  route: '/autoSnapshotPolicy/:policy/region/:region',
  parent: SNAPSHOTS_ROUTE,
  headingParameter: 'policy',
  sections: [
    {
      kind: 'table',
      rows: async (context) => await loadDisks(context),
      columns: [
        { label: say('Disk ID/Name', '云盘ID/名称'), value: (row) => [textOf(row, 'DiskId'), textOf(row, 'DiskName')] },
        { label: say('Instance', '实例'), value: (row) => textOf(row, 'InstanceId') },
        { label: policyTab, value: (row) => textOf(row, 'AutoSnapshotPolicyId') },
        { label: say('Created At', '创建时间'), value: (row) => displayTime(textOf(row, 'CreationTime')) },
      ],
      rowControls: [
        switchPolicy('ApplyAutoSnapshotPolicy', say('Enable Automatic Snapshot', '执行快照策略')),
        switchPolicy('CancelAutoSnapshotPolicy', say('Disable Automatic Snapshot', '取消快照策略')),
      ],
    },
  ],
};

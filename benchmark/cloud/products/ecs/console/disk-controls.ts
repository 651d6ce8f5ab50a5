import type { Control, Field, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { tagParameter, tagsField } from '../../shared/common-fields.js';
import { disk } from '../disk.js';
import { snapshot } from '../snapshot.js';
import { instanceOptions } from './instance-options.js';
import { ecsCall, ecsList, menu, say, unavailable } from './shared.js';

const id = (row: Row) => textOf(row, 'DiskId');
const isNot =
  (...states: readonly string[]) =>
  (row: Row) =>
    !states.includes(textOf(row, 'Status'));

const releaseWith: Field = {
  name: 'releaseWith',
  kind: 'switch',
  label: say('Release Disk with Instance', '云盘随实例释放'),
};

export const createSnapshot: Control = {
  label: say('Create Snapshot', '创建快照'),
  disabled: isNot('In_use', 'Available'),
  operation: {
    kind: 'dialog',
    title: say('Create Snapshot', '创建快照'),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(snapshot, 'SnapshotName'), required: true },
            tagsField,
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'CreateSnapshot', {
          DiskId: id(row),
          SnapshotName: values.name,
          ...tagParameter(values),
        });
        return {};
      },
      success: say('The snapshot is being created.', '创建快照成功'),
    },
  },
};

const attachDisk: Control = {
  label: say('Attach', '挂载'),
  shown: (row) => textOf(row, 'InstanceId') === '',
  disabled: isNot('Available'),
  operation: {
    kind: 'dialog',
    title: say('Attach Disk', '挂载云盘'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'instance',
              kind: 'select',
              label: say('Destination Instance', '目标实例'),
              required: true,
              search: true,
              options: instanceOptions,
            },
            releaseWith,
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'AttachDisk', {
          DiskId: id(row),
          InstanceId: values.instance,
          DeleteWithInstance: values.releaseWith === true,
        });
        return {};
      },
      success: say('The disk is being attached.', '挂载云盘成功'),
    },
  },
};

export const detachDisk: Control = {
  label: say('Detach', '卸载'),
  shown: (row) => textOf(row, 'InstanceId') !== '',
  disabled: (row) => isNot('In_use')(row) || textOf(row, 'Portable') !== 'true',
  operation: {
    kind: 'confirm',
    title: say('Detach Disk', '卸载云盘'),
    message: say('Unmount the disk in the operating system first. Continue?', '请先在实例内取消挂载。是否确认卸载？'),
    okLabel: say('Confirm', '确认'),
    run: async (row, context) => {
      await ecsCall(context, 'DetachDisk', { DiskId: id(row), InstanceId: textOf(row, 'InstanceId') });
      return {};
    },
    success: say('The disk is being detached.', '卸载云盘成功'),
  },
};

export const releaseDisk: Control = {
  label: say('Release', '释放'),
  disabled: isNot('Available'),
  operation: {
    kind: 'confirm',
    title: say('Release Disk', '释放云盘'),
    message: say('The data of a released disk cannot be restored.', '云盘释放后数据无法恢复，请谨慎操作。'),
    okLabel: say('Release', '确认释放'),
    run: async (row, context) => {
      await ecsCall(context, 'DeleteDisk', { DiskId: id(row) });
      return {};
    },
    success: say('The disk is released.', '释放云盘成功'),
  },
};

export const setDiskPolicy: Control = {
  label: say('Configure Automatic Snapshot Policy', '设置自动快照策略'),
  operation: {
    kind: 'dialog',
    title: say('Configure Automatic Snapshot Policy', '设置自动快照策略'),
    initial: (row) => ({ policy: textOf(row, 'AutoSnapshotPolicyId') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'policy',
              kind: 'select',
              label: say('Automatic Snapshot Policy', '自动快照策略'),
              options: {
                load: async (context) => [
                  { value: '', label: say('No Policy', '无') },
                  ...(
                    await ecsList(context, 'DescribeAutoSnapshotPolicyEx', [
                      'AutoSnapshotPolicies',
                      'AutoSnapshotPolicy',
                    ])
                  ).map((policy) => ({
                    value: textOf(policy, 'AutoSnapshotPolicyId'),
                    label: textOf(policy, 'AutoSnapshotPolicyName') || textOf(policy, 'AutoSnapshotPolicyId'),
                  })),
                ],
                empty: say('No policy is available.', '没有可用的策略'),
              },
            },
          ],
        },
      ],
      submit: async (values, context, _row, rows) => {
        const diskIds = JSON.stringify(rows.map(id));
        const policy = values.policy ?? '';
        if (policy === '') await ecsCall(context, 'CancelAutoSnapshotPolicy', { diskIds });
        else await ecsCall(context, 'ApplyAutoSnapshotPolicy', { autoSnapshotPolicyId: policy, diskIds });
        return {};
      },
      success: say('The policy is set.', '设置自动快照策略成功'),
    },
  },
};

const modifyAttributes: Control = {
  label: say('Modify Attributes', '修改属性'),
  operation: {
    kind: 'dialog',
    title: say('Modify Disk Attributes', '修改云盘属性'),
    initial: (row) => ({ releaseWith: textOf(row, 'DeleteWithInstance') === 'true' }),
    form: {
      groups: [{ fields: [releaseWith] }],
      submit: async (values, context, row) => {
        await ecsCall(context, 'ModifyDiskAttribute', {
          DiskId: id(row),
          DeleteWithInstance: values.releaseWith === true,
        });
        return {};
      },
      success: say('The attributes are saved.', '修改属性成功'),
    },
  },
};

const resizeDisk: Control = {
  label: say('Resize Disk', '云盘扩容'),
  disabled: isNot('In_use', 'Available'),
  operation: {
    kind: 'dialog',
    title: say('Resize Disk', '云盘扩容'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'size',
              kind: 'number',
              label: say('Capacity after Resizing', '扩容后容量'),
              required: true,
              minimum: 20,
              maximum: 32_768,
              unit: say('GiB', 'GiB'),
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'ResizeDisk', { DiskId: id(row), NewSize: values.size });
        return {};
      },
      success: say('The disk is resized.', '云盘扩容成功'),
    },
  },
};

const renameDisk: Control = {
  label: say('Modify Disk Description', '修改磁盘描述'),
  operation: {
    kind: 'dialog',
    title: say('Modify Disk Description', '修改磁盘描述'),
    initial: (row) => ({ name: textOf(row, 'DiskName'), description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(disk, 'DiskName') },
            { name: 'description', kind: 'textarea', label: attributeLabel(disk, 'Description') },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'ModifyDiskAttribute', {
          DiskId: id(row),
          DiskName: values.name ?? '',
          Description: values.description ?? '',
        });
        return {};
      },
      success: say('The description is saved.', '修改磁盘描述成功'),
    },
  },
};

/** Everything behind More in the Actions column of a disk. */
export const diskMenu: Control = menu(say('More', '更多'), [
  attachDisk,
  detachDisk,
  releaseDisk,
  renameDisk,
  modifyAttributes,
  resizeDisk,
  unavailable('Reinitialize Disk', '重新初始化云盘'),
  unavailable('Switch Billing Method', '转换付费方式'),
]);

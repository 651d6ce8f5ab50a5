import type { Control, Overlay, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { nothingToChoose, valueOptions } from '../../shared/options.js';
import { fileSystem } from '../file-system.js';
import { mountTarget } from '../mount-target.js';
import { groupOption } from './group-names.js';
import { accessGroups, vpcOptions, vswitchOptions } from './shared.js';

const isReady = (row: Row) => textOf(row, 'Status') === 'Running';

/** Mount targets that a file system's row holds. */
export function mountTargetsOf(row: Row): readonly Row[] {
  return listOf(row, 'MountTargets', 'MountTarget');
}

/** The dialog that adds a mount point to the file system of the row or of the page. */
const addMountPointDialog: Overlay = {
  kind: 'dialog',
  title: { en: 'Add Mount Point', zh: '添加挂载点' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'networkType',
            kind: 'radio',
            label: attributeLabel(mountTarget, 'NetworkType'),
            required: true,
            initial: 'Vpc',
            options: valueOptions(mountTarget.attributes.NetworkType),
          },
          {
            name: 'vpc',
            kind: 'select',
            label: attributeLabel(mountTarget, 'VpcId'),
            required: true,
            when: { field: 'networkType', is: ['Vpc'] },
            placeholder: { en: 'Select a VPC', zh: '请选择VPC网络' },
            options: {
              load: async (context) => await vpcOptions(context, context.region),
              latency: 300,
              empty: nothingToChoose,
            },
          },
          {
            name: 'vswitch',
            kind: 'select',
            label: attributeLabel(mountTarget, 'VswId'),
            required: true,
            when: { field: 'networkType', is: ['Vpc'] },
            placeholder: { en: 'Select a VSwitch', zh: '请选择交换机' },
            options: {
              load: async (context, values) => await vswitchOptions(context, context.region, { VpcId: values.vpc }),
              dependsOn: ['vpc'],
              latency: 300,
              empty: nothingToChoose,
            },
          },
          {
            name: 'group',
            kind: 'select',
            label: attributeLabel(mountTarget, 'AccessGroupName'),
            required: true,
            placeholder: { en: 'Select a permission group', zh: '请选择权限组' },
            options: {
              load: async (context, values) => {
                return (await accessGroups(context))
                  .filter((group) => textOf(group, 'AccessGroupType') === values.networkType)
                  .map(groupOption);
              },
              dependsOn: ['networkType'],
              latency: 300,
              empty: nothingToChoose,
            },
          },
        ],
      },
    ],
    submit: async (values, context, row) => {
      await context.call('nas', 'CreateMountTarget', {
        RegionId: context.region,
        FileSystemId: textOf(row, 'FileSystemId') || context.parameters.fileSystem,
        NetworkType: values.networkType,
        ...(values.networkType === 'Vpc' ? { VpcId: values.vpc, VSwitchId: values.vswitch } : {}),
        AccessGroupName: values.group,
      });
      return {};
    },
    success: { en: 'The mount point is being created.', zh: '挂载点创建中' },
  },
};

export const addMountPoint: Control = {
  label: { en: 'Add Mount Point', zh: '添加挂载点' },
  operation: addMountPointDialog,
  disabled: (row) => textOf(row, 'FileSystemId') !== '' && !isReady(row),
};

/** Changes the name, which the API calls the description. */
export const renameFileSystem: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit File System', zh: '编辑文件系统' },
    initial: (row) => ({ name: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(fileSystem, 'Description'),
              required: true,
              maxLength: 128,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('nas', 'ModifyFileSystem', {
          RegionId: context.region,
          FileSystemId: textOf(row, 'FileSystemId'),
          Description: values.name,
        });
        return {};
      },
      success: { en: 'The name is changed.', zh: '修改成功' },
    },
  },
};

export const deleteFileSystem: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => !isReady(row),
  operation: {
    kind: 'confirm',
    title: { en: 'Delete File System', zh: '删除文件系统' },
    message: {
      en: 'The data of a deleted file system cannot be restored. Mount points must be removed first. Continue?',
      zh: '删除后数据不可恢复，且删除前须移除所有挂载点。是否继续？',
    },
    run: async (row, context) => {
      await context.call('nas', 'DeleteFileSystem', {
        RegionId: context.region,
        FileSystemId: textOf(row, 'FileSystemId'),
      });
      return {};
    },
    success: { en: 'The file system is deleted.', zh: '删除文件系统成功' },
  },
};

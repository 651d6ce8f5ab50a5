import type { Control } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { securityGroup } from '../security-group.js';
import { instanceOptions } from './instance-options.js';

/** Changes a group's name and description. */
export const modifySecurityGroup: Control = {
  label: { en: 'Modify', zh: '修改' },
  operation: {
    kind: 'dialog',
    title: { en: 'Modify Security Group', zh: '修改安全组' },
    initial: (row) => ({ name: textOf(row, 'SecurityGroupName'), description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(securityGroup, 'SecurityGroupName'), required: true },
            { name: 'description', kind: 'textarea', label: attributeLabel(securityGroup, 'Description') },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('ecs', 'ModifySecurityGroupAttribute', {
          RegionId: context.region,
          SecurityGroupId: textOf(row, 'SecurityGroupId'),
          SecurityGroupName: values.name,
          Description: values.description ?? '',
        });
        return {};
      },
      success: { en: 'The security group is modified.', zh: '修改安全组成功' },
    },
  },
};

/** Deletes groups. The label and the dialog's name are those of the documents. */
export const deleteSecurityGroup: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Security Group', zh: '删除安全组' },
    message: {
      en: 'A deleted security group cannot be restored. Continue?',
      zh: '删除后安全组不可恢复。是否继续？',
    },
    run: async (row, context) => {
      await context.call('ecs', 'DeleteSecurityGroup', {
        RegionId: context.region,
        SecurityGroupId: textOf(row, 'SecurityGroupId'),
      });
      return {};
    },
    success: { en: 'The security group is deleted.', zh: '删除安全组成功' },
  },
};

/** Adds an instance of the group's network to the group that the page is about. */
export const addMember: Control = {
  label: { en: 'Add Instance', zh: '添加实例' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Add Instance', zh: '添加实例' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'instance',
              kind: 'select',
              label: { en: 'Instance', zh: '实例' },
              required: true,
              search: true,
              options: instanceOptions,
            },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('ecs', 'JoinSecurityGroup', {
          RegionId: context.region,
          SecurityGroupId: context.parameters.group,
          InstanceId: values.instance,
        });
        return {};
      },
      success: { en: 'The instance is added.', zh: '添加实例成功' },
    },
  },
};

/** Takes an instance out of the group that the page is about. */
export const removeMember: Control = {
  label: { en: 'Remove from Security Group', zh: '移出安全组' },
  operation: {
    kind: 'confirm',
    title: { en: 'Remove from Security Group', zh: '移出安全组' },
    message: { en: 'Remove the instance from the security group?', zh: '是否将实例移出该安全组？' },
    run: async (row, context) => {
      await context.call('ecs', 'LeaveSecurityGroup', {
        RegionId: context.region,
        SecurityGroupId: context.parameters.group,
        InstanceId: textOf(row, 'InstanceId'),
      });
      return {};
    },
    success: { en: 'The instance is removed.', zh: '移出安全组成功' },
  },
};

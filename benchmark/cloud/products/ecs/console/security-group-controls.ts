import type { Control } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../columns.js';
import { securityGroup } from '../security-group.js';

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

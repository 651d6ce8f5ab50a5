import type { Control, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { regionOptions } from '../../shared/region-options.js';
import { accessGroup } from '../access-group.js';
import { groupNames, isDefaultGroup } from './group-names.js';
import { ACCESS_GROUPS, accessGroups, listIn } from './shared.js';

const create: Control = {
  label: { en: 'Create Permission Group', zh: '新建权限组' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create Permission Group', zh: '新建权限组' },
    initial: (_row, context) => ({ region: context.region }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'region',
              kind: 'select',
              label: attributeLabel(accessGroup, 'RegionId'),
              required: true,
              search: true,
              options: regionOptions,
            },
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(accessGroup, 'AccessGroupName'),
              required: true,
              maxLength: 64,
              help: {
                en: '3 to 64 letters, digits, underscores (_), or hyphens (-), beginning with a letter.',
                zh: '3~64个字符，以英文字母开头，可包含英文字母、数字、下划线（_）和短划线（-）。',
              },
              rule: {
                pattern: /^[A-Za-z][\w-]{2,63}$/,
                message: { en: 'The name is not valid.', zh: '名称格式不正确' },
              },
            },
            {
              name: 'networkType',
              kind: 'select',
              label: attributeLabel(accessGroup, 'AccessGroupType'),
              required: true,
              placeholder: { en: 'Select a network type', zh: '请选择网络类型' },
              options: valueOptions(accessGroup.attributes.AccessGroupType),
            },
            {
              name: 'description',
              kind: 'textarea',
              label: attributeLabel(accessGroup, 'Description'),
              maxLength: 128,
            },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call(
          'nas',
          'CreateAccessGroup',
          {
            RegionId: values.region,
            AccessGroupName: values.name,
            AccessGroupType: values.networkType,
            ...given('Description', values.description),
          },
          String(values.region),
        );
        return { navigate: listIn(ACCESS_GROUPS, values.region) };
      },
      success: { en: 'The permission group is created.', zh: '新建权限组成功' },
    },
  },
};

const edit: Control = {
  label: { en: 'Edit', zh: '编辑' },
  disabled: isDefaultGroup,
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Permission Group', zh: '编辑权限组' },
    initial: (row) => ({ description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'description',
              kind: 'textarea',
              label: attributeLabel(accessGroup, 'Description'),
              maxLength: 128,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('nas', 'ModifyAccessGroup', {
          RegionId: context.region,
          AccessGroupName: textOf(row, 'AccessGroupName'),
          Description: values.description ?? '',
        });
        return {};
      },
      success: { en: 'The permission group is modified.', zh: '编辑权限组成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: isDefaultGroup,
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Permission Group', zh: '删除权限组' },
    message: { en: 'The rules of the group are deleted too. Continue?', zh: '权限组内的规则将一并删除。是否继续？' },
    run: async (row, context) => {
      await context.call('nas', 'DeleteAccessGroup', {
        RegionId: context.region,
        AccessGroupName: textOf(row, 'AccessGroupName'),
      });
      return {};
    },
    success: { en: 'The permission group is deleted.', zh: '删除权限组成功' },
  },
};

/** The permission groups of a region, the default one among them. */
export const accessGroupsPage: Page = {
  name: { en: 'Permission Group', zh: '权限组' },
  route: ACCESS_GROUPS,
  buttons: [create],
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a permission group name', zh: '输入权限组名称' },
      rows: accessGroups,
      columns: [
        attributeColumn(accessGroup, 'AccessGroupName', { states: groupNames, width: 220 }),
        attributeColumn(accessGroup, 'AccessGroupType', { label: { en: 'Type', zh: '类型' } }),
        attributeColumn(accessGroup, 'RuleCount'),
        attributeColumn(accessGroup, 'MountTargetCount'),
        attributeColumn(accessGroup, 'Description', { width: 200 }),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理规则' },
          operation: { kind: 'go', route: (row) => `/accessGroup/rules/${textOf(row, 'AccessGroupName')}` },
        },
        edit,
        remove,
      ],
    },
  ],
};

import type { Control, Field, Page, PageContext, Text } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { group } from '../group.js';
import { grantPanel, revokeAll } from './grant.js';
import { addMembers, usersOfGroup } from './membership.js';
import { permissionsTable } from './permissions.js';
import { allGroups, principalText } from './read.js';

const groupName = (context: PageContext) => context.parameters.group ?? '';

const fields: readonly Field[] = [
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(group, 'GroupName'),
    required: true,
    maxLength: 64,
    help: {
      en: 'The name can contain letters, digits, and hyphens (-).',
      zh: '可包含英文字母、数字和短划线（-）。',
    },
    rule: {
      pattern: /^[A-Za-z0-9-]{1,64}$/,
      message: { en: 'The group name is not valid.', zh: '用户组名称格式不正确。' },
    },
  },
  { name: 'displayName', kind: 'text', label: attributeLabel(group, 'DisplayName'), maxLength: 24 },
  { name: 'note', kind: 'textarea', label: attributeLabel(group, 'Comments'), maxLength: 128 },
];

const createControl = (label: Text, submitLabel?: Text): Control => ({
  label,
  primary: true,
  operation: {
    kind: 'drawer',
    title: label,
    form: {
      groups: [{ fields }],
      ...(submitLabel ? { submitLabel } : {}),
      submit: async (values, context) => {
        await context.call('ram', 'CreateGroup', {
          GroupName: values.name,
          DisplayName: values.displayName || values.name,
          Comments: values.note ?? '',
        });
        return {};
      },
      success: { en: 'The group is created.', zh: '创建用户组成功' },
    },
  },
});

/** Members and permissions go first, as the cloud wants it. */
async function emptyGroup(context: PageContext, GroupName: string): Promise<void> {
  const members = await context.call('ram', 'ListUsersForGroup', { GroupName });
  for (const row of listOf(members, 'Users', 'User')) {
    await context.call('ram', 'RemoveUserFromGroup', { UserName: textOf(row, 'UserName'), GroupName });
  }
  await revokeAll(context, 'Group', GroupName);
}

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Group', zh: '删除用户组' },
    message: {
      en: 'The members leave the group and its permissions are removed. Continue?',
      zh: '删除用户组会移出所有成员并移除授权。是否继续？',
    },
    run: async (row, context) => {
      const GroupName = textOf(row, 'GroupName');
      await emptyGroup(context, GroupName);
      await context.call('ram', 'DeleteGroup', { GroupName });
      return { navigate: '/groups' };
    },
    success: { en: 'The group is deleted.', zh: '删除用户组成功' },
  },
};

const listPage = (create: Control): Page => ({
  name: { en: 'Groups', zh: '用户组' },
  route: '/groups',
  description: {
    en: 'Permissions of a group hold for all its members.',
    zh: '通过用户组可以对RAM用户进行分类并授权，简化用户和权限的管理。',
  },
  sections: [
    {
      kind: 'table',
      search: { en: 'Group name or note', zh: '用户组名称或备注' },
      buttons: [create],
      rows: allGroups,
      columns: [
        {
          label: { en: 'Group Name/Display Name', zh: '用户组名称/显示名称' },
          value: (row) => idAndName(row, 'GroupName', 'DisplayName'),
          link: (row) => `/groups/${textOf(row, 'GroupName')}`,
        },
        attributeColumn(group, 'Comments'),
        attributeColumn(group, 'CreateDate'),
      ],
      rowControls: [
        addMembers,
        {
          label: { en: 'Add Permissions', zh: '添加权限' },
          operation: grantPanel((row) => principalText('Group', textOf(row, 'GroupName')), '/groups'),
        },
        remove,
      ],
      empty: { en: 'No group has been created.', zh: '暂无用户组' },
    },
  ],
});

/** The list of groups. */
export const groupsPage = listPage(createControl({ en: 'Create Group', zh: '创建用户组' }));

/** In 2019 the Chinese console had other words for Create and OK. */
export const groupsPage2019 = listPage(
  createControl({ en: 'Create Group', zh: '新建用户组' }, { en: 'OK', zh: '确认' }),
);

/** One group: what it is called, who belongs to it and what it may do. */
export const groupDetailPage: Page = {
  name: { en: 'Group Details', zh: '用户组详情' },
  route: '/groups/:group',
  parent: '/groups',
  headingParameter: 'group',
  sections: [
    {
      kind: 'details',
      title: { en: 'Group Basic Information', zh: '用户组基本信息' },
      read: async (context) => rowOf(await context.call('ram', 'GetGroup', { GroupName: groupName(context) }), 'Group'),
      buttons: [
        {
          label: { en: 'Modify Basic Information', zh: '编辑基本信息' },
          operation: {
            kind: 'drawer',
            title: { en: 'Modify Basic Information', zh: '编辑基本信息' },
            initial: (row) => ({
              name: textOf(row, 'GroupName'),
              displayName: textOf(row, 'DisplayName'),
              note: textOf(row, 'Comments'),
            }),
            form: {
              groups: [{ fields }],
              submit: async (values, context) => {
                await context.call('ram', 'UpdateGroup', {
                  GroupName: groupName(context),
                  NewGroupName: values.name,
                  NewDisplayName: values.displayName ?? '',
                  NewComments: values.note ?? '',
                });
                return { navigate: `/groups/${String(values.name)}` };
              },
              success: { en: 'The information is saved.', zh: '修改成功' },
            },
          },
        },
      ],
      items: [
        attributeColumn(group, 'GroupName'),
        attributeColumn(group, 'DisplayName'),
        attributeColumn(group, 'GroupId'),
        attributeColumn(group, 'Comments'),
        attributeColumn(group, 'CreateDate'),
        attributeColumn(group, 'UpdateDate'),
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { label: { en: 'Group Members', zh: '组成员管理' }, sections: [usersOfGroup] },
        {
          label: { en: 'Permissions', zh: '权限管理' },
          sections: [permissionsTable('Group', groupName, '/groups/:group')],
        },
      ],
    },
  ],
};

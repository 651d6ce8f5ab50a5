import type { Control, Field, Option, PageContext, TableSection } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel, displayTime, idAndName } from '../../shared/columns.js';
import { nameOptions } from '../../shared/options.js';
import { group } from '../group.js';
import { user } from '../user.js';
import { allGroups, allUsers } from './read.js';

async function groupOptions(context: PageContext): Promise<readonly Option[]> {
  return nameOptions(await allGroups(context), 'GroupName');
}

async function userOptions(context: PageContext): Promise<readonly Option[]> {
  return nameOptions(await allUsers(context), 'UserName');
}

async function join(context: PageContext, users: readonly unknown[], groups: readonly unknown[]): Promise<void> {
  for (const UserName of users) {
    for (const GroupName of groups) await context.call('ram', 'AddUserToGroup', { UserName, GroupName });
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const groupsField: Field = {
  name: 'groups',
  kind: 'transfer',
  label: attributeLabel(group, 'GroupName'),
  required: true,
  options: { load: groupOptions, empty: { en: 'No groups', zh: '暂无用户组' } },
};

const addedText = { en: 'The members are added to the groups.', zh: '添加到用户组成功' };

/** Puts a user into groups; stands in the list of users and on the user's own page. */
export const addToGroup: Control = {
  label: { en: 'Add to Group', zh: '添加到用户组' },
  operation: {
    kind: 'drawer',
    title: { en: 'Add to Group', zh: '添加到用户组' },
    initial: (row, context) => ({ users: [textOf(row, 'UserName') || (context.parameters.user ?? '')] }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'users',
              kind: 'select',
              label: { en: 'RAM User', zh: '用户' },
              required: true,
              multiple: true,
              search: true,
              options: { load: userOptions, empty: { en: 'No users', zh: '暂无用户' } },
            },
            groupsField,
          ],
        },
      ],
      submit: async (values, context) => {
        await join(context, listIn(values.users), listIn(values.groups));
        return {};
      },
      success: addedText,
    },
  },
};

/** The same for all users that are selected in a list. */
export const addAllToGroup: Control = {
  label: addToGroup.label,
  operation: {
    kind: 'drawer',
    title: addToGroup.label,
    form: {
      groups: [{ fields: [groupsField] }],
      submit: async (values, context, _row, rows) => {
        const users = rows.map((row) => textOf(row, 'UserName'));
        await join(context, users, listIn(values.groups));
        return {};
      },
      success: addedText,
    },
  },
};

/** Puts users into a group; stands in the list of groups and on the group's own page. */
export const addMembers: Control = {
  label: { en: 'Add Group Members', zh: '添加组成员' },
  operation: {
    kind: 'drawer',
    title: { en: 'Add Group Members', zh: '添加组成员' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'users',
              kind: 'transfer',
              label: attributeLabel(user, 'UserName'),
              required: true,
              options: { load: userOptions, empty: { en: 'No users', zh: '暂无用户' } },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await join(context, listIn(values.users), [textOf(row, 'GroupName') || (context.parameters.group ?? '')]);
        return {};
      },
      success: { en: 'The members are added.', zh: '添加组成员成功' },
    },
  },
};

/** Takes a user out of a group; rows name both. */
const leave: Control = {
  label: { en: 'Remove from Group', zh: '移出组' },
  operation: {
    kind: 'confirm',
    title: { en: 'Remove from Group', zh: '移出组' },
    message: {
      en: 'The user loses the permissions of the group. Continue?',
      zh: '移出后，用户将失去该用户组的权限。是否继续？',
    },
    run: async (row, context) => {
      await context.call('ram', 'RemoveUserFromGroup', {
        UserName: textOf(row, 'UserName'),
        GroupName: textOf(row, 'GroupName'),
      });
      return {};
    },
    success: { en: 'The user is removed from the group.', zh: '移出组成功' },
  },
};

const joinedColumn = {
  label: { en: 'Joined At', zh: '加入时间' },
  value: (row: Parameters<typeof textOf>[0]) => displayTime(textOf(row, 'JoinDate')),
};

/** Groups of one user. */
export const groupsOfUser: TableSection = {
  kind: 'table',
  buttons: [addToGroup],
  rows: async (context) => {
    const UserName = context.parameters.user ?? '';
    const answer = await context.call('ram', 'ListGroupsForUser', { UserName });
    return listOf(answer, 'Groups', 'Group').map((row) => ({ ...row, UserName }));
  },
  columns: [
    {
      label: attributeLabel(group, 'GroupName'),
      value: (row) => textOf(row, 'GroupName'),
      link: (row) => `/groups/${textOf(row, 'GroupName')}`,
    },
    { label: attributeLabel(group, 'Comments'), value: (row) => textOf(row, 'Comments') },
    joinedColumn,
  ],
  rowControls: [leave],
  empty: { en: 'The user belongs to no group.', zh: '该用户未加入用户组' },
};

/** Members of one group. */
export const usersOfGroup: TableSection = {
  kind: 'table',
  buttons: [addMembers],
  rows: async (context) => {
    const GroupName = context.parameters.group ?? '';
    const answer = await context.call('ram', 'ListUsersForGroup', { GroupName });
    return listOf(answer, 'Users', 'User').map((row) => ({ ...row, GroupName }));
  },
  columns: [
    {
      label: { en: 'User Logon Name/Display Name', zh: '用户登录名称/显示名称' },
      value: (row) => idAndName(row, 'UserName', 'DisplayName'),
      link: (row) => `/users/${textOf(row, 'UserName')}`,
    },
    joinedColumn,
  ],
  rowControls: [leave],
  empty: { en: 'The group has no members.', zh: '该用户组没有成员' },
};

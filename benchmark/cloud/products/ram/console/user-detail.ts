import type { Page, PageContext } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, displayTime } from '../../shared/columns.js';
import { user } from '../user.js';
import { groupsOfUser } from './membership.js';
import { inheritedPermissions, permissionsTable } from './permissions.js';
import { logonName } from './read.js';
import { authentication } from './user-authentication.js';

const userName = (context: PageContext) => context.parameters.user ?? '';

/** One RAM user: basic information, authentication, groups, permissions. */
export const userDetailPage: Page = {
  name: { en: 'User Details', zh: '用户详情' },
  route: '/users/:user',
  parent: '/users',
  headingParameter: 'user',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '用户基本信息' },
      read: async (context) => {
        const answer = await context.call('ram', 'GetUser', { UserName: userName(context) });
        return { ...rowOf(answer, 'User'), logonName: logonName(userName(context), context.accountId) };
      },
      buttons: [
        {
          label: { en: 'Modify Basic Information', zh: '编辑基本信息' },
          operation: {
            kind: 'drawer',
            title: { en: 'Modify Basic Information', zh: '编辑基本信息' },
            initial: (row) => ({
              displayName: textOf(row, 'DisplayName'),
              comments: textOf(row, 'Comments'),
              email: textOf(row, 'Email'),
            }),
            form: {
              groups: [
                {
                  fields: [
                    { name: 'displayName', kind: 'text', label: attributeLabel(user, 'DisplayName'), required: true },
                    { name: 'email', kind: 'text', label: attributeLabel(user, 'Email') },
                    { name: 'comments', kind: 'textarea', label: attributeLabel(user, 'Comments'), maxLength: 128 },
                  ],
                },
              ],
              submit: async (values, context) => {
                await context.call('ram', 'UpdateUser', {
                  UserName: userName(context),
                  NewDisplayName: values.displayName,
                  NewComments: values.comments ?? '',
                  ...(values.email ? { NewEmail: values.email } : {}),
                });
                return {};
              },
              success: { en: 'The information is saved.', zh: '修改成功' },
            },
          },
        },
      ],
      items: [
        { label: { en: 'User Logon Name', zh: '用户登录名称' }, value: (row) => textOf(row, 'logonName') },
        attributeColumn(user, 'DisplayName'),
        attributeColumn(user, 'UserId'),
        { label: attributeLabel(user, 'CreateDate'), value: (row) => displayTime(textOf(row, 'CreateDate')) },
        attributeColumn(user, 'Comments'),
        attributeColumn(user, 'MobilePhone'),
        attributeColumn(user, 'Email'),
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { label: { en: 'Authentication', zh: '认证管理' }, sections: authentication },
        { label: { en: 'Groups', zh: '加入的组' }, sections: [groupsOfUser] },
        {
          label: { en: 'Permissions', zh: '权限管理' },
          sections: [
            {
              kind: 'tabs',
              tabs: [
                {
                  label: { en: 'Individual', zh: '个人权限' },
                  sections: [permissionsTable('User', userName, '/users/:user')],
                },
                {
                  label: { en: 'Group Permissions', zh: '继承用户组的权限' },
                  sections: [inheritedPermissions(userName)],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

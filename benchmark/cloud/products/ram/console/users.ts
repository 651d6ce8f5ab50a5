import type { Control, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, idAndName } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { user } from '../user.js';
import { grantPanel } from './grant.js';
import { addAllToGroup, addToGroup } from './membership.js';
import { allUsers, principalText } from './read.js';

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete User', zh: '删除用户' },
    message: {
      en: 'A deleted RAM user cannot be restored. Programs that use its AccessKey pairs stop working.',
      zh: '删除后用户不可恢复，使用该用户访问密钥的程序将无法正常运行。',
    },
    run: async (row, context) => {
      await context.call('ram', 'DeleteUser', { UserName: textOf(row, 'UserName') });
      return {};
    },
    success: { en: 'The user is deleted.', zh: '删除用户成功' },
  },
};

const addPermissions: Control = {
  label: { en: 'Add Permissions', zh: '添加权限' },
  operation: grantPanel((row) => principalText('User', textOf(row, 'UserName')), '/users'),
};

const createUser: Control = {
  label: { en: 'Create User', zh: '创建用户' },
  operation: { kind: 'go', route: '/users/create' },
  primary: true,
};

const listPage = (create: Control): Page => ({
  name: { en: 'Users', zh: '用户' },
  route: '/users',
  description: {
    en: 'A RAM user is an identity that represents a person or an application.',
    zh: 'RAM用户是一个身份实体，它通常代表您的组织中需要访问云资源的人员或应用程序。',
  },
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a logon name, user ID, or AccessKey ID', zh: '输入登录名、用户ID或AccessKey ID' },
      buttons: [create, notOffered('Create Credential Report', '生成用户凭证报告')],
      rows: allUsers,
      columns: [
        {
          label: { en: 'User Logon Name/Display Name', zh: '用户登录名称/显示名称' },
          value: (row) => idAndName(row, 'UserName', 'DisplayName'),
          link: (row) => `/users/${textOf(row, 'UserName')}`,
        },
        attributeColumn(user, 'Comments'),
        attributeColumn(user, 'LastLoginDate'),
        attributeColumn(user, 'CreateDate'),
      ],
      rowControls: [addToGroup, addPermissions, remove],
      batch: [addAllToGroup, remove],
      empty: { en: 'No RAM user has been created.', zh: '暂无用户' },
    },
  ],
});

/** The list of RAM users. */
export const usersPage = listPage(createUser);

/** In 2019 the Chinese console had another word for Create. */
export const usersPage2019 = listPage({ ...createUser, label: { en: 'Create User', zh: '新建用户' } });

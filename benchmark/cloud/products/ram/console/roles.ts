import type { Control, Page, PageContext } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { role } from '../role.js';
import { createRole } from './create-role.js';
import { grantPanel, revokeAll } from './grant.js';
import { permissionsTable } from './permissions.js';
import { allRoles, principalText } from './read.js';
import { trustPolicySection } from './trust-policy.js';

const roleName = (context: PageContext) => context.parameters.role ?? '';

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete RAM Role', zh: '删除RAM角色' },
    message: {
      en: 'The permissions of the role are removed and the role is deleted. Continue?',
      zh: '删除RAM角色会移除其权限，删除后不可恢复。是否继续？',
    },
    run: async (row, context) => {
      const RoleName = textOf(row, 'RoleName');
      await revokeAll(context, 'Role', RoleName);
      await context.call('ram', 'DeleteRole', { RoleName });
      return { navigate: '/roles' };
    },
    success: { en: 'The role is deleted.', zh: '删除RAM角色成功' },
  },
};

/** The list of roles. */
export const rolesPage: Page = {
  name: { en: 'RAM Roles', zh: 'RAM角色管理' },
  route: '/roles',
  description: {
    en: 'A role is assumed by trusted users, services, or identity providers; it has no password of its own.',
    zh: 'RAM角色是一种虚拟用户，可以被受信的实体用户扮演，没有确定的身份认证密钥。',
  },
  sections: [
    {
      kind: 'table',
      search: { en: 'Role name or note', zh: '角色名称或备注' },
      buttons: [createRole],
      rows: allRoles,
      columns: [
        attributeColumn(role, 'RoleName', { link: (row) => `/roles/${textOf(row, 'RoleName')}` }),
        attributeColumn(role, 'Description'),
        attributeColumn(role, 'CreateDate'),
      ],
      rowControls: [
        {
          label: { en: 'Add Permissions', zh: '添加权限' },
          operation: grantPanel((row) => principalText('Role', textOf(row, 'RoleName')), '/roles'),
        },
        notOffered('Input and Attach', '精确授权'),
        remove,
      ],
      empty: { en: 'No role has been created.', zh: '暂无角色' },
    },
  ],
};

const editDuration: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Maximum Session Duration', zh: '编辑最大会话时间' },
    initial: (row) => ({ seconds: textOf(row, 'MaxSessionDuration') }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'seconds',
              kind: 'number',
              label: attributeLabel(role, 'MaxSessionDuration'),
              required: true,
              minimum: 3600,
              maximum: 43_200,
              unit: { en: 'seconds', zh: '秒' },
            },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('ram', 'UpdateRole', { RoleName: roleName(context), NewMaxSessionDuration: values.seconds });
        return {};
      },
      success: { en: 'The duration is saved.', zh: '修改成功' },
    },
  },
};

/** One role: basic information, permissions, trust policy. */
export const roleDetailPage: Page = {
  name: { en: 'Role Details', zh: '角色详情' },
  route: '/roles/:role',
  parent: '/roles',
  headingParameter: 'role',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read: async (context) => rowOf(await context.call('ram', 'GetRole', { RoleName: roleName(context) }), 'Role'),
      items: [
        attributeColumn(role, 'RoleName'),
        attributeColumn(role, 'CreateDate', { label: { en: 'Created', zh: '创建时间' } }),
        attributeColumn(role, 'Description'),
        attributeColumn(role, 'Arn'),
        attributeColumn(role, 'MaxSessionDuration', { controls: [editDuration] }),
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Permissions', zh: '权限管理' },
          sections: [permissionsTable('Role', roleName, '/roles/:role')],
        },
        { label: { en: 'Trust Policy Management', zh: '信任策略管理' }, sections: [trustPolicySection(roleName)] },
      ],
    },
  ],
};

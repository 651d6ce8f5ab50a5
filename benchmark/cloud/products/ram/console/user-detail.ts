import type { Control, Page, PageContext, Row, Section } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, displayTime } from '../../columns.js';
import { accessKey } from '../access-key.js';
import { user } from '../user.js';
import { logonName } from './read.js';

const userName = (context: PageContext) => context.parameters.user ?? '';

/** A key with the name of its user, so that a row alone says whose it is. */
async function keys(context: PageContext): Promise<readonly Row[]> {
  const UserName = userName(context);
  const answer = await context.call('ram', 'ListAccessKeys', { UserName });
  return listOf(answer, 'AccessKeys', 'AccessKey').map((key) => ({ ...key, UserName }));
}

function keyControl(
  status: 'Active' | 'Inactive',
  texts: Pick<Control, 'label'> & { title: Control['label']; message: Control['label']; success: Control['label'] },
): Control {
  return {
    label: texts.label,
    shown: (row) => textOf(row, 'Status') !== status,
    operation: {
      kind: 'confirm',
      title: texts.title,
      message: texts.message,
      success: texts.success,
      run: async (row, context) => {
        await context.call('ram', 'UpdateAccessKey', {
          UserName: textOf(row, 'UserName'),
          UserAccessKeyId: textOf(row, 'AccessKeyId'),
          Status: status,
        });
        return {};
      },
    },
  };
}

const keyControls: readonly Control[] = [
  keyControl('Inactive', {
    label: { en: 'Disable', zh: '禁用' },
    title: { en: 'Disable AccessKey Pair', zh: '禁用访问密钥' },
    message: {
      en: 'Requests that are signed with a disabled AccessKey pair are refused. Continue?',
      zh: '禁用后，使用该访问密钥的请求将被拒绝。是否继续？',
    },
    success: { en: 'The AccessKey pair is disabled.', zh: '禁用访问密钥成功' },
  }),
  keyControl('Active', {
    label: { en: 'Enable', zh: '启用' },
    title: { en: 'Enable AccessKey Pair', zh: '启用访问密钥' },
    message: { en: 'Enable this AccessKey pair?', zh: '是否启用该访问密钥？' },
    success: { en: 'The AccessKey pair is enabled.', zh: '启用访问密钥成功' },
  }),
  {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete AccessKey Pair', zh: '删除访问密钥' },
      message: {
        en: 'A deleted AccessKey pair cannot be restored. Continue?',
        zh: '删除后访问密钥不可恢复。是否继续？',
      },
      success: { en: 'The AccessKey pair is deleted.', zh: '删除访问密钥成功' },
      run: async (row, context) => {
        await context.call('ram', 'DeleteAccessKey', {
          UserName: textOf(row, 'UserName'),
          UserAccessKeyId: textOf(row, 'AccessKeyId'),
        });
        return {};
      },
    },
  },
];

const createKey: Control = {
  label: { en: 'Create AccessKey', zh: '创建AccessKey' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create AccessKey', zh: '创建AccessKey' },
    notice: {
      en: 'The AccessKey secret is shown only once.',
      zh: 'AccessKey Secret只在创建时显示，不支持查询，请妥善保管。',
    },
    form: {
      groups: [{ fields: [] }],
      submit: async (_values, context) => {
        const answer = await context.call('ram', 'CreateAccessKey', { UserName: userName(context) });
        return { result: [rowOf(answer, 'AccessKey')] };
      },
      success: { en: 'The AccessKey pair is created.', zh: '创建访问密钥成功' },
      result: {
        heading: { en: 'AccessKey Pair', zh: '访问密钥' },
        back: { label: { en: 'Back', zh: '返回' }, route: '/users/:user' },
        columns: [
          { label: attributeLabel(accessKey, 'AccessKeyId'), value: (row) => textOf(row, 'AccessKeyId') },
          { label: attributeLabel(accessKey, 'AccessKeySecret'), value: (row) => textOf(row, 'AccessKeySecret') },
        ],
      },
    },
  },
};

const yesNo = {
  true: { label: { en: 'Yes', zh: '是' } },
  false: { label: { en: 'No', zh: '否' } },
};

const authentication: readonly Section[] = [
  {
    kind: 'details',
    title: { en: 'Console Logon Management', zh: '控制台登录管理' },
    read: async (context) => {
      const answer = await context.find('ram', 'GetLoginProfile', { UserName: userName(context) });
      return { ...rowOf(answer ?? {}, 'LoginProfile'), enabled: String(answer !== undefined) };
    },
    buttons: [
      { label: { en: 'Modify Logon Settings', zh: '修改登录设置' }, operation: { kind: 'unavailable' } },
      { label: { en: 'Remove Logon Settings', zh: '清空登录设置' }, operation: { kind: 'unavailable' } },
    ],
    items: [
      {
        label: { en: 'Console Access', zh: '控制台访问' },
        value: (row) => textOf(row, 'enabled'),
        states: {
          true: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
          false: { label: { en: 'Disabled', zh: '未开启' }, tone: 'disabled' },
        },
      },
      {
        label: { en: 'Password Reset Required', zh: '下次登录必须重置密码' },
        value: (row) => textOf(row, 'PasswordResetRequired'),
        states: yesNo,
      },
      {
        label: { en: 'Required to Enable MFA', zh: '必须开启多因素认证' },
        value: (row) => textOf(row, 'MFABindRequired'),
        states: yesNo,
      },
    ],
  },
  {
    kind: 'table',
    title: { en: 'User AccessKeys', zh: '用户AccessKey' },
    buttons: [createKey],
    rows: keys,
    columns: [
      attributeColumn(accessKey, 'AccessKeyId'),
      attributeColumn(accessKey, 'Status', { tones: { Active: 'success', Inactive: 'disabled' } }),
      attributeColumn(accessKey, 'LastUsedDate'),
      attributeColumn(accessKey, 'CreateDate'),
    ],
    rowControls: keyControls,
    empty: { en: 'The user has no AccessKey pair.', zh: '该用户没有访问密钥' },
  },
];

const nothing = async (): Promise<readonly Row[]> => [];

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
        {
          label: { en: 'Groups', zh: '加入的组' },
          sections: [
            {
              kind: 'table',
              buttons: [{ label: { en: 'Add to Group', zh: '添加到用户组' }, operation: { kind: 'unavailable' } }],
              rows: nothing,
              columns: [
                { label: { en: 'Group Name', zh: '用户组名称' }, value: () => '' },
                { label: { en: 'Joined At', zh: '加入时间' }, value: () => '' },
              ],
            },
          ],
        },
        {
          label: { en: 'Permissions', zh: '权限管理' },
          sections: [
            {
              kind: 'table',
              buttons: [{ label: { en: 'Add Permissions', zh: '添加权限' }, operation: { kind: 'unavailable' } }],
              rows: async (context) => {
                const answer = await context.call('ram', 'ListPoliciesForUser', { UserName: userName(context) });
                return listOf(answer, 'Policies', 'Policy');
              },
              columns: [
                {
                  label: { en: 'Applicable Scope', zh: '权限应用范围' },
                  value: () => 'account',
                  states: { account: { label: { en: 'Alibaba Cloud Account', zh: '整个阿里云账号' } } },
                },
                { label: { en: 'Policy', zh: '权限策略名称' }, value: (row) => textOf(row, 'PolicyName') },
                {
                  label: { en: 'Policy Type', zh: '权限策略类型' },
                  value: (row) => textOf(row, 'PolicyType'),
                  states: {
                    System: { label: { en: 'System Policy', zh: '系统策略' } },
                    Custom: { label: { en: 'Custom Policy', zh: '自定义策略' } },
                  },
                },
                { label: { en: 'Note', zh: '备注' }, value: (row) => textOf(row, 'Description') },
              ],
            },
          ],
        },
      ],
    },
  ],
};

import type { Field, FieldValue, Page, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { accessKey } from '../access-key.js';
import { user } from '../user.js';
import { generatePassword, logonFields } from './logon-settings.js';
import { logonName } from './read.js';

const accountFields: readonly Field[] = [
  {
    name: 'userName',
    kind: 'text',
    label: attributeLabel(user, 'UserName'),
    required: true,
    maxLength: 64,
    help: {
      en: 'The name can contain letters, digits, periods (.), underscores (_), and hyphens (-).',
      zh: '可包含英文字母、数字、英文句号（.）、下划线（_）和短划线（-）。',
    },
    rule: {
      pattern: /^[A-Za-z0-9._-]{1,64}$/,
      message: {
        en: 'The name can contain only letters, digits, periods (.), underscores (_), and hyphens (-).',
        zh: '仅支持英文字母、数字、英文句号（.）、下划线（_）和短划线（-）。',
      },
    },
  },
  { name: 'displayName', kind: 'text', label: attributeLabel(user, 'DisplayName'), maxLength: 128 },
];

const accessFields = (console: Text): readonly Field[] => [
  {
    name: 'accessModes',
    kind: 'checkboxes',
    label: { en: 'Access Mode', zh: '访问方式' },
    required: true,
    options: [
      {
        value: 'console',
        label: console,
        help: { en: 'The user signs in with a password.', zh: '用户使用账号密码访问阿里云控制台' },
      },
      {
        value: 'programmatic',
        label: { en: 'Programmatic Access', zh: '编程访问' },
        help: {
          en: 'An AccessKey pair is created for calls of API operations and development tools.',
          zh: '启用AccessKey ID和AccessKey Secret，支持通过API或开发工具访问',
        },
      },
    ],
  },
  ...logonFields({ mayKeep: false, when: { field: 'accessModes', is: ['console'] } }),
];

const createPage = (name: Text, console: Text): Page => ({
  name,
  route: '/users/create',
  parent: '/users',
  sections: [
    {
      kind: 'form',
      cancel: '/users',
      form: {
        groups: [
          {
            title: { en: 'User Account Information', zh: '用户账号信息' },
            fields: [
              {
                name: 'users',
                kind: 'repeat',
                label: { en: 'User Account', zh: '用户账号' },
                required: true,
                fields: accountFields,
                add: { en: 'Add User', zh: '添加用户' },
                most: 10,
              },
            ],
          },
          { title: { en: 'Access Mode', zh: '访问方式' }, fields: accessFields(console) },
        ],
        submit: async (values, context) => {
          const created: Row[] = [];
          for (const account of rowsIn(values.users)) created.push(await createUser(account, values, context));
          return { result: created };
        },
        success: { en: 'The users are created.', zh: '创建用户成功' },
        result: {
          heading: { en: 'User Information', zh: '用户信息' },
          notice: {
            en: 'The password and the AccessKey secret are shown only now. Copy or download them before you leave this page.',
            zh: '登录密码和AccessKey Secret仅在此时显示，关闭页面后将无法再次获取，请及时保存。',
          },
          back: { label: { en: 'Back', zh: '返回' }, route: '/users' },
          columns: [
            { label: { en: 'User Logon Name', zh: '用户登录名称' }, value: (row) => textOf(row, 'logonName') },
            {
              label: { en: 'Status', zh: '状态' },
              value: () => 'created',
              states: { created: { label: { en: 'Created', zh: '创建成功' }, tone: 'success' } },
            },
            { label: { en: 'Logon Password', zh: '登录密码' }, value: (row) => textOf(row, 'password') },
            { label: attributeLabel(accessKey, 'AccessKeyId'), value: (row) => textOf(row, 'accessKeyId') },
            { label: attributeLabel(accessKey, 'AccessKeySecret'), value: (row) => textOf(row, 'accessKeySecret') },
          ],
        },
      },
    },
  ],
});

/** Creates users, their logon settings and their AccessKey pairs. */
export const createUserPage = createPage(
  { en: 'Create User', zh: '创建用户' },
  { en: 'Console Access', zh: '控制台访问' },
);

/** The page with the words of the Chinese console of 2019. */
export const createUserPage2019 = createPage(
  { en: 'Create User', zh: '新建用户' },
  { en: 'Console Access', zh: '控制台登录密码' },
);

async function createUser(account: Row, values: Values, context: PageContext): Promise<Row> {
  const UserName = textOf(account, 'userName');
  const DisplayName = textOf(account, 'displayName') || UserName;
  await context.call('ram', 'CreateUser', { UserName, DisplayName });
  const modes = Array.isArray(values.accessModes) ? values.accessModes : [];
  const row: Record<string, string> = { logonName: logonName(UserName, context.accountId) };
  if (modes.includes('console')) {
    const isCustom = values.passwordKind === 'custom';
    const Password = isCustom ? String(values.password) : generatePassword();
    await context.call('ram', 'CreateLoginProfile', {
      UserName,
      Password,
      PasswordResetRequired: values.resetRequired === 'true',
      MFABindRequired: values.mfaRequired === 'true',
    });
    if (!isCustom) row.password = Password;
  }
  if (modes.includes('programmatic')) {
    const answer = await context.call('ram', 'CreateAccessKey', { UserName });
    row.accessKeyId = textOf(answer, 'AccessKey', 'AccessKeyId');
    row.accessKeySecret = textOf(answer, 'AccessKey', 'AccessKeySecret');
  }
  return row;
}

function rowsIn(value: FieldValue | undefined): readonly Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object') : [];
}

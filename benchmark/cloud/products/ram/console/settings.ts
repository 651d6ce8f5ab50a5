import type { Column, Control, Field, FieldValue, Page, PageContext, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { domainAliasControls } from './domain-alias.js';
import { defaultDomain } from './read.js';

const allowed = {
  true: { label: { en: 'Allow', zh: '允许' } },
  false: { label: { en: 'Not Allowed', zh: '不允许' } },
};

/** Preferences of all users: name of the API, words of the console. */
const choices = [
  ['EnableSaveMFATicket', { en: 'Save MFA Logon Status for 7 Days', zh: '保存MFA登录状态7天' }],
  ['AllowUserToChangePassword', { en: 'Manage Passwords', zh: '自主管理密码' }],
  ['AllowUserToManageAccessKeys', { en: 'Manage AccessKey', zh: '自主管理AccessKey' }],
  ['AllowUserToManageMFADevices', { en: 'Manage MFA Devices', zh: '自主管理MFA设备' }],
] as const;

const hoursLabel = { en: 'Logon Session Valid For', zh: '登录Session的过期时间' };
const maskLabel = { en: 'Logon Address Mask', zh: '登录掩码设置' };

async function readPreferences(context: PageContext): Promise<Row> {
  const answer = rowOf(await context.call('ram', 'GetSecurityPreference'), 'SecurityPreference');
  return {
    ...rowOf(answer, 'LoginProfilePreference'),
    ...rowOf(answer, 'AccessKeyPreference'),
    ...rowOf(answer, 'MFAPreference'),
  };
}

const preferenceFields: readonly Field[] = [
  ...choices.map(
    ([name, label]): Field => ({
      name,
      kind: 'radio',
      label,
      options: [
        { value: 'true', label: allowed.true.label },
        { value: 'false', label: allowed.false.label },
      ],
    }),
  ),
  {
    name: 'LoginSessionDuration',
    kind: 'number',
    label: hoursLabel,
    minimum: 6,
    maximum: 24,
    unit: { en: 'hours', zh: '小时' },
  },
  { name: 'LoginNetworkMasks', kind: 'text', label: maskLabel },
];

const editPreferences: Control = {
  label: { en: 'Update RAM user security settings', zh: '修改RAM用户安全设置' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Update RAM user security settings', zh: '修改RAM用户安全设置' },
    initial: (row) => Object.fromEntries(preferenceFields.map(({ name }) => [name, textOf(row, name)])),
    form: {
      groups: [{ fields: preferenceFields }],
      submit: async (values, context) => {
        await context.call('ram', 'SetSecurityPreference', { ...values });
        return {};
      },
      success: { en: 'The settings are saved.', zh: '设置成功' },
    },
  },
};

const passwordRules = [
  ['RequireLowercaseCharacters', { en: 'Lowercase Letters', zh: '小写字母' }],
  ['RequireUppercaseCharacters', { en: 'Uppercase Letters', zh: '大写字母' }],
  ['RequireNumbers', { en: 'Digits', zh: '数字' }],
  ['RequireSymbols', { en: 'Symbols', zh: '符号' }],
] as const;

const passwordNumbers = [
  ['MinimumPasswordLength', { en: 'Password Length', zh: '密码长度' }, 8, 32],
  ['MaxPasswordAge', { en: 'Password Validity Period (Days)', zh: '密码有效期（天）' }, 0, 1095],
  ['PasswordReusePrevention', { en: 'Password History Check', zh: '历史密码检查策略' }, 0, 24],
  ['MaxLoginAttemps', { en: 'Password Retry Constraint', zh: '密码重试约束' }, 0, 32],
] as const;

const passwordFields: readonly Field[] = [
  ...passwordNumbers.map(
    ([name, label, minimum, maximum]): Field => ({ name, kind: 'number', label, minimum, maximum }),
  ),
  {
    name: 'rules',
    kind: 'checkboxes',
    label: { en: 'Required Elements in Password', zh: '密码中必须包含元素' },
    options: passwordRules.map(([value, label]) => ({ value, label })),
  },
];

function chosen(value: FieldValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const editPassword: Control = {
  label: { en: 'Edit Password Rule', zh: '修改密码规则' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Edit Password Rule', zh: '修改密码规则' },
    initial: (row) => ({
      ...Object.fromEntries(passwordNumbers.map(([name]) => [name, textOf(row, name)])),
      rules: passwordRules.map(([name]) => name).filter((name) => textOf(row, name) === 'true'),
    }),
    form: {
      groups: [{ fields: passwordFields }],
      submit: async ({ rules, ...numbers }, context) => {
        const wanted = passwordRules.map(([name]) => [name, chosen(rules).includes(name)] as const);
        await context.call('ram', 'SetPasswordPolicy', { ...numbers, ...Object.fromEntries(wanted) });
        return {};
      },
      success: { en: 'The password rule is saved.', zh: '设置成功' },
    },
  },
};

function plain(name: string, label: Column['label']): Column {
  return { label, value: (row) => textOf(row, name) };
}

/** What holds for all users of the account. */
export const settingsPage: Page = {
  name: { en: 'Settings', zh: '设置' },
  route: '/settings',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Security Settings', zh: '安全设置' },
          sections: [
            {
              kind: 'details',
              title: { en: 'Security Settings of RAM Users', zh: '用户安全设置' },
              read: readPreferences,
              buttons: [editPreferences],
              items: [
                ...choices.map(([name, label]): Column => ({ ...plain(name, label), states: allowed })),
                plain('LoginSessionDuration', hoursLabel),
                plain('LoginNetworkMasks', maskLabel),
              ],
            },
            {
              kind: 'details',
              title: { en: 'Password Strength Settings', zh: '密码强度设置' },
              read: async (context) => rowOf(await context.call('ram', 'GetPasswordPolicy'), 'PasswordPolicy'),
              buttons: [editPassword],
              items: [
                ...passwordNumbers.map(([name, label]) => plain(name, label)),
                ...passwordRules.map(
                  ([name, label]): Column => ({
                    ...plain(name, label),
                    states: {
                      true: { label: { en: 'Required', zh: '必须包含' } },
                      false: { label: { en: 'Not Required', zh: '不要求' } },
                    },
                  }),
                ),
              ],
            },
          ],
        },
        {
          label: { en: 'Advanced', zh: '高级设置' },
          sections: [
            {
              kind: 'details',
              title: { en: 'Default Domain', zh: '默认域名' },
              read: async (context) => ({ domain: defaultDomain(context.accountId) }),
              buttons: [notOffered('Edit Default Domain', '修改默认域名')],
              items: [plain('domain', { en: 'Default Domain Name', zh: '默认域名' })],
            },
            {
              kind: 'table',
              title: { en: 'Domain Alias', zh: '域别名' },
              buttons: domainAliasControls,
              rows: async () => [],
              columns: [
                plain('name', { en: 'Domain Name', zh: '域名称' }),
                plain('status', { en: 'Verification Status', zh: '验证状态' }),
              ],
            },
          ],
        },
      ],
    },
  ],
};

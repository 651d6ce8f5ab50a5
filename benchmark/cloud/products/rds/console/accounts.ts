import type { Control, Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { account } from '../account.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

const passwordField = {
  name: 'password',
  kind: 'password',
  label: attributeLabel(account, 'AccountPassword'),
  required: true,
  help: {
    en: '8 to 32 characters of at least three kinds: uppercase, lowercase, digits, and !@#$%^&*()_+-=',
    zh: '8~32个字符，须包含大写字母、小写字母、数字、特殊字符中的任意三种。',
  },
} as const;

const createAccount: Control = {
  label: { en: 'Create Account', zh: '创建账号' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Account', zh: '创建账号' },
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(account, 'AccountName'), required: true },
            {
              name: 'type',
              kind: 'radio',
              label: attributeLabel(account, 'AccountType'),
              initial: 'Normal',
              options: (account.attributes.AccountType?.values ?? []).map(({ value, label }) => ({ value, label })),
            },
            passwordField,
            { name: 'description', kind: 'textarea', label: attributeLabel(account, 'AccountDescription') },
          ],
        },
      ],
      submit: async (values, context) => {
        await callOn({}, context, 'CreateAccount', {
          AccountName: values.name,
          AccountType: values.type,
          AccountPassword: values.password,
          AccountDescription: values.description ?? '',
        });
        return {};
      },
      success: { en: 'The account is created.', zh: '创建账号成功' },
    },
  },
};

const resetPassword: Control = {
  label: { en: 'Reset Password', zh: '重置密码' },
  operation: {
    kind: 'drawer',
    title: { en: 'Reset Password', zh: '重置密码' },
    form: {
      groups: [{ fields: [passwordField] }],
      submit: async (values, context, row) => {
        await callOn({}, context, 'ResetAccountPassword', {
          AccountName: row.AccountName,
          AccountPassword: values.password,
        });
        return {};
      },
      success: { en: 'The password is reset.', zh: '重置密码成功' },
    },
  },
};

const deleteAccount: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Account', zh: '删除账号' },
    message: { en: 'Delete this account?', zh: '确定删除该账号？' },
    run: async (row, context) => {
      await callOn({}, context, 'DeleteAccount', { AccountName: row.AccountName });
      return {};
    },
    success: { en: 'The account is deleted.', zh: '删除账号成功' },
  },
};

/** Accounts of an instance. */
export const accountsPage: Page = {
  name: { en: 'Accounts', zh: '账号管理' },
  route: `${INSTANCE_ROUTE}/account`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'table',
      buttons: [createAccount],
      rows: async (context) => listOf(await callOn({}, context, 'DescribeAccounts'), 'Accounts', 'DBInstanceAccount'),
      columns: [
        attributeColumn(account, 'AccountName'),
        attributeColumn(account, 'AccountType'),
        attributeColumn(account, 'AccountStatus', { tones: { Unavailable: 'loading', Available: 'success' } }),
        attributeColumn(account, 'AccountDescription'),
      ],
      rowControls: [
        resetPassword,
        {
          label: { en: 'Modify Permissions', zh: '修改权限' },
          disabled: (row) => textOf(row, 'AccountStatus') !== 'Available',
          operation: { kind: 'unavailable' },
        },
        deleteAccount,
      ],
    },
  ],
};

import type { Control, Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { createAccount, deleteAccount } from '../../shared/database/account-controls.js';
import { notOffered } from '../../shared/not-offered.js';
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
      buttons: [createAccount(callOn, account, { attribute: 'AccountType', initial: 'Normal' }, passwordField)],
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
          ...notOffered('Modify Permissions', '修改权限'),
          disabled: (row) => textOf(row, 'AccountStatus') !== 'Available',
        },
        deleteAccount(callOn),
      ],
    },
  ],
};

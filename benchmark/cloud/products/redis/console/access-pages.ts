import type { Page } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { createAccount, deleteAccount } from '../../shared/database/account-controls.js';
import { whitelistTable } from '../../shared/database/whitelist-table.js';
import { notOffered } from '../../shared/not-offered.js';
import { account } from '../account.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

/** Whose addresses may connect. */
export const whitelistPage: Page = {
  name: { en: 'Whitelist Settings', zh: '白名单设置' },
  route: `${INSTANCE_ROUTE}/whitelist`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    whitelistTable({
      callOn,
      list: { action: 'DescribeSecurityIps', at: ['SecurityIpGroups', 'SecurityIpGroup'] },
      name: 'SecurityIpGroupName',
      addresses: 'SecurityIpList',
      form: 'drawer',
      add: 'Add Whitelist',
      modify: 'Modify Whitelist',
      buttons: [notOffered('Security Groups', '添加安全组')],
    }),
  ],
};

const passwordField = {
  name: 'password',
  kind: 'password',
  label: attributeLabel(account, 'AccountPassword'),
  required: true,
} as const;

/** Who may connect. */
export const accountsPage: Page = {
  name: { en: 'Account Management', zh: '账号管理' },
  route: `${INSTANCE_ROUTE}/account`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'table',
      buttons: [
        createAccount(callOn, account, { attribute: 'AccountPrivilege', initial: 'RoleReadWrite' }, passwordField),
      ],
      rows: async (context) => listOf(await callOn({}, context, 'DescribeAccounts'), 'Accounts', 'Account'),
      columns: [attributeColumn(account, 'AccountName'), attributeColumn(account, 'AccountDescription')],
      rowControls: [
        notOffered('Reset Password', '重置密码'),
        notOffered('Modify Privileges', '修改权限'),
        deleteAccount(callOn),
      ],
    },
  ],
};

import type { Control, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { account } from '../account.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

const nameLabel = { en: 'Whitelist Name', zh: '分组名称' };
const addressLabel = { en: 'IP Addresses', zh: '组内白名单' };

async function saveWhitelist(values: Values, context: PageContext, row: Row) {
  await callOn({}, context, 'ModifySecurityIps', {
    SecurityIpGroupName: values.name ?? textOf(row, 'SecurityIpGroupName'),
    SecurityIps: values.addresses,
  });
  return {};
}

const addressField = { name: 'addresses', kind: 'textarea', label: addressLabel, required: true } as const;

const addWhitelist: Control = {
  label: { en: 'Add Whitelist', zh: '添加白名单分组' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Add Whitelist', zh: '添加白名单分组' },
    form: {
      groups: [{ fields: [{ name: 'name', kind: 'text', label: nameLabel, required: true }, addressField] }],
      submit: saveWhitelist,
      success: { en: 'The whitelist is added.', zh: '添加成功' },
    },
  },
};

const modifyWhitelist: Control = {
  label: { en: 'Modify', zh: '修改' },
  operation: {
    kind: 'drawer',
    title: { en: 'Modify Whitelist', zh: '修改白名单分组' },
    initial: (row) => ({ addresses: textOf(row, 'SecurityIpList') }),
    form: {
      groups: [{ fields: [addressField] }],
      submit: saveWhitelist,
      success: { en: 'The whitelist is modified.', zh: '修改成功' },
    },
  },
};

const deleteWhitelist: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => textOf(row, 'SecurityIpGroupName') === 'default',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Whitelist', zh: '删除白名单分组' },
    message: { en: 'Delete this whitelist?', zh: '确定删除该白名单分组？' },
    run: async (row, context) => {
      await callOn({}, context, 'ModifySecurityIps', {
        SecurityIpGroupName: row.SecurityIpGroupName,
        SecurityIps: row.SecurityIpList,
        ModifyMode: 'Delete',
      });
      return {};
    },
    success: { en: 'The whitelist is deleted.', zh: '删除成功' },
  },
};

/** Whose addresses may connect. */
export const whitelistPage: Page = {
  name: { en: 'Whitelist Settings', zh: '白名单设置' },
  route: `${INSTANCE_ROUTE}/whitelist`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'table',
      buttons: [
        addWhitelist,
        { label: { en: 'Security Groups', zh: '添加安全组' }, operation: { kind: 'unavailable' } },
      ],
      rows: async (context) =>
        listOf(await callOn({}, context, 'DescribeSecurityIps'), 'SecurityIpGroups', 'SecurityIpGroup'),
      columns: [
        { label: nameLabel, value: (row) => textOf(row, 'SecurityIpGroupName') },
        { label: addressLabel, value: (row) => textOf(row, 'SecurityIpList').split(',') },
      ],
      rowControls: [modifyWhitelist, deleteWhitelist],
    },
  ],
};

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
              name: 'privilege',
              kind: 'radio',
              label: attributeLabel(account, 'AccountPrivilege'),
              initial: 'RoleReadWrite',
              options: (account.attributes.AccountPrivilege?.values ?? []).map(({ value, label }) => ({
                value,
                label,
              })),
            },
            { name: 'password', kind: 'password', label: attributeLabel(account, 'AccountPassword'), required: true },
            { name: 'description', kind: 'textarea', label: attributeLabel(account, 'AccountDescription') },
          ],
        },
      ],
      submit: async (values, context) => {
        await callOn({}, context, 'CreateAccount', {
          AccountName: values.name,
          AccountPassword: values.password,
          AccountPrivilege: values.privilege,
          AccountDescription: values.description ?? '',
        });
        return {};
      },
      success: { en: 'The account is created.', zh: '创建账号成功' },
    },
  },
};

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
      buttons: [createAccount],
      rows: async (context) => listOf(await callOn({}, context, 'DescribeAccounts'), 'Accounts', 'Account'),
      columns: [attributeColumn(account, 'AccountName'), attributeColumn(account, 'AccountDescription')],
      rowControls: [
        { label: { en: 'Reset Password', zh: '重置密码' }, operation: { kind: 'unavailable' } },
        { label: { en: 'Modify Privileges', zh: '修改权限' }, operation: { kind: 'unavailable' } },
        {
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
        },
      ],
    },
  ],
};

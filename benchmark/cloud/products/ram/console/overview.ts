import type { Page, PageContext } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { allGroups, allPolicies, allRoles, allUsers, defaultDomain } from './read.js';

/** First page of the RAM console: sign-in address, numbers, security check. */
export const overviewPage: Page = {
  name: { en: 'Overview', zh: '概览' },
  route: '/overview',
  buttons: [
    { label: { en: 'Create User', zh: '创建用户' }, operation: { kind: 'go', route: '/users/create' } },
    notOffered('Getting Started', '新手引导'),
  ],
  sections: [
    {
      kind: 'details',
      title: { en: 'Account Management', zh: '账号管理' },
      read: async (context: PageContext) => ({
        alias: defaultDomain(context.accountId),
        address: `https://signin.aliyun.com/${defaultDomain(context.accountId)}/login.htm`,
      }),
      buttons: [notOffered('Edit Default Domain', '修改默认域名')],
      items: [
        {
          label: { en: 'RAM User Logon Link', zh: '用户登录地址' },
          value: (row) => textOf(row, 'address'),
          link: (row) => textOf(row, 'address'),
        },
        { label: { en: 'Default Domain Name', zh: '默认域名' }, value: (row) => textOf(row, 'alias') },
      ],
    },
    {
      kind: 'figures',
      title: { en: 'Identities', zh: '人员管理' },
      items: [
        { label: { en: 'Users', zh: '用户' }, count: async (context) => (await allUsers(context)).length },
        { label: { en: 'Groups', zh: '用户组' }, count: async (context) => (await allGroups(context)).length },
        { label: { en: 'RAM Roles', zh: 'RAM角色' }, count: async (context) => (await allRoles(context)).length },
        {
          label: { en: 'Custom Policies', zh: '自定义策略' },
          count: async (context) =>
            (await allPolicies(context)).filter((row) => textOf(row, 'PolicyType') === 'Custom').length,
        },
      ],
    },
    {
      kind: 'table',
      title: { en: 'Security Check', zh: '安全检查' },
      rows: async () => ['mfa', 'password', 'keys'].map((check) => ({ check })),
      columns: [
        {
          label: { en: 'Check Item', zh: '检查项' },
          value: (row) => textOf(row, 'check'),
          states: {
            mfa: { label: { en: 'Enable MFA for the Alibaba Cloud account', zh: '主账号开启MFA' } },
            password: { label: { en: 'Set the password policy of RAM users', zh: '设置RAM用户密码强度' } },
            keys: { label: { en: 'Do not use AccessKey pairs of the account', zh: '主账号不使用AccessKey' } },
          },
        },
        {
          label: { en: 'Status', zh: '状态' },
          value: (row) => (textOf(row, 'check') === 'mfa' ? 'open' : 'done'),
          states: {
            open: { label: { en: 'Not Completed', zh: '未完成' }, tone: 'warning' },
            done: { label: { en: 'Completed', zh: '已完成' }, tone: 'success' },
          },
        },
      ],
      rowControls: [notOffered('View', '查看')],
    },
  ],
};

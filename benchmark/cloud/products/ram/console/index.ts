import type { ProductConsole } from '../../../spec/console.js';
import { ram } from '../product.js';
import { createPolicyPage } from './create-policy.js';
import { createUserPage, createUserPage2019 } from './create-user.js';
import { groupDetailPage, groupsPage, groupsPage2019 } from './groups.js';
import { overviewPage } from './overview.js';
import { grantsPage } from './permissions.js';
import { policiesPage } from './policies.js';
import { policyDetailPage } from './policy-detail.js';
import { roleDetailPage, rolesPage } from './roles.js';
import { settingsPage } from './settings.js';
import { providerPage, ssoPage } from './sso.js';
import { userDetailPage } from './user-detail.js';
import { usersPage, usersPage2019 } from './users.js';

/** The RAM console. Navigation as the documents of 2021 name it; entries that none names are assumed. */
export const ramConsole: ProductConsole = {
  product: 'ram',
  title: ram.label,
  scope: 'global',
  hashRoutes: false,
  home: '/overview',
  navigation: [
    { label: { en: 'Overview', zh: '概览' }, route: '/overview' },
    {
      label: { en: 'Identities', zh: '人员管理' },
      children: [
        { label: { en: 'Groups', zh: '用户组' }, route: '/groups' },
        { label: { en: 'Users', zh: '用户' }, route: '/users' },
        { label: { en: 'Settings', zh: '设置' }, route: '/settings' },
      ],
    },
    { label: { en: 'SSO', zh: 'SSO管理' }, route: '/providers' },
    {
      label: { en: 'Permissions', zh: '权限管理' },
      children: [
        { label: { en: 'Grants', zh: '授权' }, route: '/permissions' },
        { label: { en: 'Policies', zh: '权限策略管理' }, route: '/policies' },
      ],
    },
    { label: { en: 'RAM Roles', zh: 'RAM角色管理' }, route: '/roles' },
    { label: { en: 'OAuth Applications', zh: 'OAuth应用管理' } },
    { label: { en: 'CloudSSO', zh: '云SSO' } },
    { label: { en: 'Credential Reports', zh: '用户凭证报告' } },
  ],
  pages: [
    overviewPage,
    usersPage,
    createUserPage,
    userDetailPage,
    groupsPage,
    groupDetailPage,
    settingsPage,
    ssoPage,
    providerPage,
    grantsPage,
    policiesPage,
    createPolicyPage,
    policyDetailPage,
    rolesPage,
    roleDetailPage,
  ],
  releases: [
    { since: '2019-01-01', pages: [usersPage2019, createUserPage2019, groupsPage2019] },
    { since: '2020-01-01' },
  ],
};

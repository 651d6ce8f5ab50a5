import type { Column, Page, PageContext, Row, TableSection } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../shared/columns.js';
import { policy } from '../policy.js';
import { grantPanel, policyTypeFilter, revoke, scopeStates } from './grant.js';
import { allPolicies, type PrincipalKind, principalIn, principalLabel, principalText } from './read.js';

const scopeColumn: Column = {
  label: { en: 'Applicable Scope', zh: '权限应用范围' },
  value: () => 'account',
  states: scopeStates,
};

const policyColumns: readonly Column[] = [
  {
    label: { en: 'Policy', zh: '权限策略名称' },
    value: (row) => textOf(row, 'PolicyName'),
    link: (row) => `/policies/${textOf(row, 'PolicyType')}/${textOf(row, 'PolicyName')}`,
  },
  attributeColumn(policy, 'PolicyType', { label: { en: 'Policy Type', zh: '权限策略类型' } }),
];

const grantedColumn: Column = {
  label: { en: 'Granted At', zh: '授权时间' },
  value: (row) => displayTime(textOf(row, 'AttachDate')),
};

/** Permissions that a user, group or role holds itself. */
export function permissionsTable(
  kind: PrincipalKind,
  nameOf: (context: PageContext) => string,
  back: string,
): TableSection {
  return {
    kind: 'table',
    buttons: [
      {
        label: { en: 'Add Permissions', zh: '添加权限' },
        primary: true,
        operation: grantPanel((_row, context) => principalText(kind, nameOf(context)), back),
      },
    ],
    rows: (context) => heldBy(context, kind, nameOf(context)),
    columns: [scopeColumn, ...policyColumns, attributeColumn(policy, 'Description'), grantedColumn],
    rowControls: [revoke],
    empty: { en: 'No permissions are granted.', zh: '暂无权限' },
  };
}

async function heldBy(context: PageContext, kind: PrincipalKind, name: string): Promise<readonly Row[]> {
  const answer = await context.call('ram', `ListPoliciesFor${kind}`, { [`${kind}Name`]: name });
  return listOf(answer, 'Policies', 'Policy').map((row) => ({ ...row, principal: principalText(kind, name) }));
}

/** Permissions that a user has through groups. */
export function inheritedPermissions(nameOf: (context: PageContext) => string): TableSection {
  return {
    kind: 'table',
    rows: async (context) => {
      const answer = await context.call('ram', 'ListGroupsForUser', { UserName: nameOf(context) });
      const names = listOf(answer, 'Groups', 'Group').map((row) => textOf(row, 'GroupName'));
      const held = await Promise.all(names.map((name) => heldBy(context, 'Group', name)));
      return held.flat();
    },
    columns: [
      {
        label: { en: 'Group Name', zh: '用户组名称' },
        value: (row) => principalIn(textOf(row, 'principal')).name,
        link: (row) => `/groups/${principalIn(textOf(row, 'principal')).name}`,
      },
      scopeColumn,
      ...policyColumns,
      attributeColumn(policy, 'Description'),
      grantedColumn,
    ],
    empty: { en: 'The user inherits no permissions.', zh: '暂无继承的权限' },
  };
}

/** Everybody who holds a policy. */
export async function holdersOf(context: PageContext, PolicyName: string, PolicyType: string): Promise<readonly Row[]> {
  const answer = await context.call('ram', 'ListEntitiesForPolicy', { PolicyName, PolicyType });
  const of = (kind: PrincipalKind) =>
    listOf(answer, `${kind}s`, kind).map((row) => {
      const name = textOf(row, `${kind}Name`);
      const shown = principalLabel(kind, name, context.accountId);
      return { ...row, PolicyName, PolicyType, kind, shown, principal: principalText(kind, name) };
    });
  return [...of('User'), ...of('Group'), ...of('Role')];
}

/** Columns that name a holder of a policy. */
export const holderColumns: readonly Column[] = [
  {
    label: { en: 'Principal', zh: '被授权主体' },
    width: 260,
    value: (row) => textOf(row, 'shown'),
    link: (row) => {
      const { kind, name } = principalIn(textOf(row, 'principal'));
      return `/${kind.toLowerCase()}s/${name}`;
    },
  },
  {
    label: { en: 'Principal Type', zh: '主体类型' },
    value: (row) => textOf(row, 'kind'),
    states: {
      User: { label: { en: 'RAM User', zh: 'RAM用户' } },
      Group: { label: { en: 'RAM User Group', zh: 'RAM用户组' } },
      Role: { label: { en: 'RAM Role', zh: 'RAM角色' } },
    },
  },
];

/** All permissions of the account, whoever holds them. */
export const grantsPage: Page = {
  name: { en: 'Grants', zh: '授权' },
  route: '/permissions',
  description: {
    en: 'Shows the permissions that are granted to users, groups, and roles.',
    zh: '集中展示授予用户、用户组和角色的权限。',
  },
  sections: [
    {
      kind: 'table',
      filters: policyTypeFilter,
      search: { en: 'Principal or policy name', zh: '被授权主体或权限策略名称' },
      buttons: [
        {
          label: { en: 'Grant Permission', zh: '新增授权' },
          primary: true,
          operation: grantPanel(() => undefined, '/permissions'),
        },
      ],
      rows: async (context, filter) => {
        const wanted = filter.policyType ?? 'All';
        const held = (await allPolicies(context)).filter(
          (row) => Number(row.AttachmentCount) > 0 && (wanted === 'All' || textOf(row, 'PolicyType') === wanted),
        );
        const rows = await Promise.all(
          held.map((row) => holdersOf(context, textOf(row, 'PolicyName'), textOf(row, 'PolicyType'))),
        );
        return rows.flat();
      },
      columns: [scopeColumn, ...holderColumns, ...policyColumns, grantedColumn],
      rowControls: [{ ...revoke, label: { en: 'Revoke Permission', zh: '解除授权' } }],
      batch: [{ ...revoke, label: { en: 'Revoke Permission', zh: '解除授权' } }],
      empty: { en: 'No permissions are granted.', zh: '暂无授权' },
    },
  ],
};

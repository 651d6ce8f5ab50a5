import type {
  Control,
  Field,
  FieldGroup,
  Option,
  Overlay,
  PageContext,
  Row,
  TableSection,
  Values,
} from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { resourceGroupField } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { policy } from '../policy.js';
import {
  allGroups,
  allPolicies,
  allRoles,
  allUsers,
  type PrincipalKind,
  principalIn,
  principalLabel,
  principalText,
} from './read.js';

/** Words of the two types of policies. */
const policyTypes = valueOptions(policy.attributes.PolicyType);

/** Narrows a list to the policies of one type. */
export const policyTypeFilter: NonNullable<TableSection['filters']> = {
  fields: [
    {
      name: 'policyType',
      kind: 'select',
      label: attributeLabel(policy, 'PolicyType'),
      initial: 'All',
      options: [{ value: 'All', label: { en: 'All', zh: '全部' } }, ...policyTypes],
    },
  ],
  button: { en: 'Search', zh: '搜索' },
};

/** The scope of everything that RAM itself grants. */
export const scopeStates = { account: { label: { en: 'Alibaba Cloud Account', zh: '整个阿里云账号' } } };

async function principals(context: PageContext): Promise<readonly Option[]> {
  const option = (kind: PrincipalKind, name: string): Option => ({
    value: principalText(kind, name),
    label: principalLabel(kind, name, context.accountId),
  });
  const [users, groups, roles] = [await allUsers(context), await allGroups(context), await allRoles(context)];
  return [
    ...users.map((row) => option('User', textOf(row, 'UserName'))),
    ...groups.map((row) => option('Group', textOf(row, 'GroupName'))),
    ...roles.map((row) => option('Role', textOf(row, 'RoleName'))),
  ];
}

async function policies(context: PageContext, values: Values): Promise<readonly Option[]> {
  const wanted = String(values.policyType ?? 'System');
  const found = (await allPolicies(context)).filter((row) => textOf(row, 'PolicyType') === wanted);
  return found.map((row) => ({
    value: `${wanted}:${textOf(row, 'PolicyName')}`,
    label: textOf(row, 'PolicyName'),
    help: { en: textOf(row, 'Description'), zh: textOf(row, 'Description') },
  }));
}

const scopeField: Field = {
  name: 'scope',
  kind: 'radio',
  label: { en: 'Authorized Scope', zh: '授权应用范围' },
  required: true,
  initial: 'account',
  options: [
    { value: 'account', label: scopeStates.account.label },
    { value: 'group', label: { en: 'Specific Resource Group', zh: '指定资源组' } },
  ],
};

const groups: readonly FieldGroup[] = [
  {
    fields: [
      scopeField,
      { ...resourceGroupField, when: { field: 'scope', is: ['group'] } },
      {
        name: 'principals',
        kind: 'select',
        label: { en: 'Principal', zh: '被授权主体' },
        placeholder: { en: 'Enter the name of a user, group or role', zh: '请输入用户、用户组或角色名称进行模糊搜索' },
        required: true,
        multiple: true,
        search: true,
        options: { load: principals, empty: { en: 'No principals', zh: '暂无数据' } },
      },
    ],
  },
  {
    title: { en: 'Select Policy', zh: '选择权限' },
    buttons: [
      { label: { en: 'Create Policy', zh: '新建权限策略' }, operation: { kind: 'go', route: '/policies/new' } },
    ],
    fields: [
      {
        name: 'policyType',
        kind: 'buttons',
        label: { en: 'Policy Type', zh: '权限策略类型' },
        initial: 'System',
        options: policyTypes,
      },
      {
        name: 'policies',
        kind: 'transfer',
        label: { en: 'Authorization Policy Name', zh: '权限策略名称' },
        required: true,
        most: 5,
        help: { en: 'Select at most five policies at a time.', zh: '每次最多绑定5条策略。' },
        options: {
          load: policies,
          dependsOn: ['policyType'],
          empty: { en: 'No policies', zh: '暂无权限策略' },
        },
      },
    ],
  },
];

async function grant(values: Values, context: PageContext): Promise<readonly Row[]> {
  const granted: Row[] = [];
  for (const chosen of textsIn(values.principals)) {
    const { kind, name } = principalIn(chosen);
    for (const wanted of textsIn(values.policies)) {
      const [PolicyType = '', PolicyName = ''] = wanted.split(':');
      const parameters = { [`${kind}Name`]: name, PolicyType, PolicyName };
      // Permissions on a resource group are those of another product, which says so itself where it is not served.
      if (values.scope === 'group') await context.call('resourcemanager', 'AttachPolicy', parameters);
      else await context.call('ram', `AttachPolicyTo${kind}`, parameters);
      granted.push({ principal: principalLabel(kind, name, context.accountId), PolicyName, PolicyType });
    }
  }
  return granted;
}

function textsIn(value: Values[string]): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/**
 * The panel that gives permissions.
 *
 * @param principalOf whom the panel names at first, from the record whose control opened it or from the page
 * @param back route behind the button of the result
 */
export function grantPanel(principalOf: (row: Row, context: PageContext) => string | undefined, back: string): Overlay {
  return {
    kind: 'drawer',
    title: { en: 'Add Permissions', zh: '添加权限' },
    initial: (row, context) => {
      const principal = principalOf(row, context);
      return principal === undefined ? {} : { principals: [principal] };
    },
    form: {
      groups,
      submit: async (values, context) => ({ result: await grant(values, context) }),
      result: {
        heading: { en: 'Add Permissions', zh: '添加权限' },
        notice: { en: 'The permissions are granted.', zh: '授权成功。' },
        back: { label: { en: 'Complete', zh: '完成' }, route: back },
        columns: [
          { label: { en: 'Principal', zh: '被授权主体' }, value: (row) => textOf(row, 'principal') },
          { label: { en: 'Policy', zh: '权限策略名称' }, value: (row) => textOf(row, 'PolicyName') },
          {
            label: { en: 'Status', zh: '状态' },
            value: () => 'done',
            states: { done: { label: { en: 'Successful', zh: '成功' }, tone: 'success' } },
          },
        ],
      },
    },
  };
}

/** Takes back all that a group or role may do, so that it can be deleted. */
export async function revokeAll(context: PageContext, kind: 'Group' | 'Role', name: string): Promise<void> {
  const holder = { [`${kind}Name`]: name };
  const held = await context.call('ram', `ListPoliciesFor${kind}`, holder);
  for (const row of listOf(held, 'Policies', 'Policy')) {
    const [PolicyName, PolicyType] = [textOf(row, 'PolicyName'), textOf(row, 'PolicyType')];
    await context.call('ram', `DetachPolicyFrom${kind}`, { ...holder, PolicyName, PolicyType });
  }
}

/** Takes one permission back; rows name the principal, the policy and its type. */
export const revoke: Control = {
  label: { en: 'Remove Permission', zh: '移除权限' },
  operation: {
    kind: 'confirm',
    title: { en: 'Remove Permission', zh: '移除权限' },
    message: {
      en: 'The principal loses what this policy allows. Continue?',
      zh: '移除后，该主体将不再拥有此权限。是否继续？',
    },
    run: async (row, context) => {
      const { kind, name } = principalIn(textOf(row, 'principal'));
      await context.call('ram', `DetachPolicyFrom${kind}`, {
        [`${kind}Name`]: name,
        PolicyName: textOf(row, 'PolicyName'),
        PolicyType: textOf(row, 'PolicyType'),
      });
      return {};
    },
    success: { en: 'The permission is removed.', zh: '移除权限成功' },
  },
};

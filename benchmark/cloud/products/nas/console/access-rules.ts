import type { Control, Field, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { valueOptions } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';
import { accessRule } from '../access-rule.js';
import { isDefaultGroup } from './group-names.js';
import { ACCESS_GROUPS } from './shared.js';

const fields: readonly Field[] = [
  {
    name: 'address',
    kind: 'text',
    label: attributeLabel(accessRule, 'SourceCidrIp'),
    required: true,
    placeholder: { en: 'An IP address or CIDR block', zh: '单个IP地址或IP地址段' },
  },
  {
    name: 'readWrite',
    kind: 'select',
    label: attributeLabel(accessRule, 'RWAccess'),
    required: true,
    initial: 'RDWR',
    options: valueOptions(accessRule.attributes.RWAccess),
  },
  {
    name: 'user',
    kind: 'select',
    label: attributeLabel(accessRule, 'UserAccess'),
    required: true,
    initial: 'no_squash',
    options: valueOptions(accessRule.attributes.UserAccess),
  },
  {
    name: 'priority',
    kind: 'number',
    label: attributeLabel(accessRule, 'Priority'),
    required: true,
    initial: 1,
    minimum: 1,
    maximum: 100,
    help: { en: '1 to 100; 1 is the highest.', zh: '取值为1~100，1为最高优先级。' },
  },
];

function parameters(values: Values, context: PageContext): Row {
  return {
    RegionId: context.region,
    AccessGroupName: context.parameters.group,
    SourceCidrIp: values.address,
    RWAccessType: values.readWrite,
    UserAccessType: values.user,
    Priority: values.priority,
  };
}

const add: Control = {
  label: { en: 'Add Rule', zh: '添加规则' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Add Rule', zh: '添加规则' },
    form: {
      groups: [{ fields }],
      submit: async (values, context) => {
        await context.call('nas', 'CreateAccessRule', parameters(values, context));
        return {};
      },
      success: { en: 'The rule is added.', zh: '添加规则成功' },
    },
  },
};

const edit: Control = {
  label: { en: 'Edit', zh: '编辑' },
  disabled: isDefaultGroup,
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Rule', zh: '编辑规则' },
    initial: (row) => ({
      address: textOf(row, 'SourceCidrIp'),
      readWrite: textOf(row, 'RWAccess'),
      user: textOf(row, 'UserAccess'),
      priority: textOf(row, 'Priority'),
    }),
    form: {
      groups: [{ fields }],
      submit: async (values, context, row) => {
        const AccessRuleId = textOf(row, 'AccessRuleId');
        await context.call('nas', 'ModifyAccessRule', { ...parameters(values, context), AccessRuleId });
        return {};
      },
      success: { en: 'The rule is modified.', zh: '编辑规则成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: isDefaultGroup,
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Rule', zh: '删除规则' },
    message: {
      en: 'Clients that only this rule lets in lose access. Continue?',
      zh: '仅由该规则授权的客户端将无法访问。是否继续？',
    },
    run: async (row, context) => {
      await context.call('nas', 'DeleteAccessRule', {
        RegionId: context.region,
        AccessGroupName: context.parameters.group,
        AccessRuleId: textOf(row, 'AccessRuleId'),
      });
      return {};
    },
    success: { en: 'The rule is deleted.', zh: '删除规则成功' },
  },
};

/** The rules of one permission group. */
export const accessRulesPage: Page = {
  name: { en: 'Permission Group Rules', zh: '权限组规则' },
  route: '/accessGroup/rules/:group',
  parent: ACCESS_GROUPS,
  buttons: [add],
  sections: [
    {
      kind: 'table',
      rows: async (context) =>
        await allPages(context, {
          product: 'nas',
          action: 'DescribeAccessRules',
          parameters: { AccessGroupName: context.parameters.group },
          at: ['AccessRules', 'AccessRule'],
        }),
      columns: ['SourceCidrIp', 'RWAccess', 'UserAccess', 'Priority'].map((name) => attributeColumn(accessRule, name)),
      rowControls: [edit, remove],
    },
  ],
};

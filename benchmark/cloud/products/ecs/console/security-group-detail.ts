import type { Overlay, Page, PageContext, Row, TableSection, Text, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../shared/columns.js';
import { securityGroup } from '../security-group.js';
import {
  AUTHORIZE,
  type Direction,
  permissionsOf,
  policyLabels,
  ruleFields,
  ruleLabels,
} from './security-group-rule-fields.js';
import { ecsCall, say, unavailables } from './shared.js';

const addLabel = say('Add Security Group Rule', '添加安全组规则');

const groupId = (context: PageContext) => context.parameters.group ?? '';

async function read(context: PageContext, direction: 'all' | Direction) {
  return await context.call('ecs', 'DescribeSecurityGroupAttribute', {
    RegionId: context.region,
    SecurityGroupId: groupId(context),
    Direction: direction,
  });
}

const groupOfRow = (row: Row, direction: Direction) => {
  const side = direction === 'ingress' ? 'Source' : 'Dest';
  const names = [`${side}CidrIp`, `Ipv6${side}CidrIp`, `${side}GroupId`, `${side}PrefixListId`];
  return names.map((name) => textOf(row, name)).find((value) => value !== '') ?? '';
};

/** Adds a rule; with a rule's row it starts from that rule. */
function addRule(direction: Direction, title: Text, startsFromRow: boolean): Overlay {
  return {
    kind: 'dialog',
    title,
    ...(startsFromRow ? { initial: (row: Row) => formOf(row, direction) } : {}),
    form: {
      groups: [{ fields: ruleFields }],
      submit: async (values, context) => {
        const Permissions = permissionsOf([values], direction, 'intranet');
        await ecsCall(context, AUTHORIZE[direction], { SecurityGroupId: groupId(context), Permissions });
        return {};
      },
      success: say('The rule is added.', '添加安全组规则成功'),
    },
  };
}

function formOf(row: Row, direction: Direction): Values {
  return {
    policy: textOf(row, 'Policy').toLowerCase(),
    priority: textOf(row, 'Priority'),
    protocol: textOf(row, 'IpProtocol').toLowerCase(),
    ports: textOf(row, 'PortRange'),
    peer: groupOfRow(row, direction),
    description: textOf(row, 'Description'),
  };
}

function modifyRule(direction: Direction): Overlay {
  const action = direction === 'ingress' ? 'ModifySecurityGroupRule' : 'ModifySecurityGroupEgressRule';
  return {
    kind: 'dialog',
    title: say('Modify Security Group Rule', '修改安全组规则'),
    initial: (row) => formOf(row, direction),
    form: {
      groups: [{ fields: ruleFields }],
      submit: async (values, context, row) => {
        const [changed = {}] = permissionsOf([values], direction, 'intranet');
        await ecsCall(context, action, {
          ...changed,
          SecurityGroupId: groupId(context),
          SecurityGroupRuleId: textOf(row, 'SecurityGroupRuleId'),
        });
        return {};
      },
      success: say('The rule is modified.', '修改安全组规则成功'),
    },
  };
}

function rules(direction: Direction): TableSection {
  const revoke = direction === 'ingress' ? 'RevokeSecurityGroup' : 'RevokeSecurityGroupEgress';
  return {
    kind: 'table',
    buttons: [
      { label: addLabel, operation: addRule(direction, addLabel, false), primary: true },
      ...unavailables(
        ['Quick Rule Creation', '快速创建规则'],
        ['Sort Rules', '规则排序'],
        ['Internal Access Control', '组内连通策略'],
      ),
    ],
    rows: async (context) => listOf(await read(context, direction), 'Permissions', 'Permission'),
    columns: [
      { label: ruleLabels.action, value: (row) => textOf(row, 'Policy'), states: policyLabels },
      { label: ruleLabels.priority, value: (row) => textOf(row, 'Priority') },
      { label: ruleLabels.protocol, value: (row) => textOf(row, 'IpProtocol') },
      { label: ruleLabels.ports, value: (row) => textOf(row, 'PortRange') },
      { label: ruleLabels.peer, value: (row) => groupOfRow(row, direction) },
      { label: ruleLabels.description, value: (row) => textOf(row, 'Description') },
      { label: { en: 'Created At', zh: '创建时间' }, value: (row) => displayTime(textOf(row, 'CreateTime')) },
    ],
    rowControls: [
      { label: say('Modify', '修改'), operation: modifyRule(direction) },
      { label: say('Clone', '克隆'), operation: addRule(direction, addLabel, true) },
      {
        label: { en: 'Delete', zh: '删除' },
        operation: {
          kind: 'confirm',
          title: { en: 'Delete Rule', zh: '删除规则' },
          message: { en: 'Delete this security group rule?', zh: '是否删除该安全组规则？' },
          run: async (row, context) => {
            await context.call('ecs', revoke, {
              RegionId: context.region,
              SecurityGroupId: groupId(context),
              SecurityGroupRuleId: [textOf(row, 'SecurityGroupRuleId')],
            });
            return {};
          },
          success: { en: 'The rule is deleted.', zh: '删除规则成功' },
        },
      },
    ],
  };
}

/** One security group and its rules. */
export const securityGroupDetailPage: Page = {
  name: { en: 'Security Group Rules', zh: '安全组规则' },
  route: '/securityGroupDetail/:group/region/:region',
  parent: '/securityGroup/region/:region',
  headingParameter: 'group',
  buttons: [
    {
      label: say('Instances in Security Group', '安全组内实例列表'),
      operation: { kind: 'go', route: '/securityGroup/:group/instances/region/:region' },
    },
    ...unavailables(
      ['ENIs in Security Group', '安全组内弹性网卡'],
      ['Import Rules', '导入规则'],
      ['Export', '导出'],
      ['Restore Rules', '还原规则'],
      ['Health Check', '健康检查'],
      ['Tutorial', '教我设置'],
    ),
  ],
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read: async (context) => await read(context, 'all'),
      items: [
        attributeColumn(securityGroup, 'SecurityGroupId'),
        attributeColumn(securityGroup, 'SecurityGroupName'),
        attributeColumn(securityGroup, 'VpcId'),
        attributeColumn(securityGroup, 'Description'),
        attributeColumn(securityGroup, 'InnerAccessPolicy'),
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { label: { en: 'Inbound', zh: '入方向' }, sections: [rules('ingress')] },
        { label: { en: 'Outbound', zh: '出方向' }, sections: [rules('egress')] },
      ],
    },
  ],
};

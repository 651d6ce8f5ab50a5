import type { Overlay, Page, PageContext, TableSection } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../columns.js';
import { given } from '../../common-fields.js';
import { securityGroup } from '../security-group.js';

type Direction = 'ingress' | 'egress';

const groupId = (context: PageContext) => context.parameters.group ?? '';

async function read(context: PageContext, direction: 'all' | Direction) {
  return await context.call('ecs', 'DescribeSecurityGroupAttribute', {
    RegionId: context.region,
    SecurityGroupId: groupId(context),
    Direction: direction,
  });
}

const policyLabels = {
  Accept: { label: { en: 'Allow', zh: '允许' } },
  Drop: { label: { en: 'Forbid', zh: '拒绝' } },
};

function addRule(direction: Direction): Overlay {
  const action = direction === 'ingress' ? 'AuthorizeSecurityGroup' : 'AuthorizeSecurityGroupEgress';
  return {
    kind: 'dialog',
    title: { en: 'Add Security Group Rule', zh: '添加安全组规则' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'policy',
              kind: 'select',
              label: { en: 'Action', zh: '授权策略' },
              initial: 'accept',
              options: [
                { value: 'accept', label: policyLabels.Accept.label },
                { value: 'drop', label: policyLabels.Drop.label },
              ],
            },
            {
              name: 'protocol',
              kind: 'select',
              label: { en: 'Protocol Type', zh: '协议类型' },
              initial: 'tcp',
              options: [
                { value: 'all', label: { en: 'All', zh: '全部' } },
                { value: 'tcp', label: { en: 'Custom TCP', zh: '自定义TCP' } },
                { value: 'udp', label: { en: 'Customized UDP', zh: '自定义UDP' } },
                { value: 'icmp', label: { en: 'All ICMP (IPv4)', zh: '全部ICMP（IPv4）' } },
                { value: 'gre', label: { en: 'All GRE', zh: '全部GRE' } },
              ],
            },
            {
              name: 'ports',
              kind: 'text',
              label: { en: 'Port Range', zh: '端口范围' },
              required: true,
              when: { field: 'protocol', is: ['tcp', 'udp'] },
              placeholder: { en: 'Example: 22/22 or 3389/3389', zh: '例如：22/22或3389/3389' },
            },
            {
              name: 'priority',
              kind: 'text',
              label: { en: 'Priority', zh: '优先级' },
              initial: '1',
              rule: {
                pattern: /^([1-9]\d?|100)$/,
                message: { en: 'Enter a number from 1 to 100.', zh: '请输入1到100之间的数字。' },
              },
            },
            {
              name: 'peer',
              kind: 'text',
              label: { en: 'Authorization Object', zh: '授权对象' },
              required: true,
              placeholder: { en: 'Example: 10.0.0.0/8', zh: '例如：10.0.0.0/8' },
            },
            { name: 'description', kind: 'textarea', label: { en: 'Description', zh: '描述' }, maxLength: 512 },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('ecs', action, {
          RegionId: context.region,
          SecurityGroupId: groupId(context),
          Permissions: [
            {
              Policy: values.policy,
              Priority: values.priority,
              IpProtocol: values.protocol,
              PortRange: values.ports ?? '-1/-1',
              [direction === 'ingress' ? 'SourceCidrIp' : 'DestCidrIp']: values.peer,
              ...given('Description', values.description),
            },
          ],
        });
        return {};
      },
      success: { en: 'The rule is added.', zh: '添加安全组规则成功' },
    },
  };
}

function rules(direction: Direction): TableSection {
  const peer = direction === 'ingress' ? 'SourceCidrIp' : 'DestCidrIp';
  const revoke = direction === 'ingress' ? 'RevokeSecurityGroup' : 'RevokeSecurityGroupEgress';
  return {
    kind: 'table',
    buttons: [
      { label: { en: 'Add Security Group Rule', zh: '添加安全组规则' }, operation: addRule(direction), primary: true },
      { label: { en: 'Quick Rule Creation', zh: '快速创建规则' }, operation: { kind: 'unavailable' } },
    ],
    rows: async (context) => listOf(await read(context, direction), 'Permissions', 'Permission'),
    columns: [
      { label: { en: 'Action', zh: '授权策略' }, value: (row) => textOf(row, 'Policy'), states: policyLabels },
      { label: { en: 'Priority', zh: '优先级' }, value: (row) => textOf(row, 'Priority') },
      { label: { en: 'Protocol Type', zh: '协议类型' }, value: (row) => textOf(row, 'IpProtocol') },
      { label: { en: 'Port Range', zh: '端口范围' }, value: (row) => textOf(row, 'PortRange') },
      { label: { en: 'Authorization Object', zh: '授权对象' }, value: (row) => textOf(row, peer) },
      { label: { en: 'Description', zh: '描述' }, value: (row) => textOf(row, 'Description') },
      { label: { en: 'Created At', zh: '创建时间' }, value: (row) => displayTime(textOf(row, 'CreateTime')) },
    ],
    rowControls: [
      { label: { en: 'Modify', zh: '修改' }, operation: { kind: 'unavailable' } },
      { label: { en: 'Clone', zh: '克隆' }, operation: { kind: 'unavailable' } },
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

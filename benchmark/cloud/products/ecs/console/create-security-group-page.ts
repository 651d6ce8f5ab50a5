import type { Field, FieldGroup, Page, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, nameRule, resourceGroupField, tagParameter } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { securityGroup } from '../security-group.js';
import { loadVpcs } from './network-options.js';
import { AUTHORIZE, type Direction, permissionsOf, ruleFields } from './security-group-rule-fields.js';
import { ecsCall, say } from './shared.js';

const LIST_ROUTE = '/securityGroup/region/:region';

/** Open from everywhere at the start. Source: the document "Create a security group" of 2021. */
const defaultRules: readonly Row[] = [
  { protocol: 'icmp', ports: '-1/-1' },
  { protocol: 'tcp', ports: '22/22' },
  { protocol: 'tcp', ports: '3389/3389' },
  { protocol: 'tcp', ports: '80/80' },
  { protocol: 'tcp', ports: '443/443' },
].map((rule) => ({ policy: 'accept', priority: '1', peer: '0.0.0.0/0', ...rule }));

function rules(name: string, initial: readonly Row[]): Field {
  return {
    name,
    kind: 'repeat',
    layout: 'table',
    label: say('Rules', '规则'),
    add: say('Add Rule', '手动添加'),
    least: 0,
    most: 50,
    initial,
    fields: ruleFields,
  };
}

function tab(label: Text, name: string, initial: readonly Row[], isClassicOnly: boolean): FieldGroup {
  return {
    title: say('Access Rule', '访问规则'),
    tab: label,
    fields: [rules(name, initial)],
    ...(isClassicOnly ? { when: { field: 'network', is: ['classic'] } } : {}),
  };
}

async function authorize(context: PageContext, group: string, direction: Direction, Permissions: readonly Row[]) {
  if (Permissions.length === 0) return;
  await ecsCall(context, AUTHORIZE[direction], { SecurityGroupId: group, Permissions });
}

async function create(values: Values, context: PageContext) {
  const isClassic = values.network === 'classic';
  const answer = await ecsCall(context, 'CreateSecurityGroup', {
    SecurityGroupName: values.name,
    ...given('Description', values.description),
    ...(isClassic ? {} : { VpcId: values.network }),
    SecurityGroupType: values.type,
    ...tagParameter(values),
  });
  const group = textOf(answer, 'SecurityGroupId');
  for (const direction of ['ingress', 'egress'] as const) {
    const inside = permissionsOf(listOf(values, direction), direction, 'intranet');
    const outside = isClassic ? permissionsOf(listOf(values, `internet-${direction}`), direction, 'internet') : [];
    await authorize(context, group, direction, [...inside, ...outside]);
  }
  return { navigate: LIST_ROUTE };
}

/** The page that took the place of the dialog in 2021. */
export const createSecurityGroupPage: Page = {
  name: say('Create Security Group', '创建安全组'),
  route: '/securityGroup/create/region/:region',
  parent: LIST_ROUTE,
  sections: [
    {
      kind: 'form',
      cancel: LIST_ROUTE,
      form: {
        groups: [
          {
            title: say('Basic Information', '基本信息'),
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: attributeLabel(securityGroup, 'SecurityGroupName'),
                required: true,
                maxLength: 128,
                help: say('2 to 128 characters; it must start with a letter.', '长度为2~128个字符，以字母或中文开头。'),
                rule: nameRule(securityGroup, 'SecurityGroupName'),
              },
              {
                name: 'description',
                kind: 'textarea',
                label: attributeLabel(securityGroup, 'Description'),
                maxLength: 256,
              },
              {
                name: 'network',
                kind: 'select',
                label: say('Network', '网络'),
                required: true,
                placeholder: say('Select a network', '请选择网络'),
                options: {
                  load: async (context) => [
                    ...(await loadVpcs(context)),
                    { value: 'classic', label: say('Classic Network', '经典网络') },
                  ],
                  latency: 400,
                  empty: say('No VPC is available in this region.', '当前地域没有可用的专有网络'),
                },
              },
              {
                name: 'type',
                kind: 'radio',
                label: attributeLabel(securityGroup, 'SecurityGroupType'),
                initial: 'normal',
                options: valueOptions(securityGroup.attributes.SecurityGroupType),
              },
              resourceGroupField,
              { name: 'tags', kind: 'tags', label: say('Tags', '标签') },
            ],
          },
          tab(say('Inbound', '入方向'), 'ingress', defaultRules, false),
          tab(say('Outbound', '出方向'), 'egress', [], false),
          tab(say('Internet Ingress', '公网入方向'), 'internet-ingress', [], true),
          tab(say('Internet Egress', '公网出方向'), 'internet-egress', [], true),
        ],
        submitLabel: say('Create Security Group', '创建安全组'),
        submit: create,
        success: say('The security group is created.', '创建安全组成功'),
      },
    },
  ],
};

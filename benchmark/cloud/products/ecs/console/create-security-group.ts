import type { Overlay, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, nameRule, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { securityGroup } from '../security-group.js';
import { loadVpcs } from './network-options.js';

/** Ports that each template opens to everyone, next to ICMP. Source: the document "Create a security group". */
const templatePorts: Readonly<Record<string, readonly number[]>> = {
  linux: [80, 443, 22],
  windows: [80, 443, 3389],
};

function templateRules(template: string, nicType: string): readonly Row[] {
  const ports = templatePorts[template];
  if (!ports) return [];
  const open = { SourceCidrIp: '0.0.0.0/0', Policy: 'Accept', Priority: '100', NicType: nicType };
  return [
    ...ports.map((port) => ({ ...open, IpProtocol: 'TCP', PortRange: `${port}/${port}` })),
    { ...open, IpProtocol: 'ICMP', PortRange: '-1/-1' },
  ];
}

async function create(values: Values, context: PageContext) {
  const isVpc = values.networkType === 'vpc';
  const answer = await context.call('ecs', 'CreateSecurityGroup', {
    RegionId: context.region,
    SecurityGroupName: values.name,
    ...given('Description', values.description),
    ...(isVpc ? { VpcId: values.vpc } : {}),
    SecurityGroupType: values.type,
    ...tagParameter(values),
  });
  const Permissions = templateRules(String(values.template), isVpc ? 'intranet' : 'internet');
  if (Permissions.length > 0) {
    await context.call('ecs', 'AuthorizeSecurityGroup', {
      RegionId: context.region,
      SecurityGroupId: textOf(answer, 'SecurityGroupId'),
      Permissions,
    });
  }
  return {};
}

/** The dialog of the console release of 2019. */
export const createSecurityGroup: Overlay = {
  kind: 'dialog',
  title: { en: 'Create Security Group', zh: '创建安全组' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'template',
            kind: 'select',
            label: { en: 'Template', zh: '模板' },
            initial: 'linux',
            required: true,
            options: [
              { value: 'linux', label: { en: 'Web Server Linux', zh: 'Web Server Linux' } },
              { value: 'windows', label: { en: 'Web Server Windows', zh: 'Web Server Windows' } },
              { value: 'custom', label: { en: 'Custom', zh: '自定义' } },
            ],
          },
          {
            name: 'name',
            kind: 'text',
            label: attributeLabel(securityGroup, 'SecurityGroupName'),
            required: true,
            maxLength: 128,
            help: {
              en: '2 to 128 characters, the first one a letter.',
              zh: '长度为2-128个字符，以大小写字母或中文开头，可包含数字、英文句号（.）、下划线（_）、短划线（-）和冒号（:）。',
            },
            rule: nameRule(securityGroup, 'SecurityGroupName'),
          },
          {
            name: 'description',
            kind: 'textarea',
            label: attributeLabel(securityGroup, 'Description'),
            maxLength: 256,
            help: {
              en: '2 to 256 characters; a web address must not stand at the beginning.',
              zh: '长度为2-256个字符，不能以http://或https://开头。',
            },
          },
          {
            name: 'type',
            kind: 'select',
            label: attributeLabel(securityGroup, 'SecurityGroupType'),
            initial: 'normal',
            options: valueOptions(securityGroup.attributes.SecurityGroupType),
          },
          {
            name: 'networkType',
            kind: 'select',
            label: { en: 'Network Type', zh: '网络类型' },
            required: true,
            initial: 'vpc',
            options: [
              { value: 'vpc', label: { en: 'VPC', zh: '专有网络' } },
              { value: 'classic', label: { en: 'Classic', zh: '经典网络' } },
            ],
          },
          {
            name: 'vpc',
            kind: 'select',
            label: attributeLabel(securityGroup, 'VpcId'),
            required: true,
            when: { field: 'networkType', is: ['vpc'] },
            placeholder: { en: 'Select a VPC', zh: '请选择专有网络' },
            options: {
              load: loadVpcs,
              latency: 400,
              empty: { en: 'No VPC is available in this region.', zh: '当前地域没有可用的专有网络' },
            },
          },
          resourceGroupField,
          tagsField,
        ],
      },
    ],
    submit: create,
    success: { en: 'The security group is created.', zh: '创建安全组成功' },
  },
};

import type { ResourceSpec } from '../../spec/index.js';
import { custom, needed } from './custom.js';
import { failures } from './failures.js';
import { countMembers, deleteGroup, describeReferences } from './security-group-members.js';
import { authorize, changePolicy, describeAttribute, modifyRule, revoke } from './security-group-rules.js';

/** Security groups and, as an attribute, their rules. */
export const securityGroup: ResourceSpec = {
  name: 'security-group',
  label: { zh: '安全组', en: 'Security Group' },
  id: { attribute: 'SecurityGroupId', from: 'prefix', prefix: 'sg-', length: 20 },
  scope: 'region',
  attributes: {
    SecurityGroupId: {
      type: 'string',
      label: { zh: '安全组ID', en: 'Security Group ID' },
      source: 'sdk',
      generated: { kind: 'id' },
    },
    SecurityGroupName: {
      type: 'string',
      label: { zh: '安全组名称', en: 'Security Group Name' },
      source: 'document',
      whenUnset: '',
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5:.-]{1,127}',
      malformed: {
        status: 400,
        code: 'InvalidSecurityGroupName.Malformed',
        message: 'Specified security group name is not valid.',
      },
    },
    Description: {
      type: 'string',
      label: { zh: '描述', en: 'Description' },
      source: 'document',
      whenUnset: '',
      pattern: '(?!https?://)[\\s\\S]{0,256}',
      malformed: {
        status: 400,
        code: 'InvalidSecurityGroupDiscription.Malformed',
        message: 'Specified security group description is not valid.',
      },
    },
    VpcId: {
      type: 'string',
      label: { zh: '专有网络', en: 'VPC' },
      source: 'document',
      whenUnset: '',
      references: {
        resource: 'vpc/vpc',
        missing: { status: 404, code: 'InvalidVpcId.NotFound', message: 'The specified VPC does not exist.' },
      },
    },
    SecurityGroupType: {
      type: 'string',
      label: { zh: '安全组类型', en: 'Security Group Type' },
      source: 'document',
      default: 'normal',
      values: [
        { value: 'normal', label: { zh: '普通安全组', en: 'Basic Security Group' } },
        { value: 'enterprise', label: { zh: '企业级安全组', en: 'Advanced Security Group' } },
      ],
    },
    InnerAccessPolicy: {
      type: 'string',
      label: { zh: '组内连通策略', en: 'Internal Access Control' },
      source: 'provider',
      default: 'Accept',
      shown: 'detail',
      values: [
        { value: 'Accept', label: { zh: '组内互通', en: 'Internal Interconnection' } },
        { value: 'Drop', label: { zh: '组内隔离', en: 'Internal Isolation' } },
      ],
    },
    ResourceGroupId: {
      type: 'string',
      label: { zh: '资源组', en: 'Resource Group' },
      source: 'provider',
      whenUnset: '',
    },
    Permissions: {
      type: 'object-list',
      label: { zh: '安全组规则', en: 'Security Group Rules' },
      source: 'sdk',
      generated: { kind: 'constant', value: [] },
      shown: 'never',
    },
    RegionId: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'sdk', generated: { kind: 'region' } },
    EcsCount: {
      type: 'integer',
      label: { zh: '相关实例', en: 'Related Instances' },
      source: 'document',
      shown: 'never',
    },
    AvailableInstanceAmount: {
      type: 'integer',
      label: { zh: '可加入IP数', en: 'Available Private IP Addresses' },
      source: 'sdk',
      shown: 'never',
    },
    ServiceManaged: {
      type: 'boolean',
      label: { zh: '托管', en: 'Managed' },
      source: 'sdk',
      generated: { kind: 'constant', value: false },
      shown: 'list',
    },
    CreationTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'document',
      generated: { kind: 'creation-time' },
      shown: 'list',
    },
  },
  operations: {
    CreateSecurityGroup: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['SecurityGroupName', 'Description', 'VpcId', 'SecurityGroupType', 'ResourceGroupId'],
      returns: ['SecurityGroupId'],
    },
    DescribeSecurityGroups: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'SecurityGroups.SecurityGroup',
      paging: 'page-number-or-token',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'SecurityGroupId', attribute: 'SecurityGroupId', match: 'exact' },
        { parameter: 'SecurityGroupIds', attribute: 'SecurityGroupId', match: 'exact' },
        { parameter: 'SecurityGroupName', attribute: 'SecurityGroupName', match: 'pattern' },
        { parameter: 'SecurityGroupType', attribute: 'SecurityGroupType', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
      after: countMembers,
    },
    DescribeSecurityGroupReferences: custom('read', 'document', describeReferences, {
      SecurityGroupId: { type: 'string-list', required: true },
    }),
    DescribeSecurityGroupAttribute: {
      kind: 'describe',
      access: 'read',
      source: 'provider',
      parameters: {
        Direction: { type: 'string', values: ['ingress', 'egress', 'all'] },
        NicType: { type: 'string', values: ['internet', 'intranet'] },
      },
      after: describeAttribute,
    },
    ModifySecurityGroupAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { SecurityGroupName: 'SecurityGroupName', Description: 'Description' },
    },
    ModifySecurityGroupPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        SecurityGroupId: { type: 'string', required: true },
        InnerAccessPolicy: { type: 'string', required: true },
      },
      handler: changePolicy,
    },
    AuthorizeSecurityGroup: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { SecurityGroupId: { type: 'string', required: true }, Permissions: { type: 'object-list' } },
      handler: authorize('ingress'),
    },
    AuthorizeSecurityGroupEgress: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { SecurityGroupId: { type: 'string', required: true }, Permissions: { type: 'object-list' } },
      handler: authorize('egress'),
    },
    RevokeSecurityGroup: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { SecurityGroupId: { type: 'string', required: true }, Permissions: { type: 'object-list' } },
      handler: revoke('ingress'),
    },
    RevokeSecurityGroupEgress: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { SecurityGroupId: { type: 'string', required: true }, Permissions: { type: 'object-list' } },
      handler: revoke('egress'),
    },
    ModifySecurityGroupRule: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        SecurityGroupId: { type: 'string', required: true },
        SecurityGroupRuleId: { type: 'string', required: true },
      },
      handler: modifyRule,
    },
    ModifySecurityGroupEgressRule: custom('write', 'sdk', modifyRule, needed('SecurityGroupId', 'SecurityGroupRuleId')),
    DeleteSecurityGroup: custom('write', 'provider', deleteGroup, needed('SecurityGroupId')),
  },
  notFound: failures.groupMissing,
  quota: {
    limit: 100,
    per: 'region',
    error: {
      status: 400,
      code: 'QuotaExceed.SecurityGroup',
      message: 'The maximum number of security groups is reached.',
    },
  },
  tags: { resourceType: 'securitygroup', keys: 'TagKey' },
  auditType: 'ACS::ECS::SecurityGroup',
};

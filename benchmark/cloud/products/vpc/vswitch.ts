import type { DependencyRule, ResourceSpec } from '../../spec/index.js';
import { countFreeAddresses } from './vswitch-addresses.js';
import { checkVSwitchPlacement } from './vswitch-placement.js';

/** What stands in a vSwitch keeps it from being deleted. */
function inUseBy(
  resource: string,
  name: string,
  { attribute = 'VSwitchId', code = 'DependencyViolation' }: { attribute?: string; code?: string } = {},
): DependencyRule {
  const message = `Specified virtual switch has dependent resources: ${name} {dependent}.`;
  return { resource, attribute, error: { status: 400, code, message } };
}

/** Subnets of a VPC in one zone. */
export const vswitch: ResourceSpec = {
  name: 'vswitch',
  label: { zh: '交换机', en: 'vSwitch' },
  id: { attribute: 'VSwitchId', from: 'prefix', prefix: 'vsw-', length: 21 },
  scope: 'region',
  attributes: {
    VSwitchId: { type: 'string', label: { zh: '实例ID', en: 'vSwitch ID' }, source: 'sdk', generated: { kind: 'id' } },
    VSwitchName: {
      type: 'string',
      label: { zh: '名称', en: 'Name' },
      source: 'document',
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5.-]{1,127}',
      whenUnset: '',
      malformed: { status: 400, code: 'InvalidVSwitchName.Malformed', message: 'Specified VSwitchName is not valid.' },
    },
    VpcId: {
      type: 'string',
      label: { zh: '专有网络', en: 'VPC' },
      source: 'document',
      required: true,
      references: {
        resource: 'vpc/vpc',
        missing: { status: 404, code: 'InvalidVpcId.NotFound', message: 'Specified VPC does not exist.' },
      },
    },
    ZoneId: { type: 'string', label: { zh: '可用区', en: 'Zone' }, source: 'document', required: true },
    CidrBlock: {
      type: 'string',
      label: { zh: 'IPv4网段', en: 'IPv4 CIDR Block' },
      source: 'document',
      required: true,
      pattern: '\\d{1,3}(\\.\\d{1,3}){3}/\\d{1,2}',
      malformed: { status: 400, code: 'InvalidCidrBlock.Malformed', message: 'Specified CIDR block is not valid.' },
    },
    Description: { type: 'string', label: { zh: '描述', en: 'Description' }, source: 'document', whenUnset: '' },
    Status: { type: 'string', label: { zh: '状态', en: 'Status' }, source: 'sdk', generated: { kind: 'state' } },
    CreationTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    IsDefault: {
      type: 'boolean',
      label: { zh: '默认交换机', en: 'Default vSwitch' },
      source: 'sdk',
      generated: { kind: 'constant', value: false },
    },
    AvailableIpAddressCount: {
      type: 'integer',
      label: { zh: '可用IP数', en: 'Available IP Addresses' },
      source: 'sdk',
      shown: 'never',
    },
    Ipv6CidrBlock: {
      type: 'string',
      label: { zh: 'IPv6网段', en: 'IPv6 CIDR Block' },
      source: 'provider',
      generated: { kind: 'constant', value: '' },
    },
    ResourceGroupId: {
      type: 'string',
      label: { zh: '资源组', en: 'Resource Group' },
      source: 'sdk',
      default: 'rg-default',
    },
  },
  states: {
    initial: 'Pending',
    values: {
      Pending: { label: { zh: '配置中', en: 'Pending' }, next: { state: 'Available', afterMilliseconds: 200 } },
      Available: { label: { zh: '可用', en: 'Available' } },
    },
  },
  operations: {
    CreateVSwitch: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['VSwitchName', 'VpcId', 'ZoneId', 'CidrBlock', 'Description'],
      returns: ['VSwitchId'],
      before: checkVSwitchPlacement,
    },
    DescribeVSwitchAttributes: {
      kind: 'describe',
      access: 'read',
      source: 'provider',
      whenMissing: 'empty',
      after: countFreeAddresses,
    },
    DescribeVSwitches: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'VSwitches.VSwitch',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'VSwitchId', attribute: 'VSwitchId', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'ZoneId', attribute: 'ZoneId', match: 'exact' },
        { parameter: 'VSwitchName', attribute: 'VSwitchName', match: 'exact' },
      ],
      after: countFreeAddresses,
    },
    ModifyVSwitchAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { VSwitchName: 'VSwitchName', Description: 'Description' },
    },
    DeleteVSwitch: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: { status: 404, code: 'InvalidVSwitchId.NotFound', message: 'Specified virtual switch does not exist.' },
  blockedBy: [
    inUseBy('ecs/instance', 'instance'),
    inUseBy('ecs/network-interface', 'network interface'),
    inUseBy('slb/load-balancer', 'load balancer'),
    inUseBy('vpc/nat-gateway', 'NAT gateway', { code: 'DependencyViolation.EnhancedNatgw' }),
    inUseBy('vpc/snat-entry', 'SNAT entry', { code: 'DependencyViolation.SNAT', attribute: 'SourceVSwitchId' }),
    inUseBy('rds/db-instance', 'database instance'),
    inUseBy('r-kvstore/instance', 'Redis instance'),
    inUseBy('dds/instance', 'MongoDB instance'),
    inUseBy('nas/mount-target', 'mount target', { attribute: 'VswId' }),
    inUseBy('nas/file-system', 'file system'),
  ],
  quota: {
    limit: 150,
    per: 'VpcId',
    error: { status: 400, code: 'QuotaExceeded.VSwitch', message: 'VSwitch quota exceeded.' },
  },
  tags: { resourceType: 'VSWITCH', keys: 'Key' },
  auditType: 'ACS::VPC::VSwitch',
};

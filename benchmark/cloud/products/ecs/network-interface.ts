import type { ResourceSpec } from '../../spec/resource.js';
import { attribute, constant, creationTime, description, NAME_PATTERN, text } from './attributes.js';
import { custom, needed } from './custom.js';
import { failures } from './failures.js';
import { interfaceHandlers, interfaceShape, placeInterface } from './network-interface-handlers.js';

/** Elastic network interfaces; every instance has a primary one. */
export const networkInterface: ResourceSpec = {
  name: 'network-interface',
  label: { zh: '弹性网卡', en: 'ENI' },
  id: { attribute: 'NetworkInterfaceId', from: 'prefix', prefix: 'eni-', length: 20 },
  scope: 'region',
  attributes: {
    NetworkInterfaceId: text('网卡ID', 'ENI ID', 'provider', { generated: { kind: 'id' } }),
    NetworkInterfaceName: text('网卡名称', 'Network Interface Name', 'document', {
      pattern: NAME_PATTERN,
      malformed: {
        status: 400,
        code: 'InvalidParameter.NetworkInterfaceName',
        message: 'The specified NetworkInterfaceName is not valid.',
      },
    }),
    Description: {
      ...description('document'),
      malformed: {
        status: 400,
        code: 'InvalidParameter.Description',
        message: 'The specified Description is not valid.',
      },
    },
    Type: attribute('string', '网卡类型', 'ENI Type', 'sdk', {
      values: [
        { value: 'Primary', label: { zh: '主网卡', en: 'Primary ENI' } },
        { value: 'Secondary', label: { zh: '辅助网卡', en: 'Secondary ENI' } },
      ],
    }),
    Status: attribute('string', '状态', 'Status', 'document', { generated: { kind: 'state' } }),
    VpcId: text('专有网络', 'VPC', 'document'),
    VSwitchId: text('交换机', 'VSwitch', 'document', {
      required: true,
      references: { resource: 'vpc/vswitch', missing: failures.vswitchMissing },
    }),
    ZoneId: text('可用区', 'Zone', 'sdk'),
    PrivateIpAddress: text('主私网IP', 'Primary Private IP', 'document'),
    SecurityGroupIds: attribute('string-list', '安全组', 'Security Group', 'document', {
      responsePath: 'SecurityGroupIds.SecurityGroupId',
    }),
    InstanceId: text('绑定实例ID', 'Instance ID', 'sdk'),
    QueueNumber: constant('integer', '队列数', 'Queues', 'sdk', 2),
    NetworkInterfaceTrafficMode: constant('string', '通讯模式', 'Traffic Mode', 'sdk', 'Standard'),
    ServiceManaged: constant('boolean', '托管', 'Managed', 'sdk', false),
    Ipv6Sets: constant('object-list', 'IPv6地址', 'IPv6 Addresses', 'sdk', [], { responsePath: 'Ipv6Sets.Ipv6Set' }),
    Ipv4PrefixSets: constant('object-list', 'IPv4前缀', 'IPv4 Prefixes', 'sdk', [], {
      responsePath: 'Ipv4PrefixSets.Ipv4PrefixSet',
    }),
    Ipv6PrefixSets: constant('object-list', 'IPv6前缀', 'IPv6 Prefixes', 'sdk', [], {
      responsePath: 'Ipv6PrefixSets.Ipv6PrefixSet',
    }),
    ResourceGroupId: text('资源组', 'Resource Group', 'sdk'),
    CreationTime: creationTime('sdk'),
  },
  states: {
    initial: 'Creating',
    values: {
      Creating: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Available', afterMilliseconds: 500 } },
      Available: { label: { zh: '可用', en: 'Available' } },
      Attaching: { label: { zh: '绑定中', en: 'Attaching' }, next: { state: 'InUse', afterMilliseconds: 500 } },
      InUse: { label: { zh: '已绑定', en: 'InUse' } },
      Detaching: { label: { zh: '解绑中', en: 'Detaching' }, next: { state: 'Available', afterMilliseconds: 500 } },
    },
  },
  operations: {
    CreateNetworkInterface: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['NetworkInterfaceName', 'Description', 'VSwitchId', 'ResourceGroupId'],
      returns: [
        'NetworkInterfaceId',
        'NetworkInterfaceName',
        'Description',
        'Status',
        'Type',
        'VpcId',
        'VSwitchId',
        'ZoneId',
        'PrivateIpAddress',
        'SecurityGroupIds',
        'ResourceGroupId',
      ],
      before: placeInterface,
      after: interfaceShape,
    },
    DescribeNetworkInterfaces: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'NetworkInterfaceSets.NetworkInterfaceSet',
      paging: 'page-number-or-token',
      defaultPageSize: 10,
      maximumPageSize: 500,
      filters: [
        { parameter: 'NetworkInterfaceId', attribute: 'NetworkInterfaceId', match: 'exact' },
        { parameter: 'NetworkInterfaceName', attribute: 'NetworkInterfaceName', match: 'exact' },
        { parameter: 'Type', attribute: 'Type', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'VSwitchId', attribute: 'VSwitchId', match: 'exact' },
        { parameter: 'SecurityGroupId', attribute: 'SecurityGroupIds', match: 'exact' },
        { parameter: 'InstanceId', attribute: 'InstanceId', match: 'exact' },
        { parameter: 'PrimaryIpAddress', attribute: 'PrivateIpAddress', match: 'exact' },
        { parameter: 'PrivateIpAddress', attribute: 'PrivateIpAddress', match: 'exact' },
      ],
      after: interfaceShape,
    },
    DescribeNetworkInterfaceAttribute: { kind: 'describe', access: 'read', source: 'sdk', after: interfaceShape },
    ModifyNetworkInterfaceAttribute: custom('write', 'sdk', interfaceHandlers.modify, needed('NetworkInterfaceId')),
    AttachNetworkInterface: custom(
      'write',
      'sdk',
      interfaceHandlers.attach,
      needed('NetworkInterfaceId', 'InstanceId'),
    ),
    DetachNetworkInterface: custom(
      'write',
      'sdk',
      interfaceHandlers.detach,
      needed('NetworkInterfaceId', 'InstanceId'),
    ),
    DeleteNetworkInterface: custom('write', 'sdk', interfaceHandlers.remove, needed('NetworkInterfaceId')),
  },
  notFound: failures.interfaceMissing,
  tags: { resourceType: 'eni', keys: 'TagKey' },
  auditType: 'ACS::ECS::NetworkInterface',
};

import type { ResourceSpec } from '../../spec/index.js';
import {
  choiceAttribute,
  constantAttribute,
  createdAttribute,
  idAttribute,
  textAttribute,
} from '../shared/attribute-shapes.js';
import { allocateEip, associateEip, namedAddress, releaseEip, unassociateEip } from './eip-handlers.js';
import { EIP_TARGETS } from './eip-targets.js';

/** Elastic IP addresses. Binding one takes a moment, and so does taking it off again. */
export const eip: ResourceSpec = {
  name: 'eip',
  label: { zh: '弹性公网IP', en: 'Elastic IP Address' },
  id: { attribute: 'AllocationId', from: 'prefix', prefix: 'eip-', length: 21 },
  scope: 'region',
  attributes: {
    AllocationId: idAttribute({ zh: '实例ID', en: 'Instance ID' }),
    IpAddress: { type: 'string', label: { zh: 'IP地址', en: 'IP Address' }, source: 'provider' },
    Name: textAttribute({ zh: '名称', en: 'Name' }, 'document', {
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5.-]{1,127}',
      malformed: { status: 400, code: 'InvalidParameter.Name.Malformed', message: 'The specified Name is not valid.' },
    }),
    Description: textAttribute({ zh: '描述', en: 'Description' }, 'provider'),
    Status: { type: 'string', label: { zh: '状态', en: 'Status' }, source: 'document', generated: { kind: 'state' } },
    Bandwidth: textAttribute({ zh: '带宽', en: 'Bandwidth' }, 'document', {
      default: '5',
      pattern: '[1-9]\\d{0,3}',
      malformed: {
        status: 400,
        code: 'InvalidBandwidth.Malformed',
        message: 'The specified value of Bandwidth is not valid.',
      },
    }),
    InternetChargeType: choiceAttribute(
      { zh: '计费方式', en: 'Metering Method' },
      'document',
      [
        { value: 'PayByBandwidth', label: { zh: '按固定带宽计费', en: 'Pay-By-Bandwidth' } },
        { value: 'PayByTraffic', label: { zh: '按使用流量计费', en: 'Pay-By-Data-Transfer' } },
      ],
      'PayByBandwidth',
    ),
    ChargeType: choiceAttribute(
      { zh: '付费类型', en: 'Billing Method' },
      'document',
      [
        { value: 'PostPaid', label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
        { value: 'PrePaid', label: { zh: '包年包月', en: 'Subscription' } },
      ],
      'PostPaid',
    ),
    ISP: choiceAttribute(
      { zh: '线路类型', en: 'Connection Type' },
      'document',
      [
        { value: 'BGP', label: { zh: 'BGP（多线）', en: 'BGP (Multi-ISP)' } },
        { value: 'BGP_PRO', label: { zh: 'BGP（多线）精品', en: 'BGP (Multi-ISP) Pro' } },
      ],
      'BGP',
    ),
    Netmode: textAttribute({ zh: '网络类型', en: 'Network Type' }, 'document', { default: 'public' }),
    InstanceId: textAttribute({ zh: '绑定实例', en: 'Associated Instance' }, 'document'),
    InstanceType: {
      ...textAttribute({ zh: '绑定实例类型', en: 'Associated Instance Type' }, 'document'),
      values: EIP_TARGETS.map(({ type, label }) => ({ value: type, label })),
    },
    InstanceRegionId: textAttribute({ zh: '绑定实例地域', en: 'Region of the Instance' }, 'document'),
    PrivateIpAddress: textAttribute({ zh: '私网IP', en: 'Private IP Address' }),
    Mode: textAttribute({ zh: '绑定模式', en: 'Association Mode' }, 'provider'),
    ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'provider', { default: 'rg-default' }),
    RegionId: {
      type: 'string',
      label: { zh: '地域', en: 'Region' },
      source: 'document',
      generated: { kind: 'region' },
    },
    AllocationTime: createdAttribute({ zh: '创建时间', en: 'Created At' }, 'document'),
    DeletionProtection: constantAttribute({ zh: '删除保护', en: 'Deletion Protection' }, false, 'document'),
    HDMonitorStatus: constantAttribute({ zh: '秒级监控', en: 'Fine-Grained Monitoring' }, 'OFF', 'provider'),
    Zone: constantAttribute({ zh: '可用区', en: 'Zone' }, '', 'provider'),
    PublicIpAddressPoolId: constantAttribute({ zh: 'IP地址池', en: 'IP Address Pool' }, '', 'provider'),
    SecurityProtectionTypes: {
      ...constantAttribute({ zh: '安全防护', en: 'Security Protection' }, [], 'provider'),
      responsePath: 'SecurityProtectionTypes.SecurityProtectionType',
    },
    BusinessStatus: constantAttribute({ zh: '业务状态', en: 'Business Status' }, 'Normal', 'document'),
    BandwidthPackageId: constantAttribute({ zh: '共享带宽', en: 'Shared Bandwidth' }, '', 'document'),
    SegmentInstanceId: constantAttribute({ zh: '连续EIP组', en: 'Contiguous EIP Group' }, '', 'document'),
    ExpiredTime: constantAttribute({ zh: '到期时间', en: 'Expires At' }, '', 'document'),
    SecondLimited: constantAttribute({ zh: '二级限速', en: 'Second Limit' }, false, 'document'),
    ServiceManaged: constantAttribute({ zh: '托管', en: 'Managed' }, 0, 'document'),
    OperationLocks: {
      ...constantAttribute({ zh: '锁定', en: 'Locks' }, [], 'document'),
      responsePath: 'OperationLocks.LockReason',
    },
  },
  states: {
    initial: 'Available',
    values: {
      Available: { label: { zh: '可用', en: 'Available' } },
      Associating: {
        label: { zh: '绑定中', en: 'Associating' },
        next: { state: 'InUse', afterMilliseconds: 1200 },
      },
      InUse: { label: { zh: '已分配', en: 'Allocated' } },
      Unassociating: {
        label: { zh: '解绑中', en: 'Disassociating' },
        next: { state: 'Available', afterMilliseconds: 1000 },
      },
    },
  },
  operations: {
    AllocateEipAddress: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: ['Name', 'Description', 'Bandwidth', 'InternetChargeType', 'ISP', 'Netmode', 'ResourceGroupId'],
      parameters: { InstanceChargeType: { type: 'string', values: ['PostPaid', 'PrePaid'] } },
      returns: ['AllocationId', 'ResourceGroupId'],
      before: allocateEip,
      after: namedAddress,
    },
    DescribeEipAddresses: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'EipAddresses.EipAddress',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'AllocationId', attribute: 'AllocationId', match: 'listed' },
        { parameter: 'EipAddress', attribute: 'IpAddress', match: 'listed' },
        { parameter: 'EipName', attribute: 'Name', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
        { parameter: 'AssociatedInstanceId', attribute: 'InstanceId', match: 'exact' },
        { parameter: 'AssociatedInstanceType', attribute: 'InstanceType', match: 'exact' },
        { parameter: 'ChargeType', attribute: 'ChargeType', match: 'exact' },
        { parameter: 'ISP', attribute: 'ISP', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
      // The documents spell the field so.
      after: (_, record) => ({ Descritpion: record.attributes.Description ?? '' }),
    },
    ModifyEipAddressAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { Name: 'Name', Description: 'Description', Bandwidth: 'Bandwidth' },
    },
    AssociateEipAddress: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        AllocationId: { type: 'string', required: true },
        InstanceId: { type: 'string', required: true },
        InstanceType: { type: 'string', default: 'EcsInstance' },
        Mode: { type: 'string', values: ['NAT', 'MULTI_BINDED', 'BINDED'] },
        PrivateIpAddress: { type: 'string' },
      },
      handler: associateEip,
    },
    UnassociateEipAddress: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        AllocationId: { type: 'string', required: true },
        InstanceId: { type: 'string' },
        InstanceType: { type: 'string' },
        Force: { type: 'boolean', default: false },
      },
      handler: unassociateEip,
    },
    ReleaseEipAddress: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { AllocationId: { type: 'string', required: true } },
      handler: releaseEip,
    },
  },
  notFound: { status: 404, code: 'InvalidAllocationId.NotFound', message: 'Specified allocation ID is not found' },
  quota: {
    limit: 20,
    per: 'region',
    error: { status: 400, code: 'QuotaExceeded.Eip', message: 'Elastic IP address quota exceeded.' },
  },
  tags: { resourceType: 'EIP', keys: 'Key' },
  auditType: 'ACS::EIP::EipAddress',
};

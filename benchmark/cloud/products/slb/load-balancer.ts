import type { ResourceSpec } from '../../spec/index.js';
import {
  choiceAttribute,
  constantAttribute,
  createdAttribute,
  idAttribute,
  textAttribute,
} from '../shared/attribute-shapes.js';
import { SLB_ERRORS } from './errors.js';
import { clearLoadBalancer, placeLoadBalancer, refuseProtected, showLoadBalancer } from './load-balancer-handlers.js';

const ON_OFF = [
  { value: 'on', label: { zh: '已开启', en: 'Enabled' } },
  { value: 'off', label: { zh: '未开启', en: 'Disabled' } },
];

/** Classic load balancers, version 2014-05-15 of the API. */
export const loadBalancer: ResourceSpec = {
  name: 'load-balancer',
  label: { zh: '负载均衡实例', en: 'SLB Instance' },
  id: { attribute: 'LoadBalancerId', from: 'prefix', prefix: 'lb-', length: 21 },
  scope: 'region',
  attributes: {
    LoadBalancerId: idAttribute({ zh: '实例ID', en: 'Instance ID' }),
    LoadBalancerName: textAttribute({ zh: '实例名称', en: 'Instance Name' }, 'document', {
      pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
      malformed: {
        status: 400,
        code: 'InvalidLoadBalancerName.Malformed',
        message: 'The specified LoadBalancerName is not valid.',
      },
    }),
    LoadBalancerStatus: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'provider',
      generated: { kind: 'state' },
      values: [
        { value: 'active', label: { zh: '运行中', en: 'Running' } },
        { value: 'inactive', label: { zh: '已停止', en: 'Stopped' } },
        { value: 'locked', label: { zh: '已锁定', en: 'Locked' } },
      ],
    },
    Address: textAttribute({ zh: '服务地址', en: 'IP Address' }, 'provider'),
    AddressType: choiceAttribute(
      { zh: '实例类型', en: 'Instance Type' },
      'document',
      [
        { value: 'internet', label: { zh: '公网', en: 'Internet' } },
        { value: 'intranet', label: { zh: '私网', en: 'Intranet' } },
      ],
      'internet',
    ),
    AddressIPVersion: choiceAttribute(
      { zh: 'IP版本', en: 'IP Version' },
      'document',
      [
        { value: 'ipv4', label: { zh: 'IPv4', en: 'IPv4' } },
        { value: 'ipv6', label: { zh: 'IPv6', en: 'IPv6' } },
      ],
      'ipv4',
    ),
    NetworkType: {
      type: 'string',
      label: { zh: '网络类型', en: 'Network Type' },
      source: 'document',
      values: [
        { value: 'vpc', label: { zh: '专有网络', en: 'VPC' } },
        { value: 'classic', label: { zh: '经典网络', en: 'Classic Network' } },
      ],
    },
    VpcId: textAttribute({ zh: '专有网络', en: 'VPC' }, 'provider', {
      references: {
        resource: 'vpc/vpc',
        missing: { status: 404, code: 'InvalidVpcId.NotFound', message: 'The specified VpcId does not exist.' },
      },
    }),
    VSwitchId: textAttribute({ zh: '交换机', en: 'vSwitch' }, 'provider', {
      references: {
        resource: 'vpc/vswitch',
        missing: {
          status: 404,
          code: 'InvalidVSwitchId.NotFound',
          message: 'The specified VSwitchId does not exist.',
        },
      },
    }),
    LoadBalancerSpec: choiceAttribute(
      { zh: '实例规格', en: 'Instance Spec' },
      'document',
      [
        { value: 'slb.s1.small', label: { zh: '简约型I', en: 'Small I (slb.s1.small)' } },
        { value: 'slb.s2.small', label: { zh: '标准型I', en: 'Standard I (slb.s2.small)' } },
        { value: 'slb.s2.medium', label: { zh: '标准型II', en: 'Standard II (slb.s2.medium)' } },
        { value: 'slb.s3.small', label: { zh: '高阶型I', en: 'Higher I (slb.s3.small)' } },
        { value: 'slb.s3.medium', label: { zh: '高阶型II', en: 'Higher II (slb.s3.medium)' } },
        { value: 'slb.s3.large', label: { zh: '超强型I', en: 'Super I (slb.s3.large)' } },
      ],
      'slb.s1.small',
    ),
    InternetChargeType: choiceAttribute(
      { zh: '计费类型', en: 'Bandwidth Pricing' },
      'provider',
      [
        { value: 'paybytraffic', label: { zh: '按使用流量计费', en: 'By Traffic' } },
        { value: 'paybybandwidth', label: { zh: '按固定带宽计费', en: 'By Bandwidth' } },
      ],
      'paybytraffic',
    ),
    Bandwidth: {
      type: 'integer',
      label: { zh: '带宽', en: 'Bandwidth' },
      source: 'document',
      default: 5120,
      minimum: 1,
      maximum: 5120,
    },
    PayType: choiceAttribute(
      { zh: '付费类型', en: 'Billing Method' },
      'document',
      [
        { value: 'PayOnDemand', label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
        { value: 'PrePay', label: { zh: '包年包月', en: 'Subscription' } },
      ],
      'PayOnDemand',
    ),
    MasterZoneId: textAttribute({ zh: '主可用区', en: 'Primary Zone' }, 'document'),
    SlaveZoneId: textAttribute({ zh: '备可用区', en: 'Backup Zone' }, 'document'),
    DeleteProtection: choiceAttribute({ zh: '实例释放保护', en: 'Deletion Protection' }, 'provider', ON_OFF, 'off'),
    ModificationProtectionStatus: choiceAttribute(
      { zh: '配置修改保护', en: 'Configuration Read-Only Mode' },
      'document',
      [
        { value: 'NonProtection', label: { zh: '未开启', en: 'Disabled' } },
        { value: 'ConsoleProtection', label: { zh: '已开启', en: 'Enabled' } },
      ],
      'NonProtection',
    ),
    ModificationProtectionReason: textAttribute({ zh: '保护原因', en: 'Protection Reason' }, 'document'),
    ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'document', { default: 'rg-default' }),
    RegionId: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'sdk', generated: { kind: 'region' } },
    RegionIdAlias: {
      type: 'string',
      label: { zh: '地域', en: 'Region' },
      source: 'sdk',
      generated: { kind: 'region' },
    },
    CreateTime: createdAttribute({ zh: '创建时间', en: 'Created At' }),
    EndTime: constantAttribute({ zh: '到期时间', en: 'Expires At' }, '2999-09-08T16:00:00Z'),
    AutoReleaseTime: constantAttribute({ zh: '自动释放时间', en: 'Release Time' }, 0),
    BackendServers: {
      type: 'object-list',
      label: { zh: '默认服务器组', en: 'Default Server Group' },
      source: 'document',
      responsePath: 'BackendServers.BackendServer',
      generated: { kind: 'constant', value: [] },
      shown: 'detail',
    },
  },
  states: {
    initial: 'active',
    values: {
      active: { label: { zh: '运行中', en: 'Running' } },
      inactive: { label: { zh: '已停止', en: 'Stopped' } },
      locked: { label: { zh: '已锁定', en: 'Locked' } },
    },
  },
  operations: {
    CreateLoadBalancer: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: [
        'LoadBalancerName',
        'AddressType',
        'AddressIPVersion',
        'VpcId',
        'VSwitchId',
        'LoadBalancerSpec',
        'InternetChargeType',
        'Bandwidth',
        'PayType',
        'MasterZoneId',
        'SlaveZoneId',
        'DeleteProtection',
        'ModificationProtectionStatus',
        'ModificationProtectionReason',
        'ResourceGroupId',
      ],
      returns: [
        'LoadBalancerId',
        'LoadBalancerName',
        'Address',
        'AddressIPVersion',
        'NetworkType',
        'VpcId',
        'VSwitchId',
        'ResourceGroupId',
      ],
      before: placeLoadBalancer,
      after: () => ({ OrderId: 0 }),
    },
    DescribeLoadBalancers: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'LoadBalancers.LoadBalancer',
      paging: 'page-number',
      defaultPageSize: 50,
      maximumPageSize: 100,
      filters: [
        { parameter: 'LoadBalancerId', attribute: 'LoadBalancerId', match: 'listed' },
        { parameter: 'LoadBalancerName', attribute: 'LoadBalancerName', match: 'exact' },
        { parameter: 'LoadBalancerStatus', attribute: 'LoadBalancerStatus', match: 'exact' },
        { parameter: 'AddressType', attribute: 'AddressType', match: 'exact' },
        { parameter: 'AddressIPVersion', attribute: 'AddressIPVersion', match: 'exact' },
        { parameter: 'NetworkType', attribute: 'NetworkType', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'VSwitchId', attribute: 'VSwitchId', match: 'exact' },
        { parameter: 'Address', attribute: 'Address', match: 'exact' },
        { parameter: 'PayType', attribute: 'PayType', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
    },
    DescribeLoadBalancerAttribute: {
      kind: 'describe',
      access: 'read',
      source: 'provider',
      after: showLoadBalancer,
    },
    SetLoadBalancerName: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { LoadBalancerName: 'LoadBalancerName' },
    },
    SetLoadBalancerStatus: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      parameters: { LoadBalancerStatus: { type: 'string', required: true, values: ['active', 'inactive'] } },
      sets: {},
      after: ({ parameters, store }, record) => {
        store.enterState(record, String(parameters.LoadBalancerStatus));
        return {};
      },
    },
    SetLoadBalancerDeleteProtection: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { DeleteProtection: 'DeleteProtection' },
    },
    SetLoadBalancerModificationProtection: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: {
        ModificationProtectionStatus: 'ModificationProtectionStatus',
        ModificationProtectionReason: 'ModificationProtectionReason',
      },
    },
    ModifyLoadBalancerInstanceSpec: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { LoadBalancerSpec: 'LoadBalancerSpec' },
      after: () => ({ OrderId: 0 }),
    },
    ModifyLoadBalancerInternetSpec: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { InternetChargeType: 'InternetChargeType', Bandwidth: 'Bandwidth' },
      after: () => ({ OrderId: 0 }),
    },
    DeleteLoadBalancer: {
      kind: 'delete',
      access: 'write',
      source: 'provider',
      before: refuseProtected,
      after: clearLoadBalancer,
    },
  },
  notFound: SLB_ERRORS.loadBalancer,
  quota: {
    limit: 60,
    per: 'region',
    error: {
      status: 400,
      code: 'QuotaExceeded.LoadBalancer',
      message: 'The quota of load balancers of the region is used up.',
    },
  },
  tags: { resourceType: 'instance', keys: 'TagKey' },
  auditType: 'ACS::SLB::LoadBalancer',
};

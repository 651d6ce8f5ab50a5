import type { ResourceSpec } from '../../spec/index.js';
import {
  choiceAttribute,
  constantAttribute,
  createdAttribute,
  idAttribute,
  textAttribute,
} from '../shared/attribute-shapes.js';
import {
  clearGateway,
  gatewayAddresses,
  gatewayTables,
  placeNatGateway,
  refuseUsedGateway,
} from './nat-gateway-handlers.js';

/** Gateways through which the instances of a VPC reach the Internet. */
export const natGateway: ResourceSpec = {
  name: 'nat-gateway',
  label: { zh: 'NAT网关', en: 'NAT Gateway' },
  id: { attribute: 'NatGatewayId', from: 'prefix', prefix: 'ngw-', length: 21 },
  scope: 'region',
  attributes: {
    NatGatewayId: idAttribute({ zh: '实例ID', en: 'Instance ID' }),
    Name: textAttribute({ zh: '名称', en: 'Name' }, 'document', {
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5.-]{1,127}',
      malformed: { status: 400, code: 'InvalidNatGatewayName.MalFormed', message: 'NatGateway name is not valid.' },
    }),
    Description: textAttribute({ zh: '描述', en: 'Description' }, 'document', {
      pattern: '(?!https?://)[\\s\\S]{2,256}',
      malformed: {
        status: 400,
        code: 'InvalidNatGatewayDescription.MalFormed',
        message: 'NatGateway description is not valid.',
      },
    }),
    VpcId: {
      type: 'string',
      label: { zh: '专有网络', en: 'VPC' },
      source: 'document',
      required: true,
      references: {
        resource: 'vpc/vpc',
        missing: {
          status: 404,
          code: 'InvalidVpcId.NotFound',
          message: 'Specified value of VpcId is not found in our record.',
        },
      },
    },
    VSwitchId: {
      type: 'string',
      label: { zh: '交换机', en: 'vSwitch' },
      source: 'document',
      responsePath: 'NatGatewayPrivateInfo.VswitchId',
      whenUnset: '',
      references: {
        resource: 'vpc/vswitch',
        missing: {
          status: 404,
          code: 'InvalidVSwitchId.NotFound',
          message: 'The specified virtual switch does not exists.',
        },
      },
    },
    NatType: choiceAttribute(
      { zh: '类型', en: 'Type' },
      'document',
      [
        { value: 'Enhanced', label: { zh: '增强型', en: 'Enhanced' } },
        { value: 'Normal', label: { zh: '普通型', en: 'Standard' } },
      ],
      'Enhanced',
    ),
    NetworkType: choiceAttribute(
      { zh: '网络类型', en: 'Network Type' },
      'sdk',
      [
        { value: 'internet', label: { zh: '公网', en: 'Internet' } },
        { value: 'intranet', label: { zh: '私网', en: 'VPC' } },
      ],
      'internet',
    ),
    Spec: choiceAttribute(
      { zh: '规格', en: 'Specification' },
      'document',
      [
        { value: 'Small', label: { zh: '小型', en: 'Small' } },
        { value: 'Middle', label: { zh: '中型', en: 'Medium' } },
        { value: 'Large', label: { zh: '大型', en: 'Large' } },
        { value: 'XLarge.1', label: { zh: '超大型', en: 'Super Large-1' } },
      ],
      'Small',
    ),
    InstanceChargeType: choiceAttribute(
      { zh: '付费类型', en: 'Billing Method' },
      'document',
      [
        { value: 'PostPaid', label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
        { value: 'PrePaid', label: { zh: '包年包月', en: 'Subscription' } },
      ],
      'PostPaid',
    ),
    InternetChargeType: choiceAttribute(
      { zh: '计费类型', en: 'Metering Method' },
      'document',
      [
        { value: 'PayByLcu', label: { zh: '按使用量计费', en: 'Pay-By-Usage' } },
        { value: 'PayBySpec', label: { zh: '按固定规格计费', en: 'Pay-By-Specification' } },
      ],
      'PayByLcu',
    ),
    EipBindMode: textAttribute({ zh: 'EIP绑定模式', en: 'EIP Association Mode' }, 'provider', {
      default: 'MULTI_BINDED',
    }),
    Status: { type: 'string', label: { zh: '状态', en: 'Status' }, source: 'document', generated: { kind: 'state' } },
    RegionId: {
      type: 'string',
      label: { zh: '地域', en: 'Region' },
      source: 'document',
      generated: { kind: 'region' },
    },
    CreationTime: createdAttribute({ zh: '创建时间', en: 'Created At' }, 'document'),
    SnatTableIds: {
      type: 'string-list',
      label: { zh: 'SNAT表', en: 'SNAT Table' },
      source: 'document',
      responsePath: 'SnatTableIds.SnatTableId',
    },
    ForwardTableIds: {
      type: 'string-list',
      label: { zh: 'DNAT表', en: 'DNAT Table' },
      source: 'document',
      responsePath: 'ForwardTableIds.ForwardTableId',
    },
    /** First of `SnatTableIds`, by which entries find their gateway. */
    SnatTableId: { type: 'string', label: { zh: 'SNAT表', en: 'SNAT Table' }, source: 'document', shown: 'never' },
    ZoneId: {
      type: 'string',
      label: { zh: '可用区', en: 'Zone' },
      source: 'document',
      responsePath: 'NatGatewayPrivateInfo.IzNo',
      whenUnset: '',
    },
    PrivateIpAddress: {
      type: 'string',
      label: { zh: '私网IP', en: 'Private IP Address' },
      source: 'document',
      responsePath: 'NatGatewayPrivateInfo.PrivateIpAddress',
      whenUnset: '',
    },
    ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'document', { default: 'rg-default' }),
    BusinessStatus: constantAttribute({ zh: '业务状态', en: 'Business Status' }, 'Normal', 'document'),
    DeletionProtection: constantAttribute({ zh: '删除保护', en: 'Deletion Protection' }, false, 'document'),
    EcsMetricEnabled: constantAttribute({ zh: '流量监控', en: 'Traffic Monitoring' }, false, 'document'),
    ExpiredTime: constantAttribute({ zh: '到期时间', en: 'Expires At' }, '', 'document'),
  },
  states: {
    initial: 'Creating',
    values: {
      Creating: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Available', afterMilliseconds: 1500 } },
      Available: { label: { zh: '可用', en: 'Available' } },
    },
  },
  operations: {
    CreateNatGateway: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: [
        'VpcId',
        'VSwitchId',
        'Name',
        'Description',
        'NatType',
        'NetworkType',
        'Spec',
        'InstanceChargeType',
        'InternetChargeType',
        'EipBindMode',
      ],
      returns: ['NatGatewayId'],
      before: placeNatGateway,
      after: gatewayTables,
    },
    DescribeNatGateways: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'NatGateways.NatGateway',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'NatGatewayId', attribute: 'NatGatewayId', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'Name', attribute: 'Name', match: 'exact' },
        { parameter: 'NatType', attribute: 'NatType', match: 'exact' },
        { parameter: 'NetworkType', attribute: 'NetworkType', match: 'exact' },
        { parameter: 'Spec', attribute: 'Spec', match: 'exact' },
        { parameter: 'InstanceChargeType', attribute: 'InstanceChargeType', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
      ],
      after: gatewayAddresses,
    },
    ModifyNatGatewayAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { Name: 'Name', Description: 'Description' },
    },
    DeleteNatGateway: {
      kind: 'delete',
      access: 'write',
      source: 'provider',
      parameters: { Force: { type: 'boolean', default: false } },
      before: refuseUsedGateway,
      after: clearGateway,
    },
  },
  notFound: {
    status: 404,
    code: 'InvalidNatGatewayId.NotFound',
    message: 'The specified NatGatewayId does not exist in our records.',
  },
  quota: {
    limit: 5,
    per: 'VpcId',
    error: { status: 400, code: 'QuotaExceeded.NatGateway', message: 'NAT gateway quota exceeded in this VPC.' },
  },
  tags: { resourceType: 'NATGATEWAY', keys: 'TagKey' },
  auditType: 'ACS::VPC::NatGateway',
};

import type { ResourceSpec } from '../../spec/index.js';
import { describeRouteEntries, placeRouteTable, refuseSystemRouteTable } from './route-table-handlers.js';

/** Route tables: the system table that each VPC brings, and custom ones. */
export const routeTable: ResourceSpec = {
  name: 'route-table',
  label: { zh: '路由表', en: 'Route Table' },
  id: { attribute: 'RouteTableId', from: 'prefix', prefix: 'vtb-', length: 21 },
  scope: 'region',
  attributes: {
    RouteTableId: {
      type: 'string',
      label: { zh: '路由表ID', en: 'Route Table ID' },
      source: 'provider',
      generated: { kind: 'id' },
    },
    RouteTableName: { type: 'string', label: { zh: '名称', en: 'Name' }, source: 'provider', whenUnset: '' },
    Description: { type: 'string', label: { zh: '描述', en: 'Description' }, source: 'provider', whenUnset: '' },
    RouteTableType: {
      type: 'string',
      label: { zh: '路由表类型', en: 'Type' },
      source: 'provider',
      values: [
        { value: 'System', label: { zh: '系统', en: 'System' } },
        { value: 'Custom', label: { zh: '自定义', en: 'Custom' } },
      ],
    },
    RouterId: { type: 'string', label: { zh: '路由器', en: 'Router' }, source: 'provider' },
    RouterType: {
      type: 'string',
      label: { zh: '路由器类型', en: 'Router Type' },
      source: 'sdk',
      generated: { kind: 'constant', value: 'VRouter' },
    },
    VpcId: {
      type: 'string',
      label: { zh: '专有网络', en: 'VPC' },
      source: 'provider',
      required: true,
      references: {
        resource: 'vpc/vpc',
        missing: { status: 404, code: 'InvalidVpcId.NotFound', message: 'Specified VPC does not exist.' },
      },
    },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      generated: { kind: 'constant', value: 'Available' },
    },
    RoutePropagationEnable: {
      type: 'boolean',
      label: { zh: '接收传播路由', en: 'Route Propagation' },
      source: 'provider',
      generated: { kind: 'constant', value: true },
    },
    ResourceGroupId: {
      type: 'string',
      label: { zh: '资源组', en: 'Resource Group' },
      source: 'provider',
      default: 'rg-default',
    },
    CreationTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateRouteTable: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['VpcId', 'RouteTableName', 'Description'],
      returns: ['RouteTableId'],
      before: placeRouteTable,
    },
    ModifyRouteTableAttributes: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { RouteTableName: 'RouteTableName', Description: 'Description' },
    },
    DeleteRouteTable: {
      kind: 'delete',
      access: 'write',
      source: 'provider',
      before: refuseSystemRouteTable,
    },
    DescribeRouteEntryList: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { RouteTableId: { type: 'string', required: true } },
      handler: describeRouteEntries,
    },
    DescribeRouteTableList: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'RouterTableList.RouterTableListType',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'RouteTableId', attribute: 'RouteTableId', match: 'exact' },
        { parameter: 'RouteTableName', attribute: 'RouteTableName', match: 'exact' },
        { parameter: 'RouterId', attribute: 'RouterId', match: 'exact' },
        { parameter: 'RouteTableType', attribute: 'RouteTableType', match: 'exact' },
      ],
    },
  },
  notFound: { status: 404, code: 'InvalidRouteTableId.NotFound', message: 'Specified route table does not exist.' },
  auditType: 'ACS::VPC::RouteTable',
};

import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { allPages } from '../../shared/paging.js';
import { routeTable } from '../route-table.js';
import { nothing, optionsOf } from './shared.js';

async function readTables(context: PageContext, filter: Row = {}): Promise<readonly Row[]> {
  return await allPages(context, {
    product: 'vpc',
    action: 'DescribeRouteTableList',
    parameters: filter,
    at: ['RouterTableList', 'RouterTableListType'],
  });
}

const create: Control = {
  label: { en: 'Create Route Table', zh: '创建路由表' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Route Table', zh: '创建路由表' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'vpc',
              kind: 'select',
              label: attributeLabel(routeTable, 'VpcId'),
              required: true,
              options: { load: async (context) => await optionsOf(context, 'vpc'), latency: 300, empty: nothing },
            },
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(routeTable, 'RouteTableName'),
              required: true,
              maxLength: 128,
            },
            { name: 'description', kind: 'textarea', label: attributeLabel(routeTable, 'Description'), maxLength: 256 },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('vpc', 'CreateRouteTable', {
          RegionId: context.region,
          VpcId: values.vpc,
          RouteTableName: values.name,
          ...given('Description', values.description),
        });
        return {};
      },
      success: { en: 'The route table is created.', zh: '创建路由表成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => textOf(row, 'RouteTableType') === 'System',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Route Table', zh: '删除路由表' },
    message: { en: 'Delete this route table?', zh: '是否删除该路由表？' },
    run: async (row, context) => {
      const named = { RegionId: context.region, RouteTableId: textOf(row, 'RouteTableId') };
      await context.call('vpc', 'DeleteRouteTable', named);
      return {};
    },
    success: { en: 'The route table is deleted.', zh: '删除路由表成功' },
  },
};

/** Route tables of a region. */
export const routeTablesPage: Page = {
  name: { en: 'Route Tables', zh: '路由表' },
  route: '/vpc/:region/route-tables',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a route table ID or name', zh: '输入路由表ID或名称' },
      buttons: [create],
      rows: async (context) => await readTables(context),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'RouteTableId', 'RouteTableName'),
          link: (row) => `/vpc/:region/route-tables/${textOf(row, 'RouteTableId')}`,
          width: 220,
        },
        attributeColumn(routeTable, 'VpcId'),
        attributeColumn(routeTable, 'RouteTableType'),
        attributeColumn(routeTable, 'RouterId'),
        attributeColumn(routeTable, 'CreationTime'),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/vpc/:region/route-tables/${textOf(row, 'RouteTableId')}` },
        },
        notOffered('Associate vSwitch', '绑定交换机'),
        remove,
      ],
    },
  ],
};

const tableId = (context: PageContext) => context.parameters.table ?? '';

/** One route table with its routes. */
export const routeTableDetailPage: Page = {
  name: { en: 'Route Table Details', zh: '路由表详情' },
  route: '/vpc/:region/route-tables/:table',
  parent: '/vpc/:region/route-tables',
  headingParameter: 'table',
  sections: [
    {
      kind: 'details',
      title: { en: 'Route Table Details', zh: '路由表基本信息' },
      read: async (context) => (await readTables(context, { RouteTableId: tableId(context) }))[0] ?? {},
      items: ['RouteTableId', 'RouteTableName', 'VpcId', 'RouteTableType', 'CreationTime', 'Description'].map((name) =>
        attributeColumn(routeTable, name),
      ),
    },
    {
      kind: 'table',
      title: { en: 'Route Entry List', zh: '路由条目列表' },
      buttons: [{ ...notOffered('Add Route Entry', '添加路由条目'), primary: true }],
      rows: async (context) =>
        listOf(
          await context.call('vpc', 'DescribeRouteEntryList', {
            RegionId: context.region,
            RouteTableId: tableId(context),
          }),
          'RouteEntrys',
          'RouteEntry',
        ),
      columns: [
        {
          label: { en: 'Destination CIDR Block', zh: '目标网段' },
          value: (row) => textOf(row, 'DestinationCidrBlock'),
        },
        {
          label: { en: 'Status', zh: '状态' },
          value: (row) => textOf(row, 'Status'),
          states: { Available: { label: { en: 'Available', zh: '可用' }, tone: 'success' } },
        },
        {
          label: { en: 'Next Hop', zh: '下一跳' },
          value: (row) => listOf(row, 'NextHops', 'NextHop').map((hop) => textOf(hop, 'NextHopId')),
        },
        attributeColumn(routeTable, 'RouteTableType', {
          label: { en: 'Route Type', zh: '类型' },
          value: (row) => textOf(row, 'Type'),
        }),
      ],
    },
  ],
};

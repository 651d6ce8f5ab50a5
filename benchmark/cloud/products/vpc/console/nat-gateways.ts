import type { Control, Page, PageContext, Row, TableSection } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { nameOptions, valueOptions } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';
import { natGateway } from '../nat-gateway.js';
import { snatEntry } from '../snat-entry.js';
import { nothing, optionsOf, readAll, stateColumn } from './shared.js';

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => textOf(row, 'Status') !== 'Available',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete NAT Gateway', zh: '删除NAT网关' },
    message: { en: 'Delete this NAT gateway?', zh: '是否删除该NAT网关？' },
    run: async (row, context) => {
      const named = { RegionId: context.region, NatGatewayId: textOf(row, 'NatGatewayId') };
      await context.call('vpc', 'DeleteNatGateway', named);
      return {};
    },
    success: { en: 'The NAT gateway is deleted.', zh: '删除NAT网关成功' },
  },
};

const manage = (label: Control['label']): Control => ({
  label,
  operation: { kind: 'go', route: (row) => `/vpc/:region/nats/${textOf(row, 'NatGatewayId')}` },
});

/** NAT gateways of a region. */
export const natGatewaysPage: Page = {
  name: { en: 'NAT Gateway', zh: 'NAT网关' },
  route: '/vpc/:region/nats',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance ID or name', zh: '输入实例ID或名称' },
      buttons: [
        {
          label: { en: 'Create NAT Gateway', zh: '创建NAT网关' },
          operation: { kind: 'go', route: '/vpc/:region/nats/new' },
          primary: true,
        },
      ],
      rows: async (context) => await readAll(context, 'nat'),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'NatGatewayId', 'Name'),
          link: (row) => `/vpc/:region/nats/${textOf(row, 'NatGatewayId')}`,
          width: 210,
        },
        stateColumn(natGateway),
        attributeColumn(natGateway, 'VpcId'),
        attributeColumn(natGateway, 'NatType'),
        attributeColumn(natGateway, 'InternetChargeType'),
        {
          label: { en: 'Elastic IP Address', zh: '弹性公网IP' },
          value: (row) => listOf(row, 'IpLists', 'IpList').map((address) => textOf(address, 'IpAddress')),
        },
        attributeColumn(natGateway, 'CreationTime'),
      ],
      rowControls: [
        manage({ en: 'Manage', zh: '管理' }),
        manage({ en: 'Configure SNAT', zh: '设置SNAT' }),
        notOffered('Configure DNAT', '设置DNAT'),
        notOffered('Change Specification', '变更规格'),
        remove,
      ],
    },
  ],
};

/** The purchase page, in one form. */
export const createNatGatewayPage: Page = {
  name: { en: 'Create NAT Gateway', zh: '创建NAT网关' },
  route: '/vpc/:region/nats/new',
  parent: '/vpc/:region/nats',
  sections: [
    {
      kind: 'form',
      cancel: '/vpc/:region/nats',
      form: {
        submitLabel: { en: 'Buy Now', zh: '立即购买' },
        groups: [
          {
            fields: [
              {
                name: 'vpc',
                kind: 'select',
                label: attributeLabel(natGateway, 'VpcId'),
                required: true,
                options: { load: async (context) => await optionsOf(context, 'vpc'), latency: 300, empty: nothing },
              },
              {
                name: 'vswitch',
                kind: 'select',
                label: attributeLabel(natGateway, 'VSwitchId'),
                required: true,
                options: {
                  dependsOn: ['vpc'],
                  load: async (context, { vpc }) =>
                    vpc === undefined ? [] : await optionsOf(context, 'vswitch', { VpcId: vpc }),
                  latency: 300,
                  empty: nothing,
                },
              },
              {
                name: 'metering',
                kind: 'radio',
                label: attributeLabel(natGateway, 'InternetChargeType'),
                initial: 'PayByLcu',
                options: valueOptions(natGateway.attributes.InternetChargeType),
              },
              { name: 'name', kind: 'text', label: attributeLabel(natGateway, 'Name'), maxLength: 128 },
            ],
          },
        ],
        submit: async (values, context) => {
          await context.call('vpc', 'CreateNatGateway', {
            RegionId: context.region,
            VpcId: values.vpc,
            VSwitchId: values.vswitch,
            NatType: 'Enhanced',
            InternetChargeType: values.metering,
            ...given('Name', values.name),
          });
          return { navigate: '/vpc/:region/nats' };
        },
        success: { en: 'The NAT gateway is created.', zh: '创建NAT网关成功' },
      },
    },
  ],
};

async function readGateway(context: PageContext): Promise<Row> {
  const [gateway] = await readAll(context, 'nat', { NatGatewayId: context.parameters.nat ?? '' });
  return gateway ?? {};
}

const createEntry: Control = {
  label: { en: 'Create SNAT Entry', zh: '创建SNAT条目' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create SNAT Entry', zh: '创建SNAT条目' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'vswitch',
              kind: 'select',
              label: attributeLabel(snatEntry, 'SourceVSwitchId'),
              required: true,
              options: {
                load: async (context) =>
                  await optionsOf(context, 'vswitch', { VpcId: textOf(await readGateway(context), 'VpcId') }),
                latency: 300,
                empty: nothing,
              },
            },
            {
              name: 'address',
              kind: 'select',
              label: attributeLabel(snatEntry, 'SnatIp'),
              required: true,
              options: {
                load: async (context) =>
                  nameOptions(listOf(await readGateway(context), 'IpLists', 'IpList'), 'IpAddress'),
                latency: 300,
                empty: { en: 'No EIP is bound to the NAT gateway.', zh: 'NAT网关没有绑定弹性公网IP' },
              },
            },
            { name: 'name', kind: 'text', label: attributeLabel(snatEntry, 'SnatEntryName'), maxLength: 128 },
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('vpc', 'CreateSnatEntry', {
          RegionId: context.region,
          SnatTableId: textsOf(await readGateway(context), 'SnatTableIds', 'SnatTableId')[0] ?? '',
          SourceVSwitchId: values.vswitch,
          SnatIp: values.address,
          ...given('SnatEntryName', values.name),
        });
        return {};
      },
      success: { en: 'The SNAT entry is created.', zh: '创建SNAT条目成功' },
    },
  },
};

const entries: TableSection = {
  kind: 'table',
  buttons: [createEntry],
  rows: async (context) =>
    await allPages(context, {
      product: 'vpc',
      action: 'DescribeSnatTableEntries',
      parameters: { NatGatewayId: context.parameters.nat ?? '' },
      at: ['SnatTableEntries', 'SnatTableEntry'],
    }),
  columns: [
    attributeColumn(snatEntry, 'SnatEntryId', { width: 210 }),
    attributeColumn(snatEntry, 'SnatEntryName'),
    attributeColumn(snatEntry, 'SourceVSwitchId'),
    attributeColumn(snatEntry, 'SnatIp'),
    stateColumn(snatEntry),
  ],
  rowControls: [
    notOffered('Edit', '编辑'),
    {
      label: { en: 'Remove', zh: '移除' },
      operation: {
        kind: 'confirm',
        title: { en: 'Remove SNAT Entry', zh: '移除SNAT条目' },
        message: { en: 'Remove this SNAT entry?', zh: '是否移除该SNAT条目？' },
        run: async (row, context) => {
          await context.call('vpc', 'DeleteSnatEntry', {
            RegionId: context.region,
            SnatTableId: textOf(row, 'SnatTableId'),
            SnatEntryId: textOf(row, 'SnatEntryId'),
          });
          return {};
        },
        success: { en: 'The SNAT entry is removed.', zh: '移除SNAT条目成功' },
      },
    },
  ],
};

/** One NAT gateway. */
export const natGatewayDetailPage: Page = {
  name: { en: 'NAT Gateway Details', zh: 'NAT网关详情' },
  route: '/vpc/:region/nats/:nat',
  parent: '/vpc/:region/nats',
  headingParameter: 'nat',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Basic Information', zh: '基本信息' },
          sections: [
            {
              kind: 'details',
              read: readGateway,
              items: [
                'NatGatewayId',
                'Name',
                'VpcId',
                'NatType',
                'InternetChargeType',
                'CreationTime',
                'Description',
              ].map((name) => attributeColumn(natGateway, name)),
            },
          ],
        },
        { label: { en: 'SNAT Management', zh: 'SNAT管理' }, sections: [entries] },
        {
          label: { en: 'Associated EIP', zh: '绑定的弹性公网IP' },
          sections: [
            {
              kind: 'table',
              rows: async (context) => listOf(await readGateway(context), 'IpLists', 'IpList'),
              columns: [
                { label: { en: 'Elastic IP Address', zh: '弹性公网IP' }, value: (row) => textOf(row, 'IpAddress') },
                { label: { en: 'Instance ID', zh: '实例ID' }, value: (row) => textOf(row, 'AllocationId') },
              ],
            },
          ],
        },
      ],
    },
  ],
};

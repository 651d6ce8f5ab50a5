import type { Page, PageContext } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { given, resourceGroupField } from '../../shared/common-fields.js';
import { allVpcs, allVSwitches } from '../../shared/networks.js';
import { notOffered } from '../../shared/not-offered.js';
import { tagLines } from '../../shared/paging.js';
import { vpc } from '../vpc.js';
import { vswitch } from '../vswitch.js';
import { stateColumn } from './shared.js';
import { createVSwitch, deleteVSwitch } from './vswitch-controls.js';

/** The list of VPCs of a region. */
export const vpcsPage: Page = {
  name: { en: 'VPCs', zh: '专有网络' },
  route: '/vpc/:region/vpcs',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a VPC ID or name', zh: '输入实例名称或实例ID' },
      buttons: [
        {
          label: { en: 'Create VPC', zh: '创建专有网络' },
          operation: { kind: 'go', route: '/vpc/:region/vpcs/new' },
          primary: true,
        },
        notOffered('Custom', '自定义'),
      ],
      rows: async (context) => await allVpcs(context),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'VpcId', 'VpcName'),
          link: (row) => `/vpc/:region/vpcs/${textOf(row, 'VpcId')}`,
          width: 230,
        },
        { label: { en: 'Tag', zh: '标签' }, value: tagLines },
        attributeColumn(vpc, 'CidrBlock'),
        stateColumn(vpc),
        attributeColumn(vpc, 'IsDefault', {
          states: { true: { label: { en: 'Yes', zh: '是' } }, false: { label: { en: 'No', zh: '否' } } },
        }),
        attributeColumn(vpc, 'VRouterId'),
        attributeColumn(vpc, 'ResourceGroupId'),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/vpc/:region/vpcs/${textOf(row, 'VpcId')}` },
        },
        {
          label: { en: 'Delete', zh: '删除' },
          operation: {
            kind: 'confirm',
            title: { en: 'Delete VPC', zh: '删除专有网络' },
            message: { en: 'Delete this VPC?', zh: '是否删除该专有网络？' },
            run: async (row, context) => {
              await context.call('vpc', 'DeleteVpc', { RegionId: context.region, VpcId: textOf(row, 'VpcId') });
              return {};
            },
            success: { en: 'The VPC is deleted.', zh: '删除专有网络成功' },
          },
        },
      ],
    },
  ],
};

/** Creates a VPC with its first vSwitch left out. */
export const createVpcPage: Page = {
  name: { en: 'Create VPC', zh: '创建专有网络' },
  route: '/vpc/:region/vpcs/new',
  parent: '/vpc/:region/vpcs',
  sections: [
    {
      kind: 'form',
      cancel: '/vpc/:region/vpcs',
      form: {
        groups: [
          {
            title: { en: 'VPC', zh: '专有网络' },
            fields: [
              { name: 'name', kind: 'text', label: attributeLabel(vpc, 'VpcName'), required: true, maxLength: 128 },
              {
                name: 'cidr',
                kind: 'select',
                label: attributeLabel(vpc, 'CidrBlock'),
                required: true,
                initial: '192.168.0.0/16',
                options: ['192.168.0.0/16', '172.16.0.0/12', '10.0.0.0/8'].map((value) => ({ value, label: value })),
              },
              { name: 'description', kind: 'textarea', label: attributeLabel(vpc, 'Description'), maxLength: 256 },
              resourceGroupField,
            ],
          },
        ],
        submit: async (values, context) => {
          await context.call('vpc', 'CreateVpc', {
            RegionId: context.region,
            VpcName: values.name,
            CidrBlock: values.cidr,
            ...given('Description', values.description),
          });
          return { navigate: '/vpc/:region/vpcs' };
        },
        success: { en: 'The VPC is created.', zh: '创建专有网络成功' },
      },
    },
  ],
};

const vpcId = (context: PageContext) => context.parameters.vpc ?? '';

/** One VPC and its vSwitches. */
export const vpcDetailPage: Page = {
  name: { en: 'VPC Details', zh: '专有网络详情' },
  route: '/vpc/:region/vpcs/:vpc',
  parent: '/vpc/:region/vpcs',
  headingParameter: 'vpc',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '专有网络基本信息' },
      read: async (context) =>
        await context.call('vpc', 'DescribeVpcAttribute', { RegionId: context.region, VpcId: vpcId(context) }),
      items: ['VpcId', 'VpcName', 'CidrBlock', 'Description', 'CreationTime', 'VRouterId'].map((name) =>
        attributeColumn(vpc, name),
      ),
    },
    {
      kind: 'table',
      title: { en: 'vSwitches', zh: '交换机' },
      buttons: [createVSwitch],
      rows: async (context) => await allVSwitches(context, { VpcId: vpcId(context) }),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'VSwitchId', 'VSwitchName'),
        },
        attributeColumn(vswitch, 'CidrBlock'),
        attributeColumn(vswitch, 'ZoneId'),
      ],
    },
  ],
};

/** The list of vSwitches of a region. */
export const vswitchesPage: Page = {
  name: { en: 'vSwitches', zh: '交换机' },
  route: '/vpc/:region/switches',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a vSwitch ID or name', zh: '输入实例名称或实例ID' },
      buttons: [createVSwitch],
      rows: async (context) => await allVSwitches(context),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'VSwitchId', 'VSwitchName'),
        },
        attributeColumn(vswitch, 'VpcId'),
        attributeColumn(vswitch, 'CidrBlock'),
        attributeColumn(vswitch, 'ZoneId'),
      ],
      rowControls: [notOffered('Manage', '管理'), notOffered('Edit Tags', '编辑标签'), deleteVSwitch],
    },
  ],
};

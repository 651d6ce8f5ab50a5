import type { Column, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { tagLines } from '../../shared/paging.js';
import { instance } from '../instance.js';
import { releaseInstance, resetPassword, restartInstance, startInstance, stopInstance } from './instance-controls.js';
import { instanceMenu } from './instance-menu.js';
import { ecsList, editTags, forSelection, menu, say, stateColumn, unavailable, unavailables } from './shared.js';
import { upgradeInstance } from './upgrade-wizard.js';

export const INSTANCES_ROUTE = '/server/region/:region';

export async function loadInstances(context: PageContext, parameters: Row = {}): Promise<readonly Row[]> {
  return await ecsList(context, 'DescribeInstances', ['Instances', 'Instance'], parameters);
}

/** Private and public addresses, one a line. */
export function addressLines(row: Row): readonly string[] {
  const eip = textOf(row, 'EipAddress', 'IpAddress');
  return [
    ...(eip === '' ? textsOf(row, 'PublicIpAddress', 'IpAddress') : [eip]),
    ...textsOf(row, 'VpcAttributes', 'PrivateIpAddress', 'IpAddress'),
  ];
}

export const instanceStatus: Column = stateColumn(
  instance,
  { Running: 'success', Stopped: 'error', Pending: 'loading', Starting: 'loading', Stopping: 'loading' },
  90,
);

/** Billing method, with the mark of preemptible instances. */
export const billingColumn: Column = {
  label: instance.attributes.InstanceChargeType?.label ?? say('Billing Method', '付费方式'),
  value: (row) => (textOf(row, 'SpotStrategy') === 'NoSpot' ? textOf(row, 'InstanceChargeType') : 'spot'),
  states: {
    PostPaid: { label: say('Pay-As-You-Go', '按量付费') },
    PrePaid: { label: say('Subscription', '包年包月') },
    spot: { label: say('Pay-As-You-Go Preemptible Instance', '按量-抢占式实例') },
  },
  width: 100,
};

const detailRoute = (row: Row) => `/server/${textOf(row, 'InstanceId')}/detail/region/:region`;

/** The list of instances of a region. */
export const instancesPage: Page = {
  name: say('Instances', '实例列表'),
  route: INSTANCES_ROUTE,
  sections: [
    {
      kind: 'table',
      search: say('Enter an instance ID, name, or IP address', '输入实例ID、名称或IP地址'),
      buttons: [
        {
          label: say('Create Instance', '创建实例'),
          operation: { kind: 'go', route: '/instance/create/region/:region' },
          primary: true,
        },
        ...unavailables(
          ['Tag', '标签'],
          ['Advanced Search', '高级搜索'],
          ['Export', '导出'],
          ['Column Filter', '列设置'],
        ),
      ],
      rows: async (context) => await loadInstances(context),
      columns: [
        {
          label: say('Instance ID/Name', '实例ID/名称'),
          value: (row) => [textOf(row, 'InstanceId'), textOf(row, 'InstanceName')],
          link: detailRoute,
          width: 180,
        },
        { label: say('Tag', '标签'), value: tagLines, width: 60 },
        attributeColumn(instance, 'ZoneId', { width: 110 }),
        { label: say('IP Address', 'IP地址'), value: addressLines, width: 120 },
        instanceStatus,
        attributeColumn(instance, 'InstanceNetworkType', {
          width: 80,
          states: { vpc: { label: say('VPC', '专有网络') }, classic: { label: say('Classic Network', '经典网络') } },
        }),
        {
          label: say('Configuration', '配置'),
          value: (row) => [
            `${textOf(row, 'Cpu')} vCPU ${Number(textOf(row, 'Memory')) / 1024} GiB (I/O)`,
            textOf(row, 'InstanceType'),
          ],
          width: 130,
        },
        billingColumn,
        attributeColumn(instance, 'StoppedMode', { width: 80 }),
      ],
      rowControls: [
        { label: say('Manage', '管理'), operation: { kind: 'go', route: detailRoute } },
        upgradeInstance,
        instanceMenu,
      ],
      batch: [
        ...forSelection(startInstance, stopInstance, restartInstance, resetPassword),
        unavailable('Renew', '续费'),
        unavailable('Switch to Subscription', '按量付费转包年包月'),
        releaseInstance,
        menu(say('More', '更多'), [
          ...unavailables(
            ['Modify Instance Attributes', '修改实例属性'],
            ['Restart or Modify Maintenance Attributes', '修改实例维护属性'],
            ['Send Remote Command', '发送远程命令'],
          ),
          editTags('instance', (row) => textOf(row, 'InstanceId')),
        ]),
      ],
    },
  ],
};

/** Instances of a security group, with the way out of it. */
export function groupMembers(context: PageContext, groupId: string): Promise<readonly Row[]> {
  return loadInstances(context, { SecurityGroupId: groupId });
}

/** Ids of the groups that an instance belongs to. */
export function groupsOf(row: Row): readonly string[] {
  return textsOf(row, 'SecurityGroupIds', 'SecurityGroupId');
}

/** The interfaces of an instance as rows. */
export function interfacesOf(row: Row): readonly Row[] {
  return listOf(row, 'NetworkInterfaces', 'NetworkInterface');
}

import type { Page, PageContext, Row, Section } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, displayTime } from '../../shared/columns.js';
import { instance } from '../instance.js';
import { createSnapshot, detachDisk, setDiskPolicy } from './disk-controls.js';
import { diskColumns, loadDisks } from './disks.js';
import { resetPassword, restartInstance, startInstance, stopInstance } from './instance-controls.js';
import { joinSecurityGroup } from './instance-menu.js';
import {
  addressLines,
  billingColumn,
  groupsOf,
  INSTANCES_ROUTE,
  instanceStatus,
  interfacesOf,
  loadInstances,
} from './instances.js';
import { ecsCall, ecsList, menu, say, unavailable, unavailables } from './shared.js';
import { upgradeInstance } from './upgrade-wizard.js';

const instanceId = (context: PageContext) => context.parameters.instance ?? '';

async function read(context: PageContext): Promise<Row> {
  const [row] = await loadInstances(context, { InstanceIds: JSON.stringify([instanceId(context)]) });
  return row ?? (await ecsCall(context, 'DescribeInstanceAttribute', { InstanceId: instanceId(context) }));
}

async function readWithHealth(context: PageContext): Promise<Row> {
  const row = await read(context);
  const full = await ecsCall(context, 'DescribeInstancesFullStatus', { InstanceId: [instanceId(context)] });
  const [health] = listOf(full, 'InstanceFullStatusSet', 'InstanceFullStatusType');
  return { ...row, Health: health === undefined ? '' : textOf(health, 'HealthStatus', 'Name') };
}

const basics: Section = {
  kind: 'details',
  title: say('Basic Information', '基本信息'),
  read: readWithHealth,
  items: [
    attributeColumn(instance, 'InstanceId'),
    attributeColumn(instance, 'InstanceName'),
    instanceStatus,
    {
      label: say('Health Status', '健康状态'),
      value: (row) => textOf(row, 'Health'),
      states: {
        Ok: { label: say('Normal', '无异常'), tone: 'success' },
        Impaired: { label: say('Impaired', '服务受损'), tone: 'error' },
        NotApplicable: { label: say('NotApplicable', '无状态'), tone: 'disabled' },
      },
    },
    attributeColumn(instance, 'ZoneId'),
    attributeColumn(instance, 'KeyPairName'),
    attributeColumn(instance, 'Description'),
  ],
  buttons: [
    unavailable('Connect', '远程连接'),
    startInstance,
    stopInstance,
    restartInstance,
    menu(say('More', '更多'), [
      ...unavailables(
        ['Enable Unlimited Mode', '打开无性能约束模式'],
        ['Disable Unlimited Mode', '关闭无性能约束模式'],
        ['Modify Management Terminal Password', '修改远程连接密码'],
      ),
      resetPassword,
    ]),
  ],
};

const configuration: Section = {
  kind: 'details',
  title: say('Configuration Information', '配置信息'),
  read,
  items: [
    attributeColumn(instance, 'InstanceType'),
    {
      label: say('CPU & Memory', 'CPU&内存'),
      value: (row) => `${textOf(row, 'Cpu')} vCPU ${Number(textOf(row, 'Memory')) / 1024} GiB`,
    },
    attributeColumn(instance, 'OSNameEn', { label: say('Operating System', '操作系统') }),
    attributeColumn(instance, 'ImageId'),
    { label: say('IP Address', 'IP地址'), value: addressLines },
    { label: say('VPC', '专有网络'), value: (row) => textOf(row, 'VpcAttributes', 'VpcId') },
    { label: say('VSwitch', '交换机'), value: (row) => textOf(row, 'VpcAttributes', 'VSwitchId') },
    attributeColumn(instance, 'InternetMaxBandwidthOut'),
  ],
  buttons: [
    menu(say('More', '更多'), [
      upgradeInstance,
      ...unavailables(['Replace System Disk', '更换操作系统'], ['Bind Elastic IP Address', '绑定弹性IP']),
    ]),
  ],
};

const payment: Section = {
  kind: 'details',
  title: say('Payment Information', '付费信息'),
  read,
  items: [
    billingColumn,
    attributeColumn(instance, 'SpotStrategy'),
    attributeColumn(instance, 'StoppedMode'),
    attributeColumn(instance, 'CreationTime'),
    { label: say('Release At', '自动释放时间'), value: (row) => displayTime(textOf(row, 'AutoReleaseTime')) },
  ],
  buttons: [
    menu(
      say('More', '更多'),
      unavailables(['View Fees', '查看费用'], ['Switch to Subscription', '按量付费转包年包月']),
    ),
  ],
};

const monitoring: Section = {
  kind: 'table',
  title: say('Monitoring Information', '监控信息'),
  ordered: true,
  rows: async (context) =>
    listOf(
      await ecsCall(context, 'DescribeInstanceMonitorData', { InstanceId: instanceId(context) }),
      'MonitorData',
      'InstanceMonitorData',
    ),
  columns: [
    { label: say('Time', '时间'), value: (row) => displayTime(textOf(row, 'TimeStamp')) },
    { label: say('CPU Utilization (%)', 'CPU使用率(%)'), value: (row) => textOf(row, 'CPU') },
    { label: say('Internet Bandwidth (Kbit/s)', '公网带宽(Kbps)'), value: (row) => textOf(row, 'InternetBandwidth') },
    { label: say('Intranet Bandwidth (Kbit/s)', '内网带宽(Kbps)'), value: (row) => textOf(row, 'IntranetBandwidth') },
  ],
};

const disks: Section = {
  kind: 'table',
  buttons: unavailables(['Create Disk', '创建云盘'], ['Attach Disk', '挂载云盘']),
  rows: async (context) => await loadDisks(context, { InstanceId: instanceId(context) }),
  columns: diskColumns,
  rowControls: [
    createSnapshot,
    setDiskPolicy,
    menu(say('More', '更多'), [detachDisk, unavailable('Resize Disk', '云盘扩容')]),
  ],
};

const snapshots: Section = {
  kind: 'table',
  rows: async (context) => {
    const owned = (await loadDisks(context, { InstanceId: instanceId(context) })).map((row) => textOf(row, 'DiskId'));
    const all = await ecsList(context, 'DescribeSnapshots', ['Snapshots', 'Snapshot']);
    return all.filter((row) => owned.includes(textOf(row, 'SourceDiskId')));
  },
  columns: [
    {
      label: say('Snapshot ID/Name', '快照ID/名称'),
      value: (row) => [textOf(row, 'SnapshotId'), textOf(row, 'SnapshotName')],
    },
    { label: say('Disk ID', '磁盘ID'), value: (row) => textOf(row, 'SourceDiskId') },
    { label: say('Progress', '进度'), value: (row) => textOf(row, 'Progress') },
    { label: say('Created At', '创建时间'), value: (row) => displayTime(textOf(row, 'CreationTime')) },
  ],
  rowControls: unavailables(['Roll Back Disk', '回滚磁盘'], ['Create Custom Image', '创建自定义镜像']),
};

const groups: Section = {
  kind: 'table',
  buttons: [joinSecurityGroup, unavailable('Replace Security Group', '更换安全组')],
  rows: async (context) => {
    const own = groupsOf(await read(context));
    const all = await ecsList(context, 'DescribeSecurityGroups', ['SecurityGroups', 'SecurityGroup']);
    return all.filter((row) => own.includes(textOf(row, 'SecurityGroupId')));
  },
  columns: [
    {
      label: say('Security Group ID/Name', '安全组ID/名称'),
      value: (row) => [textOf(row, 'SecurityGroupId'), textOf(row, 'SecurityGroupName')],
      link: (row) => `/securityGroupDetail/${textOf(row, 'SecurityGroupId')}/region/:region`,
    },
    { label: say('VPC', '专有网络'), value: (row) => textOf(row, 'VpcId') },
    { label: say('Description', '描述'), value: (row) => textOf(row, 'Description') },
  ],
  rowControls: [
    {
      label: say('Add Rules', '配置规则'),
      operation: {
        kind: 'go',
        route: (row) => `/securityGroupDetail/${textOf(row, 'SecurityGroupId')}/region/:region`,
      },
    },
    {
      label: say('Remove', '移出'),
      operation: {
        kind: 'confirm',
        title: say('Remove from Security Group', '移出安全组'),
        message: say('Remove the instance from the security group?', '是否将实例移出该安全组？'),
        run: async (row, context) => {
          await ecsCall(context, 'LeaveSecurityGroup', {
            InstanceId: instanceId(context),
            SecurityGroupId: textOf(row, 'SecurityGroupId'),
          });
          return {};
        },
        success: say('The instance is removed from the security group.', '移出安全组成功'),
      },
    },
  ],
};

const interfaces: Section = {
  kind: 'table',
  rows: async (context) => interfacesOf(await read(context)),
  columns: [
    { label: say('ENI ID', '网卡ID'), value: (row) => textOf(row, 'NetworkInterfaceId') },
    { label: say('Type', '类型'), value: (row) => textOf(row, 'Type') },
    { label: say('Primary Private IP', '主私网IP'), value: (row) => textOf(row, 'PrimaryIpAddress') },
    { label: say('MAC Address', 'MAC地址'), value: (row) => textOf(row, 'MacAddress') },
  ],
};

/** What an instance's page shows, part by part; the releases arrange them. */
export const instanceSections = {
  overview: [basics, configuration, payment, monitoring],
  disks: [disks],
  snapshots: [snapshots],
  groups: [groups],
  interfaces: [interfaces],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

/** One instance, its parts on tabs. */
export const instanceDetailPage: Page = {
  name: say('Instance Details', '实例详情'),
  route: '/server/:instance/detail/region/:region',
  parent: INSTANCES_ROUTE,
  headingParameter: 'instance',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        { label: say('Instance Details', '实例详情'), sections: [basics, configuration, payment] },
        { label: say('Monitoring', '监控'), sections: [monitoring] },
        { label: say('Security Groups', '安全组'), sections: [groups] },
        { label: say('Disks', '云盘'), sections: [disks] },
        { label: say('Instance Snapshots', '本实例快照'), sections: [snapshots] },
        { label: say('ENIs', '弹性网卡'), sections: [interfaces] },
      ],
    },
  ],
};

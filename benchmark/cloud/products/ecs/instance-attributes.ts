import type { AttributeSpec } from '../../spec/attribute.js';
import { attribute, constant, creationTime, description, NAME_PATTERN, text } from './attributes.js';
import { failures } from './failures.js';

function malformed(code: string, what: string) {
  return { status: 400, code, message: `The specified ${what} is not valid.` };
}

/** What an instance is. */
const identity: Readonly<Record<string, AttributeSpec>> = {
  InstanceId: text('实例ID', 'Instance ID', 'provider', { generated: { kind: 'id' } }),
  InstanceName: text('实例名称', 'Instance Name', 'document', {
    pattern: NAME_PATTERN,
    malformed: malformed('InvalidInstanceName.Malformed', 'parameter InstanceName'),
  }),
  HostName: text('主机名', 'Host Name', 'sdk', {
    pattern: '[A-Za-z0-9][A-Za-z0-9.-]{0,62}[A-Za-z0-9]',
    malformed: malformed('InvalidHostName.Malformed', 'parameter HostName'),
  }),
  Description: description('document'),
  SerialNumber: text('序列号', 'Serial Number', 'sdk', { generated: { kind: 'identifier', prefix: '', length: 36 } }),
  ResourceGroupId: text('资源组', 'Resource Group', 'document'),
  RegionId: text('地域', 'Region', 'provider', { generated: { kind: 'region' } }),
  ZoneId: text('可用区', 'Zone', 'document'),
  ClusterId: constant('string', '集群', 'Cluster', 'sdk', ''),
  CreationTime: creationTime('document'),
  StartTime: text('启动时间', 'Started At', 'sdk'),
  Status: attribute('string', '状态', 'Status', 'document', { generated: { kind: 'state' } }),
};

/** What it consists of. */
const make: Readonly<Record<string, AttributeSpec>> = {
  InstanceType: text('实例规格', 'Instance Type', 'provider', { required: true }),
  InstanceTypeFamily: text('实例规格族', 'Instance Family', 'sdk'),
  Cpu: attribute('integer', 'CPU', 'vCPU', 'sdk'),
  Memory: attribute('integer', '内存', 'Memory', 'sdk'),
  GPUAmount: constant('integer', 'GPU数量', 'GPUs', 'sdk', 0),
  GPUSpec: constant('string', 'GPU规格', 'GPU Type', 'sdk', ''),
  LocalStorageAmount: constant('integer', '本地盘数量', 'Local Disks', 'sdk', 0),
  ImageId: text('镜像ID', 'Image ID', 'provider', { required: true }),
  OSName: text('操作系统', 'Operating System', 'sdk'),
  OSNameEn: text('操作系统英文名', 'Operating System (English)', 'sdk'),
  OSType: text('操作系统类型', 'Operating System Type', 'sdk'),
  IoOptimized: constant('boolean', 'I/O优化', 'I/O Optimized', 'sdk', true, { shown: 'list' }),
  DeviceAvailable: constant('boolean', '可挂载磁盘', 'Devices Available', 'sdk', true),
  Recyclable: constant('boolean', '可回收', 'Recyclable', 'sdk', false),
  CreditSpecification: text('突发性能实例的运行模式', 'Running Mode', 'document', {
    values: [
      { value: 'Standard', label: { zh: '标准模式', en: 'Standard Mode' } },
      { value: 'Unlimited', label: { zh: '无性能约束模式', en: 'Unlimited Mode' } },
    ],
  }),
  HpcClusterId: constant('string', '高性能计算集群', 'HPC Cluster', 'sdk', ''),
  DeploymentSetId: constant('string', '部署集', 'Deployment Set', 'sdk', ''),
  OperationLocks: constant('object-list', '锁定', 'Locks', 'sdk', [], { responsePath: 'OperationLocks.LockReason' }),
};

/** What it is paid by. */
const billing: Readonly<Record<string, AttributeSpec>> = {
  InstanceChargeType: attribute('string', '付费方式', 'Billing Method', 'document', {
    default: 'PostPaid',
    values: [
      { value: 'PostPaid', label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
      { value: 'PrePaid', label: { zh: '包年包月', en: 'Subscription' } },
    ],
  }),
  SpotStrategy: attribute('string', '抢占策略', 'Bidding Policy', 'document', {
    default: 'NoSpot',
    values: [
      { value: 'NoSpot', label: { zh: '非抢占式', en: 'No Bidding' } },
      { value: 'SpotAsPriceGo', label: { zh: '使用自动出价', en: 'Use Automatic Bid' } },
      { value: 'SpotWithPriceLimit', label: { zh: '设置单台上限价', en: 'Set Maximum Price' } },
    ],
  }),
  SpotPriceLimit: attribute('string', '单台上限价', 'Maximum Price for Instance Type', 'document', { default: '0' }),
  ExpiredTime: constant('string', '到期时间', 'Expires At', 'sdk', '2099-12-31T15:59Z'),
  AutoReleaseTime: text('自动释放时间', 'Release At', 'sdk'),
  SaleCycle: constant('string', '计费周期', 'Sales Cycle', 'sdk', ''),
  StoppedMode: attribute('string', '停止模式', 'Stop Mode', 'document', {
    default: 'Not-applicable',
    values: [
      { value: 'KeepCharging', label: { zh: '保留并收费', en: 'Keep and Charge' } },
      { value: 'StopCharging', label: { zh: '停机不收费', en: 'No Charge When Stopped' } },
      { value: 'Not-applicable', label: { zh: '-', en: '-' } },
    ],
  }),
  DeletionProtection: attribute('boolean', '实例释放保护', 'Release Protection', 'sdk', { default: false }),
};

/** How it is reached. */
const network: Readonly<Record<string, AttributeSpec>> = {
  InstanceNetworkType: constant('string', '网络类型', 'Network Type', 'document', 'vpc'),
  VpcId: text('专有网络', 'VPC', 'document', { responsePath: 'VpcAttributes.VpcId' }),
  VSwitchId: text('交换机', 'VSwitch', 'document', {
    required: true,
    responsePath: 'VpcAttributes.VSwitchId',
    references: { resource: 'vpc/vswitch', missing: failures.vswitchMissing },
  }),
  PrivateIpAddress: attribute('string-list', '私有IP', 'Private IP Address', 'document', {
    responsePath: 'VpcAttributes.PrivateIpAddress.IpAddress',
  }),
  NatIpAddress: constant('string', 'NAT IP', 'NAT IP Address', 'sdk', '', {
    responsePath: 'VpcAttributes.NatIpAddress',
  }),
  PublicIpAddress: attribute('string-list', '公网IP', 'Public IP Address', 'document', {
    responsePath: 'PublicIpAddress.IpAddress',
    whenUnset: [],
  }),
  InnerIpAddress: constant('string-list', '内网IP', 'Internal IP Address', 'sdk', [], {
    responsePath: 'InnerIpAddress.IpAddress',
  }),
  RdmaIpAddress: constant('string-list', 'RDMA IP', 'RDMA IP Address', 'sdk', [], {
    responsePath: 'RdmaIpAddress.IpAddress',
  }),
  SecurityGroupIds: attribute('string-list', '安全组', 'Security Group', 'document', {
    responsePath: 'SecurityGroupIds.SecurityGroupId',
  }),
  InternetChargeType: attribute('string', '带宽计费方式', 'Bandwidth Billing Method', 'document', {
    default: 'PayByTraffic',
    values: [
      { value: 'PayByTraffic', label: { zh: '按使用流量', en: 'Pay-By-Traffic' } },
      { value: 'PayByBandwidth', label: { zh: '按固定带宽', en: 'Pay-By-Bandwidth' } },
    ],
  }),
  InternetMaxBandwidthOut: attribute('integer', '带宽峰值', 'Peak Bandwidth', 'document', {
    default: 0,
    minimum: 0,
    maximum: 100,
  }),
  InternetMaxBandwidthIn: attribute('integer', '入方向带宽', 'Inbound Bandwidth', 'sdk', { default: 200 }),
  VlanId: constant('string', 'VLAN', 'VLAN', 'sdk', ''),
  ISP: constant('string', '线路', 'ISP', 'sdk', ''),
};

/** How it is logged on to, and what runs in it. */
const access: Readonly<Record<string, AttributeSpec>> = {
  KeyPairName: text('密钥对', 'SSH Key Pair', 'document', {
    references: { resource: 'ecs/key-pair', missing: failures.keyPairMissing },
  }),
  Password: attribute('secret', '登录密码', 'Password', 'document', {
    pattern: '(?=[\\s\\S]*[a-z]|[\\s\\S]*[A-Z])(?=[\\s\\S]*\\d|[\\s\\S]*[^A-Za-z\\d])[\\x21-\\x7e]{8,30}',
    malformed: malformed('InvalidPassword.Malformed', 'parameter Password'),
  }),
  RamRoleName: text('RAM角色', 'RAM Role', 'document', { shown: 'never' }),
  UserData: text('实例自定义数据', 'User Data', 'provider', { shown: 'never' }),
};

export const instanceAttributes: Readonly<Record<string, AttributeSpec>> = {
  ...identity,
  ...make,
  ...billing,
  ...network,
  ...access,
};

import type { ParameterSpec } from '../../spec/operation.js';
import type { ResourceSpec } from '../../spec/resource.js';
import { custom, needed } from './custom.js';
import { failures } from './failures.js';
import { instanceAttributes } from './instance-attributes.js';
import { power } from './instance-power.js';
import { instanceReads } from './instance-reads.js';
import { checkModification, instanceSettings, shareGroups } from './instance-settings.js';
import { attributeShape, listedShape } from './instance-shape.js';
import { checkOrder, createStopped, runOrder } from './run-instances.js';

const ORDERED = [
  'InstanceName',
  'HostName',
  'Description',
  'ImageId',
  'InstanceType',
  'VSwitchId',
  'KeyPairName',
  'Password',
  'RamRoleName',
  'UserData',
  'InstanceChargeType',
  'InternetChargeType',
  'InternetMaxBandwidthOut',
  'InternetMaxBandwidthIn',
  'SpotStrategy',
  'SpotPriceLimit',
  'CreditSpecification',
  'DeletionProtection',
  'AutoReleaseTime',
  'ResourceGroupId',
];

const named = needed('InstanceId');
const listedIds: Readonly<Record<string, ParameterSpec>> = { InstanceIds: { type: 'json-list', required: true } };

const severalIds: Readonly<Record<string, ParameterSpec>> = { InstanceId: { type: 'string-list', required: true } };

/** Virtual machines. */
export const instance: ResourceSpec = {
  name: 'instance',
  label: { zh: '实例', en: 'Instance' },
  id: { attribute: 'InstanceId', from: 'prefix', prefix: 'i-', length: 20 },
  scope: 'region',
  attributes: instanceAttributes,
  states: {
    initial: 'Pending',
    values: {
      Pending: { label: { zh: '创建中', en: 'Pending' }, next: { state: 'Starting', afterMilliseconds: 500 } },
      Starting: { label: { zh: '启动中', en: 'Starting' }, next: { state: 'Running', afterMilliseconds: 800 } },
      Running: { label: { zh: '运行中', en: 'Running' } },
      Stopping: { label: { zh: '停止中', en: 'Stopping' }, next: { state: 'Stopped', afterMilliseconds: 800 } },
      Stopped: { label: { zh: '已停止', en: 'Stopped' } },
    },
  },
  operations: {
    RunInstances: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: ORDERED,
      returns: [],
      parameters: {
        Amount: { type: 'integer', default: 1, minimum: 1, maximum: 100 },
        SecurityGroupIds: { type: 'string-list' },
        SystemDisk: { type: 'object' },
        DataDisk: { type: 'object-list' },
        UniqueSuffix: { type: 'boolean' },
      },
      masked: ['Password'],
      before: checkOrder,
      after: runOrder,
    },
    CreateInstance: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'sdk',
      accepts: ORDERED,
      returns: ['InstanceId'],
      parameters: { SystemDisk: { type: 'object' }, DataDisk: { type: 'object-list' } },
      masked: ['Password'],
      before: checkOrder,
      after: createStopped,
    },
    DescribeInstances: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'Instances.Instance',
      paging: 'page-number-or-token',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'InstanceIds', attribute: 'InstanceId', match: 'exact' },
        { parameter: 'InstanceName', attribute: 'InstanceName', match: 'pattern' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
        { parameter: 'ZoneId', attribute: 'ZoneId', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VpcId', match: 'exact' },
        { parameter: 'VSwitchId', attribute: 'VSwitchId', match: 'exact' },
        { parameter: 'SecurityGroupId', attribute: 'SecurityGroupIds', match: 'exact' },
        { parameter: 'ImageId', attribute: 'ImageId', match: 'exact' },
        { parameter: 'InstanceType', attribute: 'InstanceType', match: 'exact' },
        { parameter: 'InstanceChargeType', attribute: 'InstanceChargeType', match: 'exact' },
        { parameter: 'InstanceNetworkType', attribute: 'InstanceNetworkType', match: 'exact' },
        { parameter: 'KeyPairName', attribute: 'KeyPairName', match: 'exact' },
        { parameter: 'PrivateIpAddresses', attribute: 'PrivateIpAddress', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
      after: listedShape,
    },
    DescribeInstanceAttribute: { kind: 'describe', access: 'read', source: 'provider', after: attributeShape },
    ModifyInstanceAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      masked: ['Password'],
      sets: {
        InstanceName: 'InstanceName',
        HostName: 'HostName',
        Description: 'Description',
        Password: 'Password',
        UserData: 'UserData',
        CreditSpecification: 'CreditSpecification',
        DeletionProtection: 'DeletionProtection',
        SecurityGroupIds: 'SecurityGroupIds',
      },
      before: checkModification,
      after: shareGroups,
    },
    StartInstance: custom('write', 'provider', power.start, named),
    StopInstance: custom('write', 'provider', power.stop, named),
    RebootInstance: custom('write', 'document', power.reboot, named),
    DeleteInstance: custom('write', 'provider', power.remove, named),
    StartInstances: custom('write', 'sdk', power.startAll, severalIds),
    StopInstances: custom('write', 'sdk', power.stopAll, severalIds),
    RebootInstances: custom('write', 'sdk', power.rebootAll, severalIds),
    DeleteInstances: custom('write', 'sdk', power.removeAll, severalIds),
    ModifyInstanceSpec: custom('write', 'sdk', instanceSettings.changeType, needed('InstanceId', 'InstanceType')),
    JoinSecurityGroup: custom('write', 'sdk', instanceSettings.join, needed('InstanceId', 'SecurityGroupId')),
    LeaveSecurityGroup: custom('write', 'document', instanceSettings.leave, needed('InstanceId', 'SecurityGroupId')),
    AttachKeyPair: custom('write', 'sdk', instanceSettings.attachKeyPair, { ...listedIds, ...needed('KeyPairName') }),
    DetachKeyPair: custom('write', 'sdk', instanceSettings.detachKeyPair, listedIds),
    AttachInstanceRamRole: custom('write', 'document', instanceSettings.attachRole, {
      ...listedIds,
      ...needed('RamRoleName'),
    }),
    DetachInstanceRamRole: custom('write', 'document', instanceSettings.detachRole, listedIds),
    ModifyInstanceAutoReleaseTime: custom('write', 'sdk', instanceSettings.scheduleRelease, named),
    AllocatePublicIpAddress: custom('write', 'sdk', instanceSettings.allocateAddress, named),
    DescribeUserData: custom('read', 'provider', instanceReads.userData, named),
    DescribeInstanceRamRole: custom('read', 'provider', instanceReads.ramRole),
    DescribeInstanceMaintenanceAttributes: custom('read', 'provider', instanceReads.maintenance),
    DescribeInstanceAttachmentAttributes: custom('read', 'provider', instanceReads.attachments),
    DescribeInstanceStatus: custom('read', 'sdk', instanceReads.status),
    DescribeInstancesFullStatus: custom('read', 'document', instanceReads.fullStatus),
    DescribeInstanceAutoRenewAttribute: custom('read', 'sdk', instanceReads.renewal),
    DescribeInstanceVncUrl: custom('read', 'sdk', instanceReads.remoteConsole, named),
    DescribeInstanceMonitorData: custom('read', 'sdk', instanceReads.monitor, named),
  },
  notFound: failures.instanceMissing,
  quota: {
    limit: 1000,
    per: 'region',
    error: {
      status: 403,
      code: 'QuotaExceed.ElasticQuota',
      message: 'The number of instances in the region exceeds the quota.',
    },
  },
  tags: { resourceType: 'instance', keys: 'TagKey' },
  auditType: 'ACS::ECS::Instance',
};

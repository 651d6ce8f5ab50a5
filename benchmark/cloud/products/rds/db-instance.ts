import type { AttributeSpec, ResourceSpec } from '../../spec/index.js';
import {
  choiceAttribute,
  constantAttribute,
  createdAttribute,
  idAttribute,
  textAttribute,
} from '../attribute-shapes.js';
import {
  deleteInstance,
  describeInstance,
  describeNetwork,
  listInstances,
  placeInstance,
  restartInstance,
  startInstance,
} from './db-instance-handlers.js';
import { INSTANCE_NOT_FOUND } from './need-instance.js';

const NAMED = { DBInstanceId: { type: 'string', required: true } } as const;

const attributes: Readonly<Record<string, AttributeSpec>> = {
  DBInstanceId: idAttribute({ zh: '实例ID', en: 'Instance ID' }),
  DBInstanceDescription: textAttribute({ zh: '实例名称', en: 'Instance Name' }, 'provider'),
  DBInstanceStatus: {
    type: 'string',
    label: { zh: '运行状态', en: 'Status' },
    source: 'provider',
    generated: { kind: 'state' },
    values: [
      { value: 'Creating', label: { zh: '创建中', en: 'Creating' } },
      { value: 'Running', label: { zh: '运行中', en: 'Running' } },
      { value: 'Rebooting', label: { zh: '重启中', en: 'Restarting' } },
    ],
  },
  Engine: {
    type: 'string',
    label: { zh: '数据库类型', en: 'Database Engine' },
    source: 'provider',
    required: true,
    values: ['MySQL', 'SQLServer', 'PostgreSQL', 'MariaDB'].map((value) => ({
      value,
      label: { zh: value, en: value },
    })),
    malformed: { status: 400, code: 'InvalidEngine.Malformed', message: 'The specified engine is not valid.' },
  },
  EngineVersion: {
    type: 'string',
    label: { zh: '数据库版本', en: 'Engine Version' },
    source: 'provider',
    required: true,
    pattern: '[0-9][0-9a-zA-Z._]*',
    malformed: {
      status: 400,
      code: 'InvalidEngineVersion.Malformed',
      message: 'The specified engine version is not valid.',
    },
  },
  DBInstanceClass: {
    type: 'string',
    label: { zh: '规格', en: 'Instance Type' },
    source: 'provider',
    required: true,
    pattern: '[a-z0-9.-]+',
    malformed: {
      status: 400,
      code: 'InvalidDBInstanceClass.NotFound',
      message: 'The specified DB instance class is not found.',
    },
  },
  DBInstanceStorage: {
    type: 'integer',
    label: { zh: '存储空间', en: 'Storage' },
    source: 'provider',
    required: true,
    minimum: 5,
    maximum: 32000,
    malformed: {
      status: 400,
      code: 'InvalidStorage.Malformed',
      message: 'The specified storage is not valid.',
    },
  },
  DBInstanceStorageType: choiceAttribute(
    { zh: '存储类型', en: 'Storage Type' },
    'provider',
    [
      { value: 'local_ssd', label: { zh: '本地SSD盘', en: 'Local SSD' } },
      { value: 'cloud_ssd', label: { zh: 'SSD云盘', en: 'Standard SSD' } },
      { value: 'cloud_essd', label: { zh: 'ESSD云盘', en: 'ESSD' } },
    ],
    'local_ssd',
  ),
  DBInstanceNetType: choiceAttribute(
    { zh: '访问方式', en: 'Connection Type' },
    'provider',
    [
      { value: 'Intranet', label: { zh: '内网', en: 'Internal' } },
      { value: 'Internet', label: { zh: '外网', en: 'Public' } },
    ],
    'Intranet',
  ),
  PayType: choiceAttribute(
    { zh: '付费类型', en: 'Billing Method' },
    'provider',
    [
      { value: 'Postpaid', label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
      { value: 'Prepaid', label: { zh: '包年包月', en: 'Subscription' } },
    ],
    'Postpaid',
  ),
  InstanceNetworkType: choiceAttribute(
    { zh: '网络类型', en: 'Network Type' },
    'provider',
    [
      { value: 'VPC', label: { zh: '专有网络', en: 'VPC' } },
      { value: 'Classic', label: { zh: '经典网络', en: 'Classic Network' } },
    ],
    'Classic',
  ),
  VSwitchId: {
    type: 'string',
    label: { zh: '虚拟交换机', en: 'VSwitch' },
    source: 'provider',
    whenUnset: '',
    references: {
      resource: 'vpc/vswitch',
      missing: { status: 404, code: 'InvalidVSwitchId.NotFound', message: 'The VSwitch {id} is not found.' },
    },
  },
  VpcId: textAttribute({ zh: '专有网络', en: 'VPC' }, 'provider'),
  ZoneId: textAttribute({ zh: '可用区', en: 'Zone' }, 'provider'),
  SecurityIPList: textAttribute({ zh: '白名单', en: 'IP Whitelist' }, 'provider', { default: '127.0.0.1' }),
  ConnectionString: textAttribute({ zh: '内网地址', en: 'Internal Endpoint' }, 'provider'),
  Port: textAttribute({ zh: '内网端口', en: 'Internal Port' }, 'provider'),
  RegionId: { type: 'string', label: { zh: '地域', en: 'Region' }, source: 'provider', generated: { kind: 'region' } },
  CreationTime: createdAttribute({ zh: '创建时间', en: 'Created At' }),
  DBInstanceType: constantAttribute({ zh: '实例类型', en: 'Instance Role' }, 'Primary'),
  Category: constantAttribute({ zh: '系列', en: 'Edition' }, 'HighAvailability'),
  LockMode: constantAttribute({ zh: '锁定模式', en: 'Lock Mode' }, 'Unlock'),
  ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'sdk', { default: 'rg-default' }),
  MaintainTime: constantAttribute({ zh: '可维护时间段', en: 'Maintenance Window' }, '18:00Z-22:00Z'),
  AutoUpgradeMinorVersion: constantAttribute({ zh: '小版本升级', en: 'Minor Version Update' }, 'Auto'),
  DeletionProtection: constantAttribute({ zh: '释放保护', en: 'Release Protection' }, false),
  Whitelists: {
    type: 'object-list',
    label: { zh: '白名单分组', en: 'Whitelists' },
    source: 'sdk',
    shown: 'never',
  },
  SqlCollector: {
    type: 'object',
    label: { zh: 'SQL洞察', en: 'SQL Explorer' },
    source: 'sdk',
    shown: 'never',
    generated: { kind: 'constant', value: { SQLCollectorStatus: 'Disabled', ConfigValue: '0' } },
  },
};

/** ApsaraDB RDS instances. */
export const dbInstance: ResourceSpec = {
  name: 'db-instance',
  label: { zh: '实例', en: 'Instance' },
  id: { attribute: 'DBInstanceId', from: 'prefix', prefix: 'rm-', length: 17 },
  scope: 'region',
  attributes,
  states: {
    initial: 'Creating',
    values: {
      Creating: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Running', afterMilliseconds: 3000 } },
      Running: { label: { zh: '运行中', en: 'Running' } },
      Rebooting: { label: { zh: '重启中', en: 'Restarting' }, next: { state: 'Running', afterMilliseconds: 2000 } },
    },
  },
  operations: {
    CreateDBInstance: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: [
        'Engine',
        'EngineVersion',
        'DBInstanceClass',
        'DBInstanceStorage',
        'DBInstanceStorageType',
        'DBInstanceNetType',
        'DBInstanceDescription',
        'SecurityIPList',
        'PayType',
        'InstanceNetworkType',
        'VSwitchId',
        'ZoneId',
        'ResourceGroupId',
      ],
      returns: ['DBInstanceId', 'ConnectionString', 'Port'],
      before: placeInstance,
      after: startInstance,
    },
    DescribeDBInstances: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      handler: listInstances,
    },
    DescribeDBInstanceAttribute: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: NAMED,
      handler: describeInstance,
    },
    DescribeDBInstanceNetInfo: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: NAMED,
      handler: describeNetwork,
    },
    ModifyDBInstanceDescription: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { DBInstanceDescription: 'DBInstanceDescription' },
    },
    RestartDBInstance: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: NAMED,
      handler: restartInstance,
    },
    DeleteDBInstance: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: NAMED,
      handler: deleteInstance,
    },
  },
  notFound: INSTANCE_NOT_FOUND,
  quota: {
    limit: 30,
    per: 'account',
    error: {
      status: 403,
      code: 'InstanceQuotaExceeded',
      message: 'The number of instances of the account has reached its quota.',
    },
  },
  tags: { resourceType: 'INSTANCE', keys: 'Key' },
  auditType: 'ACS::RDS::DBInstance',
};

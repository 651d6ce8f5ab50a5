import type { AttributeSpec } from '../../spec/index.js';
import { constantAttribute, createdAttribute, idAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { billingAttribute, networkTypeAttribute } from '../shared/database/attributes.js';

/** Fields of replica sets and sharded clusters. */
export const instanceAttributes: Readonly<Record<string, AttributeSpec>> = {
  DBInstanceId: idAttribute({ zh: '实例ID', en: 'Instance ID' }),
  DBInstanceDescription: textAttribute({ zh: '实例名称', en: 'Instance Name' }, 'provider', {
    pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5-]{1,255}',
    malformed: {
      status: 400,
      code: 'InvalidDBInstanceDescription.Format',
      message: 'Specified DB instance description is not valid.',
    },
  }),
  DBInstanceType: {
    type: 'string',
    label: { zh: '实例类型', en: 'Instance Type' },
    source: 'provider',
    default: 'replicate',
    values: [
      { value: 'replicate', label: { zh: '副本集实例', en: 'Replica Set Instance' } },
      { value: 'sharding', label: { zh: '分片集群实例', en: 'Sharded Cluster Instance' } },
    ],
  },
  DBInstanceStatus: {
    type: 'string',
    label: { zh: '运行状态', en: 'Status' },
    source: 'provider',
    generated: { kind: 'state' },
  },
  Engine: textAttribute({ zh: '数据库引擎', en: 'Database Engine' }, 'provider', { default: 'MongoDB' }),
  EngineVersion: {
    type: 'string',
    label: { zh: '数据库版本', en: 'Database Version' },
    source: 'provider',
    required: true,
    values: ['3.4', '4.0', '4.2', '4.4', '5.0', '6.0'].map((value) => ({ value, label: { zh: value, en: value } })),
    malformed: {
      status: 400,
      code: 'InvalidEngineVersion.ValueNotSupported',
      message: 'The specified parameter "EngineVersion" is not valid.',
    },
  },
  DBInstanceClass: textAttribute({ zh: '规格', en: 'Instance Type Specification' }, 'provider', {
    default: 'dds.mongo.mid',
  }),
  DBInstanceStorage: {
    type: 'integer',
    label: { zh: '存储空间', en: 'Storage Space' },
    source: 'provider',
    default: 20,
    minimum: 10,
    maximum: 3000,
    malformed: { status: 400, code: 'InvalidStorage.Format', message: 'Specified Storage is not valid.' },
  },
  ReplicationFactor: textAttribute({ zh: '副本数', en: 'Replication Factor' }, 'provider', { default: '3' }),
  NetworkType: networkTypeAttribute('Classic', 'VPC'),
  VPCId: textAttribute({ zh: '专有网络', en: 'VPC' }, 'provider'),
  VSwitchId: textAttribute({ zh: '虚拟交换机', en: 'VSwitch' }, 'provider'),
  RegionId: {
    type: 'string',
    label: { zh: '地域', en: 'Region' },
    source: 'provider',
    generated: { kind: 'region' },
  },
  ZoneId: textAttribute({ zh: '可用区', en: 'Zone' }, 'provider'),
  ChargeType: billingAttribute({ zh: '付费类型', en: 'Billing Method' }, 'PostPaid', 'PrePaid'),
  CreationTime: createdAttribute({ zh: '创建时间', en: 'Created At' }, 'provider'),
  ExpireTime: textAttribute({ zh: '到期时间', en: 'Expires At' }),
  LockMode: constantAttribute({ zh: '锁定模式', en: 'Lock Mode' }, 'Unlock'),
  StorageEngine: textAttribute({ zh: '存储引擎', en: 'Storage Engine' }, 'provider', { default: 'WiredTiger' }),
  KindCode: constantAttribute({ zh: '部署类型', en: 'Deployment Kind' }, '0'),
  ProtocolType: constantAttribute({ zh: '协议类型', en: 'Protocol Type' }, 'mongodb'),
  CurrentKernelVersion: constantAttribute({ zh: '小版本', en: 'Minor Version' }, 'mongodb_20210204_4.0.14'),
  VpcAuthMode: {
    type: 'string',
    label: { zh: '免密访问', en: 'Password-free Access' },
    source: 'sdk',
    default: 'Open',
    values: [
      { value: 'Open', label: { zh: '关闭', en: 'Disabled' } },
      { value: 'Close', label: { zh: '开启', en: 'Enabled' } },
    ],
  },
  MaintainStartTime: textAttribute({ zh: '可维护开始时间', en: 'Maintenance Window Start' }, 'provider', {
    default: '18:00Z',
  }),
  MaintainEndTime: textAttribute({ zh: '可维护结束时间', en: 'Maintenance Window End' }, 'provider', {
    default: '22:00Z',
  }),
  ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'provider', { default: 'rg-default' }),
  ReplicaSetName: textAttribute({ zh: '副本集名称', en: 'Replica Set Name' }, 'provider'),
  ReplicaSets: {
    type: 'object-list',
    label: { zh: '节点', en: 'Nodes' },
    source: 'provider',
    responsePath: 'ReplicaSets.ReplicaSet',
    whenUnset: [],
  },
  MongosList: {
    type: 'object-list',
    label: { zh: 'Mongos列表', en: 'Mongos List' },
    source: 'provider',
    responsePath: 'MongosList.MongosAttribute',
    whenUnset: [],
  },
  ShardList: {
    type: 'object-list',
    label: { zh: 'Shard列表', en: 'Shard List' },
    source: 'provider',
    responsePath: 'ShardList.ShardAttribute',
    whenUnset: [],
  },
  ConfigserverList: {
    type: 'object-list',
    label: { zh: 'ConfigServer列表', en: 'ConfigServer List' },
    source: 'provider',
    responsePath: 'ConfigserverList.ConfigserverAttribute',
    whenUnset: [],
  },
  NetworkAddresses: {
    type: 'object-list',
    label: { zh: '连接地址', en: 'Endpoints' },
    source: 'sdk',
    generated: { kind: 'constant', value: [] },
    shown: 'never',
  },
  SecurityIpGroups: {
    type: 'object-list',
    label: { zh: '白名单分组', en: 'Whitelist Groups' },
    source: 'provider',
    generated: { kind: 'constant', value: [] },
    shown: 'never',
  },
  BackupPolicy: {
    type: 'object',
    label: { zh: '备份策略', en: 'Backup Policy' },
    source: 'provider',
    generated: {
      kind: 'constant',
      value: {
        PreferredBackupTime: '17:00Z-18:00Z',
        PreferredBackupPeriod: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
        BackupRetentionPeriod: '7',
      },
    },
    shown: 'never',
  },
};

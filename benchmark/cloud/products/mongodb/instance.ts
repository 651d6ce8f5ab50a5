import type { ResourceSpec } from '../../spec/index.js';
import { instanceNotFound } from './errors.js';
import { instanceAttributes } from './instance-attributes.js';
import {
  addReplicaSet,
  addRootAccount,
  checkNetwork,
  placeSharded,
  removeBelongings,
  restart,
} from './instance-handlers.js';
import { instanceStates } from './instance-states.js';
import { instanceExists, instanceRuns, needInstance } from './need-instance.js';
import { describeSecurityIps, modifySecurityIps } from './whitelist.js';

const byInstance = { DBInstanceId: { type: 'string', required: true } } as const;

const creation = [
  'DBInstanceDescription',
  'Engine',
  'EngineVersion',
  'DBInstanceClass',
  'DBInstanceStorage',
  'ReplicationFactor',
  'NetworkType',
  'ZoneId',
  'ChargeType',
  'StorageEngine',
  'ResourceGroupId',
] as const;

const creationParameters = {
  VpcId: { type: 'string' },
  VSwitchId: { type: 'string' },
  AccountPassword: { type: 'secret' },
  SecurityIPList: { type: 'string' },
  Period: { type: 'integer' },
} as const;

/** Replica sets and sharded clusters. */
export const instance: ResourceSpec = {
  name: 'instance',
  label: { zh: '实例', en: 'Instance' },
  id: { attribute: 'DBInstanceId', from: 'prefix', prefix: 'dds-', length: 20 },
  scope: 'region',
  attributes: instanceAttributes,
  states: instanceStates,
  operations: {
    CreateDBInstance: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: creation,
      parameters: creationParameters,
      masked: ['AccountPassword'],
      returns: ['DBInstanceId'],
      before: checkNetwork,
      after: addReplicaSet,
    },
    CreateShardingDBInstance: {
      kind: 'create',
      access: 'write',
      needsBalance: 100,
      source: 'provider',
      accepts: creation.filter((name) => !['DBInstanceClass', 'DBInstanceStorage', 'ReplicationFactor'].includes(name)),
      parameters: creationParameters,
      masked: ['AccountPassword'],
      returns: ['DBInstanceId'],
      before: placeSharded,
      after: addRootAccount,
    },
    DescribeDBInstances: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'DBInstances.DBInstance',
      paging: 'page-number',
      defaultPageSize: 30,
      maximumPageSize: 100,
      filters: [
        { parameter: 'DBInstanceId', attribute: 'DBInstanceId', match: 'listed' },
        { parameter: 'DBInstanceType', attribute: 'DBInstanceType', match: 'exact' },
        { parameter: 'DBInstanceStatus', attribute: 'DBInstanceStatus', match: 'exact' },
        { parameter: 'DBInstanceDescription', attribute: 'DBInstanceDescription', match: 'pattern' },
        { parameter: 'EngineVersion', attribute: 'EngineVersion', match: 'exact' },
        { parameter: 'VpcId', attribute: 'VPCId', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
    },
    DescribeDBInstanceAttribute: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      parameters: byInstance,
      itemsAt: 'DBInstances.DBInstance',
      paging: 'none',
      defaultPageSize: 1,
      maximumPageSize: 1,
      filters: [{ parameter: 'DBInstanceId', attribute: 'DBInstanceId', match: 'exact' }],
      before: instanceExists,
    },
    DescribeSecurityIps: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: byInstance,
      handler: describeSecurityIps,
    },
    ModifySecurityIps: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        ...byInstance,
        SecurityIps: { type: 'string', required: true },
        ModifyMode: { type: 'string', default: 'Cover', values: ['Cover', 'Append', 'Delete'] },
        SecurityIpGroupName: { type: 'string', default: 'default' },
        SecurityIpGroupAttribute: { type: 'string' },
      },
      handler: modifySecurityIps,
    },
    DescribeBackupPolicy: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: byInstance,
      handler: (context) => needInstance(context).attributes.BackupPolicy as Readonly<Record<string, unknown>>,
    },
    ModifyBackupPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        ...byInstance,
        PreferredBackupTime: { type: 'string', required: true },
        PreferredBackupPeriod: { type: 'string', required: true },
      },
      handler: (context) => {
        const record = needInstance(context);
        const { PreferredBackupTime, PreferredBackupPeriod } = context.parameters;
        const BackupPolicy = {
          ...(record.attributes.BackupPolicy as object),
          PreferredBackupTime,
          PreferredBackupPeriod,
        };
        context.store.update(record, { BackupPolicy });
        return {};
      },
    },
    RestartDBInstance: { kind: 'custom', access: 'write', source: 'sdk', parameters: byInstance, handler: restart },
    ModifyDBInstanceDescription: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { DBInstanceDescription: 'DBInstanceDescription' },
    },
    ModifyDBInstanceMaintainTime: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { MaintainStartTime: 'MaintainStartTime', MaintainEndTime: 'MaintainEndTime' },
    },
    ModifyDBInstanceSpec: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: {
        DBInstanceClass: 'DBInstanceClass',
        DBInstanceStorage: 'DBInstanceStorage',
        ReplicationFactor: 'ReplicationFactor',
      },
      before: instanceRuns,
    },
    ModifyInstanceVpcAuthMode: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { VpcAuthMode: 'VpcAuthMode' },
      before: instanceRuns,
    },
    DeleteDBInstance: { kind: 'delete', access: 'write', source: 'provider', after: removeBelongings },
  },
  notFound: instanceNotFound,
  quota: {
    limit: 30,
    per: 'account',
    error: {
      status: 403,
      code: 'QuotaExceeded.DBInstance',
      message: 'The quota of DB instances is exceeded.',
    },
  },
  tags: { resourceType: 'INSTANCE', keys: 'Key' },
  auditType: 'ACS::MongoDB::DBInstance',
};

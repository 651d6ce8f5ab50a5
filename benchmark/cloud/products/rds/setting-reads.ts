import type { OperationSpec } from '../../spec/index.js';
import { needInstance } from './need-instance.js';

/**
 * Settings that the provider reads of every instance and that the slice never changes: action → answer besides the id.
 */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  DescribeParameters: { ConfigParameters: { DBInstanceParameter: [] }, RunningParameters: { DBInstanceParameter: [] } },
  DescribeDBInstanceMonitor: { Period: '300' },
  DescribeDBInstanceSSL: { SSLEnabled: '', RequireUpdate: 'No', ConnectionString: '', SSLExpireTime: '' },
  DescribeDBInstanceTDE: { TDEStatus: 'Disabled', Databases: { Database: [] } },
  DescribeDBInstanceEncryptionKey: { EncryptionKey: '', EncryptionKeyStatus: '' },
  DescribeDBInstanceHAConfig: { HAMode: 'RPO', SyncMode: 'Semi-sync', HostInstanceInfos: { NodeInfo: [] } },
  DescribeHASwitchConfig: { HAConfig: 'Auto', ManualHATime: '' },
  DescribeHADiagnoseConfig: { TcpConnectionType: 'SHORT' },
  DescribeSecurityGroupConfiguration: { Items: { EcsSecurityGroupRelation: [] } },
  DescribeInstanceAutoRenewalAttribute: { Items: { Item: [] }, PageNumber: 1, TotalRecordCount: 0 },
  DescribeBackupPolicy: {
    PreferredBackupTime: '18:00Z-19:00Z',
    PreferredBackupPeriod: 'Monday,Wednesday,Friday,Sunday',
    BackupRetentionPeriod: 7,
    BackupLog: 'Enable',
    LogBackupRetentionPeriod: 7,
    EnableBackupLog: '1',
  },
  DescribeDBProxy: { DBProxyInstanceStatus: 'Shutdown' },
  DescribePGHbaConfig: { RunningHbaItems: { HbaItem: [] }, DefaultHbaItems: { HbaItem: [] } },
  DescribeInstanceCrossBackupPolicy: { BackupEnabled: 'Disable' },
  DescribeDBInstanceEndpoints: { Data: { DBInstanceEndpoints: { DBInstanceEndpoint: [] } } },
};

/** The reads of settings that never differ from what a new instance has. */
export const settingReads: Readonly<Record<string, OperationSpec>> = Object.fromEntries(
  Object.entries(SETTINGS).map(([action, answer]): [string, OperationSpec] => [
    action,
    {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { DBInstanceId: { type: 'string', required: true } },
      handler: (context) => {
        const { attributes, id } = needInstance(context);
        return { DBInstanceId: id, Engine: attributes.Engine, EngineVersion: attributes.EngineVersion, ...answer };
      },
    },
  ]),
);

import { settingReads } from '../shared/database/setting-reads.js';
import { needInstance } from './need-instance.js';

/** What the provider reads of every instance and the slice never changes. */
const SETTINGS = {
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

/** The reads of settings. */
export const rdsSettingReads = settingReads(SETTINGS, 'DBInstanceId', (context) => {
  const { attributes, id } = needInstance(context);
  return { DBInstanceId: id, Engine: attributes.Engine, EngineVersion: attributes.EngineVersion };
});

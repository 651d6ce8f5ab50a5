import type { OperationContext } from '../../spec/index.js';
import { settingReads } from '../shared/database/setting-reads.js';
import { needInstance } from './need-instance.js';

/** What the provider reads of every instance and the slice never changes. */
const SETTINGS = {
  DescribeInstanceSSL: { SSLEnabled: 'Disable', SSLExpiredTime: '', CertCommonName: '' },
  DescribeInstanceTDEStatus: { TDEStatus: 'Disabled' },
  DescribeEncryptionKey: { EncryptionKey: '', EncryptionName: '', RoleArn: '' },
  DescribeInstanceConfig: { Config: '{}', ParamNoLooseSentinelEnabled: 'no' },
  DescribeParameters: { Engine: 'Redis', ConfigParameters: { Parameter: [] }, RunningParameters: { Parameter: [] } },
  DescribeBackupPolicy: {
    PreferredBackupTime: '18:00Z-19:00Z',
    PreferredBackupPeriod: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
    BackupRetentionPeriod: '7',
    EnableBackupLog: 0,
  },
  DescribeSecurityGroupConfiguration: { Items: { EcsSecurityGroupRelation: [] } },
  DescribeIntranetAttribute: { IntranetBandwidth: 10, BandwidthExpireTime: '', AutoRenewal: false },
};

/** The one that calls the instance as RDS does. */
const RENEWAL = {
  DescribeInstanceAutoRenewalAttribute: { Items: { Item: [] }, TotalRecordCount: 0, PageNumber: 1 },
};

function idOf(context: OperationContext) {
  return { InstanceId: needInstance(context).id };
}

/** The reads of settings. */
export const redisSettingReads = {
  ...settingReads(SETTINGS, 'InstanceId', idOf),
  ...settingReads(RENEWAL, 'DBInstanceId', (context) =>
    idOf({ ...context, parameters: { InstanceId: context.parameters.DBInstanceId } }),
  ),
};

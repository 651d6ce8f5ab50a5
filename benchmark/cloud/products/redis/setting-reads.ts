import type { OperationSpec } from '../../spec/index.js';
import { needInstance } from './need-instance.js';

/**
 * Settings that the provider reads of every instance and that the slice never changes: action → answer besides the id.
 */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
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
  DescribeInstanceAutoRenewalAttribute: { Items: { Item: [] }, TotalRecordCount: 0, PageNumber: 1 },
  DescribeIntranetAttribute: { IntranetBandwidth: 10, BandwidthExpireTime: '', AutoRenewal: false },
};

/** The reads of settings that never differ from what a new instance has. */
export const settingReads: Readonly<Record<string, OperationSpec>> = Object.fromEntries(
  Object.entries(SETTINGS).map(([action, answer]): [string, OperationSpec] => {
    // One of them calls the instance as RDS does.
    const name = action === 'DescribeInstanceAutoRenewalAttribute' ? 'DBInstanceId' : 'InstanceId';
    return [
      action,
      {
        kind: 'custom',
        access: 'read',
        source: 'provider',
        parameters: { [name]: { type: 'string', required: true } },
        handler: (context) => {
          const named = { ...context, parameters: { InstanceId: context.parameters[name] } };
          const { id } = needInstance(named);
          return { InstanceId: id, ...answer };
        },
      },
    ];
  }),
);

import type { OperationSpec } from '../../spec/index.js';
import { settingReads } from '../shared/database/setting-reads.js';
import { instanceExists, needInstance } from './need-instance.js';

/** What the provider reads of an instance and the slice never changes. */
const SETTINGS = {
  DescribeDBInstanceSSL: { SSLStatus: 'Closed', CertCommonName: '', SSLExpiredTime: '', RequireUpdate: 'No' },
  DescribeDBInstanceTDEInfo: { TDEStatus: 'disabled' },
  DescribeSecurityGroupConfiguration: { Items: { RdsEcsSecurityGroupRel: [] } },
  DescribeInstanceAutoRenewalAttribute: { Items: { Item: [] }, PageNumber: 1, TotalRecordCount: 0, ItemsNumbers: 0 },
  DescribeParameters: { ConfigParameters: { Parameter: [] }, RunningParameters: { Parameter: [] } },
  DescribeAuditPolicy: { LogAuditStatus: 'Disable' },
};

/** The reads of settings, and of the members of a replica set. */
export const mongodbSettingReads: Readonly<Record<string, OperationSpec>> = {
  ...settingReads(SETTINGS, 'DBInstanceId', instanceExists),
  DescribeReplicaSetRole: {
    kind: 'custom',
    access: 'read',
    source: 'document',
    parameters: { DBInstanceId: { type: 'string', required: true } },
    handler: (context) => {
      const { id, attributes } = needInstance(context);
      return { DBInstanceId: id, ReplicaSets: { ReplicaSet: attributes.ReplicaSets ?? [] } };
    },
  },
};

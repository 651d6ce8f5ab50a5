import type { OperationSpec } from '../../spec/index.js';
import { needInstance } from './need-instance.js';

/** Settings that the provider reads of an instance and that the slice never changes: action → answer. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  DescribeDBInstanceSSL: { SSLStatus: 'Closed', CertCommonName: '', SSLExpiredTime: '', RequireUpdate: 'No' },
  DescribeDBInstanceTDEInfo: { TDEStatus: 'disabled' },
  DescribeSecurityGroupConfiguration: { Items: { RdsEcsSecurityGroupRel: [] } },
  DescribeInstanceAutoRenewalAttribute: { Items: { Item: [] }, PageNumber: 1, TotalRecordCount: 0, ItemsNumbers: 0 },
  DescribeParameters: { ConfigParameters: { Parameter: [] }, RunningParameters: { Parameter: [] } },
  DescribeAuditPolicy: { LogAuditStatus: 'Disable' },
};

/** The reads of settings that never differ from what a new instance has, and of the members of a replica set. */
export const settingReads: Readonly<Record<string, OperationSpec>> = {
  ...Object.fromEntries(
    Object.entries(SETTINGS).map(([action, answer]): [string, OperationSpec] => [
      action,
      {
        kind: 'custom',
        access: 'read',
        source: 'provider',
        parameters: { DBInstanceId: { type: 'string', required: true } },
        handler: (context) => {
          needInstance(context);
          return answer;
        },
      },
    ]),
  ),
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

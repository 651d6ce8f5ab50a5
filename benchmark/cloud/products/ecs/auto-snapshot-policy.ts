import type { ResourceSpec } from '../../spec/resource.js';
import { attribute, constant, creationTime, text } from './attributes.js';
import { countDisks, policyHandlers, readSchedule } from './auto-snapshot-policy-handlers.js';
import { custom, needed } from './custom.js';
import { failures } from './failures.js';

/** When snapshots of disks are made by themselves, and how long they are kept. */
export const autoSnapshotPolicy: ResourceSpec = {
  name: 'auto-snapshot-policy',
  label: { zh: '自动快照策略', en: 'Automatic Snapshot Policy' },
  id: { attribute: 'AutoSnapshotPolicyId', from: 'prefix', prefix: 'sp-', length: 20 },
  scope: 'region',
  attributes: {
    AutoSnapshotPolicyId: text('策略ID', 'Policy ID', 'sdk', { generated: { kind: 'id' } }),
    AutoSnapshotPolicyName: text('策略名称', 'Name', 'document'),
    TimePoints: text('创建时间', 'Executed At', 'document'),
    RepeatWeekdays: text('重复日期', 'Execution Frequency', 'document'),
    RetentionDays: attribute('integer', '保留时间', 'Keep Snapshots', 'document'),
    EnableCrossRegionCopy: attribute(
      'boolean',
      '跨地域复制快照',
      'Cross-Region Replication for Snapshots',
      'document',
      {
        default: false,
      },
    ),
    TargetCopyRegions: text('目标地域', 'Destination Region', 'document'),
    CopiedSnapshotsRetentionDays: attribute(
      'integer',
      '复制快照保留时间',
      'Retention Time of Snapshot Copies',
      'document',
      { default: -1 },
    ),
    Status: constant('string', '状态', 'Status', 'sdk', 'Normal'),
    RegionId: text('地域', 'Region', 'sdk', { generated: { kind: 'region' } }),
    DiskNums: attribute('integer', '关联磁盘数', 'Associated Disks', 'sdk', { shown: 'never' }),
    ResourceGroupId: text('资源组', 'Resource Group', 'sdk'),
    CreationTime: creationTime('sdk'),
  },
  operations: {
    CreateAutoSnapshotPolicy: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['ResourceGroupId'],
      returns: ['AutoSnapshotPolicyId'],
      parameters: {
        timePoints: { type: 'json-list', required: true },
        repeatWeekdays: { type: 'json-list', required: true },
        retentionDays: { type: 'integer', required: true },
      },
      before: readSchedule,
    },
    DescribeAutoSnapshotPolicyEx: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'AutoSnapshotPolicies.AutoSnapshotPolicy',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'AutoSnapshotPolicyId', attribute: 'AutoSnapshotPolicyId', match: 'exact' },
        { parameter: 'AutoSnapshotPolicyName', attribute: 'AutoSnapshotPolicyName', match: 'pattern' },
      ],
      after: countDisks,
    },
    ModifyAutoSnapshotPolicyEx: custom('write', 'sdk', policyHandlers.modify, needed('autoSnapshotPolicyId')),
    DeleteAutoSnapshotPolicy: custom('write', 'sdk', policyHandlers.remove, needed('autoSnapshotPolicyId')),
    ApplyAutoSnapshotPolicy: custom('write', 'sdk', policyHandlers.apply, {
      ...needed('autoSnapshotPolicyId'),
      diskIds: { type: 'json-list', required: true },
    }),
    CancelAutoSnapshotPolicy: custom('write', 'sdk', policyHandlers.cancel, {
      diskIds: { type: 'json-list', required: true },
    }),
  },
  notFound: failures.policyMissing,
  quota: {
    limit: 100,
    per: 'region',
    error: {
      status: 400,
      code: 'QuotaExceed.AutoSnapshotPolicy',
      message: 'The maximum number of automatic snapshot policies is reached.',
    },
  },
  tags: { resourceType: 'snapshotpolicy', keys: 'TagKey' },
  auditType: 'ACS::ECS::AutoSnapshotPolicy',
};

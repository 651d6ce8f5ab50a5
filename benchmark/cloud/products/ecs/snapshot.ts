import type { ResourceSpec } from '../../spec/resource.js';
import { attribute, constant, creationTime, description, NAME_PATTERN, text } from './attributes.js';
import { custom } from './custom.js';
import { failures } from './failures.js';
import {
  describeChains,
  describeSource,
  describeUsage,
  MOST_SNAPSHOTS,
  progress,
  SNAPSHOT_TIME,
} from './snapshot-handlers.js';

/** Snapshots of disks. */
export const snapshot: ResourceSpec = {
  name: 'snapshot',
  label: { zh: '快照', en: 'Snapshot' },
  id: { attribute: 'SnapshotId', from: 'prefix', prefix: 's-', length: 20 },
  scope: 'region',
  attributes: {
    SnapshotId: text('快照ID', 'Snapshot ID', 'document', { generated: { kind: 'id' } }),
    SnapshotName: text('快照名称', 'Snapshot Name', 'document', {
      pattern: NAME_PATTERN,
      malformed: {
        status: 400,
        code: 'InvalidSnapshotName.Malformed',
        message: 'The specified snapshot name is not valid.',
      },
    }),
    Description: description('sdk'),
    RegionId: text('地域', 'Region', 'sdk', { generated: { kind: 'region' } }),
    SourceDiskId: text('磁盘ID', 'Disk ID', 'document'),
    SourceDiskSize: attribute('string', '磁盘容量', 'Disk Capacity', 'sdk'),
    SourceDiskType: attribute('string', '磁盘属性', 'Disk Type', 'document', {
      values: [
        { value: 'system', label: { zh: '系统盘', en: 'System Disk' } },
        { value: 'data', label: { zh: '数据盘', en: 'Data Disk' } },
      ],
    }),
    SourceStorageType: text('来源类型', 'Source Type', 'sdk'),
    SnapshotType: attribute('string', '快照类型', 'Snapshot Type', 'sdk', {
      default: 'user',
      values: [
        { value: 'user', label: { zh: '手动快照', en: 'Manual Snapshot' } },
        { value: 'auto', label: { zh: '自动快照', en: 'Automatic Snapshot' } },
      ],
    }),
    RetentionDays: attribute('integer', '保留时间', 'Retention Days', 'document', { minimum: 1, maximum: 65_536 }),
    Encrypted: constant('boolean', '加密', 'Encrypted', 'sdk', false),
    InstantAccess: attribute('boolean', '快照极速可用', 'Instant Access', 'sdk', { default: false }),
    Category: attribute('string', '快照种类', 'Snapshot Category', 'sdk', { default: 'standard' }),
    ProductCode: constant('string', '镜像市场代码', 'Marketplace Code', 'sdk', ''),
    ResourceGroupId: text('资源组', 'Resource Group', 'sdk'),
    Status: attribute('string', '状态', 'Status', 'sdk', { generated: { kind: 'state' } }),
    Progress: attribute('string', '进度', 'Progress', 'document', { shown: 'never' }),
    CreationTime: creationTime('document'),
  },
  states: {
    initial: 'progressing',
    values: {
      progressing: {
        label: { zh: '创建中', en: 'Creating' },
        next: { state: 'accomplished', afterMilliseconds: SNAPSHOT_TIME },
      },
      accomplished: { label: { zh: '成功', en: 'Successful' } },
    },
  },
  operations: {
    CreateSnapshot: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['SnapshotName', 'Description', 'RetentionDays', 'Category', 'InstantAccess', 'ResourceGroupId'],
      returns: ['SnapshotId'],
      parameters: { DiskId: { type: 'string', required: true } },
      before: describeSource,
    },
    DescribeSnapshots: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'Snapshots.Snapshot',
      paging: 'page-number-or-token',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'SnapshotIds', attribute: 'SnapshotId', match: 'exact' },
        { parameter: 'SnapshotName', attribute: 'SnapshotName', match: 'pattern' },
        { parameter: 'DiskId', attribute: 'SourceDiskId', match: 'exact' },
        { parameter: 'SourceDiskType', attribute: 'SourceDiskType', match: 'exact' },
        { parameter: 'SnapshotType', attribute: 'SnapshotType', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
        { parameter: 'Encrypted', attribute: 'Encrypted', match: 'exact' },
      ],
      after: progress,
    },
    ModifySnapshotAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: { SnapshotName: 'SnapshotName', Description: 'Description', RetentionDays: 'RetentionDays' },
    },
    DeleteSnapshot: { kind: 'delete', access: 'write', source: 'provider' },
    DescribeSnapshotLinks: custom('read', 'sdk', describeChains),
    DescribeSnapshotsUsage: custom('read', 'sdk', describeUsage),
  },
  notFound: failures.snapshotMissing,
  blockedBy: [
    {
      resource: 'ecs/image',
      attribute: 'SnapshotId',
      error: {
        status: 403,
        code: 'SnapshotCreatedImage',
        message: 'The snapshot has been used to create the image {dependent}.',
      },
    },
    {
      resource: 'ecs/disk',
      attribute: 'SourceSnapshotId',
      error: {
        status: 403,
        code: 'SnapshotCreatedDisk',
        message: 'The snapshot has been used to create the disk {dependent}.',
      },
    },
  ],
  quota: {
    limit: MOST_SNAPSHOTS,
    per: 'SourceDiskId',
    error: { status: 403, code: 'QuotaExceed.Snapshot', message: 'The snapshot quota of the disk is exceeded.' },
  },
  tags: { resourceType: 'snapshot', keys: 'TagKey' },
  auditType: 'ACS::ECS::Snapshot',
};

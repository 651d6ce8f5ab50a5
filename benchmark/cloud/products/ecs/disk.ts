import type { ResourceSpec } from '../../spec/resource.js';
import { attribute, constant, creationTime, DESCRIPTION_PATTERN, NAME_PATTERN, text } from './attributes.js';
import { custom, needed } from './custom.js';
import { attachNew, checkDisk, diskHandlers } from './disk-handlers.js';
import { failures } from './failures.js';

/** Cloud disks. */
export const disk: ResourceSpec = {
  name: 'disk',
  label: { zh: '云盘', en: 'Disk' },
  id: { attribute: 'DiskId', from: 'prefix', prefix: 'd-', length: 20 },
  scope: 'region',
  attributes: {
    DiskId: text('云盘ID', 'Disk ID', 'document', { generated: { kind: 'id' } }),
    DiskName: text('云盘名称', 'Disk Name', 'document', {
      pattern: NAME_PATTERN,
      malformed: { status: 400, code: 'InvalidDiskName.Malformed', message: 'The specified disk name is not valid.' },
    }),
    Description: text('描述', 'Description', 'document', {
      pattern: DESCRIPTION_PATTERN,
      malformed: {
        status: 400,
        code: 'InvalidDescription.Malformed',
        message: 'The specified description is not valid.',
      },
    }),
    RegionId: text('地域', 'Region', 'sdk', { generated: { kind: 'region' } }),
    ZoneId: text('可用区', 'Zone', 'sdk'),
    Category: attribute('string', '云盘种类', 'Disk Category', 'document', {
      values: [
        { value: 'cloud', label: { zh: '普通云盘', en: 'Basic Disk' } },
        { value: 'cloud_efficiency', label: { zh: '高效云盘', en: 'Ultra Disk' } },
        { value: 'cloud_ssd', label: { zh: 'SSD云盘', en: 'Standard SSD' } },
        { value: 'cloud_essd', label: { zh: 'ESSD云盘', en: 'Enhanced SSD (ESSD)' } },
        { value: 'cloud_auto', label: { zh: 'ESSD AutoPL云盘', en: 'ESSD AutoPL Disk' } },
        { value: 'cloud_essd_entry', label: { zh: 'ESSD Entry云盘', en: 'ESSD Entry Disk' } },
      ],
    }),
    Size: attribute('integer', '容量', 'Capacity', 'document'),
    Type: attribute('string', '磁盘属性', 'Disk Type', 'document', {
      values: [
        { value: 'system', label: { zh: '系统盘', en: 'System Disk' } },
        { value: 'data', label: { zh: '数据盘', en: 'Data Disk' } },
      ],
    }),
    Status: attribute('string', '状态', 'Status', 'document', { generated: { kind: 'state' } }),
    InstanceId: text('实例', 'Instance', 'sdk'),
    Device: text('设备名', 'Device', 'sdk'),
    Portable: attribute('boolean', '可卸载', 'Unmountable', 'document', { default: true }),
    DeleteWithInstance: attribute('boolean', '随实例释放', 'Release with Instance', 'document', { default: false }),
    DeleteAutoSnapshot: attribute(
      'boolean',
      '随云盘释放自动快照',
      'Release Automatic Snapshots with Disk',
      'document',
      {
        default: false,
      },
    ),
    EnableAutoSnapshot: attribute('boolean', '启用自动快照策略', 'Automatic Snapshots', 'sdk', { default: true }),
    EnableAutomatedSnapshotPolicy: attribute('boolean', '已设置自动快照策略', 'Policy Applied', 'sdk', {
      default: false,
    }),
    AutoSnapshotPolicyId: text('自动快照策略', 'Automatic Snapshot Policy', 'document'),
    DiskChargeType: constant('string', '付费方式', 'Billing Method', 'document', 'PostPaid'),
    SourceSnapshotId: text('来源快照', 'Source Snapshot', 'sdk'),
    ImageId: text('镜像ID', 'Image ID', 'sdk'),
    Encrypted: attribute('boolean', '加密', 'Encrypted', 'document', { default: false }),
    KMSKeyId: text('密钥', 'KMS Key', 'sdk'),
    PerformanceLevel: text('性能级别', 'Performance Level', 'sdk'),
    IOPS: constant('integer', 'IOPS', 'IOPS', 'sdk', 3000),
    ResourceGroupId: text('资源组', 'Resource Group', 'sdk'),
    SerialNumber: text('序列号', 'Serial Number', 'sdk', { generated: { kind: 'identifier', prefix: '', length: 20 } }),
    MultiAttach: constant('string', '多重挂载', 'Multi-attach', 'sdk', 'Disabled'),
    ExpiredTime: constant('string', '到期时间', 'Expires At', 'sdk', '2999-09-08T16:00Z'),
    AttachedTime: text('挂载时间', 'Attached At', 'sdk'),
    DetachedTime: text('卸载时间', 'Detached At', 'sdk'),
    OperationLocks: constant('object-list', '锁定', 'Locks', 'sdk', [], {
      responsePath: 'OperationLocks.OperationLock',
    }),
    CreationTime: creationTime('document'),
  },
  states: {
    initial: 'Creating',
    values: {
      Creating: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Available', afterMilliseconds: 500 } },
      Available: { label: { zh: '待挂载', en: 'Unattached' } },
      Attaching: { label: { zh: '挂载中', en: 'Attaching' }, next: { state: 'In_use', afterMilliseconds: 500 } },
      In_use: { label: { zh: '使用中', en: 'In Use' } },
      Detaching: { label: { zh: '卸载中', en: 'Detaching' }, next: { state: 'Available', afterMilliseconds: 500 } },
      ReIniting: { label: { zh: '初始化中', en: 'Initializing' }, next: { state: 'In_use', afterMilliseconds: 800 } },
    },
  },
  operations: {
    CreateDisk: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['DiskName', 'Description', 'Encrypted', 'KMSKeyId', 'PerformanceLevel', 'ResourceGroupId'],
      returns: ['DiskId'],
      parameters: { Size: { type: 'integer' } },
      before: checkDisk,
      after: attachNew,
    },
    DescribeDisks: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'Disks.Disk',
      paging: 'page-number-or-token',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'DiskIds', attribute: 'DiskId', match: 'exact' },
        { parameter: 'DiskName', attribute: 'DiskName', match: 'pattern' },
        { parameter: 'DiskType', attribute: 'Type', match: 'exact' },
        { parameter: 'Category', attribute: 'Category', match: 'exact' },
        { parameter: 'Status', attribute: 'Status', match: 'exact' },
        { parameter: 'InstanceId', attribute: 'InstanceId', match: 'exact' },
        { parameter: 'ZoneId', attribute: 'ZoneId', match: 'exact' },
        { parameter: 'SnapshotId', attribute: 'SourceSnapshotId', match: 'exact' },
        { parameter: 'AutoSnapshotPolicyId', attribute: 'AutoSnapshotPolicyId', match: 'exact' },
        { parameter: 'Portable', attribute: 'Portable', match: 'exact' },
        { parameter: 'Encrypted', attribute: 'Encrypted', match: 'exact' },
      ],
    },
    ModifyDiskAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: {
        DiskName: 'DiskName',
        Description: 'Description',
        DeleteWithInstance: 'DeleteWithInstance',
        DeleteAutoSnapshot: 'DeleteAutoSnapshot',
        EnableAutoSnapshot: 'EnableAutoSnapshot',
      },
    },
    AttachDisk: custom('write', 'sdk', diskHandlers.attach, needed('InstanceId', 'DiskId')),
    DetachDisk: custom('write', 'sdk', diskHandlers.detach, needed('InstanceId', 'DiskId')),
    DeleteDisk: custom('write', 'provider', diskHandlers.remove, needed('DiskId')),
    ResizeDisk: custom('write', 'sdk', diskHandlers.resize, {
      ...needed('DiskId'),
      NewSize: { type: 'integer', required: true },
    }),
    ReInitDisk: custom('write', 'sdk', diskHandlers.reinitialise, needed('DiskId')),
    ResetDisk: custom('write', 'sdk', diskHandlers.rollBack, needed('DiskId', 'SnapshotId')),
  },
  notFound: failures.diskMissing,
  tags: { resourceType: 'disk', keys: 'TagKey' },
  auditType: 'ACS::ECS::Disk',
};

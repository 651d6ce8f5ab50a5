import type { ResourceSpec } from '../../spec/index.js';
import { fileSystemNotFound, mountTargetNotFound } from './errors.js';
import { checkChange, fileSystemExists, placeMountTarget, switchMountTarget } from './mount-target-handlers.js';

/** Mount points of file systems, named by the domain under which they are mounted. */
export const mountTarget: ResourceSpec = {
  name: 'mount-target',
  label: { zh: '挂载点', en: 'Mount Point' },
  id: { attribute: 'MountTargetDomain', from: 'caller' },
  scope: 'region',
  attributes: {
    MountTargetDomain: { type: 'string', label: { zh: '挂载点', en: 'Mount Point' }, source: 'sdk' },
    FileSystemId: {
      type: 'string',
      label: { zh: '文件系统ID', en: 'File System ID' },
      source: 'sdk',
      required: true,
      references: { resource: 'nas/file-system', missing: fileSystemNotFound },
    },
    NetworkType: {
      type: 'string',
      label: { zh: '挂载点类型', en: 'Mount Point Type' },
      source: 'document',
      required: true,
      values: [
        { value: 'Vpc', label: { zh: '专有网络', en: 'VPC' } },
        { value: 'Classic', label: { zh: '经典网络', en: 'Classic network' } },
      ],
    },
    VpcId: {
      type: 'string',
      label: { zh: 'VPC网络', en: 'VPC' },
      source: 'document',
      whenUnset: '',
      references: {
        resource: 'vpc/vpc',
        missing: { status: 404, code: 'InvalidVpc.NotFound', message: 'The specified Vpc is not found.' },
      },
    },
    VswId: { type: 'string', label: { zh: '交换机', en: 'VSwitch' }, source: 'document', whenUnset: '' },
    AccessGroupName: {
      type: 'string',
      label: { zh: '权限组', en: 'Permission Group' },
      source: 'document',
      responsePath: 'AccessGroup',
    },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'provider',
      generated: { kind: 'state' },
    },
  },
  states: {
    initial: 'Pending',
    values: {
      Pending: { label: { zh: '创建中', en: 'Creating' }, next: { state: 'Active', afterMilliseconds: 1000 } },
      Active: { label: { zh: '可用', en: 'Available' } },
      Inactive: { label: { zh: '不可用', en: 'Unavailable' } },
    },
  },
  operations: {
    CreateMountTarget: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['FileSystemId', 'NetworkType', 'VpcId', 'AccessGroupName'],
      parameters: { VSwitchId: { type: 'string' } },
      returns: ['MountTargetDomain'],
      before: placeMountTarget,
    },
    DescribeMountTargets: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'MountTargets.MountTarget',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 100,
      filters: [
        { parameter: 'FileSystemId', attribute: 'FileSystemId', match: 'exact' },
        { parameter: 'MountTargetDomain', attribute: 'MountTargetDomain', match: 'exact' },
      ],
      before: fileSystemExists,
    },
    ModifyMountTarget: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { AccessGroupName: 'AccessGroupName' },
      parameters: { Status: { type: 'string', values: ['Active', 'Inactive'] } },
      before: checkChange,
      after: switchMountTarget,
    },
    DeleteMountTarget: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: mountTargetNotFound,
  quota: {
    limit: 2,
    per: 'FileSystemId',
    error: {
      status: 403,
      code: 'OperationDenied.MountTargetCountsExceeded',
      message: 'The amount of MountTarget has reached its limits(maximum 2 per FileSystem).',
    },
  },
  auditType: 'ACS::NAS::MountTarget',
};

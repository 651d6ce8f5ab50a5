import type { ResourceSpec } from '../../spec/index.js';
import { checkNewGroup, deleteGroup, listGroups, modifyGroup } from './access-group-handlers.js';
import { accessGroupExists, accessGroupNotFound, accessGroupsExceeded } from './errors.js';

/**
 * Permission groups: who may reach a file system through a mount target. The default group of each region is made by no one
 * and stored nowhere; see `default-group.ts`.
 */
export const accessGroup: ResourceSpec = {
  name: 'access-group',
  label: { zh: '权限组', en: 'Permission Group' },
  id: { attribute: 'AccessGroupName', from: 'caller' },
  uniqueOver: 'region',
  scope: 'region',
  attributes: {
    AccessGroupName: {
      type: 'string',
      label: { zh: '名称', en: 'Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z][\\w-]{2,63}',
    },
    AccessGroupType: {
      type: 'string',
      label: { zh: '网络类型', en: 'Network Type' },
      source: 'document',
      required: true,
      values: [
        { value: 'Vpc', label: { zh: '专有网络', en: 'VPC' } },
        { value: 'Classic', label: { zh: '经典网络', en: 'Classic network' } },
      ],
    },
    Description: { type: 'string', label: { zh: '描述', en: 'Description' }, source: 'document', default: '' },
    FileSystemType: {
      type: 'string',
      label: { zh: '文件系统类型', en: 'File System Type' },
      source: 'sdk',
      default: 'standard',
      values: [
        { value: 'standard', label: { zh: '通用型NAS', en: 'General-purpose NAS' } },
        { value: 'extreme', label: { zh: '极速型NAS', en: 'Extreme NAS' } },
      ],
    },
    RegionId: {
      type: 'string',
      label: { zh: '地域', en: 'Region' },
      source: 'document',
      generated: { kind: 'region' },
    },
    CreateTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    RuleCount: {
      type: 'integer',
      label: { zh: '规则数目', en: 'Rules' },
      source: 'document',
      generated: { kind: 'constant', value: 0 },
    },
    MountTargetCount: {
      type: 'integer',
      label: { zh: '绑定文件系统数目', en: 'Linked File Systems' },
      source: 'document',
      generated: { kind: 'constant', value: 0 },
    },
  },
  operations: {
    CreateAccessGroup: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['AccessGroupName', 'AccessGroupType', 'Description', 'FileSystemType'],
      returns: ['AccessGroupName'],
      before: checkNewGroup,
    },
    DescribeAccessGroups: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: {
        AccessGroupName: { type: 'string' },
        FileSystemType: { type: 'string' },
        PageNumber: { type: 'integer', default: 1, minimum: 1 },
        PageSize: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
      },
      handler: listGroups,
    },
    ModifyAccessGroup: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        AccessGroupName: { type: 'string', required: true },
        Description: { type: 'string' },
      },
      handler: modifyGroup,
    },
    DeleteAccessGroup: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { AccessGroupName: { type: 'string', required: true } },
      handler: deleteGroup,
    },
  },
  notFound: accessGroupNotFound,
  alreadyExists: accessGroupExists,
  // The default groups do not count. Source: "Manage permission groups".
  quota: { limit: 10, per: 'account', error: accessGroupsExceeded },
  auditType: 'ACS::NAS::AccessGroup',
};

import type { ResourceSpec } from '../../spec/index.js';
import {
  addUserToGroup,
  listGroupsForUser,
  listUsersForGroup,
  removeUserFromGroup,
  renameGroup,
} from './group-handlers.js';

const MEMBER_PARAMETERS = {
  UserName: { type: 'string', required: true },
  GroupName: { type: 'string', required: true },
} as const;

/** Groups of RAM users. */
export const group: ResourceSpec = {
  name: 'group',
  label: { zh: '用户组', en: 'User Group' },
  id: { attribute: 'GroupName', from: 'caller' },
  scope: 'global',
  attributes: {
    GroupName: {
      type: 'string',
      label: { zh: '用户组名称', en: 'Group Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z0-9-]{1,64}',
      malformed: {
        status: 400,
        code: 'InvalidParameter.GroupName.InvalidChars',
        message: 'The parameter - {value} contains invalid chars.',
      },
    },
    GroupId: {
      type: 'string',
      label: { zh: '用户组ID', en: 'Group ID' },
      source: 'sdk',
      generated: { kind: 'identifier', prefix: 'g-', length: 18 },
    },
    DisplayName: { type: 'string', label: { zh: '显示名称', en: 'Display Name' }, source: 'document', whenUnset: '' },
    Comments: { type: 'string', label: { zh: '备注', en: 'Note' }, source: 'document', whenUnset: '' },
    CreateDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'document',
      generated: { kind: 'creation-time' },
    },
    UpdateDate: {
      type: 'time',
      label: { zh: '更新时间', en: 'Updated At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateGroup: {
      kind: 'create',
      access: 'write',
      source: 'sdk',
      accepts: ['GroupName', 'DisplayName', 'Comments'],
      returns: { under: 'Group' },
    },
    GetGroup: { kind: 'describe', access: 'read', source: 'sdk', under: 'Group' },
    ListGroups: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'Groups.Group',
      paging: 'marker',
      defaultPageSize: 100,
      maximumPageSize: 1000,
      filters: [],
    },
    UpdateGroup: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { NewGroupName: 'GroupName', NewDisplayName: 'DisplayName', NewComments: 'Comments' },
      returns: { under: 'Group' },
      after: renameGroup,
    },
    DeleteGroup: { kind: 'delete', access: 'write', source: 'sdk' },
    AddUserToGroup: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: MEMBER_PARAMETERS,
      handler: addUserToGroup,
    },
    RemoveUserFromGroup: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: MEMBER_PARAMETERS,
      handler: removeUserFromGroup,
    },
    ListGroupsForUser: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: { UserName: MEMBER_PARAMETERS.UserName },
      handler: listGroupsForUser,
    },
    ListUsersForGroup: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { GroupName: MEMBER_PARAMETERS.GroupName },
      handler: listUsersForGroup,
    },
  },
  notFound: { status: 404, code: 'EntityNotExist.Group', message: 'The group does not exist: {id}.' },
  alreadyExists: { status: 409, code: 'EntityAlreadyExists.Group', message: 'The group does already exist: {id}.' },
  blockedBy: [
    {
      resource: 'ram/group-membership',
      attribute: 'GroupName',
      error: {
        status: 409,
        code: 'DeleteConflict.Group.User',
        message: 'The Group has users, so cannot be deleted. Please remove them first.',
      },
    },
    {
      resource: 'ram/policy-attachment',
      attribute: 'GroupName',
      error: {
        status: 409,
        code: 'DeleteConflict.Group.Policy',
        message: 'The Group has policies attached, so cannot be deleted. Please detach them first.',
      },
    },
  ],
  quota: {
    limit: 50,
    per: 'account',
    error: { status: 409, code: 'LimitExceeded.Group', message: 'The count of groups beyond the current limits.' },
  },
  auditType: 'ACS::RAM::Group',
};

/** One user's membership in one group; seen only through the group's operations. */
export const groupMembership: ResourceSpec = {
  name: 'group-membership',
  label: { zh: '组成员', en: 'Group Member' },
  id: { attribute: 'MembershipId', from: 'prefix', prefix: 'member-', length: 20 },
  scope: 'global',
  attributes: {
    MembershipId: {
      type: 'string',
      label: { zh: '成员ID', en: 'Membership ID' },
      source: 'assumed',
      generated: { kind: 'id' },
      shown: 'never',
    },
    UserName: { type: 'string', label: { zh: '用户', en: 'User' }, source: 'sdk' },
    GroupName: { type: 'string', label: { zh: '用户组', en: 'User Group' }, source: 'sdk' },
    JoinDate: {
      type: 'time',
      label: { zh: '加入时间', en: 'Added At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {},
  notFound: { status: 404, code: 'EntityNotExist.User.Group', message: 'The user does not belong to the group.' },
};

import type { ResourceSpec } from '../../spec/index.js';
import { checkTrust, nameRole } from './role-handlers.js';

/** Roles that sessions of STS act as. */
export const role: ResourceSpec = {
  name: 'role',
  label: { zh: '角色', en: 'Role' },
  id: { attribute: 'RoleName', from: 'caller' },
  scope: 'global',
  attributes: {
    RoleName: {
      type: 'string',
      label: { zh: '角色名称', en: 'Role Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z0-9._-]{1,64}',
      malformed: {
        status: 400,
        code: 'InvalidParameter.RoleName.InvalidChars',
        message: 'The parameter - {value} contains invalid chars.',
      },
    },
    RoleId: {
      type: 'string',
      label: { zh: '角色ID', en: 'Role ID' },
      source: 'sdk',
      generated: { kind: 'identifier', prefix: '3', length: 17, alphabet: 'digits' },
    },
    Arn: { type: 'string', label: { zh: 'ARN', en: 'ARN' }, source: 'sdk' },
    Description: { type: 'string', label: { zh: '备注', en: 'Note' }, source: 'document', whenUnset: '' },
    AssumeRolePolicyDocument: {
      type: 'string',
      label: { zh: '信任策略', en: 'Trust Policy' },
      source: 'sdk',
      required: true,
      shown: 'detail',
    },
    MaxSessionDuration: {
      type: 'integer',
      label: { zh: '最大会话时间', en: 'Maximum Session Duration' },
      source: 'sdk',
      default: 3600,
      minimum: 3600,
      maximum: 43200,
    },
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
    CreateRole: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['RoleName', 'Description', 'AssumeRolePolicyDocument', 'MaxSessionDuration'],
      returns: { under: 'Role' },
      before: nameRole,
    },
    GetRole: { kind: 'describe', access: 'read', source: 'provider', under: 'Role' },
    ListRoles: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'Roles.Role',
      paging: 'marker',
      defaultPageSize: 100,
      maximumPageSize: 1000,
      filters: [],
    },
    UpdateRole: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: {
        NewAssumeRolePolicyDocument: 'AssumeRolePolicyDocument',
        NewDescription: 'Description',
        NewMaxSessionDuration: 'MaxSessionDuration',
      },
      returns: { under: 'Role' },
      before: checkTrust,
    },
    DeleteRole: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: { status: 404, code: 'EntityNotExist.Role', message: 'The role does not exist: {id}.' },
  alreadyExists: { status: 409, code: 'EntityAlreadyExists.Role', message: 'The role does already exist: {id}.' },
  blockedBy: [
    {
      resource: 'ram/policy-attachment',
      attribute: 'RoleName',
      error: {
        status: 409,
        code: 'DeleteConflict.Role.Policy',
        message: 'The Role has policies attached, so cannot be deleted. Please detach them first.',
      },
    },
  ],
  quota: {
    limit: 100,
    per: 'account',
    error: { status: 409, code: 'LimitExceeded.Role', message: 'The count of roles beyond the current limits.' },
  },
  auditType: 'ACS::RAM::Role',
};

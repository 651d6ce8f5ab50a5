import type { ResourceSpec } from '../../spec/index.js';
import { createRule, deleteRule, listRules, modifyRule } from './access-rule-handlers.js';
import { accessRuleNotFound } from './errors.js';

const READ_WRITE = ['RDWR', 'RDONLY'];
const SQUASH = ['no_squash', 'root_squash', 'all_squash'];

const ruleParameters = {
  SourceCidrIp: { type: 'string' },
  RWAccessType: { type: 'string', values: READ_WRITE },
  UserAccessType: { type: 'string', values: SQUASH },
  Priority: { type: 'integer', minimum: 1, maximum: 100 },
} as const;

/** Rules of permission groups: an address and what it may do. */
export const accessRule: ResourceSpec = {
  name: 'access-rule',
  label: { zh: '权限组规则', en: 'Permission Group Rule' },
  id: { attribute: 'AccessRuleId', from: 'prefix', prefix: '', length: 8, alphabet: 'digits' },
  scope: 'region',
  attributes: {
    AccessRuleId: { type: 'string', label: { zh: '规则ID', en: 'Rule ID' }, source: 'sdk', generated: { kind: 'id' } },
    AccessGroupName: { type: 'string', label: { zh: '权限组', en: 'Permission Group' }, source: 'sdk' },
    SourceCidrIp: {
      type: 'string',
      label: { zh: '授权地址', en: 'Authorization Address' },
      source: 'document',
    },
    RWAccess: {
      type: 'string',
      label: { zh: '读写权限', en: 'Read/Write Permissions' },
      source: 'document',
      values: [
        { value: 'RDWR', label: { zh: '读写', en: 'Read/Write' } },
        { value: 'RDONLY', label: { zh: '只读', en: 'Read-only' } },
      ],
    },
    UserAccess: {
      type: 'string',
      label: { zh: '用户权限', en: 'User Permission' },
      source: 'document',
      values: [
        { value: 'no_squash', label: { zh: '不限制root用户 (no_squash)', en: 'Do not limit root users (no_squash)' } },
        { value: 'root_squash', label: { zh: '限制root用户 (root_squash)', en: 'Limit root users (root_squash)' } },
        { value: 'all_squash', label: { zh: '限制所有用户 (all_squash)', en: 'Limit all users (all_squash)' } },
      ],
    },
    Priority: { type: 'integer', label: { zh: '优先级', en: 'Priority' }, source: 'document' },
  },
  operations: {
    CreateAccessRule: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        ...ruleParameters,
        AccessGroupName: { type: 'string', required: true },
        SourceCidrIp: { type: 'string', required: true },
      },
      handler: createRule,
    },
    DescribeAccessRules: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: {
        AccessGroupName: { type: 'string', required: true },
        AccessRuleId: { type: 'string' },
        PageNumber: { type: 'integer', default: 1, minimum: 1 },
        PageSize: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
      },
      handler: listRules,
    },
    ModifyAccessRule: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        ...ruleParameters,
        AccessGroupName: { type: 'string', required: true },
        AccessRuleId: { type: 'string', required: true },
      },
      handler: modifyRule,
    },
    DeleteAccessRule: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        AccessGroupName: { type: 'string', required: true },
        AccessRuleId: { type: 'string', required: true },
      },
      handler: deleteRule,
    },
  },
  notFound: accessRuleNotFound,
  quota: {
    limit: 300,
    per: 'AccessGroupName',
    error: {
      status: 403,
      code: 'OperationDenied.AccessRuleCountsExceeded',
      message: 'The amount of AccessRule has reached its limits.',
    },
  },
  auditType: 'ACS::NAS::AccessRule',
};

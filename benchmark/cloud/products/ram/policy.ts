import type { OperationSpec, ResourceSpec } from '../../spec/index.js';
import {
  attachPolicy,
  checkDocument,
  detachPolicy,
  getPolicy,
  listEntitiesForPolicy,
  listPolicies,
  listPoliciesFor,
  removePolicy,
  updateDescription,
} from './policy-handlers.js';
import {
  createPolicyVersion,
  deletePolicyVersion,
  getPolicyVersion,
  listPolicyVersions,
  setDefaultPolicyVersion,
} from './policy-versions.js';

const POLICY_PARAMETERS = {
  PolicyName: { type: 'string', required: true },
  PolicyType: { type: 'string', required: true, values: ['System', 'Custom'] },
} as const;

const VERSION = { VersionId: { type: 'string', required: true } } as const;

function attachmentOperations(kind: 'User' | 'Group' | 'Role'): Readonly<Record<string, OperationSpec>> {
  const entity = { [`${kind}Name`]: { type: 'string', required: true } } as const;
  const parameters = { ...POLICY_PARAMETERS, ...entity };
  return {
    [`AttachPolicyTo${kind}`]: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters,
      handler: attachPolicy(kind),
    },
    [`DetachPolicyFrom${kind}`]: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters,
      handler: detachPolicy(kind),
    },
    [`ListPoliciesFor${kind}`]: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: entity,
      handler: listPoliciesFor(kind),
    },
  };
}

/** Custom policies; the system ones are the same in every account and not stored. */
export const policy: ResourceSpec = {
  name: 'policy',
  label: { zh: '权限策略', en: 'Policy' },
  id: { attribute: 'PolicyName', from: 'caller' },
  scope: 'global',
  attributes: {
    PolicyName: {
      type: 'string',
      label: { zh: '权限策略名称', en: 'Policy Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z0-9-]{1,128}',
      malformed: {
        status: 400,
        code: 'InvalidParameter.PolicyName.InvalidChars',
        message: 'The parameter - {value} contains invalid chars.',
      },
    },
    PolicyType: {
      type: 'string',
      label: { zh: '策略类型', en: 'Policy Type' },
      source: 'document',
      default: 'Custom',
      values: [
        { value: 'System', label: { zh: '系统策略', en: 'System Policy' } },
        { value: 'Custom', label: { zh: '自定义策略', en: 'Custom Policy' } },
      ],
    },
    Description: { type: 'string', label: { zh: '备注', en: 'Note' }, source: 'document', whenUnset: '' },
    PolicyDocument: {
      type: 'string',
      label: { zh: '策略内容', en: 'Policy Document' },
      source: 'document',
      required: true,
      shown: 'never',
    },
    DefaultVersion: {
      type: 'string',
      label: { zh: '当前版本', en: 'Current Version' },
      source: 'sdk',
      generated: { kind: 'constant', value: 'v1' },
    },
    Versions: {
      type: 'object-list',
      label: { zh: '版本', en: 'Versions' },
      source: 'assumed',
      shown: 'never',
    },
    LastVersion: {
      type: 'integer',
      label: { zh: '最新版本', en: 'Latest Version' },
      source: 'assumed',
      shown: 'never',
    },
    CreateDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
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
    CreatePolicy: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['PolicyName', 'Description', 'PolicyDocument'],
      returns: { under: 'Policy' },
      before: checkDocument,
    },
    GetPolicy: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      parameters: POLICY_PARAMETERS,
      handler: getPolicy,
    },
    ListPolicies: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { PolicyType: { type: 'string', values: ['System', 'Custom'] } },
      handler: listPolicies,
    },
    DeletePolicy: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { PolicyName: POLICY_PARAMETERS.PolicyName },
      handler: removePolicy,
    },
    UpdatePolicyDescription: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { PolicyName: POLICY_PARAMETERS.PolicyName, NewDescription: { type: 'string' } },
      handler: updateDescription,
    },
    CreatePolicyVersion: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: {
        PolicyName: POLICY_PARAMETERS.PolicyName,
        PolicyDocument: { type: 'string', required: true },
        SetAsDefault: { type: 'boolean', default: false },
        RotateStrategy: {
          type: 'string',
          default: 'None',
          values: ['None', 'DeleteOldestNonDefaultVersionWhenLimitExceeded'],
        },
      },
      handler: createPolicyVersion,
    },
    GetPolicyVersion: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: { ...POLICY_PARAMETERS, ...VERSION },
      handler: getPolicyVersion,
    },
    ListPolicyVersions: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: POLICY_PARAMETERS,
      handler: listPolicyVersions,
    },
    SetDefaultPolicyVersion: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { PolicyName: POLICY_PARAMETERS.PolicyName, ...VERSION },
      handler: setDefaultPolicyVersion,
    },
    DeletePolicyVersion: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { PolicyName: POLICY_PARAMETERS.PolicyName, ...VERSION },
      handler: deletePolicyVersion,
    },
    ListEntitiesForPolicy: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: POLICY_PARAMETERS,
      handler: listEntitiesForPolicy,
    },
    ...attachmentOperations('User'),
    ...attachmentOperations('Group'),
    ...attachmentOperations('Role'),
  },
  notFound: { status: 404, code: 'EntityNotExist.Policy', message: 'The policy does not exist: {id}.' },
  alreadyExists: { status: 409, code: 'EntityAlreadyExists.Policy', message: 'The policy does already exist: {id}.' },
  quota: {
    limit: 200,
    per: 'account',
    error: { status: 409, code: 'LimitExceeded.Policy', message: 'The count of policies beyond the current limits.' },
  },
  auditType: 'ACS::RAM::Policy',
};

/** One policy attached to one user, group or role; seen only through the operations above. */
export const policyAttachment: ResourceSpec = {
  name: 'policy-attachment',
  label: { zh: '授权', en: 'Permission' },
  id: { attribute: 'AttachmentId', from: 'prefix', prefix: 'attachment-', length: 20 },
  scope: 'global',
  attributes: {
    AttachmentId: {
      type: 'string',
      label: { zh: '授权ID', en: 'Permission ID' },
      source: 'assumed',
      generated: { kind: 'id' },
      shown: 'never',
    },
    PolicyName: { type: 'string', label: { zh: '权限策略名称', en: 'Policy Name' }, source: 'sdk' },
    PolicyType: { type: 'string', label: { zh: '策略类型', en: 'Policy Type' }, source: 'sdk' },
    UserName: { type: 'string', label: { zh: '用户', en: 'User' }, source: 'sdk' },
    GroupName: { type: 'string', label: { zh: '用户组', en: 'User Group' }, source: 'sdk' },
    RoleName: { type: 'string', label: { zh: '角色', en: 'Role' }, source: 'sdk' },
    AttachDate: {
      type: 'time',
      label: { zh: '授权时间', en: 'Granted At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {},
  notFound: { status: 404, code: 'EntityNotExist.User.Policy', message: 'The policy is not attached.' },
};

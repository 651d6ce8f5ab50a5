import { ApiError, type ProductSpec } from '../../spec/index.js';
import { accessKey } from './access-key.js';
import { group, groupMembership } from './group.js';
import { loginProfile } from './login-profile.js';
import { policy, policyAttachment } from './policy.js';
import { role } from './role.js';
import { user } from './user.js';

/** Resource Access Management, version 2015-05-01. */
export const ram: ProductSpec = {
  code: 'ram',
  label: { zh: '访问控制 RAM', en: 'Resource Access Management' },
  apiVersion: '2015-05-01',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'Ram',
    apiHost: 'ram.aliyuncs.com',
    consoleHost: 'ram.aliyuncs.com',
    isGlobal: true,
  },
  denial: {
    status: 403,
    code: 'NoPermission',
    message: 'You are not authorized to do this action. You should be authorized by RAM.',
  },
  missingParameter: {
    status: 400,
    code: 'MissingParameter',
    message: 'The parameter - {parameter} should not be null.',
  },
  invalidParameter: {
    status: 400,
    code: 'InvalidParameter.{parameter}',
    message: 'The parameter - {parameter} is not valid.',
  },
  resources: [user, accessKey, loginProfile, group, groupMembership, policy, policyAttachment, role],
  operations: {
    UnbindMFADevice: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { UserName: { type: 'string', required: true } },
      handler: ({ parameters }) => {
        throw new ApiError(
          { status: 404, code: 'EntityNotExist.User.MFADevice', message: 'The user has no MFA device: {name}.' },
          { name: parameters.UserName },
        );
      },
    },
    GetAccountAlias: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: ({ caller }) => ({ AccountAlias: caller.accountId }),
    },
  },
};

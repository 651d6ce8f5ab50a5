import type { ProductSpec } from '../../spec/index.js';
import { accessKey } from './access-key.js';
import { accountSettings } from './account-settings.js';
import { group, groupMembership } from './group.js';
import { loginProfile } from './login-profile.js';
import { mfaDevice } from './mfa-device.js';
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
  resources: [
    user,
    accessKey,
    loginProfile,
    group,
    groupMembership,
    policy,
    policyAttachment,
    role,
    mfaDevice,
    accountSettings,
  ],
};

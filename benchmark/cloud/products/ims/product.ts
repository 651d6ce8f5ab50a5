import type { ProductSpec } from '../../spec/index.js';
import { samlProvider } from './saml-provider.js';
import { createUser, deleteUser, getUser, listUsers, updateUser } from './user-handlers.js';

const NAMED = { UserPrincipalName: { type: 'string' }, UserId: { type: 'string' } } as const;

/** Identity Management Service, version 2019-08-15: RAM users under their full names, `name@domain`. */
export const ims: ProductSpec = {
  code: 'ims',
  label: { zh: '身份管理', en: 'Identity Management' },
  apiVersion: '2019-08-15',
  style: 'rpc',
  scope: 'global',
  audit: { serviceName: 'Ims', apiHost: 'ims.aliyuncs.com', consoleHost: 'ims.aliyuncs.com', isGlobal: true },
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
  resources: [samlProvider],
  operations: {
    CreateUser: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramAction: 'ram:CreateUser',
      parameters: {
        UserPrincipalName: { type: 'string', required: true },
        DisplayName: { type: 'string', required: true },
        MobilePhone: { type: 'string' },
        Email: { type: 'string' },
        Comments: { type: 'string' },
      },
      handler: createUser,
    },
    GetUser: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      ramAction: 'ram:GetUser',
      parameters: NAMED,
      handler: getUser,
    },
    ListUsers: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      ramAction: 'ram:ListUsers',
      parameters: { Marker: { type: 'string' }, MaxItems: { type: 'integer', minimum: 1, maximum: 100 } },
      handler: listUsers,
    },
    UpdateUser: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramAction: 'ram:UpdateUser',
      parameters: {
        ...NAMED,
        NewUserPrincipalName: { type: 'string' },
        NewDisplayName: { type: 'string' },
        NewMobilePhone: { type: 'string' },
        NewEmail: { type: 'string' },
        NewComments: { type: 'string' },
      },
      handler: updateUser,
    },
    DeleteUser: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      ramAction: 'ram:DeleteUser',
      parameters: NAMED,
      handler: deleteUser,
    },
  },
};

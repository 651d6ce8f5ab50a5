import type { ResourceSpec } from '../../spec/index.js';
import { renameUser } from './user-rename.js';

/** RAM users. Rules of names and the delete order are those of the RAM API reference. */
export const user: ResourceSpec = {
  name: 'user',
  label: { zh: '用户', en: 'User' },
  id: { attribute: 'UserName', from: 'caller' },
  scope: 'global',
  attributes: {
    UserName: {
      type: 'string',
      label: { zh: '登录名称', en: 'Logon Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z0-9._-]{1,64}',
      malformed: {
        status: 400,
        code: 'InvalidParameter.UserName.InvalidChars',
        message: 'The parameter - {value} contains invalid chars.',
      },
    },
    UserId: {
      type: 'string',
      label: { zh: 'UID', en: 'UID' },
      source: 'sdk',
      generated: { kind: 'identifier', prefix: '2', length: 17, alphabet: 'digits' },
    },
    DisplayName: {
      type: 'string',
      label: { zh: '显示名称', en: 'Display Name' },
      source: 'document',
      pattern: '.{1,128}',
      whenUnset: '',
      malformed: {
        status: 400,
        code: 'InvalidParameter.DisplayName.Length',
        message: 'The parameter - {value} beyond the length limit.',
      },
    },
    Email: {
      type: 'string',
      label: { zh: '邮箱', en: 'Email Address' },
      source: 'document',
      shown: 'detail',
      whenUnset: '',
      pattern: '[^@\\s]+@[^@\\s]+',
      malformed: {
        status: 400,
        code: 'InvalidParameter.Email.Format',
        message: 'The parameter - {value} is not in a valid format.',
      },
    },
    MobilePhone: {
      type: 'string',
      label: { zh: '手机号码', en: 'Mobile Number' },
      source: 'document',
      shown: 'detail',
      whenUnset: '',
    },
    Comments: {
      type: 'string',
      label: { zh: '备注', en: 'Note' },
      source: 'document',
      pattern: '[\\s\\S]{0,128}',
      whenUnset: '',
      malformed: {
        status: 400,
        code: 'InvalidParameter.Comments.Length',
        message: 'The parameter - {value} beyond the length limit.',
      },
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
    LastLoginDate: {
      type: 'time',
      label: { zh: '最近登录时间', en: 'Last Logon Time' },
      source: 'sdk',
      shown: 'detail',
      generated: { kind: 'constant', value: '' },
    },
  },
  operations: {
    CreateUser: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['UserName', 'DisplayName', 'Email', 'MobilePhone', 'Comments'],
      returns: { under: 'User' },
    },
    GetUser: { kind: 'describe', access: 'read', source: 'provider', under: 'User' },
    ListUsers: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'Users.User',
      paging: 'marker',
      defaultPageSize: 100,
      maximumPageSize: 1000,
      filters: [],
    },
    UpdateUser: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: {
        NewUserName: 'UserName',
        NewDisplayName: 'DisplayName',
        NewEmail: 'Email',
        NewMobilePhone: 'MobilePhone',
        NewComments: 'Comments',
      },
      returns: { under: 'User' },
      after: renameUser,
    },
    DeleteUser: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: {
    status: 404,
    code: 'EntityNotExist.User',
    message: 'The user does not exist: {id}.',
  },
  alreadyExists: {
    status: 409,
    code: 'EntityAlreadyExists.User',
    message: 'The user does already exist: {id}.',
  },
  blockedBy: [
    {
      resource: 'ram/access-key',
      attribute: 'UserName',
      error: {
        status: 409,
        code: 'DeleteConflict.User.AccessKey',
        message: 'The User has AccessKeys attached, so cannot be deleted. Please detach it first.',
      },
    },
    {
      resource: 'ram/login-profile',
      attribute: 'UserName',
      error: {
        status: 409,
        code: 'DeleteConflict.User.LoginProfile',
        message: 'The User has a login profile, so cannot be deleted. Please delete it first.',
      },
    },
    {
      resource: 'ram/group-membership',
      attribute: 'UserName',
      error: {
        status: 409,
        code: 'DeleteConflict.User.Group',
        message: 'The User belongs to groups, so cannot be deleted. Please remove it from them first.',
      },
    },
    {
      resource: 'ram/policy-attachment',
      attribute: 'UserName',
      error: {
        status: 409,
        code: 'DeleteConflict.User.Policy',
        message: 'The User has policies attached, so cannot be deleted. Please detach them first.',
      },
    },
    {
      resource: 'ram/mfa-device',
      attribute: 'UserName',
      error: {
        status: 409,
        code: 'DeleteConflict.User.MFADevice',
        message: 'The User has an MFA device, so cannot be deleted. Please unbind it first.',
      },
    },
  ],
  quota: {
    limit: 1000,
    per: 'account',
    error: { status: 409, code: 'LimitExceeded.User', message: 'The count of users beyond the current limits.' },
  },
  auditType: 'ACS::RAM::User',
};

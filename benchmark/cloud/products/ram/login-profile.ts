import type { ResourceSpec } from '../../spec/index.js';
import { checkStrength, WEAK_PASSWORD } from './password-strength.js';

/** Console passwords of RAM users. */
export const loginProfile: ResourceSpec = {
  name: 'login-profile',
  label: { zh: '控制台登录', en: 'Console Logon' },
  id: { attribute: 'UserName', from: 'caller' },
  scope: 'global',
  attributes: {
    UserName: {
      type: 'string',
      label: { zh: '用户', en: 'User' },
      source: 'sdk',
      required: true,
      references: {
        resource: 'ram/user',
        missing: { status: 404, code: 'EntityNotExist.User', message: 'The user does not exist: {id}.' },
      },
    },
    Password: {
      type: 'secret',
      label: { zh: '登录密码', en: 'Logon Password' },
      source: 'document',
      required: true,
      // The least that any account's password policy asks for.
      pattern: '(?=.*[A-Za-z])(?=.*[0-9])\\S{8,32}',
      malformed: WEAK_PASSWORD,
    },
    PasswordResetRequired: {
      type: 'boolean',
      label: { zh: '需要重置密码', en: 'Password Reset' },
      source: 'document',
      default: false,
    },
    MFABindRequired: {
      type: 'boolean',
      label: { zh: '多因素认证', en: 'MFA' },
      source: 'document',
      default: false,
    },
    CreateDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateLoginProfile: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['UserName', 'Password', 'PasswordResetRequired', 'MFABindRequired'],
      returns: { under: 'LoginProfile' },
      before: checkStrength,
    },
    GetLoginProfile: { kind: 'describe', access: 'read', source: 'provider', under: 'LoginProfile' },
    UpdateLoginProfile: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: {
        Password: 'Password',
        PasswordResetRequired: 'PasswordResetRequired',
        MFABindRequired: 'MFABindRequired',
      },
      before: checkStrength,
    },
    DeleteLoginProfile: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: {
    status: 404,
    code: 'EntityNotExist.User.LoginProfile',
    message: 'The login profile does not exist: {id}.',
  },
  alreadyExists: {
    status: 409,
    code: 'EntityAlreadyExists.User.LoginProfile',
    message: 'The login profile does already exist: {id}.',
  },
  auditType: 'ACS::RAM::User',
};

import type { ResourceSpec } from '../../spec/index.js';
import { getAlias, getSection, setAlias, setSection } from './account-settings-handlers.js';

/** What holds for all RAM users of the account: one record, made on the first change. */
export const accountSettings: ResourceSpec = {
  name: 'account-settings',
  label: { zh: '设置', en: 'Settings' },
  id: { attribute: 'SettingsId', from: 'caller' },
  scope: 'global',
  attributes: {
    SettingsId: { type: 'string', label: { zh: '设置ID', en: 'Settings ID' }, source: 'assumed', shown: 'never' },
    PasswordPolicy: { type: 'object', label: { zh: '密码强度设置', en: 'Password Policy' }, source: 'sdk' },
    SecurityPreference: { type: 'object', label: { zh: '安全设置', en: 'Security Settings' }, source: 'document' },
    AccountAlias: { type: 'string', label: { zh: '账号别名', en: 'Account Alias' }, source: 'sdk' },
  },
  operations: {
    GetPasswordPolicy: { kind: 'custom', access: 'read', source: 'sdk', handler: getSection('PasswordPolicy') },
    SetPasswordPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        MinimumPasswordLength: { type: 'integer', minimum: 8, maximum: 32 },
        RequireLowercaseCharacters: { type: 'boolean' },
        RequireUppercaseCharacters: { type: 'boolean' },
        RequireNumbers: { type: 'boolean' },
        RequireSymbols: { type: 'boolean' },
        HardExpiry: { type: 'boolean' },
        MaxPasswordAge: { type: 'integer', minimum: 0, maximum: 1095 },
        PasswordReusePrevention: { type: 'integer', minimum: 0, maximum: 24 },
        MaxLoginAttemps: { type: 'integer', minimum: 0, maximum: 32 },
      },
      handler: setSection('PasswordPolicy'),
    },
    GetSecurityPreference: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: getSection('SecurityPreference'),
    },
    SetSecurityPreference: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        EnableSaveMFATicket: { type: 'boolean' },
        AllowUserToChangePassword: { type: 'boolean' },
        AllowUserToManageAccessKeys: { type: 'boolean' },
        AllowUserToManageMFADevices: { type: 'boolean' },
        LoginSessionDuration: { type: 'integer', minimum: 6, maximum: 24 },
        LoginNetworkMasks: { type: 'string' },
      },
      handler: setSection('SecurityPreference'),
    },
    GetAccountAlias: { kind: 'custom', access: 'read', source: 'sdk', handler: getAlias },
    SetAccountAlias: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { AccountAlias: { type: 'string', required: true } },
      handler: setAlias,
    },
    ClearAccountAlias: { kind: 'custom', access: 'write', source: 'sdk', handler: setAlias },
  },
  notFound: { status: 404, code: 'EntityNotExist.AccountSettings', message: 'The settings do not exist.' },
};

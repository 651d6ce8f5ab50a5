import { ApiError, type Attributes, type OperationHandler, type ResourceStore } from '../../spec/index.js';

const SETTINGS = 'ram/account-settings';
const ONLY = 'account';

type Section = 'PasswordPolicy' | 'SecurityPreference';

/** What holds in a new account. Source: the RAM API reference's defaults. */
const DEFAULTS: Readonly<Record<Section, Readonly<Record<string, string | number | boolean>>>> = {
  PasswordPolicy: {
    MinimumPasswordLength: 8,
    RequireLowercaseCharacters: false,
    RequireUppercaseCharacters: false,
    RequireNumbers: false,
    RequireSymbols: false,
    HardExpiry: false,
    MaxPasswordAge: 0,
    PasswordReusePrevention: 0,
    MaxLoginAttemps: 5,
  },
  SecurityPreference: {
    EnableSaveMFATicket: false,
    AllowUserToChangePassword: true,
    AllowUserToManageAccessKeys: false,
    AllowUserToManageMFADevices: true,
    LoginSessionDuration: 6,
    LoginNetworkMasks: '',
  },
};

function valuesOf(store: ResourceStore, section: Section): Attributes {
  return { ...DEFAULTS[section], ...(store.get(SETTINGS, ONLY)?.attributes[section] as Attributes | undefined) };
}

/** The password policy in force. */
export function passwordPolicyOf(store: ResourceStore): Attributes {
  return valuesOf(store, 'PasswordPolicy');
}

/** The API puts each preference under a name of its kind. */
function answerOf(section: Section, values: Attributes): Readonly<Record<string, unknown>> {
  if (section === 'PasswordPolicy') return { PasswordPolicy: values };
  const pick = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return {
    SecurityPreference: {
      LoginProfilePreference: pick(
        'EnableSaveMFATicket',
        'AllowUserToChangePassword',
        'LoginSessionDuration',
        'LoginNetworkMasks',
      ),
      AccessKeyPreference: pick('AllowUserToManageAccessKeys'),
      MFAPreference: pick('AllowUserToManageMFADevices'),
    },
  };
}

function store(target: ResourceStore, attributes: Attributes): void {
  const record = target.get(SETTINGS, ONLY);
  if (record === undefined) target.insert({ resource: SETTINGS, attributes: { SettingsId: ONLY, ...attributes } });
  else target.update(record, attributes);
}

/** Shows one section, with the defaults of what was never set. */
export function getSection(section: Section): OperationHandler {
  return (context) => answerOf(section, valuesOf(context.store, section));
}

/** Changes what the call names and keeps the rest. */
export function setSection(section: Section): OperationHandler {
  return (context) => {
    const named = Object.keys(DEFAULTS[section]).filter((name) => context.parameters[name] !== undefined);
    const changes = Object.fromEntries(named.map((name) => [name, context.parameters[name]]));
    store(context.store, { [section]: { ...valuesOf(context.store, section), ...changes } });
    return answerOf(section, valuesOf(context.store, section));
  };
}

/** The name before `.onaliyun.com`; the account's number until one is set. */
export const getAlias: OperationHandler = ({ caller, store: records }) => ({
  AccountAlias: records.get(SETTINGS, ONLY)?.attributes.AccountAlias ?? caller.accountId,
});

/** Sets the alias, or takes it away where none is given. */
export const setAlias: OperationHandler = ({ parameters, store: records }) => {
  const { AccountAlias } = parameters;
  if (AccountAlias !== undefined && !/^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/.test(String(AccountAlias))) {
    throw new ApiError({
      status: 400,
      code: 'InvalidParameter.AccountAlias.InvalidChars',
      message: 'The account alias contains invalid chars.',
    });
  }
  store(records, { AccountAlias });
  return {};
};

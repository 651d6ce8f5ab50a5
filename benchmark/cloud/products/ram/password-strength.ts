import { ApiError, type ErrorSpec, type OperationHandler } from '../../spec/index.js';
import { passwordPolicyOf } from './account-settings-handlers.js';

/** What passwords fail with that are too weak. */
export const WEAK_PASSWORD: ErrorSpec = {
  status: 400,
  code: 'InvalidParameter.Password.Strength',
  message: 'The password does not meet the password policy of the account.',
};

/** Refuses a new password that the account's password policy does not take. */
export const checkStrength: OperationHandler = ({ parameters, store }) => {
  const { Password } = parameters;
  if (Password === undefined || Password === '') return {};
  const text = String(Password);
  const policy = passwordPolicyOf(store);
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['RequireLowercaseCharacters', /[a-z]/],
    ['RequireUppercaseCharacters', /[A-Z]/],
    ['RequireNumbers', /[0-9]/],
    ['RequireSymbols', /[^A-Za-z0-9]/],
  ];
  const lacks = kinds.some(([name, kind]) => policy[name] === true && !kind.test(text));
  if (lacks || text.length < Number(policy.MinimumPasswordLength)) throw new ApiError(WEAK_PASSWORD);
  return {};
};

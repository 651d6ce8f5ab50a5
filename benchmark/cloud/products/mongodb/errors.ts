import type { ErrorSpec } from '../../spec/index.js';

/** Failures of the product. Source: its public list of error codes; the rest is marked. */
export const instanceNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidDBInstanceId.NotFound',
  message: 'The DBInstanceId provided does not exist in our records.',
};
export const wrongState: ErrorSpec = {
  status: 403,
  code: 'IncorrectDBInstanceState',
  message: 'Current DB instance state does not support this operation.',
};
export const accountNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidAccountName.NotFound',
  message: 'Specified account name does not exist.',
};
export const accountExists: ErrorSpec = {
  status: 400,
  code: 'InvalidAccountName.Duplicate',
  message: 'Specified account name already exists in the instance.',
};
export const passwordMalformed: ErrorSpec = {
  status: 400,
  code: 'InvalidAccountPassword.Format',
  message: 'Specified account password is not valid.',
};
export const addressesMalformed: ErrorSpec = {
  status: 400,
  code: 'InvalidSecurityIPList.Format',
  message: 'Specified security IP list format is not valid.',
};
export const addressesRepeated: ErrorSpec = {
  status: 400,
  code: 'InvalidSecurityIPList.Duplicate',
  message: 'Specified security IP list is not valid: Duplicate IP address in the list',
};
export const tooManyAddresses: ErrorSpec = {
  status: 400,
  code: 'InvalidSecurityIPList.QuotaExceeded',
  message: 'Specified security IP list is not valid: Exceeding the allowed amount of IP address in the list.',
};
/** Assumed, by the form of the codes above. */
export const groupNameMalformed: ErrorSpec = {
  status: 400,
  code: 'InvalidSecurityIPGroupName.Format',
  message: 'Specified security IP group name is not valid.',
};
/** Assumed, as above. */
export const groupNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidSecurityIPGroupName.NotFound',
  message: 'Specified security IP group does not exist.',
};
/** Assumed, as above. */
export const nodeNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidNodeId.NotFound',
  message: 'Specified node does not exist in the instance.',
};
/** Assumed, as above. */
export const addressNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidConnectionString.NotFound',
  message: 'The instance has no network address of this kind.',
};
/** Assumed, as above. */
export const addressExists: ErrorSpec = {
  status: 400,
  code: 'NetTypeExists',
  message: 'The instance has a network address of this kind already.',
};

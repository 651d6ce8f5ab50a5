import type { ErrorSpec } from '../../spec/index.js';

/** Failures of the product. Source: its public list of error codes; the rest is marked. */
export const parameterInvalid: ErrorSpec = {
  status: 400,
  code: 'ParameterInvalid',
  message: 'The specified parameter {parameter} is not valid.',
};
export const contactNotExists: ErrorSpec = {
  status: 404,
  code: 'ContactNotExists',
  message: 'The contact does not exist: {id}.',
};
/** Assumed, by the form of the code above. */
export const contactGroupNotExists: ErrorSpec = {
  status: 404,
  code: 'ContactGroupNotExists',
  message: 'The contact group does not exist: {id}.',
};
export const resourceNotFound: ErrorSpec = {
  status: 404,
  code: 'ResourceNotFound',
  message: 'The specified resource is not found: {id}.',
};
export const exceedingQuota: ErrorSpec = {
  status: 403,
  code: 'ExceedingQuota',
  message: 'The quota for the current request has been exceeded in your account.',
};
/** Assumed: a template changed since the caller read it. */
export const versionConflict: ErrorSpec = {
  status: 409,
  code: 'ResourceConflict',
  message: 'The template has been changed by another request. Read it again.',
};

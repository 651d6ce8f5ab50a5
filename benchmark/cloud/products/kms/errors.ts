import { ApiError } from '../../spec/index.js';

export const KEY_NOT_FOUND = {
  status: 404,
  code: 'Forbidden.KeyNotFound',
  message: 'The specified Key is not found.',
};

export const ALIAS_NOT_FOUND = {
  status: 404,
  code: 'Forbidden.AliasNotFound',
  message: 'The specified Alias is not found.',
};

/** A change that the state of the key does not allow. */
export const STATE_MODIFIED_FAILED = {
  status: 409,
  code: 'Rejected.StateModifiedFailed',
  message: 'Keystate modified failed.',
};

export function invalidParameter(parameter: string): ApiError {
  return new ApiError(
    { status: 400, code: 'InvalidParameter', message: 'The specified parameter "{parameter}" is not valid.' },
    { parameter },
  );
}

export function missingParameter(parameter: string): ApiError {
  return new ApiError(
    { status: 400, code: 'MissingParameter', message: 'The parameter "{parameter}" is needed but not provided.' },
    { parameter },
  );
}

/** A use that the state of the key does not allow: `Rejected.Disabled` and its like. */
export function rejectedBy(state: string): ApiError {
  return new ApiError(
    {
      status: 409,
      code: 'Rejected.{state}',
      message: 'The request was rejected because the key state is {state}.',
    },
    { state },
  );
}

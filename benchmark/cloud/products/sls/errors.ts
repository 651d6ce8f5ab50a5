import { ApiError } from '../../spec/index.js';

/** Refusals of the log service; codes are those of its API reference. */
export function refuse(status: number, code: string, message: string): ApiError {
  return new ApiError({ status, code, message });
}

/** A parameter of the request body or path that breaks a rule. */
export function invalidParameter(message: string): ApiError {
  return refuse(400, 'ParameterInvalid', message);
}

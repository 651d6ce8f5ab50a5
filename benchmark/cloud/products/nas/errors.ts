import type { ErrorSpec } from '../../spec/index.js';

/** Failures of the product, with the codes and messages of its public list of error codes. */
export const fileSystemNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidFileSystem.NotFound',
  message: 'The specified FileSystem does not exist.',
};
export const mountTargetNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidMountTarget.NotFound',
  message: 'The specified MountTarget does not exist.',
};
export const accessGroupNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidAccessGroup.NotFound',
  message: 'The specified AccessGroup does not exist.',
};
export const accessGroupExists: ErrorSpec = {
  status: 403,
  code: 'InvalidAccessGroup.AlreadyExisted',
  message: 'The specified AccessGroup has been already existed.',
};
export const accessGroupAttached: ErrorSpec = {
  status: 403,
  code: 'InvalidAccessGroup.AlreadyAttached',
  message: 'The specified AccessGroup is still attached by some MountTarget(s).',
};
export const accessGroupsExceeded: ErrorSpec = {
  status: 403,
  code: 'OperationDenied.AccessGroupCountsExceeded',
  message: 'The amount of AccessGroup has reached its limits.',
};
export const defaultGroupCannotBeDeleted: ErrorSpec = {
  status: 403,
  code: 'OperationDenied.DefaultAccessGroupCannotDelete',
  message: 'The default AccessGroup can not be deleted.',
};
export const defaultGroupCannotBeModified: ErrorSpec = {
  status: 403,
  code: 'OperationDenied.DefaultAccessGroupCannotModify',
  message: 'The default AccessGroup can not be modified.',
};
export const accessRuleNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidAccessRule.NotFound',
  message: 'The specified AccessRule does not exist.',
};
export const networkTypeMismatch: ErrorSpec = {
  status: 403,
  code: 'OperationDenied.NetworkTypeNotMatched',
  message: 'The NetworkType of MountTarget is not matched with AccessGroup.',
};
/** Message assumed: the public list has the code's family only. */
export const wrongState: ErrorSpec = {
  status: 403,
  code: 'OperationDenied.InvalidState',
  message: 'The operation is not permitted in the current state of the resource.',
};
export const zoneNotFound: ErrorSpec = {
  status: 404,
  code: 'InvalidAZone.NotFound',
  message: 'The specified AZone is not found.',
};
export const missingParameter: ErrorSpec = {
  status: 400,
  code: 'MissingParameter.{parameter}',
  message: 'Parameter `{parameter}` is mandatory for this action.',
};
export const invalidParameter: ErrorSpec = {
  status: 400,
  code: 'InvalidParameter.{parameter}',
  message: 'The specified parameter `{parameter}` is not valid.',
};

import { ApiError, type OperationContext, type ResourceRecord } from '../../spec/index.js';

export const INSTANCE = 'r-kvstore/instance';

export const INSTANCE_NOT_FOUND = {
  status: 404,
  code: 'InvalidInstanceId.NotFound',
  message: 'The specified instance is not found.',
};

/** The instance that a call names. */
export function needInstance(context: OperationContext): ResourceRecord {
  const instance = context.store.get(INSTANCE, String(context.parameters.InstanceId), context.regionId);
  if (instance === undefined || instance.regionId !== context.regionId) throw new ApiError(INSTANCE_NOT_FOUND);
  context.reference('ACS::KVStore::Instance', instance.id);
  return instance;
}

/** The same, refused while it is being created, changed or restarted. */
export function needNormal(context: OperationContext): ResourceRecord {
  const instance = needInstance(context);
  if (context.store.stateOf(instance) === 'Normal') return instance;
  throw new ApiError({
    status: 403,
    code: 'IncorrectDBInstanceState',
    message: 'Current DB instance state does not support this operation.',
  });
}

import { ApiError, type OperationContext, type ResourceRecord } from '../../spec/index.js';

export const INSTANCE = 'rds/db-instance';

export const INSTANCE_NOT_FOUND = {
  status: 404,
  code: 'InvalidDBInstanceId.NotFound',
  message: 'The DBInstanceId provided does not exist in our records.',
};

/** The instance that a call names. */
export function needInstance(context: OperationContext): ResourceRecord {
  const instance = context.store.get(INSTANCE, String(context.parameters.DBInstanceId), context.regionId);
  if (instance === undefined || instance.regionId !== context.regionId) throw new ApiError(INSTANCE_NOT_FOUND);
  context.reference('ACS::RDS::DBInstance', instance.id);
  return instance;
}

/** The same, refused while it is being created or restarted. */
export function needRunning(
  context: OperationContext,
  code: 'OperationDenied.DBInstanceStatus' | 'IncorrectDBInstanceState' = 'IncorrectDBInstanceState',
): ResourceRecord {
  const instance = needInstance(context);
  if (context.store.stateOf(instance) === 'Running') return instance;
  const message =
    code === 'IncorrectDBInstanceState'
      ? 'Current DB instance state does not support this operation.'
      : 'The operation is not permitted due to status of instance.';
  throw new ApiError({ status: 403, code, message });
}

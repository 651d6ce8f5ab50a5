import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { instanceNotFound, wrongState } from './errors.js';

/** The instance that the call names, in the call's region. */
export function needInstance(context: OperationContext): ResourceRecord {
  const record = context.store.get('dds/instance', String(context.parameters.DBInstanceId));
  if (record === undefined || record.regionId !== context.regionId) throw new ApiError(instanceNotFound);
  context.reference('ACS::MongoDB::DBInstance', record.id);
  return record;
}

/** The same, refusing while the instance is busy. */
export function needRunning(context: OperationContext): ResourceRecord {
  const record = needInstance(context);
  if (context.store.stateOf(record) !== 'Running') throw new ApiError(wrongState);
  return record;
}

/** For declarative operations that only need the instance to exist. */
export const instanceExists: OperationHandler = (context) => {
  needInstance(context);
  return {};
};

/** For declarative operations that change a running instance. */
export const instanceRuns: OperationHandler = (context) => {
  needRunning(context);
  return {};
};

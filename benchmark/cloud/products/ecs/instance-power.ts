import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, ResourceRecord } from '../../spec/handler.js';
import { isoTime } from '../../spec/values.js';
import { failures } from './failures.js';
import { dismantle } from './instance-parts.js';

/** The instance of an id in the call's region; named in the audit event. */
export function needInstance({ store, regionId, reference }: OperationContext, id: unknown): ResourceRecord {
  const instance = store.get('ecs/instance', String(id));
  if (instance === undefined || instance.regionId !== regionId) throw new ApiError(failures.instanceMissing);
  reference('ACS::ECS::Instance', instance.id);
  return instance;
}

/** Refuses unless the instance is in one of the states. */
export function needStatus({ store }: OperationContext, instance: ResourceRecord, ...states: string[]): void {
  if (!states.includes(store.stateOf(instance) ?? '')) throw new ApiError(failures.instanceStatus);
}

type Change = (context: OperationContext, instance: ResourceRecord) => void;

const start: Change = (context, instance) => {
  needStatus(context, instance, 'Stopped');
  const started = context.store.update(instance, {
    StartTime: isoTime(context.now),
    StoppedMode: 'Not-applicable',
  });
  context.store.enterState(started, 'Starting');
};

const stop: Change = (context, instance) => {
  const force = String(context.parameters.ForceStop) === 'true';
  needStatus(context, instance, ...(force ? ['Running', 'Starting', 'Stopping'] : ['Running']));
  const mode = context.parameters.StoppedMode === 'StopCharging' ? 'StopCharging' : 'KeepCharging';
  context.store.enterState(context.store.update(instance, { StoppedMode: mode }), 'Stopping');
};

const reboot: Change = (context, instance) => {
  needStatus(context, instance, 'Running');
  context.store.enterState(context.store.update(instance, { StartTime: isoTime(context.now) }), 'Starting');
};

const remove: Change = (context, instance) => {
  if (instance.attributes.DeletionProtection === true) throw new ApiError(failures.deletionProtected);
  if (String(context.parameters.Force) !== 'true') needStatus(context, instance, 'Stopped');
  dismantle(context.store, instance);
};

/** Changes the instance that `InstanceId` names. */
function one(change: Change): OperationHandler {
  return (context) => {
    change(context, needInstance(context, context.parameters.InstanceId));
    return {};
  };
}

/** Changes several instances; one that cannot be changed fails the call before anything happens. */
function several(change: Change, states: readonly string[]): OperationHandler {
  return (context) => {
    const ids = context.parameters.InstanceId as readonly unknown[];
    const instances = ids.map((id) => needInstance(context, id));
    const force = ['Force', 'ForceStop'].some((name) => String(context.parameters[name]) === 'true');
    if (!force) for (const instance of instances) needStatus(context, instance, ...states);
    const responses = instances.map((instance) => {
      const before = context.store.stateOf(instance);
      change(context, instance);
      const after = context.store.get(instance.resource, instance.id);
      return {
        InstanceId: instance.id,
        Code: '200',
        Message: 'success',
        PreviousStatus: before,
        CurrentStatus: after === undefined ? 'Deleted' : context.store.stateOf(after),
      };
    });
    return { InstanceResponses: { InstanceResponse: responses } };
  };
}

/** Handlers of the operations that start, stop, restart and release instances. */
export const power = {
  start: one(start),
  stop: one(stop),
  reboot: one(reboot),
  remove: one(remove),
  startAll: several(start, ['Stopped']),
  stopAll: several(stop, ['Running']),
  rebootAll: several(reboot, ['Running']),
  removeAll: several(remove, ['Stopped']),
};

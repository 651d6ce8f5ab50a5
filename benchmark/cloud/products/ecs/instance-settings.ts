import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook } from '../../spec/handler.js';
import { publicAddress } from '../vpc/eip-handlers.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';
import { needInstance, needStatus } from './instance-power.js';
import { instanceTypeOf } from './instance-types.js';
import { checkGroups } from './run-instances.js';
import { needGroup } from './security-group-members.js';

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Checks what ModifyInstanceAttribute changes. */
export const checkModification: OperationHandler = (context) => {
  const { parameters } = context;
  const instance = needInstance(context, parameters.InstanceId);
  if (parameters.Password !== undefined) needStatus(context, instance, 'Running', 'Stopped');
  const groups = listed(parameters.SecurityGroupIds);
  if (groups.length > 0) checkGroups(context, groups, instance.attributes.VpcId);
  return {};
};

/** The groups of an instance are those of its primary interface. */
export const shareGroups: RecordHook = ({ store }, instance) => {
  const [primary] = store.find('ecs/network-interface', { InstanceId: instance.id, Type: 'Primary' });
  if (primary !== undefined) store.update(primary, { SecurityGroupIds: instance.attributes.SecurityGroupIds });
  return {};
};

/** Changes the type of a stopped instance. */
const changeType: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const type = instanceTypeOf(String(context.parameters.InstanceType));
  if (type === undefined) throw new ApiError(failures.typeUnsupported);
  needStatus(context, instance, 'Stopped');
  context.store.update(instance, {
    InstanceType: type.id,
    InstanceTypeFamily: type.family,
    Cpu: type.cores,
    Memory: type.memory * 1024,
  });
  return { OrderId: context.random.digits(15) };
};

const join: OperationHandler = (context) => {
  const group = needGroup(context, context.parameters.SecurityGroupId);
  const instance = needInstance(context, context.parameters.InstanceId);
  needStatus(context, instance, 'Running', 'Stopped');
  if (group.attributes.VpcId !== instance.attributes.VpcId) throw new ApiError(failures.vpcMismatch);
  const groups = listed(instance.attributes.SecurityGroupIds);
  if (groups.includes(group.id)) {
    throw new ApiError({
      status: 403,
      code: 'InvalidInstanceId.AlreadyExists',
      message: 'The specified instance already exists in the specified security group.',
    });
  }
  if (groups.length >= 5) {
    throw new ApiError({
      status: 403,
      code: 'InstanceSecurityGroupLimitExceeded',
      message: 'The maximum number of security groups of the instance is reached.',
    });
  }
  shareGroups(context, context.store.update(instance, { SecurityGroupIds: [...groups, group.id] }));
  return {};
};

const leave: OperationHandler = (context) => {
  const group = needGroup(context, context.parameters.SecurityGroupId);
  const instance = needInstance(context, context.parameters.InstanceId);
  needStatus(context, instance, 'Running', 'Stopped');
  const groups = listed(instance.attributes.SecurityGroupIds);
  if (!groups.includes(group.id)) {
    throw new ApiError({
      status: 403,
      code: 'InstanceNotInSecurityGroup',
      message: 'The specified instance is not in the specified security group.',
    });
  }
  if (groups.length === 1) {
    throw new ApiError({
      status: 403,
      code: 'InstanceLastSecurityGroup',
      message: 'The specified security group is the last security group of the instance.',
    });
  }
  const kept = groups.filter((id) => id !== group.id);
  shareGroups(context, context.store.update(instance, { SecurityGroupIds: kept }));
  return {};
};

/** Sets an attribute of each instance; the answer lists them under the operation's own word for a result. */
function setOnEach(result: string, name: string, value: (context: OperationContext) => string): OperationHandler {
  return (context) => {
    const instances = toIds(context.parameters.InstanceIds).map((id) => needInstance(context, id));
    for (const instance of instances) context.store.update(instance, { [name]: value(context) });
    const results = instances.map(({ id }) => ({
      InstanceId: id,
      Success: 'true',
      Code: '200',
      Message: 'successful',
    }));
    return {
      [`${result}s`]: { [result]: results },
      TotalCount: results.length,
      FailCount: 0,
    };
  };
}

const attachKeyPair: OperationHandler = (context) => {
  const name = String(context.parameters.KeyPairName);
  if (context.store.get('ecs/key-pair', name, context.regionId) === undefined) {
    throw new ApiError(failures.keyPairMissing);
  }
  context.reference('ACS::ECS::KeyPair', name);
  return { KeyPairName: name, ...setOnEach('Result', 'KeyPairName', () => name)(context) };
};

const attachRole: OperationHandler = (context) => {
  const name = String(context.parameters.RamRoleName);
  if (context.store.get('ram/role', name) === undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidRamRole.NotFound',
      message: 'The specified RamRoleName does not exist.',
    });
  }
  return { RamRoleName: name, ...setOnEach('AttachInstanceRamRoleResult', 'RamRoleName', () => name)(context) };
};

const scheduleRelease: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  context.store.update(instance, { AutoReleaseTime: String(context.parameters.AutoReleaseTime ?? '') });
  return {};
};

const allocateAddress: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const [present] = listed(instance.attributes.PublicIpAddress);
  const address = present ?? publicAddress(context.random);
  context.store.update(instance, { PublicIpAddress: [address] });
  return { IpAddress: address };
};

/** Handlers of the operations that change how an instance is set up. */
export const instanceSettings = {
  changeType,
  join,
  leave,
  attachKeyPair,
  detachKeyPair: setOnEach('Result', 'KeyPairName', () => ''),
  attachRole,
  detachRole: setOnEach('DetachInstanceRamRoleResult', 'RamRoleName', () => ''),
  scheduleRelease,
  allocateAddress,
};

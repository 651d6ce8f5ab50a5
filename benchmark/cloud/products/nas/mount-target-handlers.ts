import { ApiError, type OperationContext, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { networkTypeOf } from './access-group-handlers.js';
import { DEFAULT_GROUP } from './default-group.js';
import {
  accessGroupNotFound,
  missingParameter,
  mountTargetNotFound,
  networkTypeMismatch,
  wrongState,
} from './errors.js';
import { needFileSystem } from './file-system-handlers.js';

function checkGroup(context: OperationContext, name: string, networkType: unknown): void {
  const groupType = networkTypeOf(context, name);
  if (groupType === undefined) throw new ApiError(accessGroupNotFound);
  if (groupType !== networkType) throw new ApiError(networkTypeMismatch);
}

/** Names the new mount target, and checks its network and permission group. */
export const placeMountTarget: OperationHandler = (context) => {
  const { parameters, store, random, regionId } = context;
  const fileSystem = needFileSystem(context);
  if (store.stateOf(fileSystem) !== 'Running') throw new ApiError(wrongState);
  const isVpc = parameters.NetworkType === 'Vpc';
  for (const parameter of isVpc ? ['VpcId', 'VSwitchId'] : ['AccessGroupName']) {
    if (parameters[parameter] === undefined) throw new ApiError(missingParameter, { parameter });
  }
  const vswitch = isVpc ? store.get('vpc/vswitch', String(parameters.VSwitchId)) : undefined;
  if (isVpc && vswitch?.attributes.VpcId !== parameters.VpcId) {
    throw new ApiError({
      status: 404,
      code: 'InvalidVSwitch.NotFound',
      message: 'The specified VSwitch is not found.',
    });
  }
  const AccessGroupName = String(parameters.AccessGroupName ?? DEFAULT_GROUP);
  checkGroup(context, AccessGroupName, parameters.NetworkType);
  return {
    MountTargetDomain: `${fileSystem.id}-${random.identifier(5)}.${regionId}.nas.aliyuncs.com`,
    AccessGroupName,
    ...(vswitch === undefined ? {} : { VswId: vswitch.id }),
  };
};

/** A list of mount targets needs its file system, and a target that it names. */
export const fileSystemExists: OperationHandler = (context) => {
  const { FileSystemId, MountTargetDomain } = context.parameters;
  if (FileSystemId !== undefined) needFileSystem(context);
  const isGone = context.store.get('nas/mount-target', String(MountTargetDomain)) === undefined;
  if (MountTargetDomain !== undefined && isGone) throw new ApiError(mountTargetNotFound);
  return {};
};

export const checkChange: OperationHandler = (context) => {
  const { parameters, store } = context;
  const target = store.get('nas/mount-target', String(parameters.MountTargetDomain));
  if (parameters.AccessGroupName !== undefined) {
    checkGroup(context, String(parameters.AccessGroupName), target?.attributes.NetworkType);
  }
  return {};
};

/** Enables or disables a mount target. */
export const switchMountTarget: RecordHook = ({ parameters, store }, target) => {
  if (parameters.Status !== undefined) store.enterState(target, String(parameters.Status));
  return {};
};

import { createHash } from 'node:crypto';
import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';
import { needInstance, needStatus } from './instance-power.js';
import { takeAddress } from './private-address.js';
import { checkGroups, groupsNamed } from './run-instances.js';

/** Hardware address of an interface: the vendor's prefix, then what only this interface has. */
export function hardwareAddress(id: string): string {
  const digest = createHash('md5').update(id).digest('hex');
  return `00:16:3e:${digest.slice(0, 2)}:${digest.slice(2, 4)}:${digest.slice(4, 6)}`;
}

function needInterface({ store, regionId, reference, parameters }: OperationContext): ResourceRecord {
  const id = String(parameters.NetworkInterfaceId);
  const face = store.get('ecs/network-interface', id);
  if (face === undefined || face.regionId !== regionId) throw new ApiError(failures.interfaceMissing, { id });
  reference('ACS::ECS::NetworkInterface', id);
  return face;
}

function needState({ store }: OperationContext, face: ResourceRecord, ...states: string[]): void {
  if (!states.includes(store.stateOf(face) ?? '')) throw new ApiError(failures.interfaceState);
}

/** Places a new interface in its vSwitch. */
export const placeInterface: OperationHandler = (context) => {
  const { parameters, store } = context;
  const vswitch = store.get('vpc/vswitch', String(parameters.VSwitchId));
  if (vswitch === undefined) throw new ApiError(failures.vswitchMissing);
  const groups = groupsNamed(parameters);
  if (groups.length === 0) {
    throw new ApiError(failures.parameterMissing, { parameter: 'SecurityGroupId' });
  }
  checkGroups(context, groups, vswitch.attributes.VpcId);
  const wanted = parameters.PrimaryIpAddress;
  return {
    Type: 'Secondary',
    VpcId: vswitch.attributes.VpcId,
    ZoneId: vswitch.attributes.ZoneId,
    SecurityGroupIds: groups,
    PrivateIpAddress: takeAddress(store, vswitch, wanted === undefined ? undefined : String(wanted)),
  };
};

/** Fields of an answer that are computed from the interface. */
export const interfaceShape: RecordHook = ({ caller }, face) => {
  const { InstanceId: instanceId, PrivateIpAddress: address } = face.attributes;
  const isBound = instanceId !== undefined && instanceId !== '';
  return {
    MacAddress: hardwareAddress(face.id),
    OwnerId: caller.accountId,
    PrivateIpSets: { PrivateIpSet: [{ PrivateIpAddress: address, Primary: true }] },
    AssociatedPublicIp: {},
    Attachment: isBound
      ? {
          InstanceId: instanceId,
          DeviceIndex: face.attributes.Type === 'Primary' ? 0 : 1,
          NetworkCardIndex: 0,
          MemberNetworkInterfaceIds: { MemberNetworkInterfaceId: [] },
        }
      : {},
    DeleteOnRelease: face.attributes.Type === 'Primary',
  };
};

const attach: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const face = needInterface(context);
  needState(context, face, 'Available');
  needStatus(context, instance, 'Running', 'Stopped');
  if (face.attributes.VpcId !== instance.attributes.VpcId) throw new ApiError(failures.vpcMismatch);
  if (face.attributes.ZoneId !== instance.attributes.ZoneId) throw new ApiError(failures.otherZone);
  context.store.enterState(context.store.update(face, { InstanceId: instance.id }), 'Attaching');
  return {};
};

const detach: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const face = needInterface(context);
  needState(context, face, 'InUse');
  if (face.attributes.Type === 'Primary' || face.attributes.InstanceId !== instance.id) {
    throw new ApiError(failures.interfaceState);
  }
  context.store.enterState(context.store.update(face, { InstanceId: '' }), 'Detaching');
  return {};
};

const remove: OperationHandler = (context) => {
  const face = needInterface(context);
  needState(context, face, 'Available');
  context.store.remove(face);
  return {};
};

const modify: OperationHandler = (context) => {
  const face = needInterface(context);
  const { NetworkInterfaceName: name, Description: description, SecurityGroupId } = context.parameters;
  const groups = toIds(SecurityGroupId);
  if (groups.length > 0) checkGroups(context, groups, face.attributes.VpcId);
  context.store.update(face, {
    ...(name === undefined ? {} : { NetworkInterfaceName: String(name) }),
    ...(description === undefined ? {} : { Description: String(description) }),
    ...(groups.length > 0 ? { SecurityGroupIds: groups } : {}),
  });
  return {};
};

/** Handlers of the operations on interfaces. */
export const interfaceHandlers = { attach, detach, remove, modify };

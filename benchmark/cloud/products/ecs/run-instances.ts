import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { isoTime } from '../../spec/values.js';
import { publicAddress } from '../vpc/eip-handlers.js';
import { failures } from './failures.js';
import { equip, imageSize, MOST_DATA_DISKS } from './instance-parts.js';
import { instanceTypeOf, isBurstable } from './instance-types.js';
import { takeAddress } from './private-address.js';
import { publicImageOf } from './public-images.js';

/** Disk categories that may hold a system. */
const SYSTEM_CATEGORIES = ['cloud', 'cloud_efficiency', 'cloud_ssd', 'cloud_essd', 'cloud_auto', 'cloud_essd_entry'];

/** Security groups that a call names, in either form. */
export function groupsNamed(parameters: OperationContext['parameters']): readonly string[] {
  const listed = Array.isArray(parameters.SecurityGroupIds) ? parameters.SecurityGroupIds.map(String) : [];
  return listed.length > 0 || parameters.SecurityGroupId === undefined ? listed : [String(parameters.SecurityGroupId)];
}

/** Refuses groups that do not exist or belong to another VPC. */
export function checkGroups({ store, regionId }: OperationContext, groups: readonly string[], vpcId: unknown): void {
  for (const id of groups) {
    const group = store.get('ecs/security-group', id);
    if (group === undefined || group.regionId !== regionId) throw new ApiError(failures.groupMissing, { id });
    if (group.attributes.VpcId !== vpcId) throw new ApiError(failures.vpcMismatch);
  }
}

function systemOf({ store, regionId }: OperationContext, imageId: string) {
  const custom = store.get('ecs/image', imageId);
  const listed = publicImageOf(imageId);
  if (imageSize(store, imageId, regionId) === undefined) throw new ApiError(failures.imageMissing);
  return custom === undefined
    ? { OSName: listed?.osName.zh, OSNameEn: listed?.osName.en, OSType: listed?.osType }
    : {
        OSName: custom.attributes.OSName,
        OSNameEn: custom.attributes.OSNameEn,
        OSType: custom.attributes.OSType,
      };
}

function given(value: unknown): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

/** Checks an order, and fills what follows from its type, image and vSwitch. */
export const checkOrder: OperationHandler = (context) => {
  const { parameters, store, now } = context;
  const type = instanceTypeOf(String(parameters.InstanceType));
  if (type === undefined) throw new ApiError(failures.typeUnsupported);
  const system = systemOf(context, String(parameters.ImageId));
  const vswitch = store.get('vpc/vswitch', String(parameters.VSwitchId));
  const groups = groupsNamed(parameters);
  if (groups.length === 0) {
    throw new ApiError(failures.parameterMissing, { parameter: 'SecurityGroupId' });
  }
  checkGroups(context, groups, vswitch?.attributes.VpcId);
  const zone = parameters.ZoneId;
  if (zone !== undefined && zone !== '' && zone !== vswitch?.attributes.ZoneId) {
    throw new ApiError(failures.zoneMissing);
  }
  // Checked here and not only when it is taken: a dry run says so too.
  if (vswitch !== undefined) takeAddress(store, vswitch, given(parameters.PrivateIpAddress));
  if (Array.isArray(parameters.DataDisk) && parameters.DataDisk.length > MOST_DATA_DISKS) {
    throw new ApiError(failures.diskLimit);
  }
  const category = (parameters.SystemDisk as Record<string, unknown> | undefined)?.Category ?? 'cloud_efficiency';
  if (!SYSTEM_CATEGORIES.includes(String(category))) {
    throw new ApiError({
      status: 400,
      code: 'InvalidSystemDiskCategory.ValueNotSupported',
      message: 'The specified parameter "SystemDisk.Category" is not valid.',
    });
  }
  if (String(parameters.DryRun) === 'true') {
    throw new ApiError({
      status: 400,
      code: 'DryRunOperation',
      message: 'Request validation has been passed with DryRun flag set.',
    });
  }
  return {
    InstanceTypeFamily: type.family,
    Cpu: type.cores,
    // MiB here, as the API counts an instance's memory.
    Memory: type.memory * 1024,
    ...system,
    ZoneId: vswitch?.attributes.ZoneId,
    VpcId: vswitch?.attributes.VpcId,
    SecurityGroupIds: groups,
    StartTime: isoTime(now),
    ...(isBurstable(type.id) && parameters.CreditSpecification === undefined
      ? { CreditSpecification: 'Standard' }
      : {}),
  };
};

/** Attributes that each of several instances made at once has for itself. */
const OWN = ['InstanceId', 'SerialNumber', 'CreationTime', 'InstanceName', 'HostName'];

function finish(context: OperationContext, instance: ResourceRecord, wantedAddress?: string): void {
  const { parameters, random, store } = context;
  const named = instance.attributes.InstanceName;
  const changes: Record<string, unknown> = {};
  if (named === undefined) changes.InstanceName = instance.id;
  if (instance.attributes.HostName === undefined) changes.HostName = `iZ${instance.id.slice(2)}Z`;
  if (Number(parameters.InternetMaxBandwidthOut ?? 0) > 0) {
    changes.PublicIpAddress = [publicAddress(random)];
  }
  equip(context, store.update(instance, changes), wantedAddress);
  context.reference('ACS::ECS::Instance', instance.id);
}

/** Makes the rest of several instances and equips all of them. */
export const runOrder: RecordHook = (context, first) => {
  const { parameters, store } = context;
  const amount = Number(parameters.Amount ?? 1);
  const name = String(parameters.InstanceName ?? '');
  const numbered = (index: number) =>
    name === ''
      ? {}
      : { InstanceName: parameters.UniqueSuffix === true ? `${name}${String(index + 1).padStart(3, '0')}` : name };
  const shared = Object.fromEntries(Object.entries(first.attributes).filter(([key]) => !OWN.includes(key)));
  const instances = Array.from({ length: amount }, (_, index) =>
    index === 0
      ? store.update(first, numbered(0))
      : store.insert({
          resource: first.resource,
          regionId: first.regionId,
          attributes: { ...shared, ...numbered(index) },
          tags: first.tags,
        }),
  );
  const wanted = amount === 1 ? given(parameters.PrivateIpAddress) : undefined;
  for (const instance of instances) finish(context, instance, wanted);
  return { InstanceIdSets: { InstanceIdSet: instances.map(({ id }) => id) }, TradePrice: 0 };
};

/** CreateInstance makes one instance that is not started. */
export const createStopped: RecordHook = (context, instance) => {
  finish(context, instance, given(context.parameters.PrivateIpAddress));
  const equipped = context.store.get(instance.resource, instance.id);
  if (equipped !== undefined) context.store.enterState(equipped, 'Stopped');
  return { TradePrice: 0 };
};

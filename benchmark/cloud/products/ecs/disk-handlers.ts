import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { isoTime } from '../../spec/values.js';
import { zonesOf } from '../shared/regions.js';
import { failures } from './failures.js';
import { checkDiskCount, nextDevice } from './instance-parts.js';
import { needInstance, needStatus } from './instance-power.js';

/** Sizes in GiB that each category of data disk may have. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  cloud: [5, 2000],
  cloud_efficiency: [20, 32_768],
  cloud_ssd: [20, 32_768],
  cloud_essd: [20, 32_768],
  cloud_auto: [1, 65_536],
};

const badSize = {
  status: 400,
  code: 'InvalidSize.ValueNotSupported',
  message: 'The specified parameter "Size" is not valid.',
};

function needDisk({ store, regionId, reference }: OperationContext, id: unknown): ResourceRecord {
  const disk = store.get('ecs/disk', String(id));
  if (disk === undefined || disk.regionId !== regionId) throw new ApiError(failures.diskMissing);
  reference('ACS::ECS::Disk', disk.id);
  return disk;
}

function needDiskStatus({ store }: OperationContext, disk: ResourceRecord, ...states: string[]): void {
  if (!states.includes(store.stateOf(disk) ?? '')) throw new ApiError(failures.diskStatus);
}

/** The disk of an id in the call's region, in one of the states. */
export function usableDisk(context: OperationContext, id: unknown, ...states: string[]): ResourceRecord {
  const disk = needDisk(context, id);
  needDiskStatus(context, disk, ...states);
  return disk;
}

/** Checks the order of a disk: category, size, snapshot and zone. */
export const checkDisk: OperationHandler = ({ parameters, store, regionId }) => {
  const category = String(parameters.DiskCategory ?? 'cloud');
  const range = SIZES[category];
  if (range === undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidDiskCategory.ValueNotSupported',
      message: 'The specified parameter "DiskCategory" is not valid.',
    });
  }
  const source = parameters.SnapshotId === undefined ? undefined : String(parameters.SnapshotId);
  const snapshot = source === undefined ? undefined : store.get('ecs/snapshot', source);
  if (source !== undefined && snapshot?.regionId !== regionId) throw new ApiError(failures.snapshotMissing);
  const size = Number(parameters.Size ?? snapshot?.attributes.SourceDiskSize ?? Number.NaN);
  if (Number.isNaN(size)) {
    throw new ApiError(failures.parameterMissing, { parameter: 'Size' });
  }
  if (size < range[0] || size > range[1]) throw new ApiError(badSize);
  const instance = store.get('ecs/instance', String(parameters.InstanceId ?? ''));
  if (parameters.InstanceId !== undefined && instance?.regionId !== regionId) {
    throw new ApiError(failures.instanceMissing);
  }
  const zone = String(instance?.attributes.ZoneId ?? parameters.ZoneId ?? '');
  if (!zonesOf(regionId).some(({ zoneId }) => zoneId === zone)) throw new ApiError(failures.zoneMissing);
  if (instance !== undefined) checkDiskCount(store, instance.id);
  return {
    Category: category,
    Size: size,
    ZoneId: zone,
    Type: 'data',
    ...(source ? { SourceSnapshotId: source } : {}),
  };
};

/** A disk that was ordered for an instance is attached at once. */
export const attachNew: RecordHook = (context, disk) => {
  const id = context.parameters.InstanceId;
  if (id !== undefined) mount(context, disk, needInstance(context, id));
  return {};
};

function mount({ store, now }: OperationContext, disk: ResourceRecord, instance: ResourceRecord): void {
  const attached = store.update(disk, {
    InstanceId: instance.id,
    Device: nextDevice(store.find('ecs/disk', { InstanceId: instance.id })),
    AttachedTime: isoTime(now),
    DetachedTime: '',
  });
  store.enterState(attached, 'Attaching');
}

const attach: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const disk = usableDisk(context, context.parameters.DiskId, 'Available');
  needStatus(context, instance, 'Running', 'Stopped');
  if (disk.attributes.ZoneId !== instance.attributes.ZoneId) throw new ApiError(failures.otherZone);
  checkDiskCount(context.store, instance.id);
  const goesWith = context.parameters.DeleteWithInstance;
  const changed =
    goesWith === undefined ? disk : context.store.update(disk, { DeleteWithInstance: String(goesWith) === 'true' });
  mount(context, changed, instance);
  return {};
};

const detach: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const disk = usableDisk(context, context.parameters.DiskId, 'In_use');
  if (disk.attributes.Portable !== true) throw new ApiError(failures.diskNotPortable);
  if (disk.attributes.InstanceId !== instance.id) throw new ApiError(failures.diskStatus);
  needStatus(context, instance, 'Running', 'Stopped');
  const { store, now } = context;
  store.enterState(store.update(disk, { InstanceId: '', Device: '', DetachedTime: isoTime(now) }), 'Detaching');
  return {};
};

const remove: OperationHandler = (context) => {
  const disk = usableDisk(context, context.parameters.DiskId, 'Available');
  context.store.remove(disk);
  return {};
};

const resize: OperationHandler = (context) => {
  const disk = usableDisk(context, context.parameters.DiskId, 'Available', 'In_use');
  const size = Number(context.parameters.NewSize);
  const range = SIZES[String(disk.attributes.Category)] ?? [20, 32_768];
  if (!(size > Number(disk.attributes.Size)) || size > range[1]) throw new ApiError(badSize);
  context.store.update(disk, { Size: size });
  return { OrderId: context.random.digits(15) };
};

/** Puts a disk back to its first state or to a snapshot; its instance must be stopped. */
function reset(needsSnapshot: boolean): OperationHandler {
  return (context) => {
    const disk = usableDisk(context, context.parameters.DiskId, 'In_use');
    needStatus(context, needInstance(context, disk.attributes.InstanceId), 'Stopped');
    if (needsSnapshot) {
      const snapshot = context.store.get('ecs/snapshot', String(context.parameters.SnapshotId));
      if (snapshot?.attributes.SourceDiskId !== disk.id) throw new ApiError(failures.snapshotMissing);
    }
    context.store.enterState(disk, 'ReIniting');
    return {};
  };
}

/** Handlers of the operations on disks. */
export const diskHandlers = { attach, detach, remove, resize, reinitialise: reset(false), rollBack: reset(true) };

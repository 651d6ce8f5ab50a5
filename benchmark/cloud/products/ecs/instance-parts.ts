import { ApiError } from '../../spec/errors.js';
import type { OperationContext, ResourceRecord, ResourceStore } from '../../spec/handler.js';
import { freeEip } from '../vpc/eip-handlers.js';
import { boundAddresses } from '../vpc/eip-targets.js';
import { failures } from './failures.js';
import { takeAddress } from './private-address.js';
import { publicImageOf } from './public-images.js';

type Given = Readonly<Record<string, unknown>>;

/** Data disks that one instance may have besides its system disk. */
export const MOST_DATA_DISKS = 16;

/** Smallest system disk of an image, in GiB; undefined where there is no such image. */
export function imageSize(store: ResourceStore, imageId: string, regionId: string): number | undefined {
  const custom = store.get('ecs/image', imageId);
  if (custom !== undefined) return custom.regionId === regionId ? Number(custom.attributes.Size) : undefined;
  return publicImageOf(imageId)?.size;
}

/** Puts a new disk into an instance. */
function addDisk(
  { store }: OperationContext,
  instance: ResourceRecord,
  type: 'system' | 'data',
  given: Given,
): ResourceRecord {
  const mounted = store.find('ecs/disk', { InstanceId: instance.id });
  const disk = store.insert({
    resource: 'ecs/disk',
    regionId: instance.regionId,
    attributes: {
      Type: type,
      Category: String(given.Category ?? 'cloud_efficiency'),
      Size: Number(given.Size ?? 40),
      DiskName: String(given.DiskName ?? ''),
      Description: String(given.Description ?? ''),
      ZoneId: instance.attributes.ZoneId,
      InstanceId: instance.id,
      Device: nextDevice(mounted),
      Portable: type === 'data',
      DeleteWithInstance: String(given.DeleteWithInstance ?? 'true') === 'true',
      ...(type === 'system' ? { ImageId: instance.attributes.ImageId } : {}),
      ...(given.SnapshotId === undefined ? {} : { SourceSnapshotId: given.SnapshotId }),
    },
  });
  return store.enterState(disk, 'In_use');
}

/** `/dev/xvda` for the first disk, the next letter for each further one. */
export function nextDevice(mounted: readonly ResourceRecord[]): string {
  const used = mounted.map(({ attributes }) => String(attributes.Device));
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    if (!used.includes(`/dev/xvd${letter}`)) return `/dev/xvd${letter}`;
  }
  return '/dev/xvdz';
}

/** Refuses one more data disk than an instance may have. */
export function checkDiskCount(store: ResourceStore, instanceId: string): void {
  const data = store.find('ecs/disk', { InstanceId: instanceId, Type: 'data' });
  if (data.length >= MOST_DATA_DISKS) throw new ApiError(failures.diskLimit);
}

/** Gives an instance its primary interface with a private address, its system disk and the data disks asked for. */
export function equip(context: OperationContext, instance: ResourceRecord, wantedAddress?: string): void {
  const { store, parameters } = context;
  const vswitch = store.get('vpc/vswitch', String(instance.attributes.VSwitchId));
  if (vswitch === undefined) throw new ApiError(failures.vswitchMissing);
  const address = takeAddress(store, vswitch, wantedAddress);
  const face = store.insert({
    resource: 'ecs/network-interface',
    regionId: instance.regionId,
    attributes: {
      Type: 'Primary',
      VpcId: instance.attributes.VpcId,
      VSwitchId: vswitch.id,
      ZoneId: instance.attributes.ZoneId,
      PrivateIpAddress: address,
      SecurityGroupIds: instance.attributes.SecurityGroupIds,
      InstanceId: instance.id,
    },
  });
  store.enterState(face, 'InUse');
  store.update(instance, { PrivateIpAddress: [address] });
  const systemDisk = (parameters.SystemDisk ?? {}) as Given;
  const size = imageSize(store, String(instance.attributes.ImageId), instance.regionId) ?? 20;
  addDisk(context, instance, 'system', { ...systemDisk, Size: systemDisk.Size ?? Math.max(40, size) });
  for (const disk of (parameters.DataDisk ?? []) as readonly Given[]) {
    checkDiskCount(store, instance.id);
    addDisk(context, instance, 'data', disk);
  }
}

/** Takes an instance apart: what is its own goes with it, the rest is free again. */
export function dismantle(store: ResourceStore, instance: ResourceRecord): void {
  for (const face of store.find('ecs/network-interface', { InstanceId: instance.id })) {
    if (face.attributes.Type === 'Primary') store.remove(face);
    else store.enterState(store.update(face, { InstanceId: '' }), 'Available');
  }
  for (const eip of boundAddresses({ store }, instance.id)) freeEip({ store }, eip);
  for (const disk of store.find('ecs/disk', { InstanceId: instance.id })) {
    if (disk.attributes.DeleteWithInstance === true) store.remove(disk);
    else store.enterState(store.update(disk, { InstanceId: '', Device: '' }), 'Available');
  }
  store.remove(instance);
}

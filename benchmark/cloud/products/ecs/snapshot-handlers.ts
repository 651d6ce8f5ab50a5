import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { isoTime } from '../../spec/values.js';
import { usableDisk } from './disk-handlers.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';

/** Milliseconds that a snapshot takes. */
export const SNAPSHOT_TIME = 1500;
/** Snapshots that one disk may have. Source: the document "View a snapshot chain". */
export const MOST_SNAPSHOTS = 64;

/** What a snapshot remembers of its disk. */
export const describeSource: OperationHandler = (context) => {
  const disk = usableDisk(context, context.parameters.DiskId, 'In_use', 'Available');
  return {
    SourceDiskId: disk.id,
    SourceDiskSize: disk.attributes.Size,
    SourceDiskType: disk.attributes.Type,
    SourceStorageType: 'disk',
    SnapshotType: 'user',
  };
};

/** Progress and the time left, from the time that has passed. */
export const progress: RecordHook = ({ now, store }, snapshot) => {
  const isDone = store.stateOf(snapshot) === 'accomplished';
  const share = Math.min(99, Math.floor(((now - snapshot.createdAt) / SNAPSHOT_TIME) * 100));
  const isSource = store.find('ecs/disk', { SourceSnapshotId: snapshot.id }).length > 0;
  const isImage = store.find('ecs/image', { SnapshotId: snapshot.id }).length > 0;
  return {
    Progress: `${isDone ? 100 : share}%`,
    RemainTime: isDone ? 0 : Math.ceil((snapshot.createdAt + SNAPSHOT_TIME - now) / 1000),
    LastModifiedTime: isoTime(Math.min(now, snapshot.createdAt + SNAPSHOT_TIME)),
    Usage: isImage && isSource ? 'image_disk' : isImage ? 'image' : isSource ? 'disk' : 'none',
  };
};

function sizeOf(snapshots: readonly ResourceRecord[]): number {
  return snapshots.reduce((sum, { attributes }) => sum + Number(attributes.SourceDiskSize), 0) * 1024 ** 3;
}

function chainsOf({ store, regionId }: OperationContext) {
  const byDisk = new Map<string, ResourceRecord[]>();
  for (const snapshot of store.find('ecs/snapshot', {}, regionId)) {
    const disk = String(snapshot.attributes.SourceDiskId);
    byDisk.set(disk, [...(byDisk.get(disk) ?? []), snapshot]);
  }
  return [...byDisk].map(([diskId, snapshots]) => {
    const disk = store.get('ecs/disk', diskId);
    const instance = store.get('ecs/instance', String(disk?.attributes.InstanceId ?? ''));
    return {
      SnapshotLinkId: `sl-${diskId.slice(2)}`,
      RegionId: regionId,
      SourceDiskId: diskId,
      SourceDiskName: disk?.attributes.DiskName ?? '',
      SourceDiskSize: Number(snapshots[0]?.attributes.SourceDiskSize),
      SourceDiskType: snapshots[0]?.attributes.SourceDiskType,
      InstanceId: instance?.id ?? '',
      InstanceName: instance?.attributes.InstanceName ?? '',
      TotalCount: snapshots.length,
      TotalSize: sizeOf(snapshots),
      Quota: MOST_SNAPSHOTS,
    };
  });
}

/** All snapshots of a disk together; the vendor calls it a chain. */
export const describeChains: OperationHandler = (context) => {
  const ids = toIds(context.parameters.DiskIds);
  const chains = chainsOf(context).filter(({ SourceDiskId }) => ids.length === 0 || ids.includes(SourceDiskId));
  const number = Number(context.parameters.PageNumber ?? 1);
  const size = Number(context.parameters.PageSize ?? 10);
  return {
    SnapshotLinks: { SnapshotLink: chains.slice((number - 1) * size, number * size) },
    TotalCount: chains.length,
    PageNumber: number,
    PageSize: size,
  };
};

export const describeUsage: OperationHandler = ({ store, regionId }) => {
  const snapshots = store.find('ecs/snapshot', {}, regionId);
  return { SnapshotCount: snapshots.length, SnapshotSize: sizeOf(snapshots) };
};

/** The snapshot of an id in the call's region. */
export function needSnapshot({ store, regionId }: OperationContext, id: unknown): ResourceRecord {
  const snapshot = store.get('ecs/snapshot', String(id));
  if (snapshot === undefined || snapshot.regionId !== regionId) throw new ApiError(failures.snapshotMissing);
  return snapshot;
}

import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, ResourceRecord } from '../../spec/handler.js';
import { isRegion } from '../shared/regions.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';
import { needInstance, needStatus } from './instance-power.js';
import { PUBLIC_IMAGES } from './public-images.js';
import { needSnapshot } from './snapshot-handlers.js';

/** Milliseconds that an image takes. */
export const IMAGE_TIME = 1500;

type Row = Readonly<Record<string, unknown>>;

const sharedFields = {
  Architecture: 'x86_64',
  IsSupportCloudinit: true,
  IsSupportIoOptimized: true,
  IsSubscribed: false,
  IsSelfShared: '',
  ProductCode: '',
  Usage: 'none',
};

function publicRows(): readonly Row[] {
  return PUBLIC_IMAGES.map((image) => ({
    ...sharedFields,
    ImageId: image.id,
    ImageName: image.id,
    ImageOwnerAlias: 'system',
    Description: '',
    Size: image.size,
    Platform: image.platform,
    OSName: image.osName.zh,
    OSNameEn: image.osName.en,
    OSType: image.osType,
    Status: 'Available',
    Progress: '100%',
    CreationTime: '2021-05-20T02:00:00Z',
    ImageVersion: '1.0.0',
    DiskDeviceMappings: { DiskDeviceMapping: [] },
    Tags: { Tag: [] },
  }));
}

function ownRow({ store, now }: OperationContext, image: ResourceRecord): Row {
  const status = store.stateOf(image);
  const isUsed = store.find('ecs/instance', { ImageId: image.id }).length > 0;
  const share = Math.min(99, Math.floor(((now - image.createdAt) / IMAGE_TIME) * 100));
  return {
    ...sharedFields,
    ...image.attributes,
    ImageOwnerAlias: 'self',
    Status: status,
    Progress: status === 'Available' ? '100%' : `${share}%`,
    Usage: isUsed ? 'instance' : 'none',
    DiskDeviceMappings: {
      DiskDeviceMapping: [
        { SnapshotId: image.attributes.SnapshotId, Size: String(image.attributes.Size), Device: '/dev/xvda' },
      ],
    },
    Tags: { Tag: Object.entries(image.tags).map(([TagKey, TagValue]) => ({ TagKey, TagValue })) },
  };
}

/** Custom images first, then those of the vendor. */
export const describeImages: OperationHandler = (context) => {
  const { parameters, store, regionId } = context;
  const wanted = toIds(parameters.ImageId).flatMap((text) => text.split(','));
  const statuses = String(parameters.Status ?? 'Available').split(',');
  const own = store.find('ecs/image', {}, regionId).map((image) => ownRow(context, image));
  const rows = [...own, ...publicRows()].filter(
    (row) =>
      (wanted.length === 0 || wanted.includes(String(row.ImageId))) &&
      statuses.includes(String(row.Status)) &&
      ['ImageName', 'ImageOwnerAlias', 'OSType'].every(
        (name) => (parameters[name] ?? '') === '' || parameters[name] === row[name],
      ),
  );
  const number = Number(parameters.PageNumber ?? 1);
  const size = Number(parameters.PageSize ?? 10);
  return {
    RegionId: regionId,
    Images: { Image: rows.slice((number - 1) * size, number * size) },
    TotalCount: rows.length,
    PageNumber: number,
    PageSize: size,
  };
};

/** An image of an instance takes a snapshot of its system disk first. */
export const readImageSource: OperationHandler = (context) => {
  const { parameters, store } = context;
  const mappings = Array.isArray(parameters.DiskDeviceMapping) ? (parameters.DiskDeviceMapping as Row[]) : [];
  const snapshotId = parameters.SnapshotId ?? mappings[0]?.SnapshotId;
  if (snapshotId !== undefined) {
    const snapshot = needSnapshot(context, snapshotId);
    const platform = String(parameters.Platform ?? 'CentOS');
    return {
      SnapshotId: snapshot.id,
      Size: Number(snapshot.attributes.SourceDiskSize),
      Platform: platform,
      OSName: `${platform} 64位`,
      OSNameEn: `${platform} 64 bit`,
      OSType: platform.startsWith('Windows') ? 'windows' : 'linux',
    };
  }
  if (parameters.InstanceId === undefined) {
    throw new ApiError(failures.parameterMissing, { parameter: 'InstanceId' });
  }
  const instance = needInstance(context, parameters.InstanceId);
  needStatus(context, instance, 'Running', 'Stopped');
  const [system] = store.find('ecs/disk', { InstanceId: instance.id, Type: 'system' });
  const snapshot = store.insert({
    resource: 'ecs/snapshot',
    regionId: instance.regionId,
    attributes: {
      SourceDiskId: system?.id,
      SourceDiskSize: system?.attributes.Size,
      SourceDiskType: 'system',
      SourceStorageType: 'disk',
      SnapshotName: 'Created_from_image',
    },
  });
  const { OSName, OSNameEn, OSType } = instance.attributes;
  return {
    SnapshotId: snapshot.id,
    Size: Number(system?.attributes.Size ?? 40),
    Platform: String(OSNameEn ?? '').split(' ')[0],
    OSName,
    OSNameEn,
    OSType,
  };
};

/** Copies a custom image to another region. */
export const copyImage: OperationHandler = (context) => {
  const { parameters, store, regionId, reference } = context;
  const image = store.get('ecs/image', String(parameters.ImageId));
  if (image === undefined || image.regionId !== regionId) throw new ApiError(failures.imageMissing);
  const target = String(parameters.DestinationRegionId);
  if (!isRegion(target)) {
    throw new ApiError({
      status: 404,
      code: 'InvalidDestinationRegionId.NotFound',
      message: 'The specified DestinationRegionId does not exist.',
    });
  }
  const { SnapshotId, Size, Platform, OSName, OSNameEn, OSType } = image.attributes;
  const copy = store.insert({
    resource: 'ecs/image',
    regionId: target,
    attributes: {
      ...{ SnapshotId, Size, Platform, OSName, OSNameEn, OSType },
      ImageName: parameters.DestinationImageName,
      Description: parameters.DestinationDescription,
    },
  });
  reference('ACS::ECS::Image', copy.id);
  return { ImageId: copy.id };
};

import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { fileSystemNotFound, invalidParameter, missingParameter } from './errors.js';
import { zoneOrFirst } from './zones.js';

const DAY = 86_400_000;

/** The file system that the call names, in the call's region. */
export function needFileSystem(context: OperationContext): ResourceRecord {
  const record = context.store.get('nas/file-system', String(context.parameters.FileSystemId));
  if (record === undefined || record.regionId !== context.regionId) throw new ApiError(fileSystemNotFound);
  context.reference('ACS::NAS::FileSystem', record.id);
  return record;
}

/** A list that names file systems refuses those that are not there. */
export const namedOnesExist: OperationHandler = (context) => {
  const ids = String(context.parameters.FileSystemId ?? '').split(',');
  for (const FileSystemId of ids.filter((id) => id !== ''))
    needFileSystem({ ...context, parameters: { FileSystemId } });
  return {};
};

/** Chooses the zone, and checks that type, storage and network of the new file system fit together. */
export const placeFileSystem: OperationHandler = ({ parameters, regionId, now }) => {
  const { FileSystemType = 'standard', StorageType, ProtocolType, ZoneId, Duration, KmsKeyId } = parameters;
  const isGeneral = FileSystemType === 'standard';
  if (isGeneral !== ['Performance', 'Capacity'].includes(String(StorageType))) {
    throw new ApiError(invalidParameter, { parameter: 'StorageType' });
  }
  if ((FileSystemType === 'cpfs') !== (ProtocolType === 'cpfs')) {
    throw new ApiError(invalidParameter, { parameter: 'ProtocolType' });
  }
  for (const parameter of FileSystemType === 'cpfs' ? ['Capacity', 'VpcId', 'VSwitchId'] : []) {
    if (parameters[parameter] === undefined) throw new ApiError(missingParameter, { parameter });
  }
  const months = parameters.ChargeType === 'Subscription' ? Number(Duration ?? 1) : undefined;
  return {
    ZoneId: zoneOrFirst(regionId, ZoneId),
    ...(KmsKeyId === undefined ? {} : { KMSKeyId: KmsKeyId }),
    ...(months === undefined ? {} : { ExpiredTime: isoTime(now + months * 30 * DAY) }),
  };
};

/** Lists show the mount targets of each file system. */
export const withMountTargets: RecordHook = ({ store }, record) => ({
  MountTargets: {
    MountTarget: store.find('nas/mount-target', { FileSystemId: record.id }).map((target) => ({
      MountTargetDomain: target.id,
      NetworkType: target.attributes.NetworkType,
      VpcId: target.attributes.VpcId ?? '',
      VswId: target.attributes.VswId ?? '',
      AccessGroupName: target.attributes.AccessGroupName,
      Status: store.stateOf(target),
    })),
  },
  MountTargetCountLimit: 2,
  Packages: { Package: [] },
});

export const describeNfsAcl: OperationHandler = (context) => ({
  Enabled: needFileSystem(context).attributes.NfsAclEnabled,
});

/** Handler that turns the NFS access control lists of a file system on or off. */
export function switchNfsAcl(enabled: boolean): OperationHandler {
  return (context) => {
    context.store.update(needFileSystem(context), { NfsAclEnabled: enabled });
    return {};
  };
}

export const describeRecycleBin: OperationHandler = (context) => ({
  RecycleBinAttribute: {
    ...(needFileSystem(context).attributes.RecycleBin as Readonly<Record<string, unknown>>),
    Size: 0,
    SecondarySize: 0,
  },
});

export const enableRecycleBin: OperationHandler = (context) => {
  const { ReservedDays } = context.parameters;
  const RecycleBin = { Status: 'Enable', ReservedDays, EnableTime: isoTime(context.now) };
  context.store.update(needFileSystem(context), { RecycleBin });
  return {};
};

export const disableRecycleBin: OperationHandler = (context) => {
  const RecycleBin = { Status: 'Disable', ReservedDays: 0, EnableTime: '' };
  context.store.update(needFileSystem(context), { RecycleBin });
  return {};
};

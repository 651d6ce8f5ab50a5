import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { textOf } from '../../spec/rows.js';
import { isRegion } from '../shared/regions.js';

const BUCKET = 'oss/bucket';
const MAXIMUM_KEYS = 1000;

/**
 * Regions with zone-redundant storage, of both language versions of the document "Create buckets" together: the Chinese one
 * also names cn-hangzhou.
 */
export const ZONE_REDUNDANT_REGIONS: readonly string[] = [
  'cn-shenzhen',
  'cn-beijing',
  'cn-hangzhou',
  'cn-shanghai',
  'cn-hongkong',
  'ap-southeast-1',
];

/** The bucket that a call names, if it is the account's own. */
export function needBucket(context: OperationContext): ResourceRecord {
  const name = String(context.parameters.BucketName);
  const bucket = context.store.get(BUCKET, name);
  if (bucket === undefined) {
    if (context.cloud.ownerOf(BUCKET, name) !== undefined) {
      throw new ApiError({
        status: 403,
        code: 'AccessDenied',
        message: 'You do not have read permission on this bucket.',
      });
    }
    throw new ApiError({ status: 404, code: 'NoSuchBucket', message: 'The specified bucket does not exist.' });
  }
  context.reference('ACS::OSS::Bucket', name);
  return bucket;
}

/** Deletes an empty bucket; that of another account is refused as every other call to it is. */
export const removeBucket: OperationHandler = (context) => {
  const bucket = needBucket(context);
  if (context.store.find('oss/object', { BucketName: bucket.id }).length > 0) {
    throw new ApiError({
      status: 409,
      code: 'BucketNotEmpty',
      message: 'The bucket you tried to delete is not empty.',
    });
  }
  context.store.remove(bucket);
  return {};
};

/** The bucket's region is the call's; it never changes. */
export const placeBucket: OperationHandler = ({ parameters, regionId }) => {
  if (!isRegion(regionId)) {
    throw new ApiError({
      status: 400,
      code: 'InvalidLocationConstraint',
      message: 'The specified location-constraint is not valid.',
    });
  }
  if (parameters.DataRedundancyType === 'ZRS' && !ZONE_REDUNDANT_REGIONS.includes(regionId)) {
    throw new ApiError({
      status: 400,
      code: 'InvalidArgument',
      message: 'Zone-redundant storage is not available in this region.',
    });
  }
  return { Region: regionId, Location: `oss-${regionId}` };
};

/** Making one's own bucket again succeeds, may change its ACL, and cannot change where and how it stores. */
export const keepBucket: RecordHook = ({ parameters, regionId, store }, bucket) => {
  const { StorageClass, DataRedundancyType, ACL } = parameters;
  const refuse = (what: string) =>
    new ApiError({ status: 409, code: 'BucketAlreadyExists', message: `Bucket already exists can't modify ${what}.` });
  if (bucket.attributes.Region !== regionId) throw refuse('location');
  if (StorageClass !== undefined && StorageClass !== bucket.attributes.StorageClass) throw refuse('storage type');
  if (DataRedundancyType !== undefined && DataRedundancyType !== bucket.attributes.DataRedundancyType) {
    throw refuse('data redundancy type');
  }
  if (ACL !== undefined) store.update(bucket, { ACL });
  return {};
};

function describe({ id, attributes }: ResourceRecord) {
  const location = String(attributes.Location);
  return {
    Name: id,
    Location: location,
    Region: attributes.Region,
    CreationDate: String(attributes.CreationDate).replace('Z', '.000Z'),
    ExtranetEndpoint: `${location}.aliyuncs.com`,
    IntranetEndpoint: `${location}-internal.aliyuncs.com`,
    StorageClass: attributes.StorageClass,
  };
}

/** Answer of GetBucketInfo. */
export const describeBucket: OperationHandler = (context) => {
  const bucket = needBucket(context);
  const { accountId } = context.caller;
  const set = (...path: readonly string[]) => textOf(bucket.attributes, 'Configurations', ...path);
  const versioning = set('versioning', 'Status');
  return {
    BucketInfo: {
      Bucket: {
        ...describe(bucket),
        DataRedundancyType: bucket.attributes.DataRedundancyType,
        Owner: { ID: accountId, DisplayName: accountId },
        AccessControlList: { Grant: bucket.attributes.ACL },
        TransferAcceleration: set('transferAcceleration', 'Enabled') === 'true' ? 'Enabled' : 'Disabled',
        CrossRegionReplication: 'Disabled',
        AccessMonitor: 'Disabled',
        BlockPublicAccess: false,
        ResourceGroupId: 'rg-default',
        BucketPolicy: {
          LogBucket: set('logging', 'LoggingEnabled', 'TargetBucket'),
          LogPrefix: set('logging', 'LoggingEnabled', 'TargetPrefix'),
        },
        ServerSideEncryptionRule: {
          SSEAlgorithm: set('encryption', 'ApplyServerSideEncryptionByDefault', 'SSEAlgorithm') || 'None',
        },
        ...(versioning === '' ? {} : { Versioning: versioning }),
        Comment: '',
      },
    },
  };
};

/** Where the bucket is, such as `oss-cn-hangzhou`. */
export const getLocation: OperationHandler = (context) => ({
  LocationConstraint: needBucket(context).attributes.Location,
});

/** The account's buckets of all regions in the order of their names, by pages of marker and max-keys. */
export const listBuckets: OperationHandler = ({ caller, parameters, store }) => {
  const prefix = String(parameters.prefix ?? '');
  const marker = String(parameters.marker ?? '');
  const size = Number(parameters['max-keys'] ?? 100);
  if (!Number.isInteger(size) || size < 1 || size > MAXIMUM_KEYS) {
    throw new ApiError({ status: 400, code: 'InvalidArgument', message: 'The max-keys is not valid.' });
  }
  const matching = store
    .find(BUCKET)
    .filter(({ id }) => id.startsWith(prefix) && id > marker)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const page = matching.slice(0, size);
  const truncated = matching.length > size;
  return {
    ListAllMyBucketsResult: {
      Prefix: prefix,
      Marker: marker,
      MaxKeys: size,
      IsTruncated: truncated,
      ...(truncated ? { NextMarker: page.at(-1)?.id } : {}),
      Owner: { ID: caller.accountId, DisplayName: caller.accountId },
      Buckets: { Bucket: page.map(describe) },
    },
  };
};

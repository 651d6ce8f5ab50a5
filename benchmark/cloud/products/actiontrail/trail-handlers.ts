import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
  type ResourceStore,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const TRAIL = 'actiontrail/trail';

function needTrail({ parameters, reference, store }: OperationContext): ResourceRecord {
  const id = String(parameters.Name);
  const record = store.get(TRAIL, id);
  if (record === undefined) {
    throw new ApiError(
      { status: 404, code: 'TrailNotFoundException', message: 'The trail {id} does not exist.' },
      { id },
    );
  }
  reference('ACS::ActionTrail::Trail', id);
  return record;
}

/** A trail belongs to the region it is created in and must deliver to a bucket of the account or to a log project. */
export const placeTrail: OperationHandler = ({ caller, parameters, regionId, store }) => {
  const { Name, OssBucketName, SlsProjectArn } = parameters;
  if (OssBucketName === undefined && SlsProjectArn === undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidParameterCombination',
      message: 'The trail needs an OSS bucket or an SLS project to deliver to.',
    });
  }
  return {
    HomeRegion: regionId,
    TrailArn: `acs:actiontrail:${regionId}:${caller.accountId}:trail/${String(Name)}`,
    ...bucketPlace(OssBucketName, store),
  };
};

/** A bucket named anew must be there too. */
export const moveTrail: OperationHandler = ({ parameters, store }) => bucketPlace(parameters.OssBucketName, store);

function bucketPlace(name: unknown, store: ResourceStore): { readonly OssBucketLocation?: unknown } {
  if (name === undefined || name === '') return {};
  const bucket = store.get('oss/bucket', String(name));
  if (bucket !== undefined) return { OssBucketLocation: bucket.attributes.Location };
  throw new ApiError({
    status: 404,
    code: 'BucketDoesNotExistException',
    message: 'The specified OSS bucket does not exist.',
  });
}

/** Remembers when the settings changed last. */
export const touchTrail: RecordHook = ({ now, store }, record) => {
  store.update(record, { UpdateTime: isoTime(now) });
  return {};
};

/** Begins to deliver. */
export const startLogging: OperationHandler = (context) => {
  const changed = context.store.update(needTrail(context), { StartLoggingTime: isoTime(context.now) });
  context.store.enterState(changed, 'Enable');
  return {};
};

/** Stops delivering. */
export const stopLogging: OperationHandler = (context) => {
  const changed = context.store.update(needTrail(context), { StopLoggingTime: isoTime(context.now) });
  context.store.enterState(changed, 'Disable');
  return {};
};

/** Whether a trail delivers now, and since when. */
export const trailStatus: OperationHandler = (context) => {
  const { attributes, state } = needTrail(context);
  const isLogging = state?.name === 'Enable';
  return {
    IsLogging: isLogging,
    LatestDeliveryTime: isLogging ? isoTime(context.now) : '',
    LatestDeliveryError: '',
    OssBucketStatus: attributes.OssBucketName !== undefined,
    SlsLogStoreStatus: attributes.SlsProjectArn !== undefined,
    StartLoggingTime: attributes.StartLoggingTime ?? '',
    StopLoggingTime: attributes.StopLoggingTime ?? '',
  };
};

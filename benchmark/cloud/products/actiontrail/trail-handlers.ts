import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
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
  const bucket = OssBucketName === undefined ? undefined : store.get('oss/bucket', String(OssBucketName));
  if (OssBucketName !== undefined && bucket === undefined) {
    throw new ApiError({
      status: 404,
      code: 'BucketDoesNotExistException',
      message: 'The specified OSS bucket does not exist.',
    });
  }
  return {
    HomeRegion: regionId,
    TrailArn: `acs:actiontrail:${regionId}:${caller.accountId}:trail/${String(Name)}`,
    ...(bucket === undefined ? {} : { OssBucketLocation: bucket.attributes.Location }),
  };
};

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

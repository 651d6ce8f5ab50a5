import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type OperationSpec,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { needBucket } from './bucket-handlers.js';
import { configurationsOf } from './configurations.js';

const IN_BUCKET = { BucketName: { type: 'string', required: true } } as const;
/** One day to seventy years. */
const DAYS = { type: 'integer', required: true, minimum: 1, maximum: 25_550 } as const;
const NAMED = { ...IN_BUCKET, wormId: { type: 'string', required: true } } as const;

const DAY_MILLISECONDS = 24 * 3600 * 1000;

interface Worm {
  readonly WormId: string;
  readonly State: 'InProgress' | 'Locked';
  readonly RetentionPeriodInDays: number;
  readonly CreationDate: string;
}

function needWorm(context: OperationContext): Worm {
  const worm = configurationsOf(needBucket(context).attributes).worm as Worm | undefined;
  const { wormId } = context.parameters;
  if (worm === undefined || (wormId !== undefined && wormId !== worm.WormId)) {
    throw new ApiError({
      status: 404,
      code: 'NoSuchWORMConfiguration',
      message: 'The WORM Configuration does not exist.',
    });
  }
  return worm;
}

function locked(): ApiError {
  return new ApiError({ status: 403, code: 'WORMConfigurationLocked', message: 'The WORM Configuration is locked.' });
}

function store(context: OperationContext, worm: Worm | undefined): void {
  const bucket = needBucket(context);
  const { worm: _before, ...kept } = configurationsOf(bucket.attributes);
  context.store.update(bucket, { Configurations: worm === undefined ? kept : { ...kept, worm } });
}

/** @throws ApiError while a retention policy, in progress or locked, protects an object from being changed or deleted */
export function needMutable(bucket: ResourceRecord, { createdAt }: ResourceRecord, now: number): void {
  const worm = configurationsOf(bucket.attributes).worm as Worm | undefined;
  if (worm === undefined || now - createdAt >= worm.RetentionPeriodInDays * DAY_MILLISECONDS) return;
  throw new ApiError({ status: 409, code: 'FileImmutable', message: 'The object you specified is immutable.' });
}

const initiate: OperationHandler = (context) => {
  if (configurationsOf(needBucket(context).attributes).worm !== undefined) throw locked();
  const WormId = context.random.identifier(32).toUpperCase();
  const RetentionPeriodInDays = Number(context.parameters.RetentionPeriodInDays);
  store(context, { WormId, State: 'InProgress', RetentionPeriodInDays, CreationDate: isoTime(context.now) });
  return { WormId };
};

const complete: OperationHandler = (context) => {
  store(context, { ...needWorm(context), State: 'Locked' });
  return {};
};

const extend: OperationHandler = (context) => {
  const worm = needWorm(context);
  const RetentionPeriodInDays = Number(context.parameters.RetentionPeriodInDays);
  if (RetentionPeriodInDays < worm.RetentionPeriodInDays) {
    throw new ApiError({
      status: 400,
      code: 'InvalidArgument',
      message: 'The retention period of a policy can only be extended.',
    });
  }
  store(context, { ...worm, RetentionPeriodInDays });
  return {};
};

const abort: OperationHandler = (context) => {
  if (needWorm(context).State === 'Locked') throw locked();
  store(context, undefined);
  return {};
};

/** The retention policy of a bucket: in progress it can be taken back, locked it can only be extended. */
export const retentionOperations: Readonly<Record<string, OperationSpec>> = {
  InitiateBucketWorm: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: { ...IN_BUCKET, RetentionPeriodInDays: DAYS },
    handler: initiate,
  },
  CompleteBucketWorm: { kind: 'custom', access: 'write', source: 'sdk', parameters: NAMED, handler: complete },
  ExtendBucketWorm: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: { ...NAMED, RetentionPeriodInDays: DAYS },
    handler: extend,
  },
  AbortBucketWorm: { kind: 'custom', access: 'write', source: 'sdk', parameters: IN_BUCKET, handler: abort },
  GetBucketWorm: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    parameters: IN_BUCKET,
    handler: (context) => ({ WormConfiguration: needWorm(context) }),
  },
};

import { ApiError, type OperationHandler, type RecordTest } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { invalidParameter, KEY_NOT_FOUND, rejectedBy, STATE_MODIFIED_FAILED } from './errors.js';
import { isGone, KEY, keyMetadata, needKey } from './find-key.js';
import { rotationInterval } from './rotation-interval.js';

const MILLISECONDS_A_DAY = 86_400_000;

export const describeKey: OperationHandler = (context) => ({
  KeyMetadata: keyMetadata(context, needKey(context)),
});

interface KeyFilter {
  readonly Key: string;
  readonly Values: readonly string[];
}

/** Refuses `Filters` that are no list of `{Key, Values}`. */
export const checkFilters: OperationHandler = ({ parameters }) => {
  for (const filter of (parameters.Filters ?? []) as readonly unknown[]) {
    const { Key, Values } = (filter ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof Key !== 'string' || !Array.isArray(Values)) throw invalidParameter('Filters');
  }
  return {};
};

/** Values of one key are alternatives, several keys must all hold. */
export const matchesFilters: RecordTest = ({ now, parameters, store }, record) => {
  if (isGone(record, now)) return false;
  const filters = (parameters.Filters ?? []) as readonly KeyFilter[];
  return filters.every(({ Key }) => {
    const value = Key === 'KeyState' ? store.stateOf(record) : (record.attributes[Key] ?? 'User');
    return filters.some((filter) => filter.Key === Key && filter.Values.map(String).includes(String(value)));
  });
};

/** EnableKey and DisableKey; a key that waits for its deletion or for its material can be neither. */
export function changeState(state: 'Enabled' | 'Disabled'): OperationHandler {
  return (context) => {
    const record = needKey(context);
    const current = context.store.stateOf(record);
    if (current !== 'Enabled' && current !== 'Disabled') throw new ApiError(STATE_MODIFIED_FAILED);
    context.store.enterState(record, state);
    return {};
  };
}

export const scheduleDeletion: OperationHandler = (context) => {
  const { now, parameters, store } = context;
  const record = needKey(context);
  if (store.stateOf(record) === 'PendingDeletion') throw new ApiError(STATE_MODIFIED_FAILED);
  if (record.attributes.DeletionProtection === 'Enabled') {
    throw new ApiError({
      status: 409,
      code: 'Rejected.DeletionProtected',
      message: 'The request was rejected because deletion protection is enabled for the key.',
    });
  }
  const time = isoTime(now + Number(parameters.PendingWindowInDays) * MILLISECONDS_A_DAY);
  store.enterState(store.update(record, { DeleteDate: time }), 'PendingDeletion');
  return {};
};

/** The key is enabled again at once; the vendor's reference names no other state. */
export const cancelDeletion: OperationHandler = (context) => {
  const { store } = context;
  const record = needKey(context);
  if (store.stateOf(record) !== 'PendingDeletion') throw new ApiError(STATE_MODIFIED_FAILED);
  store.enterState(store.update(record, { DeleteDate: '' }), 'Enabled');
  return {};
};

export const updateDescription: OperationHandler = (context) => {
  const record = needKey(context);
  if (context.store.stateOf(record) === 'PendingDeletion') throw rejectedBy('PendingDeletion');
  const description = String(context.parameters.Description ?? '');
  if (description.length > 8192) throw invalidParameter('Description');
  context.store.update(record, { Description: description });
  return {};
};

export const updateRotation: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needKey(context);
  const state = store.stateOf(record) ?? '';
  if (state !== 'Enabled') throw rejectedBy(state);
  if (parameters.EnableAutomaticRotation !== true) {
    store.update(record, { AutomaticRotation: 'Disabled', RotationInterval: undefined });
    return {};
  }
  const { KeySpec, Origin } = record.attributes;
  store.update(record, {
    AutomaticRotation: 'Enabled',
    RotationInterval: rotationInterval(parameters, String(KeySpec), Origin),
  });
  return {};
};

export const setDeletionProtection: OperationHandler = (context) => {
  const { parameters, store } = context;
  const arn = String(parameters.ProtectedResourceArn);
  const [record] = store.find(KEY, { Arn: arn }, context.regionId);
  if (record === undefined) throw new ApiError(KEY_NOT_FOUND);
  context.reference('ACS::KMS::Key', record.id);
  if (store.stateOf(record) === 'PendingDeletion') throw rejectedBy('PendingDeletion');
  const isOn = parameters.EnableDeletionProtection === true;
  store.update(record, {
    DeletionProtection: isOn ? 'Enabled' : 'Disabled',
    DeletionProtectionDescription: isOn ? String(parameters.DeletionProtectionDescription ?? '') : '',
  });
  return {};
};

/** The policy of a key; a new key may be managed by its account only. */
export const keyPolicy: OperationHandler = (context) => {
  const { attributes } = needKey(context);
  const standard = {
    Version: '1',
    Statement: [
      {
        Sid: 'Allow the account to manage the key',
        Effect: 'Allow',
        Action: ['kms:*'],
        Principal: { RAM: [`acs:ram::${context.caller.accountId}:*`] },
        Resource: ['*'],
      },
    ],
  };
  return { Policy: attributes.Policy ?? JSON.stringify(standard) };
};

export const setKeyPolicy: OperationHandler = (context) => {
  const record = needKey(context);
  try {
    JSON.parse(String(context.parameters.Policy));
  } catch {
    throw invalidParameter('Policy');
  }
  context.store.update(record, { Policy: context.parameters.Policy });
  return {};
};

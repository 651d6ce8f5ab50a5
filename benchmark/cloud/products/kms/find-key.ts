import { ApiError, type OperationContext, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { ALIAS_NOT_FOUND, KEY_NOT_FOUND } from './errors.js';

export const KEY = 'kms/key';
export const ALIAS = 'kms/alias';

/**
 * The key that `KeyId` names by its id, an alias or its ARN. Its documented failure when the region has none; keys whose
 * waiting period is over are gone.
 */
export function needKey(context: OperationContext, given = context.parameters.KeyId): ResourceRecord {
  const { now, regionId, store } = context;
  const name = String(given).replace(/^acs:kms:[^:]*:\d*:(?:key\/)?/, '');
  const alias = name.startsWith('alias/') ? store.get(ALIAS, name, regionId) : undefined;
  if (name.startsWith('alias/') && alias === undefined) throw new ApiError(ALIAS_NOT_FOUND);
  const record = store.get(KEY, alias === undefined ? name : String(alias.attributes.KeyId));
  if (record === undefined || record.regionId !== regionId || isGone(record, now)) throw new ApiError(KEY_NOT_FOUND);
  context.reference('ACS::KMS::Key', record.id);
  return record;
}

/** Whether the waiting period of a scheduled deletion is over. */
export function isGone({ attributes, state }: ResourceRecord, now: number): boolean {
  return state?.name === 'PendingDeletion' && Date.parse(String(attributes.DeleteDate)) <= now;
}

/** What answers about a key show as it is stored. */
const SHOWN = [
  'KeyId',
  'Arn',
  'Creator',
  'Description',
  'KeySpec',
  'KeyUsage',
  'Origin',
  'ProtectionLevel',
  'LastRotationDate',
  'PrimaryKeyVersion',
  'DeletionProtection',
  'DeletionProtectionDescription',
  'MaterialExpireTime',
  'DeleteDate',
  'DKMSInstanceId',
  'CreationDate',
];

/** A key as answers show it. */
export function keyMetadata({ store }: OperationContext, record: ResourceRecord): Readonly<Record<string, unknown>> {
  const { attributes } = record;
  const { AutomaticRotation, RotationInterval, LastRotationDate } = attributes;
  const state = store.stateOf(record) ?? '';
  const isRotating = AutomaticRotation === 'Enabled';
  const shown = SHOWN.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
  return {
    ...Object.fromEntries(shown),
    KeyState: state,
    AutomaticRotation: isRotating && state !== 'Enabled' ? 'Suspended' : AutomaticRotation,
    ...(isRotating
      ? {
          RotationInterval,
          NextRotationDate: isoTime(
            Date.parse(String(LastRotationDate)) + Number.parseInt(String(RotationInterval), 10) * 1000,
          ),
        }
      : {}),
  };
}

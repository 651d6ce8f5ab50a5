import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { ALIAS_NOT_FOUND, invalidParameter, rejectedBy, STATE_MODIFIED_FAILED } from './errors.js';
import { ALIAS, needKey } from './find-key.js';

/** `alias/` and 1 to 255 letters, digits, `_`, `-` and `/`. */
const NAME = /^alias\/[A-Za-z0-9_/-]{1,255}$/;

export const createAlias: OperationHandler = (context) => {
  const { caller, parameters, regionId, store } = context;
  const name = String(parameters.AliasName);
  if (!NAME.test(name)) throw invalidParameter('AliasName');
  const key = needKey(context);
  if (store.stateOf(key) === 'PendingDeletion') throw new ApiError(STATE_MODIFIED_FAILED);
  const AliasArn = `acs:kms:${regionId}:${caller.accountId}:${name}`;
  store.insert({ resource: ALIAS, regionId, attributes: { AliasName: name, AliasArn, KeyId: key.id } });
  context.reference('ACS::KMS::Alias', name);
  return {};
};

/** Moves an alias to another key. */
export const updateAlias: OperationHandler = (context) => {
  const record = needAlias(context);
  const key = needKey(context);
  if (context.store.stateOf(key) === 'PendingDeletion') throw rejectedBy('PendingDeletion');
  context.store.update(record, { KeyId: key.id });
  return {};
};

export const deleteAlias: OperationHandler = (context) => {
  const record = needAlias(context);
  context.reference('ACS::KMS::Key', String(record.attributes.KeyId));
  context.store.remove(record);
  return {};
};

/** ListAliasesByKeyId fails for a key that does not exist. */
export const requireKey: OperationHandler = (context) => {
  needKey(context);
  return {};
};

function needAlias(context: OperationContext): ResourceRecord {
  const name = String(context.parameters.AliasName);
  const record = context.store.get(ALIAS, name, context.regionId);
  if (record === undefined) throw new ApiError(ALIAS_NOT_FOUND);
  context.reference('ACS::KMS::Alias', name);
  return record;
}

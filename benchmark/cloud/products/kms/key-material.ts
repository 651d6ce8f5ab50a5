import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { STATE_MODIFIED_FAILED } from './errors.js';
import { needKey } from './find-key.js';

const MILLISECONDS_A_DAY = 86_400_000;

/** Only keys whose material comes from outside take part. */
function needExternalKey(context: OperationContext): ResourceRecord {
  const record = needKey(context);
  if (record.attributes.Origin !== 'EXTERNAL') {
    throw new ApiError({
      status: 400,
      code: 'Unsupported.Origin',
      message: 'This key origin is not valid for this api.',
    });
  }
  return record;
}

/** A public key to wrap material with, and a token that is good for a day and for this key only. */
export const parametersForImport: OperationHandler = (context) => {
  const { now, random, store } = context;
  const record = needExternalKey(context);
  const token = Buffer.from(`${record.id}/${random.secret(64)}`).toString('base64');
  const ends = isoTime(now + MILLISECONDS_A_DAY);
  store.update(record, { ImportToken: token, ImportTokenEnds: ends });
  return {
    KeyId: record.id,
    ImportToken: token,
    // Of the right length only: nothing is ever unwrapped here.
    PublicKey: Buffer.from(random.secret(294)).toString('base64'),
    TokenExpireTime: ends,
  };
};

export const importMaterial: OperationHandler = (context) => {
  const { now, parameters, store } = context;
  const record = needExternalKey(context);
  if (store.stateOf(record) === 'PendingDeletion') throw new ApiError(STATE_MODIFIED_FAILED);
  if (parameters.ImportToken !== record.attributes.ImportToken) {
    throw new ApiError({ status: 400, code: 'InvalidImportToken', message: 'import token is invalid.' });
  }
  if (Date.parse(String(record.attributes.ImportTokenEnds)) <= now) {
    throw new ApiError({ status: 400, code: 'ExpiredImportToken', message: 'import token is expired.' });
  }
  const seconds = Number(parameters.KeyMaterialExpireUnix ?? 0);
  const expires = seconds > 0 ? isoTime(seconds * 1000) : '';
  const changed = store.update(record, { MaterialExpireTime: expires });
  if (store.stateOf(record) === 'PendingImport') store.enterState(changed, 'Enabled');
  return {};
};

export const deleteMaterial: OperationHandler = (context) => {
  const { store } = context;
  const record = needExternalKey(context);
  if (store.stateOf(record) !== 'PendingDeletion') {
    store.enterState(store.update(record, { MaterialExpireTime: '' }), 'PendingImport');
  }
  return {};
};

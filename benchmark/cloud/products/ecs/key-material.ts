import { createHash, generateKeyPairSync } from 'node:crypto';
import { ApiError, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { failures } from './failures.js';

const KEY_PAIR = 'ecs/key-pair';

function fingerprint(publicKey: Buffer): string {
  return createHash('md5').update(publicKey).digest('hex');
}

/** Makes a real RSA key; its private half leaves with this answer and is not kept. */
export const generateKeys: RecordHook = ({ store }, record) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const print = fingerprint(publicKey);
  store.update(record, { KeyPairFingerPrint: print });
  return { KeyPairFingerPrint: print, PrivateKeyBody: privateKey };
};

/** Accepts an OpenSSH public key, such as `ssh-rsa AAAA... comment`. */
export const readPublicKey: OperationHandler = ({ parameters }) => {
  const match = /^ssh-(?:rsa|ed25519) ([A-Za-z0-9+/]+={0,2})(?: .*)?$/.exec(String(parameters.PublicKeyBody).trim());
  if (match?.[1] === undefined) {
    throw new ApiError({
      status: 400,
      code: 'InvalidPublicKeyBody.Malformed',
      message: 'The specified PublicKeyBody is not valid.',
    });
  }
  return { KeyPairFingerPrint: fingerprint(Buffer.from(match[1], 'base64')) };
};

/** Deletes several key pairs; one that does not exist fails the call before anything is deleted. */
export const deleteKeyPairs: OperationHandler = ({ parameters, regionId, store, reference }) => {
  const records = (parameters.KeyPairNames as readonly unknown[]).map((name) => {
    const record = store.get(KEY_PAIR, String(name), regionId);
    if (record === undefined) {
      throw new ApiError(failures.keyPairMissing);
    }
    reference('ACS::ECS::KeyPair', record.id);
    if (store.find('ecs/instance', { KeyPairName: record.id }, regionId).length > 0) {
      throw new ApiError(failures.keyPairBound, { id: record.id });
    }
    return record;
  });
  for (const record of records) store.remove(record);
  return {};
};

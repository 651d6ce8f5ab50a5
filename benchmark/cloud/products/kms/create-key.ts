import { ApiError, type OperationContext, type OperationHandler } from '../../spec/index.js';
import { invalidParameter } from './errors.js';
import { KEY, keyMetadata } from './find-key.js';
import { isMainland, isNational, isSymmetric, USAGES } from './key-specs.js';
import { tagsFrom } from './key-tags.js';
import { rotationInterval } from './rotation-interval.js';

/** Creates a key whose kind, usage, origin and rotation go together. */
export const createKey: OperationHandler = (context) => {
  const { caller, parameters, random, regionId, store } = context;
  const { Origin, ProtectionLevel } = parameters;
  const keySpec = keySpecOf(context);
  const id = random.uuid().toLowerCase();
  const isRotating = parameters.EnableAutomaticRotation === true;
  const interval = isRotating ? rotationInterval(parameters, keySpec, Origin) : undefined;
  const record = store.insert({
    resource: KEY,
    regionId,
    attributes: {
      KeyId: id,
      Arn: `acs:kms:${regionId}:${caller.accountId}:key/${id}`,
      Creator: caller.accountId,
      Description: parameters.Description,
      KeySpec: keySpec,
      KeyUsage: usageOf(context, keySpec),
      Origin,
      ProtectionLevel,
      DKMSInstanceId: parameters.DKMSInstanceId,
      Policy: parameters.Policy,
      ...(isSymmetric(keySpec) && Origin === 'Aliyun_KMS' ? { PrimaryKeyVersion: random.uuid().toLowerCase() } : {}),
      ...(isRotating ? { AutomaticRotation: 'Enabled', RotationInterval: interval } : {}),
    },
    tags: tagsFrom(parameters.Tags),
  });
  context.reference('ACS::KMS::Key', id);
  return {
    KeyMetadata: keyMetadata(context, Origin === 'EXTERNAL' ? store.enterState(record, 'PendingImport') : record),
  };
};

function keySpecOf({ parameters, regionId }: OperationContext): string {
  const { Origin, ProtectionLevel } = parameters;
  const isNationalDefault = ProtectionLevel === 'HSM' && isMainland(regionId);
  const keySpec = String(parameters.KeySpec ?? (isNationalDefault ? 'Aliyun_SM4' : 'Aliyun_AES_256'));
  if (!(keySpec in USAGES)) throw invalidParameter('KeySpec');
  if (isNational(keySpec) && !isNationalDefault) {
    throw new ApiError({
      status: 400,
      code: 'Rejected.UnsupportedOperation',
      message: 'Unsupported operation.',
    });
  }
  if (Origin === 'EXTERNAL' && !isSymmetric(keySpec)) throw invalidParameter('Origin');
  return keySpec;
}

function usageOf({ parameters }: OperationContext, keySpec: string): string {
  const usages = USAGES[keySpec] ?? [];
  const usage = String(parameters.KeyUsage ?? usages[0]);
  if (!usages.includes(usage)) throw invalidParameter('KeyUsage');
  return usage;
}

import { systemPolicy } from '../../engine/system-policies.js';
import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { checkedDocument } from './policy-document.js';
import { needCustom, needPolicy } from './policy-handlers.js';

const MOST_VERSIONS = 5;

interface PolicyVersion {
  readonly VersionId: string;
  readonly PolicyDocument: string;
  readonly CreateDate: unknown;
}

/** Versions of a custom policy, oldest first. A policy that never got a second one stores none. */
export function versionsOf({ attributes }: ResourceRecord): readonly PolicyVersion[] {
  const { CreateDate, DefaultVersion, PolicyDocument, Versions } = attributes;
  const first = { VersionId: String(DefaultVersion), PolicyDocument: String(PolicyDocument), CreateDate };
  return Array.isArray(Versions) && Versions.length > 0 ? (Versions as PolicyVersion[]) : [first];
}

function needVersion(versions: readonly PolicyVersion[], context: OperationContext): PolicyVersion {
  const id = String(context.parameters.VersionId);
  const version = versions.find(({ VersionId }) => VersionId === id);
  if (version === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.Policy.Version', message: 'The policy version does not exist: {id}.' },
      { id },
    );
  }
  return version;
}

/** Whole numbers behind the `v` only grow: the number of a deleted version is not given again. */
function lastVersion({ attributes }: ResourceRecord, versions: readonly PolicyVersion[]): number {
  return Math.max(Number(attributes.LastVersion ?? 0), ...versions.map(({ VersionId }) => Number(VersionId.slice(1))));
}

/** A new version of a custom policy; it becomes the default one only if the caller says so. */
export const createPolicyVersion: OperationHandler = (context) => {
  const { parameters, now, store } = context;
  const record = needCustom(context);
  const PolicyDocument = checkedDocument(parameters.PolicyDocument);
  let kept = versionsOf(record);
  const LastVersion = lastVersion(record, kept) + 1;
  const VersionId = `v${LastVersion}`;
  if (kept.length >= MOST_VERSIONS) {
    if (parameters.RotateStrategy !== 'DeleteOldestNonDefaultVersionWhenLimitExceeded') {
      throw new ApiError({
        status: 409,
        code: 'LimitExceeded.Policy.Version',
        message: 'The count of policy versions beyond the current limits.',
      });
    }
    const oldest = kept.find((version) => version.VersionId !== record.attributes.DefaultVersion);
    kept = kept.filter((version) => version !== oldest);
  }
  const version = { VersionId, PolicyDocument, CreateDate: isoTime(now) };
  const isDefault = parameters.SetAsDefault === true;
  store.update(record, {
    Versions: [...kept, version],
    LastVersion,
    UpdateDate: version.CreateDate,
    ...(isDefault ? { DefaultVersion: VersionId, PolicyDocument } : {}),
  });
  return { PolicyVersion: { ...version, IsDefaultVersion: isDefault } };
};

/** One version with its document. */
export const getPolicyVersion: OperationHandler = (context) => {
  const policy = needPolicy(context);
  const version = needVersion(allVersions(context), context);
  return { PolicyVersion: { ...version, IsDefaultVersion: version.VersionId === policy.DefaultVersion } };
};

/** All versions, newest first. */
export const listPolicyVersions: OperationHandler = (context) => {
  const { DefaultVersion } = needPolicy(context);
  const versions = allVersions(context).map((version) => ({
    ...version,
    IsDefaultVersion: version.VersionId === DefaultVersion,
  }));
  return { PolicyVersions: { PolicyVersion: versions.toReversed() } };
};

/** System policies have one version only. */
function allVersions(context: OperationContext): readonly PolicyVersion[] {
  const policy = needPolicy(context);
  if (policy.PolicyType === 'Custom') return versionsOf(needCustom(context));
  const document = systemPolicy(policy.PolicyName)?.document ?? '';
  return [{ VersionId: policy.DefaultVersion, PolicyDocument: document, CreateDate: policy.CreateDate }];
}

/** The version that counts from now on. */
export const setDefaultPolicyVersion: OperationHandler = (context) => {
  const record = needCustom(context);
  const versions = versionsOf(record);
  const { VersionId, PolicyDocument } = needVersion(versions, context);
  context.store.update(record, {
    Versions: versions,
    DefaultVersion: VersionId,
    PolicyDocument,
    UpdateDate: isoTime(context.now),
  });
  return {};
};

/** Deletes a version that is not the default one. */
export const deletePolicyVersion: OperationHandler = (context) => {
  const record = needCustom(context);
  const versions = versionsOf(record);
  const { VersionId } = needVersion(versions, context);
  if (VersionId === record.attributes.DefaultVersion) {
    throw new ApiError({
      status: 409,
      code: 'DeleteConflict.PolicyVersion.Default',
      message: 'The default version of the policy cannot be deleted.',
    });
  }
  context.store.update(record, {
    Versions: versions.filter((version) => version.VersionId !== VersionId),
    LastVersion: lastVersion(record, versions),
    UpdateDate: isoTime(context.now),
  });
  return {};
};

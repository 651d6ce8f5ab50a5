import { SYSTEM_POLICIES, systemPolicy } from '../../engine/system-policies.js';
import { ApiError, type Attributes, type OperationContext, type OperationHandler } from '../../spec/index.js';
import { needEntity } from './group-handlers.js';
import { markerPage } from './marker-page.js';
import { checkedDocument } from './policy-document.js';

/** Key of the stored custom policies. */
export const POLICY = 'ram/policy';
const ATTACHMENT = 'ram/policy-attachment';
/** System policies carry the day on which the vendor published them. */
const SYSTEM_DATE = '2015-04-28T11:46:32Z';
/** Policies that one user, group or role may hold. */
const MOST_HELD = { Custom: 5, System: 20 };

type Kind = 'User' | 'Group' | 'Role';

interface PolicyView {
  readonly PolicyName: string;
  readonly PolicyType: 'System' | 'Custom';
  readonly Description: string;
  readonly DefaultVersion: string;
  readonly CreateDate: unknown;
  readonly UpdateDate: unknown;
  readonly AttachmentCount: number;
}

function policies({ store }: OperationContext): readonly PolicyView[] {
  const count = (PolicyName: string, PolicyType: string) => store.find(ATTACHMENT, { PolicyName, PolicyType }).length;
  return [
    ...SYSTEM_POLICIES.map(({ name, description }) => ({
      PolicyName: name,
      PolicyType: 'System' as const,
      Description: description,
      DefaultVersion: 'v1',
      CreateDate: SYSTEM_DATE,
      UpdateDate: SYSTEM_DATE,
      AttachmentCount: count(name, 'System'),
    })),
    ...store.find(POLICY).map(({ id, attributes }) => ({
      PolicyName: id,
      PolicyType: 'Custom' as const,
      Description: String(attributes.Description ?? ''),
      DefaultVersion: String(attributes.DefaultVersion),
      CreateDate: attributes.CreateDate,
      UpdateDate: attributes.UpdateDate,
      AttachmentCount: count(id, 'Custom'),
    })),
  ];
}

/** The policy that a call names, of the type that it names. */
export function needPolicy(context: OperationContext, type = String(context.parameters.PolicyType)): PolicyView {
  const name = String(context.parameters.PolicyName);
  const found = policies(context).find(({ PolicyName, PolicyType }) => PolicyName === name && PolicyType === type);
  if (found === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.Policy', message: 'The policy does not exist: {name}.' },
      { name },
    );
  }
  context.reference('ACS::RAM::Policy', name);
  return found;
}

/** A policy must be readable when it is stored, not when it is first used. */
export const checkDocument: OperationHandler = ({ parameters }) => {
  checkedDocument(parameters.PolicyDocument);
  return {};
};

/** A policy with its document. */
export const getPolicy: OperationHandler = (context) => {
  const policy = needPolicy(context);
  const document =
    policy.PolicyType === 'System'
      ? systemPolicy(policy.PolicyName)?.document
      : context.store.get(POLICY, policy.PolicyName)?.attributes.PolicyDocument;
  return {
    Policy: policy,
    DefaultPolicyVersion: {
      VersionId: policy.DefaultVersion,
      IsDefaultVersion: true,
      PolicyDocument: document,
      CreateDate: policy.CreateDate,
    },
  };
};

/** System and custom policies, by pages of Marker and MaxItems. */
export const listPolicies: OperationHandler = (context) => {
  const { PolicyType: type } = context.parameters;
  const all = policies(context).filter(({ PolicyType }) => type === undefined || type === '' || PolicyType === type);
  const { items, rest } = markerPage(context.parameters, all, 100);
  return { Policies: { Policy: items }, ...rest };
};

/** Deletes a custom policy that nobody holds any more. */
export const removePolicy: OperationHandler = (context) => {
  const { PolicyName } = needPolicy(context, 'Custom');
  for (const kind of ['User', 'Group', 'Role']) {
    const held = context.store.find(ATTACHMENT, { PolicyName, PolicyType: 'Custom' });
    if (held.some(({ attributes }) => attributes[`${kind}Name`] !== undefined)) {
      throw new ApiError({
        status: 409,
        code: `DeleteConflict.Policy.${kind}`,
        message: `The policy is attached to a ${kind.toLowerCase()}, so cannot be deleted. Please detach it first.`,
      });
    }
  }
  const record = context.store.get(POLICY, PolicyName);
  const versions = record?.attributes.Versions;
  if (Array.isArray(versions) && versions.length > 1) {
    throw new ApiError({
      status: 409,
      code: 'DeleteConflict.Policy.Version',
      message: 'The policy has more than one version, so cannot be deleted. Please delete the others first.',
    });
  }
  if (record !== undefined) context.store.remove(record);
  return {};
};

function attachmentsTo(context: OperationContext, kind: Kind, where: Attributes = {}) {
  const name = needEntity(context, kind).id;
  return context.store.find(ATTACHMENT, { [`${kind}Name`]: name, ...where });
}

/** Grants a policy to a user, group or role. */
export function attachPolicy(kind: Kind): OperationHandler {
  return (context) => {
    const { PolicyName, PolicyType } = needPolicy(context);
    if (attachmentsTo(context, kind, { PolicyName, PolicyType }).length > 0) {
      throw new ApiError(
        {
          status: 409,
          code: `EntityAlreadyExists.${kind}.Policy`,
          message: 'The policy is already attached: {PolicyName}.',
        },
        { PolicyName },
      );
    }
    if (attachmentsTo(context, kind, { PolicyType }).length >= MOST_HELD[PolicyType]) {
      throw new ApiError({
        status: 409,
        code: `LimitExceeded.${kind}.Policy`,
        message: `The count of policies attached to the ${kind.toLowerCase()} beyond the current limits.`,
      });
    }
    const name = String(context.parameters[`${kind}Name`]);
    context.store.insert({ resource: ATTACHMENT, attributes: { PolicyName, PolicyType, [`${kind}Name`]: name } });
    return {};
  };
}

/** Takes a policy back. */
export function detachPolicy(kind: Kind): OperationHandler {
  return (context) => {
    const { PolicyName, PolicyType } = needPolicy(context);
    const [attachment] = attachmentsTo(context, kind, { PolicyName, PolicyType });
    if (attachment === undefined) {
      throw new ApiError(
        { status: 404, code: `EntityNotExist.${kind}.Policy`, message: 'The policy is not attached: {PolicyName}.' },
        { PolicyName },
      );
    }
    context.store.remove(attachment);
    return {};
  };
}

/** Policies that a user, group or role holds itself. */
export function listPoliciesFor(kind: Kind): OperationHandler {
  return (context) => {
    const known = policies(context);
    const held = attachmentsTo(context, kind).map(({ attributes: { PolicyName, PolicyType, AttachDate } }) => ({
      ...known.find((policy) => policy.PolicyName === PolicyName && policy.PolicyType === PolicyType),
      AttachDate,
    }));
    return { Policies: { Policy: held } };
  };
}

/** Who holds a policy. */
export const listEntitiesForPolicy: OperationHandler = (context) => {
  const { PolicyName, PolicyType } = needPolicy(context);
  const held = context.store.find(ATTACHMENT, { PolicyName, PolicyType });
  const of = (kind: Kind) =>
    held.flatMap(({ attributes }) => {
      const name = attributes[`${kind}Name`];
      return name === undefined ? [] : [{ [`${kind}Name`]: name, AttachDate: attributes.AttachDate }];
    });
  return { Users: { User: of('User') }, Groups: { Group: of('Group') }, Roles: { Role: of('Role') } };
};

/** Changes what is written beside a custom policy. */
export const updateDescription: OperationHandler = (context) => {
  const { PolicyName } = needPolicy(context, 'Custom');
  const record = context.store.get(POLICY, PolicyName);
  if (record !== undefined) context.store.update(record, { Description: context.parameters.NewDescription ?? '' });
  return {};
};

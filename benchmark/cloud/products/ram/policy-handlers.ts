import { SYSTEM_POLICIES, systemPolicy } from '../../engine/system-policies.js';
import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { needEntity } from './group-handlers.js';
import { markerPage } from './marker-page.js';
import { checkedDocument } from './policy-document.js';

const POLICY = 'ram/policy';
const ATTACHMENT = 'ram/policy-attachment';
/** System policies carry the day on which the vendor published them. */
const SYSTEM_DATE = '2015-04-28T11:46:32Z';
/** Policies that one user, group or role may hold. */
const MOST_HELD = { Custom: 5, System: 20 };

type Kind = 'User' | 'Group' | 'Role';

type Type = 'System' | 'Custom';

interface PolicyView {
  readonly PolicyName: string;
  readonly PolicyType: Type;
  readonly Description: string;
  readonly DefaultVersion: string;
  readonly CreateDate: unknown;
  readonly UpdateDate: unknown;
  readonly AttachmentCount: number;
}

function attributesOf({ store }: OperationContext, name: string, type: Type): Attributes | undefined {
  if (type === 'Custom') return store.get(POLICY, name)?.attributes;
  const policy = systemPolicy(name);
  const constant = { DefaultVersion: 'v1', CreateDate: SYSTEM_DATE, UpdateDate: SYSTEM_DATE };
  return policy && { Description: policy.description, PolicyDocument: policy.document, ...constant };
}

function typeIn(value: unknown): Type {
  return value === 'System' ? value : 'Custom';
}

/** A policy as answers show it, if there is one of that name and type. */
function findPolicy(context: OperationContext, PolicyName: string, PolicyType: Type): PolicyView | undefined {
  const attributes = attributesOf(context, PolicyName, PolicyType);
  return (
    attributes && {
      PolicyName,
      PolicyType,
      Description: String(attributes.Description ?? ''),
      DefaultVersion: String(attributes.DefaultVersion),
      CreateDate: attributes.CreateDate,
      UpdateDate: attributes.UpdateDate,
      AttachmentCount: context.store.find(ATTACHMENT, { PolicyName, PolicyType }).length,
    }
  );
}

function noPolicy(name: string): ApiError {
  return new ApiError(
    { status: 404, code: 'EntityNotExist.Policy', message: 'The policy does not exist: {name}.' },
    { name },
  );
}

/** The policy that a call names, of the type that it names. */
export function needPolicy(context: OperationContext): PolicyView {
  const name = String(context.parameters.PolicyName);
  const found = findPolicy(context, name, typeIn(context.parameters.PolicyType));
  if (found === undefined) throw noPolicy(name);
  context.reference('ACS::RAM::Policy', name);
  return found;
}

/** The custom policy that a call names. */
export function needCustom(context: OperationContext): ResourceRecord {
  const name = String(context.parameters.PolicyName);
  const record = context.store.get(POLICY, name);
  if (record === undefined) throw noPolicy(name);
  context.reference('ACS::RAM::Policy', name);
  return record;
}

/** A policy must be readable when it is stored, not when it is first used. */
export const checkDocument: OperationHandler = ({ parameters }) => {
  checkedDocument(parameters.PolicyDocument);
  return {};
};

/** A policy with its document. */
export const getPolicy: OperationHandler = (context) => {
  const policy = needPolicy(context);
  return {
    Policy: policy,
    DefaultPolicyVersion: {
      VersionId: policy.DefaultVersion,
      IsDefaultVersion: true,
      PolicyDocument: attributesOf(context, policy.PolicyName, policy.PolicyType)?.PolicyDocument,
      CreateDate: policy.CreateDate,
    },
  };
};

/** System and custom policies, by pages of Marker and MaxItems. */
export const listPolicies: OperationHandler = (context) => {
  const { PolicyType: type } = context.parameters;
  const names = (kind: Type) =>
    kind === 'System' ? SYSTEM_POLICIES.map(({ name }) => name) : context.store.find(POLICY).map(({ id }) => id);
  const all = (['System', 'Custom'] as const)
    .filter((kind) => type === undefined || type === '' || type === kind)
    .flatMap((kind) => names(kind).flatMap((name) => findPolicy(context, name, kind) ?? []));
  const { items, rest } = markerPage(context.parameters, all, 100);
  return { Policies: { Policy: items }, ...rest };
};

/** Deletes a custom policy that nobody holds any more. */
export const removePolicy: OperationHandler = (context) => {
  const record = needCustom(context);
  const held = context.store.find(ATTACHMENT, { PolicyName: record.id, PolicyType: 'Custom' });
  for (const kind of ['User', 'Group', 'Role']) {
    if (held.some(({ attributes }) => attributes[`${kind}Name`] !== undefined)) {
      throw new ApiError({
        status: 409,
        code: `DeleteConflict.Policy.${kind}`,
        message: `The policy is attached to a ${kind.toLowerCase()}, so cannot be deleted. Please detach it first.`,
      });
    }
  }
  const versions = record.attributes.Versions;
  if (Array.isArray(versions) && versions.length > 1) {
    throw new ApiError({
      status: 409,
      code: 'DeleteConflict.Policy.Version',
      message: 'The policy has more than one version, so cannot be deleted. Please delete the others first.',
    });
  }
  context.store.remove(record);
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
    const held = attachmentsTo(context, kind).map(({ attributes: { PolicyName, PolicyType, AttachDate } }) => ({
      ...findPolicy(context, String(PolicyName), typeIn(PolicyType)),
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
  context.store.update(needCustom(context), { Description: context.parameters.NewDescription ?? '' });
  return {};
};

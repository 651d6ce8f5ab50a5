import { ApiError } from '../../spec/errors.js';
import type {
  OperationContext,
  OperationHandler,
  RecordHook,
  ResourceRecord,
  ResourceStore,
} from '../../spec/handler.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';

/** Private addresses that one group may hold. */
const MOST_ADDRESSES = 2000;

function holdersIn(store: ResourceStore, resource: string, groupId: string): readonly ResourceRecord[] {
  return store.find(resource).filter(({ attributes }) => toIds(attributes.SecurityGroupIds).includes(groupId));
}

/** Other groups whose rules name the group. */
function referringGroups(store: ResourceStore, groupId: string): readonly ResourceRecord[] {
  return store
    .find('ecs/security-group')
    .filter(
      ({ id, attributes }) =>
        id !== groupId &&
        (attributes.Permissions as readonly Readonly<Record<string, unknown>>[]).some(
          (rule) => rule.SourceGroupId === groupId || rule.DestGroupId === groupId,
        ),
    );
}

/** How many instances a group has, and how much room is left. */
export const countMembers: RecordHook = ({ store }, group) => ({
  EcsCount: holdersIn(store, 'ecs/instance', group.id).length,
  AvailableInstanceAmount: MOST_ADDRESSES - holdersIn(store, 'ecs/network-interface', group.id).length,
});

/** The group of an id in the call's region; named in the audit event. */
export function needGroup({ store, regionId, reference }: OperationContext, given: unknown): ResourceRecord {
  const id = String(given);
  const group = store.get('ecs/security-group', id);
  if (group === undefined || group.regionId !== regionId) throw new ApiError(failures.groupMissing, { id });
  reference('ACS::ECS::SecurityGroup', id);
  return group;
}

/** Deletes a group that has no members and that no other group's rule names. */
export const deleteGroup: OperationHandler = (context) => {
  const { store } = context;
  const group = needGroup(context, context.parameters.SecurityGroupId);
  const isUsed =
    holdersIn(store, 'ecs/instance', group.id).length > 0 ||
    holdersIn(store, 'ecs/network-interface', group.id).length > 0 ||
    referringGroups(store, group.id).length > 0;
  if (isUsed) {
    throw new ApiError({
      status: 403,
      code: 'DependencyViolation',
      message: 'There is still instance(s) in the specified security group, or it is authorized by another one.',
    });
  }
  store.remove(group);
  return {};
};

/** Which groups are named in the rules of which. */
export const describeReferences: OperationHandler = (context) => {
  const groups = toIds(context.parameters.SecurityGroupId).map((id) => needGroup(context, id));
  return {
    SecurityGroupReferences: {
      SecurityGroupReference: groups.flatMap(({ id }) => {
        const referring = referringGroups(context.store, id).map((other) => ({
          AliUid: context.caller.accountId,
          SecurityGroupId: other.id,
        }));
        return referring.length === 0
          ? []
          : [{ SecurityGroupId: id, ReferencingSecurityGroups: { ReferencingSecurityGroup: referring } }];
      }),
    },
  };
};

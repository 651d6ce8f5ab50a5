import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const MEMBERSHIP = 'ram/group-membership';

/** A user, group or role by name; RAM's own failure when there is none. */
export function needEntity(context: OperationContext, kind: 'User' | 'Group' | 'Role'): ResourceRecord {
  const name = String(context.parameters[`${kind}Name`]);
  const record = context.store.get(`ram/${kind.toLowerCase()}`, name);
  if (record === undefined) {
    throw new ApiError(
      { status: 404, code: `EntityNotExist.${kind}`, message: `The ${kind.toLowerCase()} does not exist: {name}.` },
      { name },
    );
  }
  context.reference(`ACS::RAM::${kind}`, name);
  return record;
}

/** Adds a user to a group. */
export const addUserToGroup: OperationHandler = (context) => {
  const UserName = needEntity(context, 'User').id;
  const GroupName = needEntity(context, 'Group').id;
  if (context.store.find(MEMBERSHIP, { UserName, GroupName }).length > 0) {
    throw new ApiError({
      status: 409,
      code: 'EntityAlreadyExists.User.Group',
      message: 'The user does already belong to the group.',
    });
  }
  context.store.insert({ resource: MEMBERSHIP, attributes: { UserName, GroupName } });
  return {};
};

/** Takes a user out of a group. */
export const removeUserFromGroup: OperationHandler = (context) => {
  const UserName = needEntity(context, 'User').id;
  const GroupName = needEntity(context, 'Group').id;
  const [membership] = context.store.find(MEMBERSHIP, { UserName, GroupName });
  if (membership === undefined) {
    throw new ApiError({
      status: 404,
      code: 'EntityNotExist.User.Group',
      message: 'The user does not belong to the group.',
    });
  }
  context.store.remove(membership);
  return {};
};

/** Groups that a user belongs to. */
export const listGroupsForUser: OperationHandler = (context) => {
  const UserName = needEntity(context, 'User').id;
  const groups = context.store.find(MEMBERSHIP, { UserName }).map(({ attributes }) => ({
    GroupName: attributes.GroupName,
    GroupId: context.store.get('ram/group', String(attributes.GroupName))?.attributes.GroupId,
    Comments: context.store.get('ram/group', String(attributes.GroupName))?.attributes.Comments ?? '',
    JoinDate: attributes.JoinDate,
  }));
  return { Groups: { Group: groups } };
};

/** Users of a group. */
export const listUsersForGroup: OperationHandler = (context) => {
  const GroupName = needEntity(context, 'Group').id;
  const users = context.store.find(MEMBERSHIP, { GroupName }).map(({ attributes }) => ({
    UserName: attributes.UserName,
    DisplayName: context.store.get('ram/user', String(attributes.UserName))?.attributes.DisplayName ?? '',
    JoinDate: attributes.JoinDate,
  }));
  return { IsTruncated: false, Users: { User: users } };
};

/** Members and policies of a group follow it to its new name. */
export const renameGroup: RecordHook = ({ now, parameters, store }, group) => {
  store.update(group, { UpdateDate: isoTime(now) });
  const oldName = String(parameters.GroupName);
  if (oldName !== group.id) {
    for (const resource of [MEMBERSHIP, 'ram/policy-attachment']) {
      for (const follower of store.find(resource, { GroupName: oldName }))
        store.update(follower, { GroupName: group.id });
    }
  }
  return {};
};

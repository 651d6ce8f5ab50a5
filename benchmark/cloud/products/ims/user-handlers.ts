import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { markerPage } from '../ram/marker-page.js';
import { user } from '../ram/user.js';
import { moveFollowers } from '../ram/user-rename.js';

const USER = 'ram/user';
const PAGE = 100;

/** The users are those of RAM; only the name has the account's domain behind it. */
function domainOf({ caller }: OperationContext): string {
  return `${caller.accountId}.onaliyun.com`;
}

function userNameIn(context: OperationContext, principalName: unknown): string {
  const [name = '', domain] = String(principalName).split('@');
  if (domain !== domainOf(context) || !/^[A-Za-z0-9._-]{1,64}$/.test(name)) {
    throw new ApiError({
      status: 400,
      code: 'InvalidParameter.UserPrincipalName.Format',
      message: 'The parameter - UserPrincipalName is not in a valid format.',
    });
  }
  return name;
}

function needUser(context: OperationContext): ResourceRecord {
  const { UserId, UserPrincipalName } = context.parameters;
  const found =
    UserPrincipalName === undefined
      ? context.store.find(USER, { UserId })[0]
      : context.store.get(USER, userNameIn(context, UserPrincipalName));
  if (found === undefined) {
    const id = UserPrincipalName ?? UserId ?? '';
    throw new ApiError({ status: 404, code: 'EntityNotExist.User', message: 'The user does not exist: {id}.' }, { id });
  }
  context.reference('ACS::RAM::User', found.id);
  return found;
}

/** Attributes of a user as RAM takes them. */
function checked(attributes: Attributes): Attributes {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const { malformed, pattern } = user.attributes[name] ?? {};
    const fits = value === '' || pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(String(value));
    if (!fits && malformed !== undefined) throw new ApiError(malformed, { value });
  }
  return Object.fromEntries(given);
}

function describe(context: OperationContext, { id, attributes }: ResourceRecord) {
  return {
    UserPrincipalName: `${id}@${domainOf(context)}`,
    UserId: attributes.UserId,
    DisplayName: attributes.DisplayName ?? '',
    MobilePhone: attributes.MobilePhone ?? '',
    Email: attributes.Email ?? '',
    Comments: attributes.Comments ?? '',
    CreateDate: attributes.CreateDate,
    UpdateDate: attributes.UpdateDate,
    LastLoginDate: attributes.LastLoginDate ?? '',
    ProvisionType: 'Manual',
  };
}

/** Makes a user under its full name. */
export const createUser: OperationHandler = (context) => {
  const { Comments, DisplayName, Email, MobilePhone, UserPrincipalName } = context.parameters;
  const UserName = userNameIn(context, UserPrincipalName);
  const record = context.store.insert({
    resource: USER,
    attributes: checked({ UserName, DisplayName, Email, MobilePhone, Comments }),
  });
  context.reference('ACS::RAM::User', UserName);
  return { User: describe(context, record) };
};

/** One user, by full name or by number. */
export const getUser: OperationHandler = (context) => ({ User: describe(context, needUser(context)) });

/** Users in the order of their creation, newest first, by pages of Marker and MaxItems. */
export const listUsers: OperationHandler = (context) => {
  const all = context.store.find(USER).toReversed();
  const { items, rest } = markerPage(context.parameters, all, PAGE);
  return { Users: { User: items.map((record) => describe(context, record)) }, ...rest };
};

/** Changes what the call names. */
export const updateUser: OperationHandler = (context) => {
  const record = needUser(context);
  const { NewComments, NewDisplayName, NewEmail, NewMobilePhone, NewUserPrincipalName } = context.parameters;
  const changes = {
    UserName: NewUserPrincipalName === undefined ? undefined : userNameIn(context, NewUserPrincipalName),
    DisplayName: NewDisplayName,
    Email: NewEmail,
    MobilePhone: NewMobilePhone,
    Comments: NewComments,
  };
  const changed = context.store.update(record, { ...checked(changes), UpdateDate: isoTime(context.now) });
  moveFollowers(context.store, record.id, changed.id);
  return { User: describe(context, changed) };
};

/** Deletes a user on whom nothing hangs any more, by the same rules as RAM does. */
export const deleteUser: OperationHandler = (context) => {
  const record = needUser(context);
  for (const { attribute, error, resource } of user.blockedBy ?? []) {
    if (context.store.find(resource, { [attribute]: record.id }).length > 0) throw new ApiError(error);
  }
  context.store.remove(record);
  return {};
};

import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';

const KEY = 'ram/access-key';
const USER = 'ram/user';

/** The user that a call names, or the caller itself. */
function userNameOf({ caller, parameters, store }: OperationContext): string {
  const given = parameters.UserName;
  const name = given === undefined || given === '' ? caller.type === 'ram-user' && caller.userName : String(given);
  if (name === false) {
    throw new ApiError({
      status: 400,
      code: 'MissingParameter',
      message: 'The parameter - UserName should not be null.',
    });
  }
  if (store.get(USER, name) === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.User', message: 'The user does not exist: {name}.' },
      { name },
    );
  }
  return name;
}

function keyOf(context: OperationContext): ResourceRecord {
  const userName = userNameOf(context);
  const id = String(context.parameters.UserAccessKeyId);
  const key = context.store.get(KEY, id);
  if (key === undefined || key.attributes.UserName !== userName) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.User.AccessKey', message: 'The access key does not exist: {id}.' },
      { id },
    );
  }
  context.reference('ACS::RAM::AccessKey', id);
  context.reference('ACS::RAM::User', userName);
  return key;
}

/** Makes a key pair; this answer is the only place where the secret is ever shown. */
export const createAccessKey: OperationHandler = (context) => {
  const userName = userNameOf(context);
  const secret = context.random.secret(30);
  const key = context.store.insert({ resource: KEY, attributes: { UserName: userName, AccessKeySecret: secret } });
  context.reference('ACS::RAM::AccessKey', key.id);
  context.reference('ACS::RAM::User', userName);
  return {
    AccessKey: {
      AccessKeyId: key.id,
      AccessKeySecret: secret,
      Status: key.attributes.Status,
      CreateDate: key.attributes.CreateDate,
    },
  };
};

/** Keys of one user, without their secrets. */
export const listAccessKeys: OperationHandler = (context) => ({
  AccessKeys: {
    AccessKey: context.store.find(KEY, { UserName: userNameOf(context) }).map(({ id, attributes }) => ({
      AccessKeyId: id,
      Status: attributes.Status,
      CreateDate: attributes.CreateDate,
    })),
  },
});

/** Enables or disables a key. */
export const updateAccessKey: OperationHandler = (context) => {
  context.store.update(keyOf(context), { Status: String(context.parameters.Status) });
  return {};
};

/** Deletes a key for good. */
export const removeAccessKey: OperationHandler = (context) => {
  context.store.remove(keyOf(context));
  return {};
};

/** When a key was used last; empty when never. */
export const lastUsed: OperationHandler = (context) => ({
  AccessKeyLastUsed: { LastUsedDate: keyOf(context).attributes.LastUsedDate ?? '' },
});

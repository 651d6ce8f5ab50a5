import type { RecordHook } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const FOLLOWERS = ['ram/access-key', 'ram/login-profile', 'ram/group-membership', 'ram/policy-attachment'];

/** What hangs on a user follows it to its new name. */
export const renameUser: RecordHook = ({ now, parameters, store }, user) => {
  store.update(user, { UpdateDate: isoTime(now) });
  const oldName = String(parameters.UserName);
  if (oldName !== user.id) {
    for (const resource of FOLLOWERS) {
      for (const follower of store.find(resource, { UserName: oldName })) store.update(follower, { UserName: user.id });
    }
  }
  return {};
};

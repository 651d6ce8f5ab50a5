import type { RecordHook, ResourceStore } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const FOLLOWERS = [
  'ram/access-key',
  'ram/login-profile',
  'ram/group-membership',
  'ram/policy-attachment',
  'ram/mfa-device',
];

/** What hangs on a user follows it to its new name. */
export function moveFollowers(store: ResourceStore, oldName: string, newName: string): void {
  if (oldName === newName) return;
  for (const resource of FOLLOWERS) {
    for (const follower of store.find(resource, { UserName: oldName })) store.update(follower, { UserName: newName });
  }
}

/** Finishes a change of a user. */
export const renameUser: RecordHook = ({ now, parameters, store }, user) => {
  store.update(user, { UpdateDate: isoTime(now) });
  moveFollowers(store, String(parameters.UserName), user.id);
  return {};
};

import { isNotFound } from './errors.js';

/** How a caller talks to RAM; retries are its own affair. */
export type RamCall = <T>(action: string, parameters: Readonly<Record<string, unknown>>) => Promise<T>;

export interface AccessKeySummary {
  readonly AccessKeyId: string;
  readonly Status: 'Active' | 'Inactive';
  readonly CreateDate?: string;
}

/** Keys of a user: two at most. */
export async function accessKeys(ram: RamCall, userName: string): Promise<readonly AccessKeySummary[]> {
  const answer = await ram<{ AccessKeys?: { AccessKey?: AccessKeySummary[] } }>('ListAccessKeys', {
    UserName: userName,
  });
  return answer.AccessKeys?.AccessKey ?? [];
}

export interface RamUserSummary {
  readonly UserId: string;
  readonly UserName: string;
}

/** Every user of the account. */
export async function ramUsers(ram: RamCall): Promise<readonly RamUserSummary[]> {
  const users: RamUserSummary[] = [];
  for (let marker = ''; ; ) {
    const page = await ram<{ Users?: { User?: RamUserSummary[] }; IsTruncated?: boolean; Marker?: string }>(
      'ListUsers',
      {
        MaxItems: 100,
        ...(marker === '' ? {} : { Marker: marker }),
      },
    );
    users.push(...(page.Users?.User ?? []));
    if (!page.IsTruncated || page.Marker === undefined || page.Marker === '') return users;
    marker = page.Marker;
  }
}

/**
 * Takes away everything that keeps a user from being deleted: the API refuses with `DeleteConflict.User.*` as long as
 * the user has keys, a login profile, policies, groups or an MFA device.
 */
export async function emptyRamUser(ram: RamCall, userName: string): Promise<void> {
  for (const key of await accessKeys(ram, userName)) {
    await ignoreMissing(ram('DeleteAccessKey', { UserName: userName, UserAccessKeyId: key.AccessKeyId }));
  }
  await ignoreMissing(ram('DeleteLoginProfile', { UserName: userName }));
  const policies = await ram<{ Policies?: { Policy?: { PolicyName: string; PolicyType: string }[] } }>(
    'ListPoliciesForUser',
    { UserName: userName },
  );
  for (const { PolicyName, PolicyType } of policies.Policies?.Policy ?? []) {
    await ignoreMissing(ram('DetachPolicyFromUser', { UserName: userName, PolicyName, PolicyType }));
  }
  const groups = await ram<{ Groups?: { Group?: { GroupName: string }[] } }>('ListGroupsForUser', {
    UserName: userName,
  });
  for (const { GroupName } of groups.Groups?.Group ?? []) {
    await ignoreMissing(ram('RemoveUserFromGroup', { UserName: userName, GroupName }));
  }
  await ignoreMissing(ram('UnbindMFADevice', { UserName: userName }));
}

/** Deletes a user with everything attached; one that is gone already counts as deleted. */
export async function deleteRamUser(ram: RamCall, userName: string): Promise<void> {
  try {
    await emptyRamUser(ram, userName);
    await ram('DeleteUser', { UserName: userName });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

async function ignoreMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';

/** All pages of a list that goes by Marker and MaxItems. */
async function allOf(context: PageContext, action: string, list: string, item: string): Promise<readonly Row[]> {
  const found: Row[] = [];
  let marker = '';
  do {
    const answer = await context.call('ram', action, { MaxItems: 100, ...(marker ? { Marker: marker } : {}) });
    found.push(...listOf(answer, list, item));
    marker = textOf(answer, 'IsTruncated') === 'true' ? textOf(answer, 'Marker') : '';
  } while (marker !== '');
  return found;
}

/** All users of the account, newest first. */
export async function allUsers(context: PageContext): Promise<readonly Row[]> {
  const users = [...(await allOf(context, 'ListUsers', 'Users', 'User'))];
  return users.sort((one, other) => textOf(other, 'CreateDate').localeCompare(textOf(one, 'CreateDate')));
}

/** All groups of the account. */
export async function allGroups(context: PageContext): Promise<readonly Row[]> {
  return await allOf(context, 'ListGroups', 'Groups', 'Group');
}

/** All roles of the account. */
export async function allRoles(context: PageContext): Promise<readonly Row[]> {
  return await allOf(context, 'ListRoles', 'Roles', 'Role');
}

/** System and custom policies, the custom ones first. */
export async function allPolicies(context: PageContext): Promise<readonly Row[]> {
  const policies = [...(await allOf(context, 'ListPolicies', 'Policies', 'Policy'))];
  return policies.sort((one, other) => textOf(one, 'PolicyType').localeCompare(textOf(other, 'PolicyType')));
}

/** Domain of an account's users, as people sign in with it. */
export function defaultDomain(accountId: string): string {
  return `${accountId}.onaliyun.com`;
}

/** The user's name with the account's default domain. */
export function logonName(userName: string, accountId: string): string {
  return `${userName}@${defaultDomain(accountId)}`;
}

/** Who permissions are given to, and the names of the operations on them. */
export type PrincipalKind = 'User' | 'Group' | 'Role';

/** A user, group or role as one text, such as `User:alice`; names have no colon. */
export function principalText(kind: PrincipalKind, name: string): string {
  return `${kind}:${name}`;
}

/** Reads what `principalText` wrote. */
export function principalIn(text: string): { readonly kind: PrincipalKind; readonly name: string } {
  const [kind = '', name = ''] = text.split(':');
  return { kind: kind === 'Group' || kind === 'Role' ? kind : 'User', name };
}

/** The principal as people read it. */
export function principalLabel(kind: PrincipalKind, name: string, accountId: string): string {
  const domain = defaultDomain(accountId);
  return kind === 'User' ? logonName(name, accountId) : `${name}@${kind.toLowerCase()}.${domain}`;
}

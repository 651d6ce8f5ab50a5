import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';

/** All users of the account, newest first. */
export async function allUsers(context: PageContext): Promise<readonly Row[]> {
  const users: Row[] = [];
  let marker = '';
  do {
    const answer = await context.call('ram', 'ListUsers', { MaxItems: 100, ...(marker ? { Marker: marker } : {}) });
    users.push(...listOf(answer, 'Users', 'User'));
    marker = textOf(answer, 'IsTruncated') === 'true' ? textOf(answer, 'Marker') : '';
  } while (marker !== '');
  return users.sort((one, other) => textOf(other, 'CreateDate').localeCompare(textOf(one, 'CreateDate')));
}

/** The user's name with the account's default domain, as people sign in with it. */
export function logonName(userName: string, accountId: string): string {
  return `${userName}@${accountId}.onaliyun.com`;
}

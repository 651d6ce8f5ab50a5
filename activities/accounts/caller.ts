import { AgentError } from '../../domain/errors.js';
import type { OpenedAccount } from '../cloud/account.js';

/** The RAM user behind the account's credentials. */
export interface CallerIdentity {
  readonly accountId: string;
  readonly userName: string;
}

/** Asks who the credentials are. Fails with CredentialsRejected when they do not work or are not a RAM user's. */
export async function callerIdentity(account: OpenedAccount): Promise<CallerIdentity> {
  const { AccountId, Arn } = await account.call<{ AccountId: string; Arn: string }>('sts', 'GetCallerIdentity', {});
  // `acs:ram::<account>:user/<name>` (vendor's documents, ARN of a RAM user).
  const userName = /^acs:ram::\d+:user\/(.+)$/.exec(Arn)?.[1];
  if (userName === undefined) {
    throw new AgentError(
      'CredentialsRejected',
      `The credentials of account ${AccountId} belong to ${Arn}. Give the pool a RAM user's access key.`,
      { arn: Arn },
    );
  }
  return { accountId: AccountId, userName };
}

import { AgentError } from '../../domain/errors.js';
import type { PooledAccount } from '../../domain/lease.js';
import { carriesAnyLeasePrefix } from '../../domain/lease-names.js';
import type { OpenedAccount } from '../cloud/account.js';
import { findLeftovers, leftoverText } from '../cloud/leftovers.js';
import { callerIdentity } from './caller.js';

/** Fails unless the credentials work, belong to the account, and no lease left anything behind. */
export async function checkAccount(opened: OpenedAccount, account: PooledAccount): Promise<void> {
  const { accountId } = await callerIdentity(opened);
  if (accountId !== account.accountId) {
    throw new AgentError(
      'CredentialsRejected',
      `The credentials stored for account ${account.accountId} belong to account ${accountId}.`,
      { accountId },
    );
  }
  const left = await findLeftovers(opened, carriesAnyLeasePrefix);
  if (left.length > 0) {
    throw new AgentError(
      'TeardownIncomplete',
      `Account ${accountId} still has things of an earlier lease: ${left.map(leftoverText).join(', ')}.`,
      { left },
    );
  }
}

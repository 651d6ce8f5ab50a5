import { ConsoleAgentClient } from '../../client/index.js';
import type { PooledAccount } from '../../domain/lease.js';
import type { Configuration } from '../../workers/configuration.js';
import { connectClient } from '../../workers/connection.js';

/** Hands the cloud's accounts to the account pool; those it knows already get another chance if they were set aside. */
export async function fillAccountPool(configuration: Configuration, accounts: readonly PooledAccount[]): Promise<void> {
  const temporal = await connectClient(configuration);
  try {
    await new ConsoleAgentClient(temporal, configuration.temporal.uiUrl).addAccounts(accounts);
  } finally {
    await temporal.connection.close();
  }
}

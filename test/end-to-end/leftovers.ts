import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openAccount } from '../../activities/cloud/account.js';
import { accountCredentials } from '../../activities/cloud/credentials.js';
import { findLeftovers, leftoverText } from '../../activities/cloud/leftovers.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { RunningStack } from '../../bin/stack/index.js';

/** Names of everything in the pool's accounts that any lease may have made. */
export async function leftInAccounts(stack: RunningStack): Promise<readonly string[]> {
  const { cloud, secretsFolder } = stack.configuration;
  const left = await Promise.all(
    stack.accounts.map(async ({ accountId, regionId }) => {
      const secrets = new FileSecretStore(secretsFolder);
      const signal = AbortSignal.timeout(20_000);
      const account = await openAccount({ api: cloud.api, secrets, signal }, accountId, regionId);
      return (await findLeftovers(account, (name) => name.startsWith('ca-'))).map(leftoverText);
    }),
  );
  return left.flat();
}

/** Stacks that the engine's state still knows. */
export async function stacksLeft(home: string): Promise<readonly string[]> {
  const files = await readdir(join(home, 'pulumi', '.pulumi', 'stacks'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Before the first stack there is no folder.
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return files.filter((name) => /lease-.*\.json$/.test(name));
}

/** Access key id by account. */
export async function accessKeys(stack: RunningStack): Promise<ReadonlyMap<string, string>> {
  const secrets = new FileSecretStore(stack.configuration.secretsFolder);
  return new Map(
    await Promise.all(
      stack.accounts.map(
        async ({ accountId }) => [accountId, (await accountCredentials(secrets, accountId)).accessKeyId] as const,
      ),
    ),
  );
}

import type { ApiConfiguration } from '../../domain/ports.js';
import { CloudClient } from './client.js';
import { type AccountCredentials, accountCredentials } from './credentials.js';
import type { AccountView } from './leftovers.js';
import type { SecretStore } from './secret-store.js';

/** An account's API with certain credentials. */
export interface OpenedAccount extends AccountView {
  readonly credentials: AccountCredentials;
  readonly regionId: string;
}

export interface AccountAccess {
  readonly api: ApiConfiguration;
  readonly secrets: SecretStore;
  readonly signal?: AbortSignal | undefined;
}

/** Opens an account in a region with the credentials that the secret store holds for it now; makes no call. */
export async function openAccount(access: AccountAccess, accountId: string, regionId: string): Promise<OpenedAccount> {
  return openWith(access, await accountCredentials(access.secrets, accountId), regionId);
}

/** Opens an account with given credentials; makes no call. */
export function openWith(
  { api, signal }: Pick<AccountAccess, 'api' | 'signal'>,
  credentials: AccountCredentials,
  regionId: string,
): OpenedAccount {
  const client = new CloudClient({ api, credentials, regionId });
  return {
    credentials,
    regionId,
    buckets: { api, credentials, regionId },
    call: (product, action, parameters) => client.call(product, action, parameters, signal),
  };
}

import { AgentError } from '../../domain/errors.js';
import type { Credentials } from '../../domain/ports.js';
import type { SecretStore } from './secret-store.js';

/** Credentials of a pooled account, with the lease for which they were last rotated. */
export interface AccountCredentials extends Credentials {
  readonly rotatedFor?: string;
}

/** Name of the secret with an account's credentials. */
export function accountSecretName(accountId: string): string {
  return `account/${accountId}`;
}

/** Reads an account's credentials. Fails with CredentialsRejected when the store has none. */
export async function accountCredentials(store: SecretStore, accountId: string): Promise<AccountCredentials> {
  const name = accountSecretName(accountId);
  const text = await store.get(name);
  if (text === undefined) {
    throw new AgentError(
      'CredentialsRejected',
      `The secret store has no credentials for account ${accountId}. Put them under "${name}".`,
      { accountId },
    );
  }
  return parseCredentials(text, name);
}

/** Reads the JSON form of credentials. */
export function parseCredentials(text: string, name: string): AccountCredentials {
  try {
    const value = JSON.parse(text) as Partial<AccountCredentials>;
    if (typeof value.accessKeyId === 'string' && typeof value.accessKeySecret === 'string') {
      return value as AccountCredentials;
    }
  } catch {
    // Said below; the parser's message could quote the secret.
  }
  throw new AgentError(
    'CredentialsRejected',
    `The secret "${name}" is not {"accessKeyId": "...", "accessKeySecret": "..."}. Put it again.`,
  );
}

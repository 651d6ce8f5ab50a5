import { AgentError } from '../../domain/errors.js';
import type { PooledAccount } from '../../domain/lease.js';
import { type AccountAccess, type OpenedAccount, openWith } from '../cloud/account.js';
import {
  type AccountCredentials,
  accountCredentials,
  accountSecretName,
  parseCredentials,
} from '../cloud/credentials.js';
import { isNotFound } from '../cloud/errors.js';
import { accessKeys } from '../cloud/ram-user.js';
import { retryCloud } from '../cloud/retry.js';
import { callerIdentity } from './caller.js';

/** A new key is known everywhere within seconds; this is patience, not a wait. */
const KEY_WORKS_WITHIN_MS = 60_000;
const CALL_WITHIN_MS = 30_000;

export const ROTATION_STEPS = ['create', 'store', 'wait', 'switch', 'forget', 'disable', 'delete'] as const;
export type RotationStep = (typeof ROTATION_STEPS)[number];

export interface RotationOptions extends AccountAccess {
  /** Told before each step; the heartbeat's details. */
  readonly onStep?: ((step: RotationStep) => void) | undefined;
}

/**
 * Replaces an account's access key: second key, wait until it works, switch, disable and delete the first.
 *
 * The new key is stored under a name of its own before anything depends on it, so that a rotation that was interrupted
 * anywhere is finished by the next one. A key whose secret was lost in between is deleted: a user may have two.
 * Rotating twice for one lease changes the key once.
 */
export async function rotateCredentials(
  options: RotationOptions,
  account: PooledAccount,
  leaseId: string,
): Promise<void> {
  const rotation = new Rotation(options, account);
  let working = await rotation.openWorking();
  if (working.credentials.rotatedFor !== leaseId) {
    const pending = (await rotation.pendingKey(working)) ?? (await rotation.makeKey(working));
    working = await rotation.switchTo({ ...pending, rotatedFor: leaseId });
  }
  await rotation.deleteOtherKeys(working);
}

class Rotation {
  private readonly current: string;
  private readonly next: string;

  constructor(
    private readonly options: RotationOptions,
    private readonly account: PooledAccount,
  ) {
    this.current = accountSecretName(account.accountId);
    this.next = `${this.current}/next`;
  }

  /** The account with its current key, or with the new one when the current one is gone already. */
  async openWorking(): Promise<OpenedAccount> {
    const opened = this.open(await accountCredentials(this.options.secrets, this.account.accountId));
    try {
      await this.patiently(() => callerIdentity(opened));
      return opened;
    } catch (error) {
      const pending = await this.storedNext();
      if (!(error instanceof AgentError) || error.name !== 'CredentialsRejected' || pending === undefined) throw error;
      return await this.switchTo(pending);
    }
  }

  /** A new key that an interrupted rotation made and stored; keys whose secret nobody knows are deleted. */
  async pendingKey(working: OpenedAccount): Promise<AccountCredentials | undefined> {
    const stored = await this.storedNext();
    const userName = await this.userName(working);
    const keys = await this.keyIds(working, userName);
    const known = [working.credentials.accessKeyId, stored?.accessKeyId];
    for (const lost of keys.filter((key) => !known.includes(key))) await this.deleteKey(working, userName, lost);
    return stored && keys.includes(stored.accessKeyId) ? stored : undefined;
  }

  async makeKey(working: OpenedAccount): Promise<AccountCredentials> {
    const userName = await this.userName(working);
    this.options.onStep?.('create');
    const { AccessKey: made } = await this.patiently(() =>
      working.call<{ AccessKey: { AccessKeyId: string; AccessKeySecret: string } }>('ram', 'CreateAccessKey', {
        UserName: userName,
      }),
    );
    const credentials = { accessKeyId: made.AccessKeyId, accessKeySecret: made.AccessKeySecret };
    this.options.onStep?.('store');
    await this.options.secrets.put(this.next, JSON.stringify(credentials));
    return credentials;
  }

  /** Makes a key the account's current one, once the cloud takes it: nobody ever reads a key that does not work. */
  async switchTo(credentials: AccountCredentials): Promise<OpenedAccount> {
    const opened = this.open(credentials);
    this.options.onStep?.('wait');
    await retryCloud(() => callerIdentity(opened), {
      withinMs: KEY_WORKS_WITHIN_MS,
      signal: this.options.signal,
      also: (error) => error instanceof AgentError && error.name === 'CredentialsRejected',
    });
    this.options.onStep?.('switch');
    await this.options.secrets.put(this.current, JSON.stringify(credentials));
    this.options.onStep?.('forget');
    await this.options.secrets.delete(this.next);
    return opened;
  }

  async deleteOtherKeys(working: OpenedAccount): Promise<void> {
    const userName = await this.userName(working);
    for (const key of await this.keyIds(working, userName)) {
      if (key !== working.credentials.accessKeyId) await this.deleteKey(working, userName, key);
    }
    await this.options.secrets.delete(this.next);
  }

  private async deleteKey(working: OpenedAccount, userName: string, keyId: string): Promise<void> {
    const key = { UserName: userName, UserAccessKeyId: keyId };
    try {
      this.options.onStep?.('disable');
      await this.patiently(() => working.call('ram', 'UpdateAccessKey', { ...key, Status: 'Inactive' }));
      this.options.onStep?.('delete');
      await this.patiently(() => working.call('ram', 'DeleteAccessKey', key));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  private async keyIds(working: OpenedAccount, userName: string): Promise<readonly string[]> {
    const keys = await this.patiently(() => accessKeys((action, p) => working.call('ram', action, p), userName));
    return keys.map((key) => key.AccessKeyId);
  }

  private async userName(working: OpenedAccount): Promise<string> {
    return (await this.patiently(() => callerIdentity(working))).userName;
  }

  private async storedNext(): Promise<AccountCredentials | undefined> {
    const text = await this.options.secrets.get(this.next);
    return text === undefined ? undefined : parseCredentials(text, this.next);
  }

  private open(credentials: AccountCredentials): OpenedAccount {
    return openWith(this.options, credentials, this.account.regionId);
  }

  private patiently<T>(work: () => Promise<T>): Promise<T> {
    return retryCloud(work, { withinMs: CALL_WITHIN_MS, signal: this.options.signal });
  }
}

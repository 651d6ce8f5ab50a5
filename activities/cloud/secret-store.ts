import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgentError } from '../../domain/errors.js';

/** Secrets by name, such as `account/1234567890123456`. Values never leave through logs, histories or results. */
export interface SecretStore {
  /** Undefined when there is no such secret. */
  get(name: string): Promise<string | undefined>;
  put(name: string, value: string): Promise<void>;
  /** Stores a secret only when its name is free; returns the value that is there afterwards. */
  putIfAbsent(name: string, value: string): Promise<string>;
  /** Succeeds when there is no such secret. */
  delete(name: string): Promise<void>;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * One encrypted file a secret (AES-256-GCM: nonce, tag, ciphertext), named by the hash of the secret's name, which is
 * also authenticated, so that files cannot be swapped. The key lies in the same folder, readable by its owner only.
 */
export class FileSecretStore implements SecretStore {
  private key: Promise<Buffer> | undefined;

  constructor(readonly folder: string) {}

  async get(name: string): Promise<string | undefined> {
    const sealed = await readFile(this.path(name)).catch(undefinedWhenMissing);
    return sealed === undefined ? undefined : this.unseal(name, sealed);
  }

  async put(name: string, value: string): Promise<void> {
    const partial = await this.writePartial(name, value);
    await rename(partial, this.path(name));
  }

  async putIfAbsent(name: string, value: string): Promise<string> {
    const partial = await this.writePartial(name, value);
    try {
      // A link fails when the name is taken, whoever takes it and when: no two processes can both win.
      await link(partial, this.path(name));
      return value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return (await this.get(name)) ?? (await this.putIfAbsent(name, value));
    } finally {
      await rm(partial, { force: true });
    }
  }

  async delete(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }

  private path(name: string): string {
    return join(this.folder, `${createHash('sha256').update(name).digest('hex')}.secret`);
  }

  private async writePartial(name: string, value: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, await this.loadKey(), nonce).setAAD(Buffer.from(name));
    const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    const partial = `${this.path(name)}.${randomUUID()}.partial`;
    await writeFile(partial, Buffer.concat([nonce, cipher.getAuthTag(), text]), { mode: 0o600 });
    return partial;
  }

  private async unseal(name: string, sealed: Buffer): Promise<string> {
    try {
      const decipher = createDecipheriv(ALGORITHM, await this.loadKey(), sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(name))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch (error) {
      throw new AgentError(
        'InvalidInput',
        `The secret "${name}" in ${this.folder} cannot be decrypted: its file or the key file was changed. Put it again.`,
        { name },
        error,
      );
    }
  }

  private loadKey(): Promise<Buffer> {
    this.key ??= this.readOrMakeKey();
    return this.key;
  }

  private async readOrMakeKey(): Promise<Buffer> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, 'key');
    const known = await readFile(path).catch(undefinedWhenMissing);
    if (known !== undefined) return known;
    const partial = `${path}.${randomUUID()}.partial`;
    await writeFile(partial, randomBytes(KEY_BYTES), { mode: 0o600 });
    try {
      await link(partial, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(partial, { force: true });
    }
    return readFile(path);
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/**
 * Secrets from environment variables, for installations whose platform injects them: `account/1234` is read from
 * `CONSOLE_AGENT_SECRET_ACCOUNT_1234`. What this program makes itself (rotated keys, passphrases) goes to the store
 * beneath, which also wins when it knows a name, because it is newer than the process's environment.
 */
export class EnvironmentSecretStore implements SecretStore {
  constructor(
    private readonly beneath: SecretStore,
    private readonly environment: Readonly<Record<string, string | undefined>> = process.env,
  ) {}

  /** The variable that holds a secret. */
  static variable(name: string): string {
    return `CONSOLE_AGENT_SECRET_${name.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.beneath.get(name)) ?? this.environment[EnvironmentSecretStore.variable(name)];
  }

  async put(name: string, value: string): Promise<void> {
    await this.beneath.put(name, value);
  }

  async putIfAbsent(name: string, value: string): Promise<string> {
    return this.environment[EnvironmentSecretStore.variable(name)] ?? (await this.beneath.putIfAbsent(name, value));
  }

  async delete(name: string): Promise<void> {
    await this.beneath.delete(name);
  }
}

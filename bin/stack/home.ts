import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { REPOSITORY } from './repository.js';

/** Where a stack keeps everything it writes. */
export interface Home {
  readonly folder: string;
  /** Settings of the workers. */
  readonly configuration: string;
  /** Who supervises the stack, and how to reach it. */
  readonly record: string;
  /** Held while a stack is being started. */
  readonly lock: string;
  readonly database: string;
  /** What the local cloud draws its account ids and first keys from. */
  readonly cloudSeed: string;
  /** One file a process; those of the start before lie in a folder beside it. */
  readonly logs: string;
  /** What the supervisor itself says when no terminal listens. */
  readonly supervisorLog: string;
  readonly artifacts: string;
  readonly secrets: string;
  readonly claims: string;
  readonly pulumiState: string;
}

/** The stack's state folder: `CONSOLE_AGENT_HOME`, or `.local/stack` in the repository. */
export function homeOf(environment: NodeJS.ProcessEnv): Home {
  const setting = environment.CONSOLE_AGENT_HOME;
  const folder = setting === undefined || setting === '' ? join(REPOSITORY, '.local', 'stack') : resolve(setting);
  return {
    folder,
    configuration: join(folder, 'stack.json'),
    record: join(folder, 'supervisor.json'),
    lock: join(folder, 'start.lock'),
    database: join(folder, 'temporal.db'),
    cloudSeed: join(folder, 'cloud-seed'),
    logs: join(folder, 'logs'),
    supervisorLog: join(folder, 'supervisor.log'),
    artifacts: join(folder, 'artifacts'),
    secrets: join(folder, 'secrets'),
    claims: join(folder, 'claims'),
    pulumiState: join(folder, 'pulumi'),
  };
}

/** Makes the state folder itself, readable by this user only. */
export async function makeHomeFolder(home: Home): Promise<void> {
  await mkdir(home.folder, { recursive: true, mode: 0o700 });
}

/** Makes the folders in it, and puts the logs of the last start aside. */
export async function makeSubfolders(home: Home): Promise<void> {
  const previous = `${home.logs}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(home.logs, previous).catch(() => {});
  const folders = [home.logs, home.artifacts, home.secrets, home.claims, home.pulumiState];
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true, mode: 0o700 })));
}

/**
 * The local cloud forgets everything when it ends, but Temporal's database does not: with the same seed it comes back
 * with the same accounts and first keys, so that the account pool of an earlier start still fits.
 */
export async function cloudSeed(home: Home): Promise<string> {
  const known = await readFile(home.cloudSeed, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const seed = randomBytes(16).toString('hex');
  await writeFile(home.cloudSeed, seed, { mode: 0o600 });
  return seed;
}

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Home } from './home.js';

const recordSchema = z.object({
  pid: z.number(),
  /** See `processIdentity`. */
  identity: z.string(),
  /** `host:port` of the supervisor's control server, and what it asks for. */
  control: z.object({ address: z.string(), token: z.string() }),
  uiUrl: z.string(),
  adminToken: z.string(),
  accounts: z.array(z.object({ accountId: z.string(), episodeRoleArn: z.string(), regionId: z.string() })),
});

/** Who supervises the stack of a state folder. The file is readable by its owner only: it holds two tokens. */
export type SupervisorRecord = z.infer<typeof recordSchema>;

/** Writes a file so that readers see the old or the new content, and only this user sees either. */
export async function writePrivately(file: string, value: unknown): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, file);
}

/** Undefined when there is none, or one of another version. */
export async function readRecord(home: Home): Promise<SupervisorRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(home.record, 'utf8')));
  } catch {
    return undefined;
  }
}

export async function removeRecord(home: Home): Promise<void> {
  await rm(home.record, { force: true });
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Credentials } from '../../domain/ports.js';

/** What the local cloud prints when it listens. */
export interface LocalCloud {
  readonly apiEndpoint: string;
  readonly consoleListener: string;
  readonly certificateKeyHash: string;
  readonly federationUrl: string;
  readonly regionId: string;
  readonly accounts: readonly (Credentials & { readonly accountId: string; readonly episodeRoleArn: string })[];
  readonly adminToken: string;
}

/** Starts the real local cloud as a process of its own, on free ports; `stop()` it after use. */
export async function startLocalCloud(accounts = 2): Promise<LocalCloud & { readonly stop: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['benchmark/cloud/start.mjs', '--api-port', '0', '--accounts', String(accounts), '--lifeline'],
    // The lifeline: the cloud ends when its standard input does, so it cannot outlive a test that dies.
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The local cloud ended with ${code} before it was ready.`)));
  });
  return {
    ...(JSON.parse(line) as LocalCloud),
    stop: async () => {
      child.stdin.end();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

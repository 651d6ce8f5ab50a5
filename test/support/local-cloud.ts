import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { CloudConfiguration, Credentials } from '../../domain/ports.js';

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

/** The local cloud with one account, as workers are configured for it. */
export interface RunningCloud {
  readonly configuration: CloudConfiguration;
  readonly account: LocalCloud['accounts'][number];
  readonly stop: () => Promise<void>;
}

export async function startCloudOfOneAccount(): Promise<RunningCloud> {
  const cloud = await startLocalCloud(1);
  const [account] = cloud.accounts;
  if (account === undefined) throw new Error('The local cloud has no account.');
  return { account, configuration: configurationOf(cloud), stop: cloud.stop };
}

/** What workers that provision nothing are told about a local cloud. */
export function configurationOf(cloud: LocalCloud): CloudConfiguration {
  return {
    regionId: cloud.regionId,
    api: { protocol: 'http', endpoint: cloud.apiEndpoint },
    console: {
      federationUrl: cloud.federationUrl,
      listener: cloud.consoleListener,
      certificateKeyHash: cloud.certificateKeyHash,
      allowedHosts: ['aliyun.com', 'alibabacloud.com', 'alicdn.com'],
      products: null,
    },
    provisioner: { pluginFolder: null, stateUrl: 'file:///nowhere' },
    audit: { visibilityDelayMs: 0, pollIntervalMs: 100 },
  };
}

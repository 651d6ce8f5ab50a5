import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { type OpenedAccount, openAccount } from '../../activities/cloud/account.js';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { AccountLease, PooledAccount } from '../../domain/lease.js';
import type { ResourceNeed } from '../../domain/meta.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import { startLocalCloud } from '../support/local-cloud.js';

/** A local cloud with this program's stores beside it, as an installation has them. */
export interface TestEnvironment {
  readonly folder: string;
  readonly artifacts: FolderArtifactStore;
  readonly secrets: FileSecretStore;
  readonly cloud: CloudConfiguration;
  readonly accounts: readonly PooledAccount[];
  readonly pulumi: string;
  open(account?: PooledAccount): Promise<OpenedAccount>;
  /** Makes the next calls of an action fail, or answer late. */
  disturb(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

export interface Fault {
  readonly product: string;
  readonly action: string;
  readonly error?: { readonly status: number; readonly code: string; readonly message: string };
  readonly latencyMilliseconds?: number;
  readonly times: number;
}

/** Path of the Pulumi command line that the set-up found, or undefined. */
export function pulumiPath(): string | undefined {
  return process.env.CONSOLE_AGENT_PULUMI || undefined;
}

export async function startEnvironment(): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'provisioning-'));
  const local = await startLocalCloud();
  const secrets = new FileSecretStore(join(folder, 'secrets'));
  for (const { accountId, accessKeyId, accessKeySecret } of local.accounts) {
    await secrets.put(accountSecretName(accountId), JSON.stringify({ accessKeyId, accessKeySecret }));
  }
  const state = join(folder, 'state');
  await mkdir(state);
  const cloud: CloudConfiguration = {
    regionId: local.regionId,
    api: { protocol: 'http', endpoint: local.apiEndpoint },
    console: {
      federationUrl: local.federationUrl,
      listener: local.consoleListener,
      certificateKeyHash: local.certificateKeyHash,
      allowedHosts: ['aliyun.com'],
      products: null,
    },
    provisioner: {
      pluginFolder: fileURLToPath(new URL('../../pulumi/provider', import.meta.url)),
      stateUrl: pathToFileURL(state).href,
    },
    audit: { visibilityDelayMs: 0, pollIntervalMs: 100 },
  };
  const accounts = local.accounts.map(({ accountId, episodeRoleArn }) => ({
    accountId,
    episodeRoleArn,
    regionId: local.regionId,
  }));
  const [first] = accounts;
  if (first === undefined) throw new Error('The local cloud has no account.');
  return {
    folder,
    secrets,
    cloud,
    accounts,
    artifacts: new FolderArtifactStore(join(folder, 'artifacts')),
    pulumi: pulumiPath() ?? 'pulumi',
    open: (account = first) => openAccount({ api: cloud.api, secrets }, account.accountId, account.regionId),
    disturb: async (fault) => {
      const answer = await fetch(`http://${local.apiEndpoint}/admin/faults`, {
        method: 'POST',
        headers: { 'x-admin-token': local.adminToken, 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), ...fault }),
      });
      if (!answer.ok) throw new Error(`The local cloud refused the fault: ${await answer.text()}`);
    },
    close: async () => {
      await local.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let leases = 0;

/** A lease of its own name; prefixes look like the pool's. */
export function leaseOf(account: PooledAccount): AccountLease {
  leases += 1;
  const digits = (process.pid * 1000 + leases).toString(16).padStart(8, '0').slice(-8);
  return {
    leaseId: `test-${digits}`,
    requestId: 'request',
    accountId: account.accountId,
    namePrefix: `ca-${digits}`,
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
}

export function need(meta: string): ResourceNeed {
  return { meta, attributes: {}, because: { line: 1, text: 'as the test says' } };
}

/** What surrounds an activity in a worker, without the worker's warnings about failures that a test wants. */
export function activityWorker(): MockActivityEnvironment {
  return new MockActivityEnvironment(undefined, { logger: new DefaultLogger('ERROR') });
}

/** Runs an activity as a worker would: with heartbeats and a cancellation. */
export async function runActivity<Input, Output>(
  activity: (input: Input) => Promise<Output>,
  input: Input,
  worker = activityWorker(),
): Promise<Output> {
  return (await worker.run(activity, input)) as Output;
}

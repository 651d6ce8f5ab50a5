import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CloudConfiguration } from '../../domain/ports.js';

export interface RunningCloud {
  readonly configuration: CloudConfiguration;
  readonly account: {
    readonly accountId: string;
    readonly accessKeyId: string;
    readonly accessKeySecret: string;
    readonly episodeRoleArn: string;
  };
  readonly stop: () => Promise<void>;
}

/** The local cloud as a process of its own, known only by its addresses, as the product knows any cloud. */
export async function startLocalCloud(): Promise<RunningCloud> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['benchmark/cloud/start.mjs', '--api-port', '0', '--console-port', '0', '--accounts', '1', '--lifeline'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  if (child.stdout === null || child.stdin === null) throw new Error('no pipes');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const ready = JSON.parse(line) as {
    apiEndpoint: string;
    consoleListener: string;
    certificateKeyHash: string;
    federationUrl: string;
    regionId: string;
    accounts: RunningCloud['account'][];
  };
  const account = ready.accounts[0];
  if (account === undefined) throw new Error('no account');
  return {
    account,
    configuration: {
      regionId: ready.regionId,
      api: { protocol: 'http', endpoint: ready.apiEndpoint },
      console: {
        federationUrl: ready.federationUrl,
        listener: ready.consoleListener,
        certificateKeyHash: ready.certificateKeyHash,
        allowedHosts: ['aliyun.com', 'alibabacloud.com'],
        products: null,
      },
      provisioner: { pluginFolder: null, stateUrl: 'file:///nowhere' },
      audit: { visibilityDelayMs: 0, pollIntervalMs: 100 },
    },
    stop: async () => {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../../temporal.config.js';
import { CONFIGURATION_VARIABLE } from '../../workers/configuration.js';
import type { Profile } from '../../workers/profiles.js';
import { LOOPBACK } from './ports.js';
import type { Service } from './service.js';

/** The dev server makes this namespace itself. */
export const NAMESPACE = 'default';
const PROBE_INTERVAL_MS = 100;

/** Resolves once the server serves the namespace. */
async function waitForTemporal(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const connection = await Connection.connect({ address, connectTimeout: '2s' });
      try {
        await connection.workflowService.describeNamespace({ namespace: NAMESPACE });
        return;
      } finally {
        await connection.close();
      }
    } catch {
      await sleep(PROBE_INTERVAL_MS);
    }
  }
}

export interface TemporalOptions {
  readonly executable: string;
  readonly port: number;
  readonly uiPort: number;
  readonly database: string;
}

/** The Temporal dev server with its UI and a database that outlives it. */
export function temporalService(options: TemporalOptions, environment: NodeJS.ProcessEnv): Service {
  const attributes = SEARCH_ATTRIBUTES.flatMap(({ name, type }) => ['--search-attribute', `${name}=${type}`]);
  return {
    name: 'temporal',
    kind: 'foreign',
    program: options.executable,
    args: [
      ...['server', 'start-dev', '--log-level', 'warn'],
      ...['--ip', LOOPBACK, '--port', String(options.port), '--ui-ip', LOOPBACK, '--ui-port', String(options.uiPort)],
      ...['--db-filename', options.database],
      // Without a write-ahead log every commit waits for the disk.
      ...['--sqlite-pragma', 'journal_mode=wal', '--sqlite-pragma', 'synchronous=normal'],
      // The default of 20 a second makes each task of a step wait up to 50 ms: 101 ms a step instead of 17.
      ...['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=200'],
      ...attributes,
    ],
    environment,
    ready: (signal) => waitForTemporal(`${LOOPBACK}:${options.port}`, signal),
  };
}

export interface CloudOptions {
  readonly apiPort: number;
  readonly consolePort: number;
  readonly accounts: number;
  readonly auditDelayMs: number;
  /** Random when left out. */
  readonly seed?: string;
}

export function cloudService(
  options: CloudOptions,
  environment: NodeJS.ProcessEnv,
  onReady: (line: unknown) => Promise<void>,
): Service {
  return {
    name: 'cloud',
    kind: 'own',
    program: 'benchmark/cloud/start.mjs',
    args: [
      ...['--api-port', String(options.apiPort), '--console-port', String(options.consolePort)],
      ...['--accounts', String(options.accounts), '--audit-delay-ms', String(options.auditDelayMs)],
      ...(options.seed === undefined ? [] : ['--seed', options.seed]),
    ],
    environment,
    ready: 'line',
    onReady,
  };
}

export function policyService(port: number, environment: NodeJS.ProcessEnv): Service {
  return {
    name: 'policy-server',
    kind: 'own',
    program: 'policy-server/main.ts',
    args: ['--port', String(port)],
    environment,
    ready: 'line',
  };
}

/** Worker processes by name. Two browser workers, so that a run survives the loss of one. */
export const WORKERS: Readonly<Record<string, readonly Profile[]>> = {
  'worker-orchestrator': ['orchestrator', 'reward', 'policy'],
  'worker-provisioning': ['provisioning'],
  'worker-browser-1': ['browser'],
  'worker-browser-2': ['browser'],
};

export function workerService(
  name: string,
  profiles: readonly Profile[],
  configurationFile: string,
  environment: NodeJS.ProcessEnv,
): Service {
  return {
    name,
    kind: 'own',
    program: 'workers/main.ts',
    args: profiles,
    environment: { ...environment, [CONFIGURATION_VARIABLE]: configurationFile },
    ready: 'line',
  };
}

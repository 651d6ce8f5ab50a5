import { setTimeout as sleep } from 'node:timers/promises';
import { AgentError } from '../../domain/errors.js';
import type { PooledAccount } from '../../domain/lease.js';
import { type Configuration, readConfiguration } from '../../workers/configuration.js';
import { withLock } from '../lock.mjs';
import { messageOf } from '../programs/program.js';
import { askStatus, askStop, type StackStatus } from './control.js';
import { type Home, homeOf, makeHomeFolder } from './home.js';
import { processIdentity } from './process-identity.js';
import { readRecord, removeRecord, type SupervisorRecord } from './record.js';
import { Supervisor } from './supervisor.js';

export type { StackStatus } from './control.js';

/** A few runs side by side; each run leases one. */
const ACCOUNTS = 4;
/** Short enough to wait for, long enough that nobody forgets that the audit log is late. */
const AUDIT_DELAY_MS = 1_000;
/** Longest orderly end: the workers' grace, then that of the rest. */
const STOP_MS = 40_000;
/** Time for a supervisor to leave after its stack has ended. */
const LEAVE_MS = 5_000;
const POLL_MS = 100;

export interface StackOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly accounts?: number;
  readonly auditDelayMs?: number;
  /** Told in words what is going on; progress belongs on stderr. */
  readonly report?: (text: string) => void;
}

export interface RunningStack {
  readonly configuration: Configuration;
  readonly configurationFile: string;
  /** Base of links to runs. */
  readonly uiUrl: string;
  /** For the local cloud's admin endpoints. */
  readonly adminToken: string;
  readonly accounts: readonly PooledAccount[];
  /** Resolves when the stack has ended, whoever ended it. Only for a stack that this process supervises. */
  readonly ended: Promise<void> | null;
  status(): Promise<StackStatus>;
  /** Ends every process of the stack. */
  stop(): Promise<void>;
}

/**
 * Starts the stack in this process, which supervises it from then on; when this process dies, the stack ends.
 *
 * @throws AgentError StackRunning, StackFailed, ProgramMissing
 */
export async function startStack(options: StackOptions = {}): Promise<RunningStack> {
  const { environment = process.env, accounts = ACCOUNTS, auditDelayMs = AUDIT_DELAY_MS } = options;
  const report = options.report ?? (() => {});
  const home = homeOf(environment);
  const supervisor = new Supervisor({ home, environment, accounts, auditDelayMs, report });
  await makeHomeFolder(home);
  await withLock(home.lock, async () => {
    const running = await findRecord(home);
    if (running !== undefined) {
      throw new AgentError('StackRunning', `A stack runs already in ${home.folder} (process ${running.pid}).`);
    }
    try {
      await supervisor.start();
    } catch (error) {
      await supervisor.stop();
      if (error instanceof AgentError) throw error;
      throw new AgentError('StackFailed', `The stack did not start: ${messageOf(error)}`, {}, error);
    }
  });
  const { configuration, uiUrl } = supervisor;
  if (configuration === undefined) throw new AgentError('StackFailed', 'The stack started without a configuration.');
  return {
    configuration,
    configurationFile: home.configuration,
    uiUrl,
    adminToken: supervisor.adminToken,
    accounts: supervisor.accounts,
    ended: supervisor.ended,
    status: async () => supervisor.status(),
    stop: () => supervisor.stop(),
  };
}

/** The stack that runs in this state folder, supervised by another process; undefined when none answers. */
export async function findRunningStack(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<RunningStack | undefined> {
  const home = homeOf(environment);
  const record = await findRecord(home);
  if (record === undefined) return undefined;
  return {
    configuration: await readConfiguration(home.configuration),
    configurationFile: home.configuration,
    uiUrl: record.uiUrl,
    adminToken: record.adminToken,
    accounts: record.accounts,
    ended: null,
    async status() {
      const status = await askStatus(record.control);
      if (status === undefined) throw new AgentError('StackFailed', `The stack in ${home.folder} does not answer.`);
      return status;
    },
    stop: () => stopRecorded(home, record),
  };
}

/** The record of a supervisor that lives: the process that wrote it, not another one with its number. */
async function findRecord(home: Home): Promise<SupervisorRecord | undefined> {
  const record = await readRecord(home);
  if (record === undefined || !(await isSame(record))) return undefined;
  return record;
}

async function isSame({ pid, identity }: SupervisorRecord): Promise<boolean> {
  return (await processIdentity(pid)) === identity;
}

/** Asks for an orderly end. A supervisor that hangs is killed; its processes notice and end by themselves. */
async function stopRecorded(home: Home, record: SupervisorRecord): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  const asked = await askStop(record.control).then(
    () => true,
    () => false,
  );
  while (asked && Date.now() < deadline && (await isSame(record)) && (await readRecord(home)) !== undefined) {
    await sleep(POLL_MS);
  }
  if ((await readRecord(home)) === undefined) {
    // Every process of the stack has ended; its supervisor has only its own end before it, or the rest of a `verify`.
    const end = Date.now() + LEAVE_MS;
    while (Date.now() < end && (await isSame(record))) await sleep(POLL_MS);
    return;
  }
  if (await isSame(record)) process.kill(record.pid, 'SIGKILL');
  await removeRecord(home);
}

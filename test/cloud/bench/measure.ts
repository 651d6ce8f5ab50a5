import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { LoadOrder, LoadReport } from './load-client.js';
import type { Credentials } from './signed-call.js';

/** Clock ticks a second in `/proc`, the same on every Linux machine that Node runs on. */
const TICKS_A_SECOND = 100;

interface Ready {
  readonly apiEndpoint: string;
  readonly accounts: readonly (Credentials & { readonly accountId: string })[];
  readonly adminToken: string;
}

/** One figure of one repetition. */
export type Figures = Readonly<Record<string, number>>;

/** A cloud in a process of its own. */
class CloudProcess {
  readonly ready: Ready;
  /** Until the ready line, with the console already built. */
  readonly startMilliseconds: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, ready: Ready, startMilliseconds: number) {
    this.#child = child;
    this.ready = ready;
    this.startMilliseconds = startMilliseconds;
  }

  static async start(...args: string[]): Promise<CloudProcess> {
    const started = performance.now();
    const command = ['benchmark/cloud/start.mjs', '--lifeline', ...args];
    const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return new CloudProcess(child, JSON.parse(line) as Ready, performance.now() - started);
  }

  /** Resident memory in MB. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  /** Seconds of processor time used so far. */
  async processorSeconds(): Promise<number> {
    const fields = (await readFile(`/proc/${this.#child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  async admin(method: string, path: string): Promise<void> {
    const headers = { 'x-admin-token': this.ready.adminToken };
    const answer = await fetch(`http://${this.ready.apiEndpoint}/admin/${path}`, { method, headers });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    await answer.text();
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await ended;
  }
}

/** Runs orders in the load client, a process of its own. */
async function inClient(orders: readonly LoadOrder[]): Promise<readonly LoadReport[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/cloud/bench/load-client.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for (const order of orders) child.stdin.write(`${JSON.stringify(order)}\n`);
  child.stdin.end();
  const reports: LoadReport[] = [];
  for await (const line of createInterface({ input: child.stdout })) reports.push(JSON.parse(line) as LoadReport);
  if (reports.length !== orders.length) throw new Error('The load client ended early.');
  return reports;
}

/** The first start after a change builds the console and the bundle; that is no part of any figure. */
async function buildBeforehand(): Promise<void> {
  await (await CloudProcess.start('--accounts', '1')).stop();
}

/** Start, throughput, and snapshots of an account with 50 resources. */
export async function measureSpeed(seed: string): Promise<Figures> {
  await buildBeforehand();
  const cloud = await CloudProcess.start('--accounts', '8', '--seed', seed);
  try {
    const startProcessorSeconds = await cloud.processorSeconds();
    const { accounts, apiEndpoint: endpoint } = cloud.ready;
    const order = { endpoint, accounts, resources: 50 };
    await inClient([
      { ...order, kind: 'fill', seconds: 0 },
      { ...order, kind: 'load', seconds: 2 },
    ]);
    const before = await cloud.processorSeconds();
    const [report] = await inClient([{ ...order, kind: 'load', seconds: 5 }]);
    const processorSeconds = (await cloud.processorSeconds()) - before;
    if (report === undefined) throw new Error('The load client reported nothing.');
    const path = `accounts/${accounts[0]?.accountId}`;
    return {
      'start ms': cloud.startMilliseconds,
      'start processor ms': 1000 * startProcessorSeconds,
      'calls a second': report.calls / report.seconds,
      'calls a processor second': report.calls / processorSeconds,
      'snapshot ms': await median(() => cloud.admin('POST', `${path}/snapshot`)),
      'restore ms': await median(() => cloud.admin('POST', `${path}/restore`)),
    };
  } finally {
    await cloud.stop();
  }
}

/** Resident memory with 200 accounts of 50 resources, each made by a signed call. */
export async function measureMemory(seed: string): Promise<Figures> {
  await buildBeforehand();
  const cloud = await CloudProcess.start('--accounts', '200', '--seed', seed);
  try {
    const { accounts, apiEndpoint: endpoint } = cloud.ready;
    await inClient([{ kind: 'fill', endpoint, accounts, resources: 50, seconds: 0 }]);
    return { 'memory MB': await cloud.memory() };
  } finally {
    await cloud.stop();
  }
}

/** Milliseconds of the middle one of 21 runs, over HTTP. */
async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 21; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[10] ?? Number.NaN;
}

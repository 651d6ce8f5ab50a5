/**
 * Load on the local cloud's API from a process of its own, started by the bench. Reads one JSON line from standard input
 * and answers one: `fill` makes resources in every account, `load` calls for some time.
 */
import { Agent } from 'node:http';
import { createInterface } from 'node:readline';
import { type Cloud, type Credentials, signedCall } from './signed-call.js';

export interface LoadOrder {
  readonly kind: 'fill' | 'load';
  readonly endpoint: string;
  readonly accounts: readonly Credentials[];
  /** Resources made in each account. */
  readonly resources: number;
  /** How long the load lasts. */
  readonly seconds: number;
}

export interface LoadReport {
  readonly calls: number;
  readonly seconds: number;
}

const ECS = '2014-05-26';
const RAM = '2015-05-01';
const REGION = { RegionId: 'cn-hangzhou' };
/** Calls on the way at a time. */
const CONNECTIONS = 8;

/** Half security groups, half users. */
async function fill(cloud: Cloud, order: LoadOrder): Promise<number> {
  const jobs = order.accounts.flatMap((keys) =>
    Array.from({ length: order.resources }, (_, index) => async () => {
      const group = { ...REGION, SecurityGroupName: `group-${index}`, Description: 'Made by the bench' };
      const user = { UserName: `user-${index}`, DisplayName: `User ${index}` };
      const call =
        index % 2 === 0
          ? { action: 'CreateSecurityGroup', version: ECS, parameters: group }
          : { action: 'CreateUser', version: RAM, parameters: user };
      await signedCall(cloud, keys, call, 'v3');
    }),
  );
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) await job();
  });
  await Promise.all(workers);
  return order.accounts.length * order.resources;
}

/** One round of a program's life: make, look, change, list, delete. */
async function load(cloud: Cloud, order: LoadOrder): Promise<number> {
  let calls = 0;
  const until = performance.now() + order.seconds * 1000;
  const worker = async (number: number) => {
    const keys = order.accounts[number % order.accounts.length];
    if (keys === undefined) return;
    const style = number % 2 === 0 ? 'v3' : 'rpc';
    const call = async (action: string, parameters: Readonly<Record<string, string>>, version = ECS) => {
      calls += 1;
      return signedCall(cloud, keys, { action, version, parameters }, style);
    };
    for (let round = 0; performance.now() < until; round++) {
      const name = `load-${number}-${round}`;
      const made = await call('CreateSecurityGroup', { ...REGION, SecurityGroupName: name });
      const id = { ...REGION, SecurityGroupId: String(made.SecurityGroupId) };
      await call('DescribeSecurityGroupAttribute', id);
      await call('ModifySecurityGroupAttribute', { ...id, Description: `round ${round}` });
      await call('DescribeSecurityGroups', { ...REGION, PageSize: '10' });
      await call('ListUsers', { MaxItems: '10' }, RAM);
      await call('DeleteSecurityGroup', id);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => worker(number)));
  return calls;
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as LoadOrder;
  const cloud = { endpoint: order.endpoint, agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }) };
  const started = performance.now();
  const calls = await (order.kind === 'fill' ? fill : load)(cloud, order);
  const report: LoadReport = { calls, seconds: (performance.now() - started) / 1000 };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  cloud.agent.destroy();
}

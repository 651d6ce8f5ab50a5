import assert from 'node:assert/strict';
import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { openWith } from '../../activities/cloud/account.js';
import { findLeftovers } from '../../activities/cloud/leftovers.js';
import type { ProvisioningActivities } from '../../activities/provisioning/contract.js';
import { createProvisioningActivities } from '../../activities/provisioning/index.js';
import type { AccountLease } from '../../domain/lease.js';
import { carriesPrefix } from '../../domain/lease-names.js';
import {
  activityWorker,
  leaseOf,
  need,
  pulumiPath,
  runActivity,
  startEnvironment,
  type TestEnvironment,
} from './environment.js';

/** Real engine, real plugin, real local cloud. */
describe('provisioning a lease', function () {
  this.timeout(90_000);
  let environment: TestEnvironment;
  let activities: ProvisioningActivities;
  let lease: AccountLease;
  let regionId: string;

  before(async function () {
    if (pulumiPath() === undefined) this.skip();
    environment = await startEnvironment();
    activities = createProvisioningActivities(environment);
    regionId = environment.cloud.regionId;
  });
  after(() => environment?.close());
  beforeEach(() => {
    lease = leaseOf(environment.accounts[0] ?? assert.fail('no account'));
  });
  afterEach(() => runActivity(activities.destroyStack, { lease, regionId }));

  async function left(): Promise<readonly string[]> {
    const found = await findLeftovers(await environment.open(), (name) => carriesPrefix(name, lease.namePrefix));
    return found.map(({ kind, name }) => `${kind} ${name}`);
  }

  async function stacks(): Promise<readonly string[]> {
    const folder = join(environment.folder, 'state', '.pulumi', 'stacks', 'console-agent');
    return (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  }

  it('makes a network that others can use, and destroys it', async () => {
    const started = Date.now();
    const result = await runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    const ready = Date.now();
    assert.deepEqual(Object.keys(result.outputs).sort(), ['vSwitchId', 'vSwitchName', 'vpcId', 'vpcName', 'zoneId']);
    assert.ok(carriesPrefix(result.outputs.vpcName ?? '', lease.namePrefix));
    assert.deepEqual(result.resources.map(({ type }) => type).sort(), [
      'alicloud:vpc/network:Network',
      'alicloud:vpc/switch:Switch',
    ]);
    const account = await environment.open();
    const vpc = await account.call<{ Status: string; Tags: { Tag: { Key: string; Value: string }[] } }>(
      'vpc',
      'DescribeVpcAttribute',
      { VpcId: result.outputs.vpcId },
    );
    assert.equal(vpc.Status, 'Available');
    assert.deepEqual(
      vpc.Tags.Tag.map(({ Key, Value }) => [Key, Value]),
      [['lease', lease.leaseId]],
    );

    const again = await runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    assert.deepEqual(again.outputs, result.outputs, 'a retry changes nothing');

    const before = Date.now();
    await runActivity(activities.destroyStack, { lease, regionId });
    process.stdout.write(`      network ready in ${ready - started} ms, destroyed in ${Date.now() - before} ms\n`);
    assert.deepEqual(await left(), []);
    assert.deepEqual(await stacks(), []);
  });

  it('makes a RAM user with a key that works, and keeps the secret to itself', async () => {
    const result = await runActivity(activities.provision, {
      lease,
      regionId,
      needs: [need('ram-user-with-access-key')],
    });
    const { userName, accessKeyId, accessKeySecret: reference } = result.outputs;
    assert.ok(userName && accessKeyId && reference);
    assert.match(reference, /^secret:/);
    const accessKeySecret = await environment.secrets.get(reference.replace(/^secret:/, ''));
    assert.ok(accessKeySecret);
    assert.ok(!JSON.stringify(result).includes(accessKeySecret));
    const asUser = openWith(environment.cloud, { accessKeyId, accessKeySecret }, regionId);
    const caller = await asUser.call<{ Arn: string }>('sts', 'GetCallerIdentity', {});
    assert.ok(caller.Arn.endsWith(`user/${userName}`));
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
    assert.equal(await environment.secrets.get(reference.replace(/^secret:/, '')), undefined);
  });

  it('destroys nothing twice, and succeeds without a stack', async () => {
    await runActivity(activities.destroyStack, { lease, regionId });
    await runActivity(activities.destroyStack, { lease, regionId });
  });

  it('refuses a need that the library does not know before it makes anything', async () => {
    await assert.rejects(
      runActivity(activities.provision, { lease, regionId, needs: [need('network'), need('spaceship')] }),
      {
        name: 'InvalidInput',
        message: /no META "spaceship"/,
      },
    );
    assert.deepEqual(await stacks(), []);
  });

  it('removes what the episode put into the network of the lease, whatever its name', async () => {
    const { outputs } = await runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    const account = await environment.open();
    await account.call('ecs', 'CreateSecurityGroup', { SecurityGroupName: 'unnamed', VpcId: outputs.vpcId });
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
  });

  it('destroys with the credentials of today, not with those that the stack was made with', async () => {
    await runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    const account = await environment.open();
    const { Arn } = await account.call<{ Arn: string }>('sts', 'GetCallerIdentity', {});
    const UserName = Arn.split('/').at(-1);
    const { AccessKey } = await account.call<{ AccessKey: { AccessKeyId: string; AccessKeySecret: string } }>(
      'ram',
      'CreateAccessKey',
      { UserName },
    );
    const { AccessKeyId: accessKeyId, AccessKeySecret: accessKeySecret } = AccessKey;
    await environment.secrets.put(`account/${lease.accountId}`, JSON.stringify({ accessKeyId, accessKeySecret }));
    const renewed = await environment.open();
    const old = { UserName, UserAccessKeyId: account.credentials.accessKeyId };
    await renewed.call('ram', 'DeleteAccessKey', old);
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
  });

  it('stops when it is cancelled, and what was half made is destroyed', async () => {
    const worker = activityWorker();
    const beats: string[] = [];
    worker.on('heartbeat', (details: string) => beats.push(details));
    const work = runActivity(activities.provision, { lease, regionId, needs: [need('network')] }, worker);
    await until(async () => (await left()).length > 0);
    worker.cancel();
    await assert.rejects(work, { name: 'CancelledFailure' });
    assert.ok(beats.length > 0);
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
    assert.deepEqual(await stacks(), []);
  });

  it('destroys a stack whose engine was killed in mid-create', async () => {
    const work = runActivity(activities.provision, {
      lease,
      regionId,
      needs: [need('network'), need('ram-user-with-access-key')],
    });
    const failure = assert.rejects(work, { name: 'ProvisioningFailed' });
    await until(async () => (await left()).length > 0);
    await killEngine(environment.folder);
    await failure;
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
    assert.deepEqual(await stacks(), []);
  });

  it('resumes and destroys a stack whose state file was cut short, and leaves no copy of it', async () => {
    const input = { lease, regionId, needs: [need('network')] };
    const folder = join(environment.folder, 'state', '.pulumi', 'stacks', 'console-agent');
    const cutShort = async (): Promise<void> => {
      for (const name of await readdir(folder)) if (name.includes(lease.leaseId)) await truncate(join(folder, name));
    };
    await runActivity(activities.provision, input);
    await cutShort();
    const { outputs } = await runActivity(activities.provision, input);
    assert.equal((await left()).length, 2, 'one VPC and one vSwitch, not two of each');
    assert.ok(outputs.vpcId);
    await cutShort();
    await runActivity(activities.destroyStack, { lease, regionId });
    assert.deepEqual(await left(), []);
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes(lease.leaseId)),
      [],
    );
  });

  it('resumes a stack whose engine was killed in mid-create', async () => {
    const work = runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    const failure = assert.rejects(work, { name: 'ProvisioningFailed' });
    await until(async () => (await left()).length > 0);
    await killEngine(environment.folder);
    await failure;
    const result = await runActivity(activities.provision, { lease, regionId, needs: [need('network')] });
    assert.ok(result.outputs.vSwitchId);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) assert.fail('the condition never came true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills the Pulumi process whose state lies in a folder, as a machine that dies would. */
async function killEngine(folder: string): Promise<void> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.startsWith(join(folder, 'state')) && command.includes('\0up\0')) process.kill(Number(entry), 'SIGKILL');
  }
}

import assert from 'node:assert/strict';
import type { Client } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import OSS from 'ali-oss';
import type { AccountActivities } from '../../activities/accounts/contract.js';
import { createAccountActivities } from '../../activities/accounts/index.js';
import type { OpenedAccount } from '../../activities/cloud/account.js';
import { findLeftovers, leftoverText } from '../../activities/cloud/leftovers.js';
import { sweepLease } from '../../activities/cloud/sweep.js';
import type { AccountLease, PooledAccount } from '../../domain/lease.js';
import { carriesPrefix } from '../../domain/lease-names.js';
import { leaseOf, runActivity, startEnvironment, type TestEnvironment } from '../provisioning/environment.js';
import { startTemporal } from '../support/temporal.js';

describe('account activities', function () {
  this.timeout(60_000);
  let environment: TestEnvironment;
  let temporal: TestWorkflowEnvironment;
  let activities: AccountActivities;
  let account: PooledAccount;
  let lease: AccountLease;
  let opened: OpenedAccount;

  before(async () => {
    environment = await startEnvironment();
    temporal = await startTemporal();
    activities = createAccountActivities({ ...environment, temporal: temporal.client as Client });
    account = environment.accounts[0] ?? assert.fail('no account');
  });
  after(async () => {
    await temporal?.teardown();
    await environment?.close();
  });
  beforeEach(async () => {
    lease = leaseOf(account);
    opened = await environment.open();
  });

  /** What an episode may leave: one of each kind that the first documents make, some with what blocks their deletion. */
  async function leaveThings(): Promise<{ readonly vpcId: string; readonly userId: string }> {
    const { namePrefix } = lease;
    const { VpcId: vpcId } = await opened.call<{ VpcId: string }>('vpc', 'CreateVpc', {
      VpcName: `${namePrefix}-net`,
      CidrBlock: '10.0.0.0/8',
    });
    const zones = await opened.call<{ Zones: { Zone: { ZoneId: string }[] } }>('vpc', 'DescribeZones', {});
    const deadline = Date.now() + 20_000;
    for (;;) {
      const vpc = await opened.call<{ Status: string }>('vpc', 'DescribeVpcAttribute', { VpcId: vpcId });
      if (vpc.Status === 'Available') break;
      if (Date.now() > deadline) assert.fail('the VPC did not become available');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await opened.call('vpc', 'CreateVSwitch', {
      VpcId: vpcId,
      CidrBlock: '10.0.0.0/24',
      ZoneId: zones.Zones.Zone[0]?.ZoneId,
      VSwitchName: 'without-prefix-but-inside',
    });
    await opened.call('ecs', 'CreateSecurityGroup', { SecurityGroupName: `${namePrefix}_group`, VpcId: vpcId });
    await opened.call('ecs', 'CreateKeyPair', { KeyPairName: `${namePrefix}-pair` });
    const { User } = await opened.call<{ User: { UserId: string } }>('ram', 'CreateUser', {
      UserName: `${namePrefix}-user`,
    });
    const UserName = `${namePrefix}-user`;
    await opened.call('ram', 'CreateAccessKey', { UserName });
    await opened.call('ram', 'CreateLoginProfile', { UserName, Password: 'Aa1!aaaa-Bb2?bbbb' });
    await opened.call('ram', 'AttachPolicyToUser', {
      UserName,
      PolicyType: 'System',
      PolicyName: 'AliyunOSSReadOnlyAccess',
    });
    await bucketClient().putBucket(`${namePrefix}-bucket`);
    return { vpcId, userId: User.UserId };
  }

  async function left(): Promise<readonly string[]> {
    const found = await findLeftovers(opened, (name) => carriesPrefix(name, lease.namePrefix));
    return found.map(leftoverText);
  }

  function bucketClient(): OSS {
    const { accessKeyId, accessKeySecret } = opened.credentials;
    return new OSS({
      accessKeyId,
      accessKeySecret,
      region: `oss-${account.regionId}`,
      endpoint: `http://${environment.cloud.api.endpoint}`,
      sldEnable: true,
      authorizationV4: true,
      timeout: 10_000,
    });
  }

  it('finds and removes everything that carries the prefix, and nothing else', async () => {
    await opened.call('ram', 'CreateUser', { UserName: 'somebody-else' });
    await leaveThings();
    const found = await left();
    assert.deepEqual(
      found.map((text) => text.split(' ca-')[0]?.split(' without')[0]),
      ['bucket', 'RAM user', 'security group', 'key pair', 'vSwitch', 'VPC'],
    );
    assert.deepEqual(await sweepLease(opened, lease.namePrefix), found);
    assert.deepEqual(await left(), []);
    assert.deepEqual(await sweepLease(opened, lease.namePrefix), []);
    await opened.call('ram', 'GetUser', { UserName: 'somebody-else' });
    await opened.call('ram', 'DeleteUser', { UserName: 'somebody-else' });
  });

  it('leaves to the engine what belongs to the stack', async () => {
    const { vpcId, userId } = await leaveThings();
    const removed = await sweepLease(opened, lease.namePrefix, new Set([vpcId, userId]));
    assert.equal(removed.length, 4);
    assert.deepEqual((await left()).length, 2);
    await sweepLease(opened, lease.namePrefix);
  });

  it('finds things beyond the first page of a list', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `${lease.namePrefix}-group-${index}`);
    for (const name of names) await opened.call('ecs', 'CreateSecurityGroup', { SecurityGroupName: name });
    const removed = await sweepLease(opened, lease.namePrefix);
    assert.equal(removed.length, names.length);
    assert.deepEqual(await left(), []);
  });

  it('finds names that a field made of the prefix: upper case, no hyphens, letters for digits', async () => {
    const [letters, digits] = ['ca', lease.namePrefix.slice(3)];
    const spelled = digits.replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
    const names = [`${letters}_${digits}_x`.toUpperCase(), `${letters}${digits}y`, `${letters}${spelled}`];
    for (const KeyPairName of names) await opened.call('ecs', 'CreateKeyPair', { KeyPairName });
    assert.equal((await sweepLease(opened, lease.namePrefix)).length, names.length);
  });

  it('passes a clean account and names what an earlier lease left', async () => {
    await runActivity(activities.checkAccount, { account });
    await opened.call('ecs', 'CreateKeyPair', { KeyPairName: `${lease.namePrefix}-pair` });
    await assert.rejects(runActivity(activities.checkAccount, { account }), {
      name: 'TeardownIncomplete',
      message: new RegExp(`key pair ${lease.namePrefix}-pair`),
    });
    await sweepLease(opened, lease.namePrefix);
    await runActivity(activities.checkAccount, { account });
  });

  it('rejects credentials that are missing, wrong, or of another account', async () => {
    const other = environment.accounts[1] ?? assert.fail('no second account');
    const name = `account/${other.accountId}`;
    const right = await environment.secrets.get(name);
    assert.ok(right);
    await environment.secrets.put(name, JSON.stringify({ ...JSON.parse(right), accessKeySecret: 'wrong' }));
    await assert.rejects(runActivity(activities.checkAccount, { account: other }), { name: 'CredentialsRejected' });
    await environment.secrets.put(name, JSON.stringify(opened.credentials));
    await assert.rejects(runActivity(activities.checkAccount, { account: other }), {
      name: 'CredentialsRejected',
      message: new RegExp(`belong to account ${account.accountId}`),
    });
    await environment.secrets.delete(name);
    await assert.rejects(runActivity(activities.checkAccount, { account: other }), {
      name: 'CredentialsRejected',
      message: new RegExp(`no credentials for account ${other.accountId}`),
    });
    await environment.secrets.put(name, right);
  });

  it('asks Temporal whether the owner of a lease still runs', async () => {
    const client = temporal.client as Client;
    const handle = await client.workflow.start('anything', { taskQueue: 'nobody-polls', workflowId: 'owner' });
    const owner = { workflowId: 'owner', runId: handle.firstExecutionRunId };
    assert.equal(await runActivity(activities.ownerIsRunning, owner), true);
    await handle.terminate('the test says so');
    assert.equal(await runActivity(activities.ownerIsRunning, owner), false);
    const nobody = { workflowId: 'nobody', runId: owner.runId };
    assert.equal(await runActivity(activities.ownerIsRunning, nobody), false);
  });
});

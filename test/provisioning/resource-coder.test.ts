import assert from 'node:assert/strict';
import type { ProvideResourceInput, ProvisioningActivities } from '../../activities/provisioning/contract.js';
import { createProvisioningActivities } from '../../activities/provisioning/index.js';
import type { AccountLease } from '../../domain/lease.js';
import type { ResourceReport } from '../../domain/meta.js';
import { leaseOf, need, pulumiPath, runActivity, startEnvironment, type TestEnvironment } from './environment.js';

describe('ResourceCoder', function () {
  this.timeout(90_000);
  let environment: TestEnvironment;
  let activities: ProvisioningActivities;
  let lease: AccountLease;

  before(async function () {
    if (pulumiPath() === undefined) this.skip();
    environment = await startEnvironment();
    activities = createProvisioningActivities(environment);
    lease = leaseOf(environment.accounts[0] ?? assert.fail('no account'));
  });
  after(async () => {
    if (environment === undefined) return;
    const input = { lease, regionId: environment.cloud.regionId };
    await runActivity(activities.destroyStack, input);
    await environment.close();
  });

  function ask(input: Partial<ProvideResourceInput>): Promise<ResourceReport> {
    const { regionId } = environment.cloud;
    const whole = { lease, regionId, need: '', attributes: {}, existing: [], operations: [], ...input };
    return runActivity(activities.provideResource, whole);
  }

  it('refuses to make what the procedure itself is about', async () => {
    const report = await ask({ need: 'a security group', operations: ['CreateSecurityGroup'] });
    assert.equal(report.status, 'refused');
    assert.match(report.message, /CreateSecurityGroup.*do it in the console/);
    assert.deepEqual(report.resources, []);
  });

  it('refuses what nothing in the library provides, and says what it has', async () => {
    for (const unknown of ['an elastic IP address (EIP)', 'a nice cup of tea', '']) {
      const report = await ask({ need: unknown });
      assert.equal(report.status, 'refused');
      assert.match(report.message, /VPC/);
    }
  });

  it('adds to the stack of the lease, in English and Chinese, and keeps what is there', async () => {
    const { regionId } = environment.cloud;
    const existing = [need('ram-user-with-access-key')];
    const before = await runActivity(activities.provision, { lease, regionId, needs: existing });
    for (const words of ['a VPC with a vSwitch in the region', '专有网络和交换机']) {
      const report = await ask({ need: words, existing, operations: ['CreateSecurityGroup'] });
      assert.equal(report.status, 'provided', report.message);
      assert.equal(report.meta, 'network');
      assert.ok(report.outputs.vpcId);
      assert.equal(report.outputs.userName, undefined);
      assert.equal(report.by, 'resourceCoder');
    }
    const after = await runActivity(activities.provision, {
      lease,
      regionId,
      needs: [...existing, { ...need('network'), attributes: { cidrBlock: '192.168.0.0/16' } }],
    });
    assert.equal(after.outputs.accessKeyId, before.outputs.accessKeyId);
    const vpcs = after.resources.filter(({ type }) => type === 'alicloud:vpc/network:Network');
    assert.equal(vpcs.length, 1, 'one network, however it was asked for');
  });

  it('keeps what it provided before when it is asked for something else', async () => {
    const network = await ask({ need: 'a VPC and a vSwitch' });
    const user = await ask({ need: 'a RAM user' });
    assert.equal(user.status, 'provided', user.message);
    const account = await environment.open();
    const vpc = await account.call<{ Status: string }>('vpc', 'DescribeVpcAttribute', {
      VpcId: network.outputs.vpcId,
    });
    assert.equal(vpc.Status, 'Available');
  });

  it('reports to the agent what the cloud refuses', async () => {
    const fresh = leaseOf(environment.accounts[1] ?? assert.fail('no second account'));
    const error = { status: 400, code: 'QuotaExceeded.Vpc', message: 'The test says so.' };
    await environment.disturb({ product: 'vpc', action: 'CreateVpc', times: 1, error });
    const report = await ask({ lease: fresh, need: 'a VPC' });
    assert.equal(report.status, 'failed');
    assert.match(report.message, /QuotaExceeded\.Vpc/);
    await runActivity(activities.destroyStack, { lease: fresh, regionId: environment.cloud.regionId });
  });

  it('never tells a secret', async () => {
    const report = await ask({ need: 'a RAM user with an AccessKey pair', existing: [need('network')] });
    assert.equal(report.status, 'provided', report.message);
    assert.match(report.outputs.accessKeySecret ?? '', /^secret:lease\//);
  });
});

import assert from 'node:assert/strict';
import { findLeftovers } from '../../activities/cloud/leftovers.js';
import type { ProvisioningActivities } from '../../activities/provisioning/contract.js';
import { createProvisioningActivities } from '../../activities/provisioning/index.js';
import type { AccountLease } from '../../domain/lease.js';
import { carriesPrefix } from '../../domain/lease-names.js';
import {
  type Fault,
  leaseOf,
  need,
  pulumiPath,
  runActivity,
  startEnvironment,
  type TestEnvironment,
} from './environment.js';

function failing(product: string, action: string, status: number, code: string, times = 2): Fault {
  return { product, action, times, error: { status, code, message: 'The test says so.' } };
}

/** What presets and teardowns meet on a real cloud: codes from the vendor's error tables and provider issues. */
describe('provisioning on a bad day', function () {
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

  const needs = [need('network'), need('ram-user-with-access-key')];

  async function assertNothingLeft(): Promise<void> {
    const account = await environment.open();
    const found = await findLeftovers(account, (name) => carriesPrefix(name, lease.namePrefix));
    assert.deepEqual(found, []);
  }

  it('waits out throttling, busy parents and slow replicas while it makes things', async () => {
    await environment.disturb(failing('vpc', 'CreateVpc', 400, 'Throttling.User', 1));
    await environment.disturb(failing('vpc', 'CreateVSwitch', 400, 'IncorrectVpcStatus'));
    await environment.disturb(failing('vpc', 'DescribeVSwitchAttributes', 503, 'ServiceUnavailable'));
    await environment.disturb(failing('ram', 'GetUser', 404, 'EntityNotExist.User'));
    await environment.disturb(failing('ram', 'CreateAccessKey', 404, 'EntityNotExist.User'));
    const { outputs } = await runActivity(activities.provision, { lease, regionId, needs });
    assert.ok(outputs.vSwitchId && outputs.accessKeyId);
    await runActivity(activities.destroyStack, { lease, regionId });
    await assertNothingLeft();
  });

  it('waits out dependents and throttling while it destroys', async () => {
    await runActivity(activities.provision, { lease, regionId, needs });
    await environment.disturb(failing('vpc', 'DeleteVpc', 400, 'DependencyViolation.VSwitch'));
    await environment.disturb(failing('vpc', 'DeleteVSwitch', 400, 'OperationConflict'));
    await environment.disturb(failing('ram', 'DeleteUser', 400, 'Throttling', 1));
    await environment.disturb(failing('vpc', 'DescribeVpcs', 500, 'InternalError'));
    await runActivity(activities.destroyStack, { lease, regionId });
    await assertNothingLeft();
  });

  it('keeps in mind what was made and never became ready, so that it is destroyed', async () => {
    await environment.disturb(failing('vpc', 'DescribeVpcAttribute', 400, 'InvalidParameter', 1));
    await assert.rejects(runActivity(activities.provision, { lease, regionId, needs }), {
      name: 'ProvisioningFailed',
      message: /InvalidParameter/,
    });
    await runActivity(activities.destroyStack, { lease, regionId });
    await assertNothingLeft();
  });

  it('says that a quota is used up, and takes back the rest', async () => {
    await environment.disturb(failing('vpc', 'CreateVSwitch', 400, 'QuotaExceeded.vSwitch', 1));
    await assert.rejects(runActivity(activities.provision, { lease, regionId, needs }), {
      name: 'QuotaExceeded',
      message: /QuotaExceeded\.vSwitch/,
    });
    await runActivity(activities.destroyStack, { lease, regionId });
    await assertNothingLeft();
  });

  it('does not call something destroyed that is not', async () => {
    await runActivity(activities.provision, { lease, regionId, needs: [need('ram-user-with-access-key')] });
    await environment.disturb(failing('ram', 'DeleteUser', 403, 'OperationDenied', 1));
    await assert.rejects(runActivity(activities.destroyStack, { lease, regionId }), {
      name: 'ProvisioningFailed',
      message:
        'The provisioning engine failed: ram:DeleteUser at ' +
        `${environment.cloud.api.endpoint} failed: OperationDenied (403): The test says so.`,
    });
    await runActivity(activities.destroyStack, { lease, regionId });
    await assertNothingLeft();
  });
});

import assert from 'node:assert/strict';
import { callerIdentity } from '../../activities/accounts/caller.js';
import { ROTATION_STEPS, type RotationStep, rotateCredentials } from '../../activities/accounts/rotate-credentials.js';
import type { OpenedAccount } from '../../activities/cloud/account.js';
import { openWith } from '../../activities/cloud/account.js';
import { accountCredentials } from '../../activities/cloud/credentials.js';
import { accessKeys } from '../../activities/cloud/ram-user.js';
import type { PooledAccount } from '../../domain/lease.js';
import { startEnvironment, type TestEnvironment } from '../provisioning/environment.js';

describe('rotating credentials', function () {
  this.timeout(60_000);
  let environment: TestEnvironment;
  let account: PooledAccount;
  let leases = 0;

  before(async () => {
    environment = await startEnvironment();
    account = environment.accounts[0] ?? assert.fail('no account');
  });
  after(() => environment?.close());

  function rotate(leaseId: string, onStep?: (step: RotationStep) => void): Promise<void> {
    return rotateCredentials({ api: environment.cloud.api, secrets: environment.secrets, onStep }, account, leaseId);
  }

  async function keysOf(opened: OpenedAccount): Promise<readonly string[]> {
    const { userName } = await callerIdentity(opened);
    const keys = await accessKeys((action, parameters) => opened.call('ram', action, parameters), userName);
    return keys.map((key) => key.AccessKeyId);
  }

  /** The stored key is the only one, works, and the given one does not work any more. */
  async function assertRotatedFrom(old: OpenedAccount): Promise<void> {
    const now = await environment.open();
    assert.notEqual(now.credentials.accessKeyId, old.credentials.accessKeyId);
    assert.deepEqual(await keysOf(now), [now.credentials.accessKeyId]);
    const { credentials } = old;
    const former = openWith(environment.cloud, credentials, account.regionId);
    await assert.rejects(callerIdentity(former), { name: 'CredentialsRejected' });
    assert.equal(await environment.secrets.get(`account/${account.accountId}/next`), undefined);
  }

  it('changes the key once a lease', async () => {
    const old = await environment.open();
    const started = Date.now();
    await rotate(`lease-${++leases}`);
    process.stdout.write(`      rotated in ${Date.now() - started} ms\n`);
    await assertRotatedFrom(old);
    const first = await accountCredentials(environment.secrets, account.accountId);
    await rotate(`lease-${leases}`);
    assert.deepEqual(await accountCredentials(environment.secrets, account.accountId), first);
  });

  for (const interruptedAt of ROTATION_STEPS) {
    for (const next of ['the same lease', 'another lease'] as const) {
      it(`heals an interruption before "${interruptedAt}" for ${next}`, async () => {
        const old = await environment.open();
        const leaseId = `lease-${++leases}`;
        const interrupted = rotate(leaseId, (step) => {
          if (step === interruptedAt) throw new Error('the worker dies here');
        });
        await assert.rejects(interrupted, /the worker dies here/);
        // Whatever happened, the stored credentials work: the pool could still check the account.
        await callerIdentity(await environment.open());
        await rotate(next === 'the same lease' ? leaseId : `lease-${++leases}`);
        await assertRotatedFrom(old);
      });
    }
  }

  it('switches to the waiting key when the current one was deleted behind its back', async () => {
    const old = await environment.open();
    const leaseId = `lease-${++leases}`;
    await assert.rejects(
      rotate(leaseId, (step) => {
        if (step === 'wait') throw new Error('the worker dies here');
      }),
    );
    const { userName } = await callerIdentity(old);
    await old.call('ram', 'DeleteAccessKey', {
      UserName: userName,
      UserAccessKeyId: old.credentials.accessKeyId,
    });
    await rotate(leaseId);
    await assertRotatedFrom(old);
  });

  it('makes room when the user has two keys already', async () => {
    const old = await environment.open();
    const { userName } = await callerIdentity(old);
    await old.call('ram', 'CreateAccessKey', { UserName: userName });
    await rotate(`lease-${++leases}`);
    await assertRotatedFrom(old);
  });
});

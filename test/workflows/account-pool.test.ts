import assert from 'node:assert/strict';
import type { Client } from '@temporalio/client';
import { ACCOUNT_POOL_ID, TASK_QUEUES } from '../../temporal.config.js';
import type { accountPool } from '../../workflows/index.js';
import { GOES_WELL } from './fake-activities.js';
import { accounts, withWorkers } from './harness.js';
import type { leaseHolder } from './workflows.js';

const OWNERS = 200;

function startHolder(client: Client, name: string) {
  return client.workflow.start<typeof leaseHolder>('leaseHolder', {
    taskQueue: TASK_QUEUES.verification,
    workflowId: `holder/${name}`,
  });
}

describe('the account pool', function () {
  this.timeout(120_000);

  it(`serves ${OWNERS} waiting owners, never two at once, over several continue-as-new`, async () => {
    await withWorkers(GOES_WELL, async ({ env, client }) => {
      await env.client.workflow.start<typeof accountPool>('accountPool', {
        taskQueue: TASK_QUEUES.verification,
        workflowId: ACCOUNT_POOL_ID,
        args: [{ maxHistoryEvents: 800 }],
      });
      const first = await env.client.workflow.getHandle(ACCOUNT_POOL_ID).describe();
      const holders = await Promise.all(
        Array.from({ length: OWNERS }, (_, index) => startHolder(env.client, String(index))),
      );
      await client.addAccounts(accounts(20));
      const held = await Promise.all(holders.map((holder) => holder.result()));

      for (const { accountId } of accounts(20)) {
        const spans = held.filter((hold) => hold.accountId === accountId).sort((left, right) => left.from - right.from);
        assert.ok(spans.length > 0, `account ${accountId} served ${spans.length} owners`);
        for (const [index, span] of spans.entries()) {
          const next = spans[index + 1];
          assert.ok(next === undefined || next.from >= span.to, `account ${accountId} was held twice at once`);
        }
      }
      const last = await env.client.workflow.getHandle(ACCOUNT_POOL_ID).describe();
      assert.notEqual(last.runId, first.runId, 'the pool continued as new');
      assert.deepEqual((await client.poolStatus()).waiting, []);
    });
  });

  it('serves nobody while it drains, and leaves a quarantined account alone', async () => {
    await withWorkers(GOES_WELL, async ({ env, client }) => {
      await client.addAccounts(accounts(2));
      const pool = env.client.workflow.getHandle(ACCOUNT_POOL_ID);
      await pool.executeUpdate('quarantine', { args: [{ accountId: '1000000000000000', reason: 'by hand' }] });
      await pool.executeUpdate('drain', { args: [{ on: true }] });
      const holder = await startHolder(env.client, 'patient');
      await pool.executeUpdate('drain', { args: [{ on: true }] });
      assert.equal((await holder.describe()).status.name, 'RUNNING');
      await pool.executeUpdate('drain', { args: [{ on: false }] });
      assert.equal((await holder.result()).accountId, '1000000000000001');
    });
  });

  it('forgets an owner that ends while it waits', async () => {
    await withWorkers(GOES_WELL, async ({ env, client }) => {
      await client.addAccounts([]);
      const gone = await startHolder(env.client, 'gone');
      const deadline = Date.now() + 10_000;
      while ((await client.poolStatus()).waiting.length === 0) assert.ok(Date.now() < deadline);
      await gone.terminate();
      await client.addAccounts(accounts(1));
      const next = await startHolder(env.client, 'next');
      assert.equal((await next.result()).accountId, '1000000000000000');
    });
  });

  it('sets a leased account aside only when its holder gives it back, and never grants it meanwhile', async () => {
    const script = { ...GOES_WELL, hangAt: 1 };
    await withWorkers(script, async ({ env, client, calls }) => {
      const [only] = accounts(1);
      assert.ok(only);
      await client.addAccounts([only]);
      const run = await client.startVerification({ document: 'thing.md' }, new Date(0), 'held');
      const deadline = Date.now() + 20_000;
      while (!calls.includes('hang')) {
        assert.ok(Date.now() < deadline);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const pool = env.client.workflow.getHandle(ACCOUNT_POOL_ID);
      const next = await startHolder(env.client, 'waits');
      await pool.executeUpdate('quarantine', { args: [{ accountId: only.accountId, reason: 'by hand' }] });
      assert.equal((await client.poolStatus()).entries[0]?.state, 'leased');
      await run.cancel();
      while ((await client.poolStatus()).entries[0]?.state !== 'quarantined') assert.ok(Date.now() < deadline);
      assert.ok(calls.includes(`rotate ${only.accountId}`));
      assert.equal((await next.describe()).status.name, 'RUNNING');
      await client.addAccounts([only]);
      assert.equal((await next.result()).accountId, only.accountId);
    });
  });
});

import assert from 'node:assert/strict';
import { type Client, WorkflowFailedError } from '@temporalio/client';
import type { Finding } from '../../domain/outcome.js';
import { GOES_WELL } from './fake-activities.js';
import { accounts, withWorkers } from './harness.js';

const RENAMED: Finding = {
  kind: 'console',
  class: 'labelRenamed',
  file: 'thing.md',
  line: 4,
  column: 1,
  quote: 'Click Create.',
  seen: 'Add',
  confirmed: false,
  blocking: false,
  confidence: 0.9,
  suggestion: null,
  evidence: null,
};

const input = { document: 'thing.md' };

describe('verifying a procedure', function () {
  this.timeout(60_000);

  it('ends verified, tears down and gives the account back with new credentials', async () => {
    await withWorkers(GOES_WELL, async ({ client, calls }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'a')).result();
      assert.equal(results[0]?.verdict, 'verified');
      assert.equal(results[0]?.reward, 1);
      await waitUntil(async () => (await client.poolStatus()).entries[0]?.state === 'free');
      assert.deepEqual(calls.slice(0, 7), [
        'provision 1000000000000000',
        'bind 1000000000000000',
        'open 1000000000000000',
        'step 1',
        'step 2',
        'close complete',
        'destroy 1000000000000000',
      ]);
      assert.deepEqual(calls.slice(7).sort(), ['report verified', 'rotate 1000000000000000']);
    });
  });

  it('confirms a deviation by a second look before it calls the document drifted', async () => {
    await withWorkers({ ...GOES_WELL, findings: [RENAMED] }, async ({ client, calls }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'b')).result();
      assert.equal(results[0]?.verdict, 'drifted');
      assert.ok(calls.includes('probe'));
    });
  });

  it('blames the agent when the audit log shows nothing', async () => {
    await withWorkers({ ...GOES_WELL, confirmed: false }, async ({ client }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'c')).result();
      assert.deepEqual([results[0]?.verdict, results[0]?.reward], ['agentFailed', 0]);
    });
  });

  it('restarts on the same lease when a browser worker dies before anything was written', async () => {
    await withWorkers({ ...GOES_WELL, lostAt: [2] }, async ({ client, calls }) => {
      await client.addAccounts(accounts(2));
      const { results } = await (await client.startVerification(input, new Date(0), 'd')).result();
      assert.equal(results[0]?.verdict, 'verified');
      assert.equal(calls.filter((call) => call.startsWith('provision')).length, 1);
      assert.equal(new Set(calls.filter((call) => call.startsWith('open'))).size, 1);
    });
  });

  it('takes a fresh lease and provisions again when a write was claimed', async () => {
    await withWorkers({ ...GOES_WELL, lostAt: [2], writeClaimed: true }, async ({ client, calls }) => {
      await client.addAccounts(accounts(2));
      const { results } = await (await client.startVerification(input, new Date(0), 'e')).result();
      assert.equal(results[0]?.verdict, 'verified');
      const opened = calls.filter((call) => call.startsWith('open'));
      assert.equal(new Set(opened).size, 2, `two accounts were used: ${opened}`);
      assert.equal(calls.filter((call) => call.startsWith('provision')).length, 2);
      assert.equal(calls.filter((call) => call.startsWith('destroy')).length, 2);
    });
  });

  for (const [end, script] of [
    ['loop', { decisions: Array(9).fill('click'), loopAt: [2] }],
    ['tokenLimit', { decisions: Array(9).fill('click'), tokens: 400_000 }],
  ] as const) {
    it(`counts an episode that ends by ${end} as the agent's failure`, async () => {
      await withWorkers({ ...GOES_WELL, confirmed: false, ...script }, async ({ client, calls }) => {
        await client.addAccounts(accounts(1));
        const { results } = await (await client.startVerification(input, new Date(0), `end-${end}`)).result();
        assert.deepEqual([results[0]?.verdict, results[0]?.reward], ['agentFailed', 0]);
        assert.ok(calls.includes(`close ${end}`), calls.join());
        assert.equal(calls.filter((call) => call.startsWith('step')).length, 2);
      });
    });
  }

  it('blames the environment when the console ends the sign-in again and again', async () => {
    const script = { ...GOES_WELL, decisions: Array(9).fill('click'), renewedAt: [1, 2, 3, 4] };
    await withWorkers({ ...script, confirmed: false }, async ({ client, calls }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'renewals')).result();
      assert.equal(results[0]?.verdict, 'environmentFailed');
      assert.ok(calls.includes('close environment'));
    });
  });

  it('waits for a person at a check that only a person can pass, and reads the page again', async () => {
    await withWorkers({ ...GOES_WELL, humanCheckAt: [1] }, async ({ client, calls, env }) => {
      await client.addAccounts(accounts(1));
      const handle = await client.startVerification(input, new Date(0), 'captcha');
      await waitUntil(async () => calls.includes('step 1'));
      await resumeWhenPaused(env.client);
      const { results } = await handle.result();
      assert.deepEqual([results[0]?.verdict, results[0]?.assisted], ['verified', true]);
      assert.ok(calls.indexOf('look') > calls.indexOf('step 1') && calls.indexOf('look') < calls.indexOf('step 2'));
    });
  });

  it('blames the environment when a check is still there after a person went on three times', async () => {
    const script = { ...GOES_WELL, confirmed: false, humanCheckAt: [1], humanCheckStays: true };
    await withWorkers(script, async ({ client, calls, env }) => {
      await client.addAccounts(accounts(1));
      const handle = await client.startVerification(input, new Date(0), 'captcha-stays');
      for (let looks = 1; looks <= 3; looks += 1) {
        await resumeWhenPaused(env.client);
        await waitUntil(async () => calls.filter((call) => call === 'look').length === looks);
      }
      const { results } = await handle.result();
      assert.equal(results[0]?.verdict, 'environmentFailed');
      assert.match(results[0]?.explanation ?? '', /slider captcha/);
      assert.ok(!calls.includes('step 2'));
    });
  });

  it('does nothing that was decided before a pause, and decides again about the page after it', async () => {
    let answer = (): void => undefined;
    const decides = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const decisions = ['click', 'click'] as const;
    await withWorkers({ ...GOES_WELL, decides, decisions }, async ({ client, calls, env }) => {
      await client.addAccounts(accounts(1));
      const handle = await client.startVerification(input, new Date(0), 'paused');
      await waitUntil(async () => calls.includes('decide 1'));
      const episode = await runningEpisode(env.client);
      await episode?.signal('pause');
      answer();
      await resumeWhenPaused(env.client);
      assert.equal((await handle.result()).results[0]?.verdict, 'verified');
      const played = calls.filter((call) => /^(?:decide|look|step)/.test(call));
      assert.deepEqual(played, ['decide 1', 'look', 'decide 2', 'step 1', 'decide 3']);
    });
  });

  it('answers a resource request of the episode', async () => {
    await withWorkers({ ...GOES_WELL, decisions: ['request_resource', 'click'] }, async ({ client, calls }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'f')).result();
      assert.equal(results[0]?.verdict, 'verified');
      assert.ok(calls.indexOf('provide a network') < calls.indexOf('record resource'));
    });
  });

  it('tears everything down when it is cancelled in mid-episode', async () => {
    await withWorkers({ ...GOES_WELL, hangAt: 1 }, async ({ client, calls, env }) => {
      await client.addAccounts(accounts(1));
      const handle = await client.startVerification(input, new Date(0), 'g');
      await waitUntil(async () => calls.includes('hang'));
      await handle.cancel();
      await assert.rejects(handle.result(), WorkflowFailedError);
      await waitUntil(async () => (await client.poolStatus()).entries[0]?.state === 'free');
      assert.ok(calls.includes('destroy 1000000000000000'));
      assert.ok(calls.includes('rotate 1000000000000000'));
      const open = env.client.workflow.list({ query: "ExecutionStatus = 'Running' AND WorkflowType != 'accountPool'" });
      await waitUntil(async () => {
        for await (const _ of open) return false;
        return true;
      });
    });
  });

  it('ends an answer under way before it tears down, when it is cancelled during a resource request', async () => {
    const script = { ...GOES_WELL, decisions: ['request_resource'] as const, provideHangs: true };
    await withWorkers(script, async ({ client, calls }) => {
      await client.addAccounts(accounts(1));
      const handle = await client.startVerification(input, new Date(0), 'j');
      await waitUntil(async () => calls.includes('provide a network'));
      await handle.cancel();
      await assert.rejects(handle.result(), WorkflowFailedError);
      await waitUntil(async () => (await client.poolStatus()).entries[0]?.state === 'free');
      assert.ok(calls.includes('destroy 1000000000000000'));
      assert.ok(calls.includes('rotate 1000000000000000'));
    });
  });

  it('keeps the verdict when no report can be written', async () => {
    await withWorkers({ ...GOES_WELL, reportFails: true }, async ({ client }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'k')).result();
      assert.deepEqual([results[0]?.verdict, results[0]?.report], ['verified', null]);
    });
  });

  it('says what could not be torn down', async () => {
    await withWorkers({ ...GOES_WELL, destroyFails: true }, async ({ client }) => {
      await client.addAccounts(accounts(1));
      const { results } = await (await client.startVerification(input, new Date(0), 'h')).result();
      assert.match(results[0]?.explanation ?? '', /Not torn down: destroy the stack: the engine refused/);
    });
  });

  it('refuses wrong input at once with a readable message', async () => {
    await withWorkers(GOES_WELL, async ({ env }) => {
      const startedAt = Date.now();
      const run = env.client.workflow.execute('verifyDocument', {
        taskQueue: 'verification',
        workflowId: 'wrong',
        args: [{ documnet: 'x.md', policy: 'magic' }],
      });
      await assert.rejects(run, (error: unknown) => {
        assert.ok(error instanceof WorkflowFailedError);
        const text = JSON.stringify(error.cause, ['message', 'cause']);
        assert.match(text, /documnet/);
        assert.match(text, /must be/);
        return true;
      });
      assert.ok(Date.now() - startedAt < 2000, `took ${Date.now() - startedAt} ms`);
    });
  });

  it('ends with environmentFailed when there is no account pool', async () => {
    await withWorkers(GOES_WELL, async ({ client }) => {
      const { results } = await (await client.startVerification(input, new Date(0), 'i')).result();
      assert.equal(results[0]?.verdict, 'environmentFailed');
      assert.match(results[0]?.explanation ?? '', /account pool/);
    });
  });
});

async function runningEpisode(client: Client) {
  const query = "WorkflowType = 'browserEpisode' AND ExecutionStatus = 'Running'";
  for await (const { workflowId } of client.workflow.list({ query })) return client.workflow.getHandle(workflowId);
  return undefined;
}

/** Does what a person does who has passed a check. */
async function resumeWhenPaused(client: Client): Promise<void> {
  await waitUntil(async () => {
    const episode = await runningEpisode(client);
    if (!(await episode?.query<{ paused: boolean }>('progress'))?.paused) return false;
    await episode?.signal('resume');
    return true;
  });
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, 'the condition did not come true in 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import type { Client } from '@temporalio/client';
import { ClaimStore } from '../../activities/browser/claims.js';
import { type RunningStack, startStack } from '../../bin/stack/index.js';
import { ConsoleAgentClient } from '../../client/index.js';
import { browserEpisodeId, verifyProcedureId } from '../../temporal.config.js';
import { connectClient } from '../../workers/connection.js';
import { eventually } from '../bin/processes.js';
import { useTemporaryFolder } from '../bin/temporary-folder.js';
import { accessKeys, leftInAccounts, stacksLeft } from './leftovers.js';

const DOCUMENT = fileURLToPath(new URL('../../benchmark/tasks/documents/create-a-security-group.md', import.meta.url));
const ACCOUNTS = 2;

describe('a browser worker that is killed in mid-episode', function () {
  this.timeout(300_000);
  const folder = useTemporaryFolder();
  let stack: RunningStack;
  let temporal: Client;
  let client: ConsoleAgentClient;
  let claims: ClaimStore;

  beforeEach(async () => {
    const environment = { ...process.env, CONSOLE_AGENT_HOME: folder.path };
    stack = await startStack({ environment, accounts: ACCOUNTS });
    temporal = await connectClient(stack.configuration);
    client = new ConsoleAgentClient(temporal, null);
    claims = new ClaimStore(stack.configuration.claimsFolder);
  });

  afterEach(async () => {
    await temporal?.connection.close();
    await stack?.stop();
  });

  it('before anything was claimed: the same lease is used again, and the verdict is right', async () => {
    const before = await accessKeys(stack);
    const run = await start('before');
    await eventually('the stack of the lease', async () => (await stacksLeft(folder.path)).length === 1, 60_000);
    await eventually('the first step', async () => (await hostOf(run.episode(1))) !== undefined, 120_000);
    assert.equal(await isClaimed(run.episode(1)), false);
    await killHostOf(run.episode(1));
    const { results } = await run.handle.result();
    assert.equal(results[0]?.verdict, 'verified', results[0]?.explanation);
    assert.equal(await attempts(run.procedure), 2);
    assert.equal(await leases(run.procedure), 1);
    await nothingIsLeft(before);
  });

  it('after a claimed write: a fresh lease is provisioned, nothing is done twice, and the verdict is right', async () => {
    const before = await accessKeys(stack);
    const run = await start('after');
    await eventually('a claim', () => isClaimed(run.episode(1)), 120_000);
    await killHostOf(run.episode(1));
    const { results } = await run.handle.result();
    assert.equal(results[0]?.verdict, 'verified', results[0]?.explanation);
    assert.equal(await attempts(run.procedure), 2);
    assert.equal(await leases(run.procedure), 2);
    await nothingIsLeft(before);
  });

  async function start(unique: string) {
    const handle = await client.startVerification({ document: DOCUMENT }, new Date(), unique);
    let procedure = '';
    await eventually(
      'the procedure',
      async () => {
        const { events } = await handle.fetchHistory();
        procedure =
          events?.find((event) => event.startChildWorkflowExecutionInitiatedEventAttributes)
            ?.startChildWorkflowExecutionInitiatedEventAttributes?.workflowId ?? '';
        return procedure !== '';
      },
      60_000,
    );
    assert.ok(procedure.startsWith(verifyProcedureId(handle.workflowId, '')));
    return { handle, procedure, episode: (attempt: number) => browserEpisodeId(procedure, attempt) };
  }

  /** Claims are kept by workflow and run. */
  async function isClaimed(episode: string): Promise<boolean> {
    const description = await temporal.workflow
      .getHandle(episode)
      .describe()
      .catch(() => undefined);
    return description !== undefined && (await claims.anyClaim(`${episode}/${description.runId}`));
  }

  /** Process id of the worker that holds an episode's browser, from the name of its queue; undefined before a step. */
  async function hostOf(episode: string): Promise<number | undefined> {
    const history = await temporal.workflow
      .getHandle(episode)
      .fetchHistory()
      .catch(() => undefined);
    const queues = history?.events?.flatMap(
      (event) => event.activityTaskScheduledEventAttributes?.taskQueue?.name ?? [],
    );
    const pid = queues?.map((queue) => /^browser\/.*-(\d+)-[0-9a-f]+$/.exec(queue)?.[1]).find(Boolean);
    return pid === undefined ? undefined : Number(pid);
  }

  async function killHostOf(episode: string): Promise<void> {
    const pid = (await hostOf(episode)) ?? assert.fail(`${episode} has no host`);
    process.kill(pid, 'SIGKILL');
  }

  async function countActivities(workflowId: string, activity: string): Promise<number> {
    const { events } = await temporal.workflow.getHandle(workflowId).fetchHistory();
    return (events ?? []).filter((event) => event.activityTaskScheduledEventAttributes?.activityType?.name === activity)
      .length;
  }

  /** Each attempt is a child workflow. */
  async function attempts(procedure: string): Promise<number> {
    const { events } = await temporal.workflow.getHandle(procedure).fetchHistory();
    return (events ?? []).filter((event) => event.startChildWorkflowExecutionInitiatedEventAttributes).length;
  }

  /** Each lease plans what it needs once. */
  function leases(procedure: string): Promise<number> {
    return countActivities(procedure, 'planProcedure');
  }

  async function nothingIsLeft(keysBefore: ReadonlyMap<string, string>): Promise<void> {
    await eventually(
      'every account is free again',
      async () => (await client.poolStatus()).entries.every(({ state }) => state === 'free'),
      60_000,
    );
    assert.deepEqual(await leftInAccounts(stack), []);
    assert.deepEqual(await stacksLeft(folder.path), []);
    const { entries } = await client.poolStatus();
    const keysAfter = await accessKeys(stack);
    for (const { account, served } of entries) {
      const changed = keysAfter.get(account.accountId) !== keysBefore.get(account.accountId);
      assert.equal(changed, served > 0, `${account.accountId} served ${served} leases`);
    }
  }
});

import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ACCOUNT_POOL_ID } from '../../temporal.config.js';
import { temporalCli } from '../support/temporal.js';
import { GOES_WELL, type Script } from './fake-activities.js';
import { accounts, withWorkers } from './harness.js';
import { HISTORIES } from './histories.js';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Records the histories that the replay test keeps: `npm run record:histories`. Until the first release they are recorded
 * again whenever the workflows change; after it, old ones are kept for good and new ones are added beside them.
 */
const SCENARIOS: Readonly<Record<string, Script>> = {
  verified: GOES_WELL,
  drifted: {
    ...GOES_WELL,
    findings: [
      {
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
      },
    ],
  },
  'lost-before-a-write': { ...GOES_WELL, lostAt: [2] },
  'lost-after-a-write': { ...GOES_WELL, lostAt: [2], writeClaimed: true },
  'resource-requested': { ...GOES_WELL, decisions: ['request_resource', 'click'] },
  'teardown-fails': { ...GOES_WELL, destroyFails: true },
  'ends-in-a-loop': { ...GOES_WELL, decisions: ['click', 'click', 'click'], loopAt: [2], confirmed: false },
};

interface RecordedHistory {
  readonly events: readonly { workflowExecutionStartedEventAttributes?: { workflowType: { name: string } } }[];
}

await mkdir(HISTORIES, { recursive: true });
for (const [name, script] of Object.entries(SCENARIOS)) {
  await withWorkers(script, async ({ client, env }) => {
    await client.addAccounts(accounts(2));
    const handle = await client.startVerification({ document: 'thing.md' }, new Date(0), name);
    await handle.result();
    const ids = [handle.workflowId, ACCOUNT_POOL_ID];
    for await (const { workflowId } of env.client.workflow.list({ query: "WorkflowType != 'accountPool'" })) {
      if (!ids.includes(workflowId)) ids.push(workflowId);
    }
    for (const id of ids) {
      const text = execFileSync(
        temporalCli(),
        ['workflow', 'show', '--output', 'json', '--workflow-id', id, '--address', env.address],
        { encoding: 'utf8' },
        // Stack traces name the folder of whoever recorded them.
      ).replaceAll(REPOSITORY, '/');
      const { events } = JSON.parse(text) as RecordedHistory;
      const type = events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name ?? 'unknown';
      const attempt = /episode-(\d+)$/.exec(id)?.[1] ?? '1';
      await writeFile(
        new URL(`${name}.${type}-${attempt}.json`, HISTORIES),
        `${JSON.stringify({ workflowId: id, history: { events } })}\n`,
      );
    }
  });
}

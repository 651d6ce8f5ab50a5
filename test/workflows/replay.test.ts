import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { Worker } from '@temporalio/worker';
import { testBundle } from './harness.js';
import { HISTORIES } from './histories.js';

describe('kept histories', function () {
  this.timeout(60_000);

  it('replay on the workflows of today', async () => {
    const names = (await readdir(HISTORIES)).filter((name) => name.endsWith('.json'));
    assert.ok(names.length >= 15, `${names.length} histories; record them by npm run record:histories`);
    const histories = await Promise.all(
      names.map(
        async (name) =>
          JSON.parse(await readFile(new URL(name, HISTORIES), 'utf8')) as { workflowId: string; history: object },
      ),
    );
    const failed: string[] = [];
    for await (const result of Worker.runReplayHistories({ workflowBundle: await testBundle() }, histories)) {
      if (result.error) failed.push(`${result.workflowId}: ${result.error.message}`);
    }
    assert.deepEqual(failed, []);
  });
});

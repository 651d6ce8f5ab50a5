import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../../bin/lock.mjs';
import { useTemporaryFolder } from './temporary-folder.js';

describe('lock between processes', () => {
  const folder = useTemporaryFolder();

  it('lets one in at a time, and releases on failure', async () => {
    const file = join(folder.path, 'lock');
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(20);
      inside -= 1;
    };
    await assert.rejects(
      withLock(file, () => Promise.reject(new Error('failed inside'))),
      /failed inside/,
    );
    await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
    assert.equal(most, 1);
  });

  it('takes over from a holder that died', async () => {
    const file = join(folder.path, 'lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    await writeFile(file, JSON.stringify({ pid, host: hostname() }));
    const results = await Promise.all([withLock(file, async () => 'first'), withLock(file, async () => 'second')]);
    assert.deepEqual(results, ['first', 'second']);
  });
});

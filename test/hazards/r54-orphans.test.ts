import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processesOwnedBy } from '../../activities/browser/session/orphans.js';
import type { WorkerLine } from '../browser/bench/episode-worker.js';
import { chromiumPath } from '../support/chromium.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKER = fileURLToPath(new URL('../browser/bench/episode-worker.ts', import.meta.url));

describe('hazard R54: the worker is killed in the middle of a step', function () {
  this.timeout(60_000);

  before(function () {
    if (chromiumPath() === undefined || process.platform !== 'linux') this.skip();
  });

  for (const [seed, signal] of [
    [1, 'SIGKILL'],
    [2, 'SIGTERM'],
    [3, 'SIGHUP'],
  ] as const) {
    it(`no process of its browser is left 10 s later (seed ${seed}, ${signal})`, async () => {
      const worker = spawn(process.execPath, ['--import', 'tsx', WORKER, String(seed), '1', '0'], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        for await (const line of createInterface({ input: worker.stdout })) {
          if ((JSON.parse(line) as WorkerLine).kind === 'inMidStep') break;
        }
        const pid = worker.pid ?? 0;
        assert.ok((await processesOwnedBy(pid)).length > 0);
        worker.kill(signal);
        if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
        for (const end = Date.now() + 10_000; (await processesOwnedBy(pid)).length > 0 && Date.now() < end; )
          await pause(100);
        assert.deepEqual(await processesOwnedBy(pid), []);
      } finally {
        worker.kill('SIGKILL');
      }
    });
  }
});

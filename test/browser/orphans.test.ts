import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../support/chromium.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Processes whose command line names an owner. */
async function browsersOf(pid: number): Promise<number> {
  let found = 0;
  for (const entry of await readdir('/proc')) {
    const line = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '') : '';
    if (line.includes(`--console-agent-owner=${pid}.`)) found += 1;
  }
  return found;
}

describe('browser processes', function () {
  this.timeout(60_000);

  before(function () {
    if (chromiumPath() === undefined || process.platform !== 'linux') this.skip();
  });

  it('are gone soon after their worker is killed', async () => {
    const script = `
      import { BrowserProcess } from './activities/browser/session/browser-process.ts';
      const console_ = { federationUrl: 'https://a.test/', listener: null, certificateKeyHash: null, allowedHosts: ['a.test'], products: null };
      const browser = new BrowserProcess({ chromiumPath: process.argv[1], console: console_, recycleAfter: 9 });
      await (await browser.newContext({})).newPage();
      console.log('ready');
      setInterval(() => {}, 1000);`;
    const owner = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, chromiumPath() ?? ''],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(createInterface({ input: owner.stdout }), 'line');
    const pid = owner.pid ?? 0;
    assert.ok((await browsersOf(pid)) >= 1);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    for (const end = Date.now() + 10_000; (await browsersOf(pid)) > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await browsersOf(pid), 0);
  });

  it('whose owner is gone are ended by whoever starts next, and no others', async () => {
    const { endOrphans, ownerSwitch } = await import('../../activities/browser/session/orphans.js');
    const sleeper = (owner: string) =>
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', owner], { detached: true, stdio: 'ignore' });
    const own = await ownerSwitch();
    const orphan = sleeper('--console-agent-owner=999999.1');
    const ours = sleeper(own);
    try {
      await Promise.all([once(orphan, 'spawn'), once(ours, 'spawn')]);
      await endOrphans();
      // Another worker on this machine may have been quicker; gone is gone.
      const gone = (): boolean => orphan.exitCode !== null || orphan.signalCode !== null;
      for (const end = Date.now() + 10_000; !gone() && Date.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, 50));
      assert.ok(gone());
      assert.equal(ours.exitCode ?? ours.signalCode, null);
    } finally {
      ours.kill('SIGKILL');
      orphan.kill('SIGKILL');
    }
  });
});

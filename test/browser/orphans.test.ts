import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { endOrphans, ownerSwitch, processesOwnedBy } from '../../activities/browser/session/orphans.js';
import { chromiumPath } from '../support/chromium.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONSOLE = {
  federationUrl: 'https://a.test/',
  listener: null,
  certificateKeyHash: null,
  allowedHosts: ['a.test'],
  products: null,
};

async function eventually(what: string, ready: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !(await ready()); await pause(100))
    assert.ok(Date.now() < end, `${what}: not within 10 s`);
}

describe('browser processes', function () {
  this.timeout(60_000);
  let folder: string;
  const started: ChildProcess[] = [];

  before(function () {
    if (chromiumPath() === undefined || process.platform !== 'linux') this.skip();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ca-'));
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** A worker with a browser that shows a page, in a temporary folder of its own. */
  async function worker(): Promise<ChildProcess & { readonly pid: number }> {
    const script = `
      import { BrowserProcess } from './activities/browser/session/browser-process.ts';
      const browser = new BrowserProcess({ chromiumPath: process.argv[1], console: ${JSON.stringify(CONSOLE)}, recycleAfter: 9 });
      const page = await (await browser.newContext({})).newPage();
      await page.goto('data:text/html,<h1>Open</h1>');
      console.log('ready');
      setInterval(() => {}, 1000);`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, chromiumPath() ?? ''],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR: folder },
      },
    );
    started.push(child);
    const ended = once(child, 'exit').then(() => assert.fail('the worker did not start'));
    await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    ended.catch(() => undefined);
    assert.ok(child.pid !== undefined);
    return Object.assign(child, { pid: child.pid });
  }

  const leftInFolder = async (): Promise<readonly string[]> =>
    (await readdir(folder)).filter((name) => /agent-browser|playwright|chromium/i.test(name));

  it('are all gone soon after their worker is killed, and so are their folders', async () => {
    const { pid } = await worker();
    // Main process, zygotes, renderers, crash handlers and what else there is.
    assert.ok((await processesOwnedBy(pid)).length >= 5);
    process.kill(pid, 'SIGKILL');
    await eventually('no process is left', async () => (await processesOwnedBy(pid)).length === 0);
    await eventually('no folder is left', async () => (await leftInFolder()).length === 0);
  });

  it('are gone as well when the browser hangs and would not end by itself', async () => {
    const { pid } = await worker();
    for (const helper of await processesOwnedBy(pid)) process.kill(helper, 'SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await eventually('no process is left', async () => (await processesOwnedBy(pid)).length === 0);
    await eventually('no folder is left', async () => (await leftInFolder()).length === 0);
  });

  it('whose owner is gone are ended by whoever starts next, with their folders, and no others', async () => {
    const sleeper = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', ...words], {
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, ...environment },
      });
      started.push(child);
      return child;
    };
    const dead = join(tmpdir(), 'agent-browser-999999.1-x');
    await mkdir(join(dead, 'profile'), { recursive: true });
    await writeFile(join(dead, 'profile', 'SingletonLock'), '');
    const own = await ownerSwitch();
    const orphans = [
      sleeper(['--console-agent-owner=999999.1']),
      sleeper([`--user-data-dir=${dead}/profile`]),
      sleeper([], { CONSOLE_AGENT_BROWSER: dead }),
    ];
    const others = [sleeper([own]), sleeper(['--console-agent-owner=999999.1.1']), sleeper([dead])];
    await Promise.all([...orphans, ...others].map((child) => once(child, 'spawn')));
    await endOrphans();
    // Another worker on this machine may have been quicker; gone is gone.
    const gone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
    await eventually('the orphans are gone', () => orphans.every(gone));
    assert.deepEqual(others.map(gone), [false, false, false]);
    assert.ok(!(await readdir(tmpdir())).includes('agent-browser-999999.1-x'));
  });

  describe('of one worker', () => {
    let browser: BrowserProcess | undefined;
    afterEach(() => browser?.close());

    function start(settings: { readonly recycleAfter: number; readonly recycleAboveBytes?: number }): BrowserProcess {
      browser = new BrowserProcess({ chromiumPath: chromiumPath() ?? '', console: CONSOLE, ...settings });
      return browser;
    }

    for (const [why, settings] of [
      ['has served its episodes', { recycleAfter: 2 }],
      ['has grown too large', { recycleAfter: 1_000, recycleAboveBytes: 1 }],
    ] as const) {
      it(`are replaced by fresh ones once one ${why}, and none is taken from an episode`, async () => {
        const process = start(settings);
        const [first, second] = [await process.newContext({}), await process.newContext({})];
        assert.equal(first.browser(), second.browser());
        await process.closeContext(first);
        const third = await process.newContext({});
        assert.notEqual(third.browser(), second.browser());
        await second.newPage();
        const old = second.browser();
        await process.closeContext(second);
        assert.equal(old?.isConnected(), false);
        assert.equal(third.browser()?.isConnected(), true);
      });
    }

    it('leave nothing behind when they are closed', async () => {
      const browserProcess = start({ recycleAfter: 10 });
      await (await browserProcess.newContext({})).newPage();
      const memory = (await browserProcess.memory()) ?? 0;
      assert.ok(memory > 100e6 && memory < 4e9, `${memory} bytes`);
      await browserProcess.close();
      assert.deepEqual(await processesOwnedBy(process.pid), []);
      assert.ok(!(await readdir(tmpdir())).some((name) => name.startsWith(`agent-browser-${process.pid}.`)));
    });
  });
});

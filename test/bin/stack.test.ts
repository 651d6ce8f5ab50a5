import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StackStatus } from '../../bin/stack/index.js';
import { eventually } from './processes.js';
import { useTemporaryFolder } from './temporary-folder.js';

const entry = fileURLToPath(new URL('../../bin/console-agent.mjs', import.meta.url));
/** Starting everything on a busy machine; the first start builds the console and bundles the workflows. */
const START_MS = 240_000;
/** The grace of a lifeline, and some more. */
const END_MS = 20_000;

type Status = { readonly running: false } | ({ readonly running: true } & StackStatus);

describe('embedded stack', function () {
  this.timeout(START_MS + 2 * END_MS);
  const folder = useTemporaryFolder();
  let home: string;
  let foreground: ChildProcess | undefined;

  beforeEach(function () {
    // Processes are found by their environment, which only Linux shows to others.
    if (process.platform !== 'linux') this.skip();
    home = join(folder.path, 'home');
  });

  afterEach(async () => {
    foreground?.kill('SIGKILL');
    foreground = undefined;
    for (const pid of await survivors()) process.kill(pid, 'SIGKILL');
  });

  function launch(...args: string[]): ChildProcess {
    return spawn(process.execPath, [entry, ...args], {
      env: { ...process.env, CONSOLE_AGENT_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs a verb to its end. */
  async function consoleAgent(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const child = launch(...args);
    const output = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  }

  async function status(): Promise<Status> {
    return JSON.parse((await consoleAgent('status', '--json')).stdout) as Status;
  }

  /** Every process that was started by a stack of this test, however indirectly. */
  async function survivors(): Promise<number[]> {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
    const found = await Promise.all(
      pids.map(async (pid) => {
        const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
        return environment.includes(`CONSOLE_AGENT_HOME=${home}\0`) ? [pid] : [];
      }),
    );
    return found.flat();
  }

  async function startInForeground(): Promise<ChildProcess> {
    const child = launch('up');
    foreground = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    await eventually(
      'the stack is up',
      async () => {
        if (child.exitCode !== null) throw new Error(`up ended with ${child.exitCode}: ${output}`);
        return output.includes('Temporal UI');
      },
      START_MS,
    );
    return child;
  }

  /** Only the user who started the stack may read its settings and secrets. */
  async function assertPrivate(): Promise<void> {
    const paths = [home, join(home, 'secrets'), join(home, 'stack.json'), join(home, 'supervisor.json')];
    const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
    assert.deepEqual(modes, [0o700, 0o700, 0o600, 0o600]);
    assert.doesNotMatch(await readFile(join(home, 'stack.json'), 'utf8'), /accessKey/i);
  }

  it('starts in the background, replaces a killed worker, and ends by down from elsewhere', async () => {
    const up = await consoleAgent('up', '--detach');
    assert.equal(up.code, 0, up.stderr);
    const before = await status();
    assert.ok(before.running);
    assert.ok(before.services.every((service) => service.status === 'running'));
    assert.ok(before.services.filter(({ name }) => name.startsWith('worker-browser')).length >= 2);

    const again = await consoleAgent('up');
    assert.equal(again.code, 0);
    assert.match(again.stderr, /runs already/);

    const victim = before.services.find(({ name }) => name === 'worker-browser-1');
    process.kill(victim?.pid ?? 0, 'SIGKILL');
    await eventually(
      'the worker runs again',
      async () => {
        const now = await status();
        const worker = now.running ? now.services.find(({ name }) => name === 'worker-browser-1') : undefined;
        return worker?.status === 'running' && worker.pid !== victim?.pid && worker.restarts === 1;
      },
      60_000,
    );

    const down = await consoleAgent('down');
    assert.equal(down.code, 0, down.stderr);
    assert.deepEqual(await survivors(), []);
    assert.deepEqual(await status(), { running: false });
  });

  it('leaves no process when the supervisor is killed with SIGKILL, and starts again after it', async () => {
    const child = await startInForeground();
    assert.ok((await survivors()).length > 5);
    child.kill('SIGKILL');
    await eventually('every process is gone', async () => (await survivors()).length === 0, END_MS);
    assert.deepEqual(await status(), { running: false });

    const second = await startInForeground();
    await assertPrivate();
    const closed = new Promise<number | null>((resolve) => second.once('close', resolve));
    second.kill('SIGINT');
    assert.equal(await closed, 0);
    assert.deepEqual(await survivors(), []);
  });
});

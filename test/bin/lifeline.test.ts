import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, readPids, runs } from './processes.js';
import { useTemporaryFolder } from './temporary-folder.js';

const stackFolder = fileURLToPath(new URL('../../bin/stack/', import.meta.url));

/** A program that notes its own process id and that of a child, ignores polite requests to end, and never ends. */
const STUBBORN = `#!/bin/sh
trap '' TERM INT HUP
sleep 300 &
echo $! >> "$1"
echo $$ >> "$1"
while true; do sleep 1; done
`;

/** Stands for the supervisor: starts one process with a pipe on its stdin, and can be killed. */
const SUPERVISOR = `
import { spawn } from 'node:child_process';
const [command, ...args] = process.argv.slice(2);
spawn(command, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
setInterval(() => {}, 1000);
`;

describe('lifeline of stack processes', function () {
  this.timeout(30_000);
  const folder = useTemporaryFolder();
  let supervisors: number[] = [];

  beforeEach(() => {
    supervisors = [];
  });
  afterEach(() => {
    for (const pid of supervisors) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Ended as it should.
      }
    }
  });

  async function superviseByKillable(...commandLine: string[]): Promise<number> {
    const script = join(folder.path, 'supervisor.mjs');
    await writeFile(script, SUPERVISOR);
    const { pid } = spawn(process.execPath, [script, ...commandLine], { stdio: 'ignore' });
    assert.ok(pid);
    supervisors.push(pid);
    return pid;
  }

  it('ends a foreign program and its children when the supervisor is killed with SIGKILL', async () => {
    const program = join(folder.path, 'stubborn');
    const pids = join(folder.path, 'pids');
    await writeFile(program, STUBBORN);
    await chmod(program, 0o755);
    const supervisor = await superviseByKillable(process.execPath, join(stackFolder, 'lifeline.mjs'), program, pids);
    const started = await readPids(pids, 2);

    process.kill(supervisor, 'SIGKILL');

    await eventually(
      'program and child are gone',
      async () => !(await Promise.all(started.map(runs))).includes(true),
      15_000,
    );
  });

  it('lets one of our own processes end in order when the supervisor is killed', async () => {
    const program = join(folder.path, 'orderly.mjs');
    const pids = join(folder.path, 'pids');
    await writeFile(
      program,
      `import { appendFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(pids)}, '0\\n'); process.exit(0); });
      // A thread inherits the preload, but not the lifeline.
      await new Promise((ended) => new Worker('', { eval: true }).once('exit', ended));
      appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
      setInterval(() => {}, 1000);`,
    );
    const preload = join(stackFolder, 'end-with-parent.mjs');
    const supervisor = await superviseByKillable(process.execPath, '--import', preload, program);
    const [pid = 0] = await readPids(pids, 1);

    process.kill(supervisor, 'SIGKILL');

    assert.deepEqual(await readPids(pids, 2), [pid, 0]);
    await eventually('the process is gone', async () => !(await runs(pid)));
  });
});

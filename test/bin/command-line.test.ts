import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTemporaryFolder } from './temporary-folder.js';

const entry = fileURLToPath(new URL('../../bin/console-agent.mjs', import.meta.url));

/** `npm test` says where the programs are; these tests are about a user who set nothing. */
const UNSET = { CONSOLE_AGENT_TEMPORAL: '', CONSOLE_AGENT_PULUMI: '', CONSOLE_AGENT_CHROMIUM: '' };

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

describe('command line', function () {
  this.timeout(30_000);
  const folder = useTemporaryFolder();

  function consoleAgent(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return new Promise((resolve) => {
      const home = { CONSOLE_AGENT_HOME: join(folder.path, 'home'), XDG_CACHE_HOME: join(folder.path, 'cache') };
      const child = spawn(process.execPath, [entry, ...args], {
        env: { ...process.env, ...UNSET, ...home, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk: Buffer) => {
        output.stdout += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output.stderr += chunk.toString();
      });
      child.once('close', (code) => resolve({ code, ...output }));
    });
  }

  it('doctor --json reports every program, what is missing and its fix, and fetches nothing', async () => {
    await mkdir(join(folder.path, 'empty'));
    const nowhere = { PATH: join(folder.path, 'empty') };
    const ended = await consoleAgent(['doctor', '--json'], nowhere);
    assert.equal(ended.code, 1);
    const diagnosis = JSON.parse(ended.stdout) as {
      ok: boolean;
      programs: { name: string; required: boolean; status: string; version: string | null; fix: string | null }[];
    };
    assert.equal(diagnosis.ok, false);
    assert.deepEqual(
      diagnosis.programs.map(({ name }) => name),
      ['node', 'npm', 'temporal', 'pulumi', 'chromium', 'go', 'python3'],
    );
    for (const { name, status, version, fix } of diagnosis.programs) {
      assert.equal(status, name === 'node' ? 'found' : 'missing', name);
      assert.equal(fix === null, status === 'found', name);
      if (name === 'node') assert.equal(version, process.versions.node);
    }
    assert.equal(ended.stderr, '');
  });

  it('doctor names a setting that is wrong', async () => {
    const ended = await consoleAgent(['doctor'], { CONSOLE_AGENT_PULUMI: join(folder.path, 'absent') });
    assert.equal(ended.code, 1);
    assert.match(ended.stdout, /missing +pulumi +CONSOLE_AGENT_PULUMI names .*absent/);
  });

  it('says that no stack runs', async () => {
    const ended = await consoleAgent(['status', '--json']);
    assert.equal(ended.code, 1);
    assert.deepEqual(JSON.parse(ended.stdout), { running: false });
    assert.equal((await consoleAgent(['down'])).code, 0);
  });

  it('ends with 2 on wrong usage, and explains on stderr', async () => {
    const ended = await consoleAgent(['doctor', '--no-such-option']);
    assert.equal(ended.code, 2);
    assert.equal(ended.stdout, '');
    assert.match(ended.stderr, /unknown option '--no-such-option'/);
  });

  it('shows an example in the help of each verb', async () => {
    for (const verb of ['doctor', 'up', 'down', 'status', 'cloud', 'corpus']) {
      const ended = await consoleAgent([verb, '--help']);
      assert.equal(ended.code, 0, verb);
      assert.match(ended.stdout, new RegExp(`\\$ console-agent ${verb}`), verb);
    }
  });
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTemporaryFolder } from './temporary-folder.js';

const setup = new URL('../../bin/setup.mjs', import.meta.url).href;

/** A project with one package, which lies beside it, so that installing it needs no network. */
async function writeProject(folder: string, version: string): Promise<void> {
  const manifest = { name: 'example', version: '1.0.0', dependencies: { part: 'file:part' } };
  const part = { name: 'part', version };
  await mkdir(join(folder, 'part'), { recursive: true });
  await writeFile(join(folder, 'part', 'package.json'), JSON.stringify(part));
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const packages = {
    '': manifest,
    part: { version },
    'node_modules/part': { resolved: 'part', link: true },
  };
  const lock = { name: 'example', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

describe('set-up of npm packages', function () {
  this.timeout(60_000);
  const folder = useTemporaryFolder();

  /** A process that sets up the project; resolves with what it said. */
  function ensure(): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const source = `import { ensurePackages } from ${JSON.stringify(setup)};
      await ensurePackages(${JSON.stringify(folder.path)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  }

  it('installs once for concurrent starts, says nothing on stdout, and nothing at all the next time', async () => {
    await writeProject(folder.path, '1.0.0');
    const both = await Promise.all([ensure(), ensure()]);
    assert.deepEqual(
      both.map(({ code, stdout }) => [code, stdout]),
      [
        [0, ''],
        [0, ''],
      ],
      both.map(({ stderr }) => stderr).join('\n'),
    );
    const said = both.map(({ stderr }) => stderr).join('');
    assert.equal(said.match(/installing npm packages \(once/g)?.length, 1, said);
    assert.match(await readFile(join(folder.path, 'node_modules', 'part', 'package.json'), 'utf8'), /1\.0\.0/);

    assert.deepEqual(await ensure(), { code: 0, stdout: '', stderr: '' });
  });

  it('installs again when the lock file asks for something else', async () => {
    await writeProject(folder.path, '1.0.0');
    await ensure();
    await writeProject(folder.path, '1.1.0');
    assert.match((await ensure()).stderr, /installing npm packages/);
    assert.equal((await ensure()).stderr, '');
  });

  it('says what failed', async () => {
    await writeProject(folder.path, '1.0.0');
    await rm(join(folder.path, 'package.json'));
    const ended = await ensure();
    assert.notEqual(ended.code, 0);
    assert.match(ended.stderr, /npm ci .* ended with/);
  });

  it('refuses a Node.js that is too old, in one line', async () => {
    const source = `import { checkNodeVersion } from ${JSON.stringify(setup)}; checkNodeVersion('20.18.3');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    assert.equal(code, 1);
    assert.equal(stderr, 'console-agent needs Node.js 20.19 or newer; this is 20.18.3.\n');
  });
});

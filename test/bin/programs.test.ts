import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program, Source } from '../../bin/programs/program.js';
import { ensureProgram, findProgram } from '../../bin/programs/resolve.js';
import { AgentError } from '../../domain/errors.js';
import { useTemporaryFolder } from './temporary-folder.js';

/** A shell script that says a version. */
async function writeProgram(file: string, version: string): Promise<string> {
  await writeFile(file, `#!/bin/sh\necho "v${version}"\n`, { mode: 0o755 });
  return file;
}

function source(label: string, version: string | Error, fetched: string[] = []): Source {
  return {
    origin: 'download',
    label,
    async fetch({ folder }) {
      fetched.push(label);
      await writeFile(join(folder, 'leftover'), label);
      if (version instanceof Error) throw version;
      await writeProgram(join(folder, 'temporal'), version);
      return 'temporal';
    },
  };
}

function program(...sources: readonly Source[]): Program {
  return {
    name: 'temporal',
    title: 'Example program',
    setting: 'EXAMPLE_PROGRAM',
    commands: ['example', 'example-classic'],
    version: '2.1.0',
    versionArguments: ['--version'],
    unsuitable: (version) => (version.startsWith('2.') ? undefined : `version ${version} is not 2.x`),
    sources,
    advice: 'install the example',
  };
}

describe('finding programs', () => {
  const folder = useTemporaryFolder();
  let environment: NodeJS.ProcessEnv;
  let bin: string;
  const report = (): void => {};

  beforeEach(async () => {
    bin = join(folder.path, 'bin');
    await mkdir(bin);
    environment = { PATH: `${bin}:/usr/bin:/bin`, XDG_CACHE_HOME: join(folder.path, 'cache') };
  });

  it('prefers the setting to PATH, and PATH to the cache', async () => {
    const example = program(source('release', '2.1.0'));
    assert.equal((await ensureProgram(example, { environment, report })).origin, 'download');
    assert.equal((await ensureProgram(example, { environment, report })).origin, 'cache');

    const onPath = await writeProgram(join(bin, 'example-classic'), '2.5.1');
    assert.deepEqual(await ensureProgram(example, { environment, report }), {
      name: 'temporal',
      path: onPath,
      version: '2.5.1',
      origin: 'PATH',
    });

    const set = await writeProgram(join(folder.path, 'mine'), '2.0.0');
    const found = await ensureProgram(example, { environment: { ...environment, EXAMPLE_PROGRAM: set }, report });
    assert.deepEqual([found.path, found.version, found.origin], [set, '2.0.0', 'setting']);
  });

  it('passes over versions that do not suit and programs that do not run, and says so', async () => {
    const old = await writeProgram(join(bin, 'example'), '1.9.0');
    const broken = join(bin, 'example-classic');
    await writeFile(broken, '#!/bin/sh\nexit 7\n', { mode: 0o755 });
    const { found, attempts } = await findProgram(program(), environment);
    assert.equal(found, undefined);
    assert.deepEqual(
      attempts.map(({ place }) => place),
      [old, broken],
    );
    assert.match(attempts[0]?.problem ?? '', /1\.9\.0 is not 2\.x/);
    assert.match(attempts[1]?.problem ?? '', /ended with 7/);
  });

  it('notices when a program on PATH is replaced by another version', async () => {
    await writeProgram(join(bin, 'example'), '2.0.0');
    await findProgram(program(), environment);
    await writeProgram(join(bin, 'example'), '2.10.0');
    assert.equal((await findProgram(program(), environment)).found?.version, '2.10.0');
  });

  it('never passes over a setting that names something unusable', async () => {
    await writeProgram(join(bin, 'example'), '2.0.0');
    const wrong = { ...environment, EXAMPLE_PROGRAM: join(folder.path, 'absent') };
    await assert.rejects(findProgram(program(), wrong), (error) => {
      assert.ok(error instanceof AgentError && error.name === 'ProgramMissing');
      assert.match(error.message, /EXAMPLE_PROGRAM names .*absent/);
      return true;
    });
  });

  it('tries the sources in order, and keeps nothing of one that failed', async () => {
    const fetched: string[] = [];
    // A fetch that was interrupted earlier left its folder.
    await mkdir(join(folder.path, 'cache', 'aliyun-console-agent', 'temporal', '2.1.0.part-abcdef'), {
      recursive: true,
    });
    const example = program(
      source('release', new Error('no network'), fetched),
      source('wrong registry', '1.0.0', fetched),
      source('registry', '2.2.0', fetched),
      source('never reached', '2.9.0', fetched),
    );
    const found = await ensureProgram(example, { environment, report });
    assert.equal(found.version, '2.2.0');
    assert.deepEqual(fetched, ['release', 'wrong registry', 'registry']);
    const cached = join(folder.path, 'cache', 'aliyun-console-agent', 'temporal', '2.1.0');
    assert.equal(await readFile(join(cached, 'leftover'), 'utf8'), 'registry');
    assert.deepEqual(await readdir(join(cached, '..')), ['2.1.0']);
  });

  it('says everything it tried and what the user can do', async () => {
    const example = program(source('release', new Error('no network')), source('registry', new Error('refused')));
    await assert.rejects(ensureProgram(example, { environment, report }), (error) => {
      assert.ok(error instanceof AgentError && error.name === 'ProgramMissing');
      for (const part of [
        /no example/,
        /release: no network/,
        /registry: refused/,
        /install the example/,
        /EXAMPLE_PROGRAM/,
      ]) {
        assert.match(error.message, part);
      }
      return true;
    });
  });

  it('fetches once when several processes want the same program at the same time', async function () {
    this.timeout(30_000);
    const worker = fileURLToPath(new URL('./fetch-worker.ts', import.meta.url));
    const log = join(folder.path, 'fetched');
    const one = () =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(process.execPath, ['--import', 'tsx', worker, log], {
          env: { ...environment, PATH: process.env.PATH },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
        child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`ended with ${code}`))));
      });
    const paths = await Promise.all([one(), one(), one()]);
    assert.equal(new Set(paths).size, 1);
    assert.equal(await readFile(log, 'utf8'), 'fetched\n');
  });
});

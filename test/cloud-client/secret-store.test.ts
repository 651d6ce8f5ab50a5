import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { EnvironmentSecretStore, FileSecretStore } from '../../activities/cloud/secret-store.js';

describe('secret store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what was put, under any name, to another process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (name, value) => {
        await new FileSecretStore(folder).put(name, value);
        assert.equal(await new FileSecretStore(folder).get(name), value);
      }),
      { numRuns: 30 },
    );
  });

  it('replaces and deletes, and deleting twice is no error', async () => {
    const store = new FileSecretStore(folder);
    await store.put('account/1', 'old');
    await store.put('account/1', 'new');
    assert.equal(await store.get('account/1'), 'new');
    await store.delete('account/1');
    await store.delete('account/1');
    assert.equal(await store.get('account/1'), undefined);
  });

  it('keeps neither values nor names readable on disk, and the key for its owner only', async () => {
    await new FileSecretStore(folder).put('account/1234', 'open-sesame');
    const files = await readdir(folder);
    assert.equal(files.length, 2);
    for (const file of files) {
      const content = await readFile(join(folder, file), 'latin1');
      assert.ok(!content.includes('open-sesame') && !file.includes('1234'));
      assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600);
    }
  });

  it('refuses a file that was moved under another name or changed', async () => {
    const store = new FileSecretStore(folder);
    await store.put('a', 'secret of a');
    const [fileOfA] = (await readdir(folder)).filter((file) => file.endsWith('.secret'));
    await store.put('b', 'secret of b');
    const fileOfB = (await readdir(folder)).find((file) => file.endsWith('.secret') && file !== fileOfA);
    assert.ok(fileOfA && fileOfB);
    await copyFile(join(folder, fileOfA), join(folder, fileOfB));
    await assert.rejects(store.get('b'), { name: 'InvalidInput', message: /"b".*cannot be decrypted/ });
    await writeFile(join(folder, fileOfA), 'short');
    await assert.rejects(store.get('a'), { name: 'InvalidInput' });
  });

  it('lets exactly one of many writers name a secret that was free', async () => {
    const values = Array.from({ length: 12 }, (_, index) => `value ${index}`);
    const answers = await Promise.all(values.map((value) => new FileSecretStore(folder).putIfAbsent('once', value)));
    assert.equal(new Set(answers).size, 1);
    assert.equal(await new FileSecretStore(folder).get('once'), answers[0]);
    const files = await readdir(folder);
    assert.deepEqual(
      files.filter((file) => file.endsWith('.partial')),
      [],
    );
  });

  it('reads the environment until the program itself knows better', async () => {
    const environment = { CONSOLE_AGENT_SECRET_ACCOUNT_1234: 'from outside' };
    const store = new EnvironmentSecretStore(new FileSecretStore(folder), environment);
    assert.equal(await store.get('account/1234'), 'from outside');
    await store.put('account/1234', 'rotated');
    assert.equal(await store.get('account/1234'), 'rotated');
    await store.delete('account/1234');
    assert.equal(await store.get('account/1234'), 'from outside');
    assert.equal(await store.get('account/9'), undefined);
  });
});

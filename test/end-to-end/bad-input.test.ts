import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTemporaryFolder } from '../bin/temporary-folder.js';
import { consoleAgent } from './console-agent.js';

const STEPS = '# Do it\n\n1.  Log on to the [X console](https://x.example.com).\n2.  Click **Create**.\n';

/** Input that cannot be verified, and what the one line about it must say. */
const BAD: readonly { readonly name: string; readonly content: string | Buffer | null; readonly says: RegExp }[] = [
  { name: 'absent.md', content: null, says: /absent\.md.*no such file/ },
  { name: 'empty.md', content: '', says: /empty\.md.*empty/ },
  { name: 'binary.md', content: Buffer.from([0x89, 0x50, 0, 1, 2]), says: /binary\.md.*binary/ },
  { name: 'prose.md', content: '# About\n\nNothing to do here.\n', says: /prose\.md.*no numbered steps/ },
  { name: 'elsewhere.md', content: STEPS, says: /elsewhere\.md.*cannot tell which console/ },
];

describe('input that cannot be verified', function () {
  this.timeout(60_000);
  const folder = useTemporaryFolder();

  for (const { name, content, says } of BAD) {
    it(`${name}: one line with the place, exit code 2, and nothing is started`, async () => {
      const path = join(folder.path, name);
      if (content !== null) await writeFile(path, content);
      const { code, stdout, stderr } = await consoleAgent(join(folder.path, 'home'), 'verify', path);
      assert.equal(code, 2, stderr);
      assert.equal(stdout, '');
      assert.match(stderr, says);
      assert.deepEqual(await readdir(join(folder.path, 'home')).catch(() => []), []);
    });
  }

  it('an unreachable URL', async () => {
    const { code, stderr } = await consoleAgent(folder.path, 'verify', 'http://127.0.0.1:9/document.md');
    assert.equal(code, 2);
    assert.match(stderr, /127\.0\.0\.1:9.*ECONNREFUSED/);
  });

  it('a folder without documents', async () => {
    const empty = join(folder.path, 'empty');
    await mkdir(empty);
    const { code, stderr } = await consoleAgent(folder.path, 'verify', empty);
    assert.equal(code, 2);
    assert.match(stderr, /holds no \.md or \.html file/);
  });

  it('an unknown option or policy, and a drift file that is no list', async () => {
    assert.equal((await consoleAgent(folder.path, 'verify', '--magic', 'x.md')).code, 2);
    const document = join(folder.path, 'x.md');
    await writeFile(document, STEPS.replace('x.example.com', 'ecs.console.aliyun.com'));
    const magic = await consoleAgent(folder.path, 'verify', document, '--policy', 'magic');
    assert.equal(magic.code, 2);
    assert.match(magic.stderr, /--policy must be .*not "magic"/);
    const drift = join(folder.path, 'drift.json');
    await writeFile(drift, '{}');
    const { code, stderr } = await consoleAgent(folder.path, 'verify', document, '--drift', drift);
    assert.equal(code, 2);
    assert.match(stderr, /drift\.json must hold a JSON list/);
  });
});

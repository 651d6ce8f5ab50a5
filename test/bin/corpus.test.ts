import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchCorpus, publicUrl } from '../../bin/corpus/fetch.js';
import { type CorpusDocument, readManifest } from '../../bin/corpus/manifest.js';
import { useTemporaryFolder } from './temporary-folder.js';

const text = '# A document\n';
const document: CorpusDocument = {
  file: 'core/a.md',
  repository: 'Owner/documents',
  path: 'cn.zh-CN/用户指南/Key pairs/a.md',
  commit: 'a'.repeat(40),
  licence: 'MIT',
  sha256: createHash('sha256').update(text).digest('hex'),
};

describe('corpus', () => {
  const folder = useTemporaryFolder();

  it('names one version of a file, whatever characters its path has', () => {
    assert.equal(
      publicUrl(document),
      `https://raw.githubusercontent.com/Owner/documents/${'a'.repeat(40)}/cn.zh-CN/%E7%94%A8%E6%88%B7%E6%8C%87%E5%8D%97/Key%20pairs/a.md`,
    );
  });

  it('leaves documents alone that are there with the right content', async () => {
    await mkdir(join(folder.path, 'core'));
    await writeFile(join(folder.path, 'core', 'a.md'), text);
    const counts = await fetchCorpus([document], folder.path, () => {});
    assert.deepEqual(counts, { fetched: 0, present: 1 });
  });

  it('has a manifest with distinct files that stay inside the corpus folder', async () => {
    const files = (await readManifest()).map(({ file }) => file);
    assert.ok(files.length > 0);
    assert.equal(new Set(files).size, files.length);
    assert.ok(files.every((file) => !file.startsWith('/') && !file.split('/').includes('..')));
  });
});

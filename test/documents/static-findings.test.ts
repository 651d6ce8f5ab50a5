import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '../../activities/documents/parse.js';
import { staticFindings } from '../../activities/documents/static-findings.js';

async function found(text: string, file = 'intl.en-US/a.md', root?: string): Promise<(string | number | null)[][]> {
  const findings = await staticFindings(parseDocument(file, text), root);
  for (const finding of findings) {
    assert.equal(finding.kind, 'static');
    assert.equal(finding.blocking, false);
    assert.equal(finding.file, file);
  }
  return findings.map((finding) => [finding.class, finding.line, finding.suggestion]);
}

describe('static findings', () => {
  it('names the own console for a reseller mirror', async () => {
    assert.deepEqual(
      await found('# T\n\n1.  Log on to the [ECS console](https://partners-intl.console.aliyun.com/#/ecs).\n'),
      [['entryUrlWrong', 3, 'https://ecs.console.aliyun.com']],
    );
  });

  it('finds links without a target, a scheme or a topic', async () => {
    const text =
      '# T\n\n1.  Log on to the [NAS console](nas.console.aliyun.com/#/x).\n2.  See [this]() and [that](/intl.en-US/.md).\n';
    assert.deepEqual(await found(text), [
      ['linkBroken', 3, 'https://nas.console.aliyun.com'],
      ['linkBroken', 4, null],
      ['linkBroken', 4, null],
    ]);
  });

  it('follows links only when it knows where the set lies', async () => {
    const root = await mkdtemp(join(tmpdir(), 'documents-'));
    try {
      await mkdir(join(root, 'intl.en-US'));
      await writeFile(join(root, 'intl.en-US', 'Create a VPC.md'), '# T\n');
      const text = '# T\n\n1.  Click **OK**. See [A](/intl.en-US/Create a VPC.md#x) and [B](/intl.en-US/Gone.md).\n';
      assert.deepEqual(await found(text), []);
      assert.deepEqual(await found(text, 'a.md', root), [['linkBroken', 3, null]]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });

  it('finds controls that only a picture names, not screenshots', async () => {
    const text = '# T\n\n1.  Click the ![](a.png) icon.\n\n    ![Result](b.png)\n\n2.  Click **OK**.\n';
    assert.deepEqual(await found(text), [['textAmbiguous', 3, 'Name the control in words.']]);
  });

  it('finds steps in the other language', async () => {
    const text =
      '# 标题\n\n本文介绍如何在控制台查看和管理已创建的实例。\n\n1.  Log on to the old console page.\n2.  在实例页面，单击**确定**。\n';
    assert.deepEqual(await found(text, 'cn.zh-CN/a.md'), [['localeMix', 5, null]]);
  });

  it('finds nothing in a document that has nothing wrong', async () => {
    assert.deepEqual(
      await found('# T\n\n1.  Log on to the [ECS console](https://ecs.console.aliyun.com).\n2.  Click **OK**.\n'),
      [],
    );
  });
});

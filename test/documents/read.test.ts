import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import type { LoadedDocument } from '../../activities/documents/contract.js';
import { createDocumentActivities } from '../../activities/documents/index.js';
import { loadUsableDocument } from '../../activities/documents/load.js';
import { expandSources, readDocument } from '../../activities/documents/read.js';
import { AgentError, type ErrorName } from '../../domain/errors.js';
import type { ParsedDocument } from '../../domain/procedure.js';

const GOOD = '# Create\n\n1.  Log on to the [RAM console](https://ram.console.aliyun.com/).\n2.  Click **OK**.\n';

/** Runs something that must fail and gives its message, checked to be one line. */
async function failure(name: ErrorName, work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof AgentError, String(error));
    assert.equal(error.name, name, error.message);
    assert.ok(!error.message.includes('\n'), error.message);
    return error.message;
  }
  return assert.fail(`no ${name}`);
}

describe('reading documents', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'));
    server = createServer((request, response) => {
      const answers: Readonly<Record<string, readonly [number, string, string | Buffer]>> = {
        '/good.md': [200, 'text/markdown; charset=utf-8', GOOD],
        '/page': [
          200,
          'text/html',
          '<h1>T</h1><ol><li>Log on to the <a href="https://oss.console.aliyun.com">console</a></li></ol>',
        ],
        '/picture': [200, 'image/png', Buffer.from([0x89, 0x50])],
      };
      const [status, type, body] = answers[request.url ?? ''] ?? [404, 'text/plain', 'no'];
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  async function file(name: string, content: string | Uint8Array): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  it('reads files and URLs, Markdown and HTML', async () => {
    assert.equal((await readDocument(await file('good.md', GOOD))).format, 'markdown');
    assert.equal((await readDocument(`${origin}/good.md`)).format, 'markdown');
    assert.equal((await readDocument(`${origin}/page`)).format, 'html');
    assert.equal((await loadUsableDocument(`${origin}/page`)).product, 'oss');
  });

  it('says in one line, with the place, why a document cannot be read', async () => {
    const reasons: readonly (readonly [string, RegExp])[] = [
      [join(folder, 'absent.md'), /absent\.md: there is no such file/],
      [folder, /it is a folder/],
      [await file('empty.md', ' \n\n'), /empty\.md: it is empty/],
      [await file('binary.md', new Uint8Array([35, 0, 1, 2])), /it is binary/],
      [await file('latin.md', new Uint8Array([0x23, 0x20, 0xe9, 0xe8, 0xe0])), /it is not UTF-8/],
      [`${origin}/absent`, /the server answered 404/],
      [`${origin}/picture`, /image\/png, not text/],
      ['http://127.0.0.1:1/closed.md', /ECONNREFUSED/],
    ];
    for (const [source, reason] of reasons) {
      const message = await failure('DocumentUnreadable', readDocument(source));
      assert.match(message, reason);
      assert.ok(message.includes(source), message);
    }
  });

  it('refuses documents without a procedure or of an unknown console', async () => {
    const prose = await file('prose.md', '# T\n\nThis topic describes concepts.\n');
    assert.match(await failure('DocumentWithoutProcedure', loadUsableDocument(prose)), /prose\.md/);
    const other = await file(
      'other.md',
      '# T\n\n1.  Log on to the [WAF console](https://yundun.console.aliyun.com/?p=waf).\n2.  Click **OK**.\n',
    );
    assert.match(await failure('ProductUnknown', loadUsableDocument(other)), /yundun\.console\.aliyun\.com/);
    const nowhere = await file('nowhere.md', '# T\n\n1.  Click **OK**.\n');
    assert.match(await failure('ProductUnknown', loadUsableDocument(nowhere)), /links to no console/);
  });

  it('finds the documents of a folder, in order', async () => {
    await mkdir(join(folder, 'set', 'inner'), { recursive: true });
    for (const name of ['set/b.md', 'set/inner/a.html', 'set/picture.png', 'set/a.markdown']) await file(name, GOOD);
    const found = await expandSources([join(folder, 'set'), 'https://example.com/x']);
    assert.deepEqual(found, [
      ...['a.markdown', 'b.md', 'inner/a.html'].map((name) => join(folder, 'set', name)),
      'https://example.com/x',
    ]);
    await mkdir(join(folder, 'nothing'));
    assert.match(
      await failure('DocumentUnreadable', expandSources([join(folder, 'nothing')])),
      /holds no \.md or \.html/,
    );
    await failure('DocumentUnreadable', expandSources([join(folder, 'absent')]));
  });

  it('loads a document as an activity: the parsed document goes to the store', async () => {
    const artifacts = new FolderArtifactStore(join(folder, 'artifacts'));
    const { loadDocument } = createDocumentActivities({ artifacts, products: ['ecs', 'ram'] });
    const source = await file('activity.md', GOOD);
    const loaded = (await new MockActivityEnvironment().run(loadDocument, { source })) as LoadedDocument;
    assert.deepEqual(
      [loaded.title, loaded.locale, loaded.product, loaded.procedures],
      ['Create', 'en', 'ram', [{ id: '1-create', title: 'Create', line: 1, operations: [] }]],
    );
    const stored = await artifacts.getJson<ParsedDocument>(loaded.document);
    assert.equal(stored.file, source);
    assert.equal(stored.source, GOOD);
  });

  it('refuses a product that the configured console lacks, at the line of its link', async () => {
    const artifacts = new FolderArtifactStore(join(folder, 'artifacts'));
    const { loadDocument } = createDocumentActivities({ artifacts, products: ['ecs', 'ram'] });
    const source = await file('cdn.md', GOOD.replaceAll('ram.console', 'cdn.console'));
    const message = await failure('ProductUnknown', new MockActivityEnvironment().run(loadDocument, { source }));
    assert.match(message, /cdn\.md:\d+: the configured console has no product "cdn"; it has ecs, ram/);
  });
});

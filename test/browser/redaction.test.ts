import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { Redactor } from '../../activities/browser/redact.js';
import { Harness } from './harness.js';

const CANARY = 'Zx9canary+Secret/Value42';

async function everyFile(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
}

describe('redaction', function () {
  this.timeout(60_000);
  let harness: Harness;

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
  });
  after(() => harness?.stop());

  it('keeps a known secret out of everything stored, in every place and form', async () => {
    const encoded = encodeURIComponent(CANARY);
    harness.page(
      '/page',
      `<title>${CANARY}</title><h1>Key ${CANARY}</h1><button title="t">${CANARY}</button><label>Mirror <input value="${CANARY}"></label>
       <p>${Buffer.from(CANARY).toString('base64')}</p><a href="#${encoded}">go</a><button onclick="alert('${CANARY}')">Tell</button>
       <div role="dialog" aria-label="${CANARY}" style="position:absolute;top:400px">x</div>`,
    );
    const episode = await harness.open('/page');
    episode.session.redactor.add(CANARY);
    await episode.do({ kind: 'click', mark: episode.mark('go') });
    await episode.do({ kind: 'click', mark: episode.mark('Tell') });
    await episode.do({ kind: 'type', mark: episode.mark('Mirror'), text: CANARY });
    await episode.do({ kind: 'find', text: CANARY });
    assert.ok(episode.observation.texts.includes('Key [secret]'));
    assert.equal(episode.element('Mirror').value, '[secret]');
    const observed = JSON.stringify(episode.observation);
    for (const form of [CANARY, encoded, Buffer.from(CANARY).toString('base64')]) {
      assert.ok(!observed.includes(form), form);
      assert.ok(!JSON.stringify(await episode.trajectory()).includes(form), form);
    }
    await episode.close();
  });

  it('masks a new key beside its label, also in the picture, and remembers it', async () => {
    harness.page(
      '/page',
      `<body style="margin:0"><div role="dialog"><dl><dt>AccessKey ID</dt><dd>LTAI5tExampleId000</dd><dt>AccessKey Secret</dt>
       <dd id="s" style="position:absolute;left:300px;top:200px;width:300px;height:40px;margin:0;background:rgb(255,0,0)">kQ3vExampleSecret77pLmN0aaB</dd></dl></div><button onclick="s.remove(); p.textContent = 'again kQ3vExampleSecret77pLmN0aaB'">Close</button><p id="p"></p>`,
    );
    const episode = await harness.open('/page');
    assert.ok(JSON.stringify(episode.observation).includes('LTAI5tExampleId000'));
    assert.ok(!JSON.stringify(episode.observation).includes('kQ3vExample'));
    const picture = PNG.sync.read(await harness.artifacts.get(episode.observation.screenshot));
    for (const [x, y] of [
      [310, 210],
      [450, 220],
      [590, 235],
    ] as const) {
      const at = (y * picture.width + x) * 4;
      assert.deepEqual([...picture.data.subarray(at, at + 3)], [0x80, 0x80, 0x80]);
    }
    await episode.do({ kind: 'click', mark: episode.mark('Close') });
    assert.ok(episode.observation.texts.includes('again [secret]'));
    await episode.close();
  });

  it('leaves no secret in any stored file that was known before it was shown', async () => {
    const episode = await harness.open('/vendor-kit.html');
    const secret = 'LateSecret-9137-abcdef';
    episode.session.redactor.add(secret);
    await episode.session.tabs.current.page.evaluate((text) => {
      document.title = text;
      document.querySelector('h1')?.append(text);
    }, secret);
    await episode.do({ kind: 'click', mark: episode.mark('Save') });
    await episode.close();
    const files = await everyFile(harness.folder);
    assert.ok(
      files.some((bytes) => bytes.includes('[secret]')),
      'the page that showed it was stored',
    );
    for (const bytes of files) assert.ok(!bytes.includes(secret));
  });

  it('masks longer values before those they contain, and leaves short ones alone', () => {
    const redactor = new Redactor();
    for (const secret of ['abc', 'secret-one', 'secret-one-and-two']) redactor.add(secret);
    assert.equal(redactor.text('x secret-one-and-two secret-one abc'), 'x [secret] [secret] abc');
    assert.deepEqual(redactor.json({ a: ['secret-one'], n: 1, b: null }), { a: ['[secret]'], n: 1, b: null });
  });
});

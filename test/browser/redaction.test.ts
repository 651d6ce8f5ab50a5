import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { Redactor } from '../../activities/browser/redact.js';
import { AgentError } from '../../domain/errors.js';
import { everyForm } from './encodings.js';
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
});

describe('redactor', () => {
  const masked = (secret: string, text: string): string => {
    const redactor = new Redactor();
    redactor.add(secret);
    return redactor.text(text);
  };

  for (const [form, text] of Object.entries(everyForm(CANARY))) {
    it(`masks: ${form}`, () => {
      const result = masked(CANARY, `before "${text}" after`);
      assert.match(result, /^before ".{0,80}\[secret\].{0,12}" after$/s);
      // Beside the mask nothing is left but letters that also hold bits of a neighbour, or belong to one.
      if (!/JSON twice|base64/.test(form)) assert.equal(result, 'before "[secret]" after');
    });
  }

  it('masks any value in any form inside of any text, and leaves the text around it', () => {
    const secrets = fc.string({ minLength: 10, maxLength: 40, unit: fc.constantFrom(...'aB3+/=&%\\"é密-_.~ ') });
    fc.assert(
      fc.property(secrets, fc.string(), (secret, around) => {
        fc.pre(secret.replace(/\s/g, '').length >= 8 && !around.includes('[secret]'));
        for (const form of Object.values(everyForm(secret))) {
          assert.ok(masked(secret, `${around}\n${form}`).includes('[secret]'), form);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves texts alone that hold nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (text, url) => {
        assert.equal(masked(CANARY, `${text} ${url}`), `${text} ${url}`);
      }),
    );
  });

  it('masks what a cut text still shows of a secret', () => {
    for (const text of [`key ${CANARY.slice(0, 12)}…`, `key ${encodeURIComponent(CANARY).slice(0, 15)}`])
      assert.match(masked(CANARY, text), /^key \[secret\]/);
    assert.equal(masked(CANARY, `key ${CANARY.slice(0, 3)}…`), `key ${CANARY.slice(0, 3)}…`);
  });

  it('masks a secret that is spread over the items of a list', () => {
    const redactor = new Redactor();
    redactor.add(CANARY);
    const elements = [...CANARY].map((letter, mark) => ({ mark, name: letter }));
    const result = JSON.stringify(redactor.json({ elements, texts: ['a', CANARY.slice(0, 9), CANARY.slice(9), 'b'] }));
    assert.deepEqual(JSON.parse(result).texts, ['a', '[secret]', '[secret]', 'b']);
    assert.ok(!/"name":"[^[]/.test(result));
  });

  it('masks by the name of a secret, and longer secrets before those they contain', () => {
    const redactor = new Redactor();
    for (const secret of ['abc', 'secret-one', 'secret-one-and-two']) redactor.add(secret);
    redactor.add('named-value-7', '{{secret:password}}');
    assert.equal(redactor.text('x secret-one-and-two secret-one abc'), 'x [secret] [secret] abc');
    assert.equal(redactor.text('NAMED-value-7!'), '{{secret:password}}!');
    assert.deepEqual(redactor.json({ a: ['secret-one'], n: 1, b: null }), { a: ['[secret]'], n: 1, b: null });
  });

  it('masks errors as a whole: message, stack, causes and details', () => {
    const redactor = new Redactor();
    redactor.add(CANARY);
    const cause = Object.assign(new Error(`call ${CANARY}`), { log: [`goto ?t=${encodeURIComponent(CANARY)}`] });
    const error = redactor.error(new AgentError('NavigationFailed', `x ${CANARY}`, { url: CANARY }, cause));
    const seen = [error.message, error.stack, JSON.stringify(error.details), cause.message, cause.stack, cause.log[0]];
    for (const text of seen) assert.ok(text?.includes('[secret]') && !text.includes(CANARY), text);
  });

  it('costs little where nothing is secret', () => {
    const redactor = new Redactor();
    for (let key = 0; key < 8; key += 1) redactor.add(`${key}`.repeat(3) + CANARY + 'x'.repeat(key * 100));
    const elements = Array.from({ length: 300 }, (_, mark) => ({
      mark,
      name: `Security Groups ${mark}`,
      group: ['Network'],
    }));
    const started = performance.now();
    for (let time = 0; time < 10; time += 1) redactor.json({ elements });
    assert.ok(performance.now() - started < 1_000);
  });
});

import assert from 'node:assert/strict';
import { oneEpisode } from './one-episode.js';

describe('frames, shadow roots, tabs, dialogs and downloads', function () {
  this.timeout(60_000);
  const { harness, open } = oneEpisode();

  it('presses controls three frames deep, also of another origin', async () => {
    harness().page(
      '/inner',
      '<div style="height:60px"></div><button onclick="this.textContent = \'Pressed\'">Deep</button>',
    );
    harness().page(
      '/middle',
      '<p>middle</p><iframe src="http://other.console.example/inner" style="margin:20px"></iframe>',
    );
    const on = await open(
      '<h1>Top</h1><iframe src="/middle" style="width:600px;height:400px;margin-left:70px"></iframe>',
    );
    await on.do({ kind: 'click', mark: on.mark('Deep') });
    assert.ok(on.has('Pressed'), on.list());
  });

  it('types into open and closed shadow roots', async () => {
    const on = await open(
      `<x-open></x-open><x-closed></x-closed><script>
       for (const mode of ['open', 'closed']) customElements.define('x-' + mode, class extends HTMLElement { constructor() { super();
         this.attachShadow({ mode }).innerHTML = '<label>' + mode + ' field <input></label><button onclick="document.title = \\'' + mode + '\\'"><slot></slot>' + mode + ' order</button>' } })</script>`,
    );
    for (const mode of ['open', 'closed']) {
      await on.do({ kind: 'type', mark: on.mark(`${mode} field`), text: mode });
      assert.equal(await on.outcome(), `landed: ${mode}`);
      await on.do({ kind: 'click', mark: on.mark(`${mode} order`) });
      assert.equal(on.observation.title, mode);
    }
  });

  it('follows a tab that the press opened, and goes back to the other', async () => {
    harness().page('/second', '<title>Second</title><button>In second</button>');
    const on = await open('<title>First</title><a href="/second" target="_blank">Open</a>');
    await on.do({ kind: 'click', mark: on.mark('Open') });
    assert.ok(on.has('In second'), on.list());
    assert.deepEqual(on.observation.tabs, ['Second', 'First']);
    await on.do({ kind: 'switchTab', tab: 1 });
    assert.ok(on.has('Open'));
    await on.do({ kind: 'closeTab', tab: 1 });
    assert.deepEqual(on.observation.tabs, ['First']);
    await on.do({ kind: 'closeTab', tab: 0 });
    assert.match(await on.outcome(), /^ElementUnsuitable/);
  });

  it('does not follow a tab that opens by itself', async () => {
    harness().page('/second', '<title>Popunder</title>');
    const on = await open('<title>First</title><button>Stay</button>');
    const { page } = on.session.tabs.current;
    const opening = page.context().waitForEvent('page');
    await page.evaluate('window.open("/second")');
    await (await opening).waitForLoadState();
    await on.do({ kind: 'wait', seconds: 0.1 });
    assert.deepEqual(on.observation.tabs, ['First', 'Popunder']);
    assert.ok(on.has('Stay'));
  });

  it('reports what alerts say, and leaves questions to the agent', async () => {
    const on = await open(
      '<button onclick="alert(\'Quota is low\')">Alert</button><button onclick="document.title = String(confirm(\'Really?\'))">Ask</button>',
    );
    await on.do({ kind: 'click', mark: on.mark('Alert') });
    assert.deepEqual(
      on.observation.dialogs.map(({ kind, text }) => [kind, text]),
      [['alert', 'Quota is low']],
    );
    await on.do({ kind: 'click', mark: on.mark('Ask') });
    assert.deepEqual(
      on.observation.dialogs.map(({ kind, text }) => [kind, text]),
      [['confirm', 'Really?']],
    );
    await on.do({ kind: 'click', mark: on.mark('OK') });
    assert.equal(on.observation.title, 'true');
  });

  it('keeps a downloaded file and reports it', async () => {
    harness().routes.set('/key.pem', (_request, response) => {
      response.setHeader('Content-Disposition', 'attachment; filename="../../key.pem"');
      response.end('12345');
    });
    const on = await open(
      '<a href="/key.pem">Attachment</a><a download="made.csv" href="data:text/csv,a,b">Made here</a>',
    );
    await on.do({ kind: 'click', mark: on.mark('Attachment') });
    await on.do({ kind: 'click', mark: on.mark('Made here') });
    assert.deepEqual(
      on.observation.downloads.map(({ bytes }) => bytes),
      [5, 3],
    );
    assert.ok(on.observation.downloads.every(({ fileName }) => !fileName.includes('/')));
    assert.equal(on.observation.downloads[1]?.fileName, 'made.csv');
  });

  it('stays within its budget on a page of ten thousand rows', async () => {
    const on = await open(
      `<table>${Array.from({ length: 10_000 }, (_, index) => `<tr><td>row ${index}</td><td><button>Edit</button></td></tr>`).join('')}</table>`,
    );
    assert.ok(on.observation.elements.length <= 120);
    assert.ok(on.observation.omitted > 9_000 || on.observation.omitted > 100);
    assert.ok(on.element('Edit', 'button', 'row 0').mark > 0);
  });
});

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R40', 'a server that fails at first', {
  async 'loads a page again whose server failed twice'({ open, page, random, harness }) {
    const [name, status] = [random.word(), random.pick([500, 502, 503])];
    let asked = 0;
    page('/start', `<a href="/console">${name}</a>`);
    harness.routes.set('/console', (_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/html');
      if (asked <= 2) response.writeHead(status).end('<h1>Internal error</h1>');
      else response.end(`<h1>${name} list</h1><button>Create</button>`);
    });
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    assert.ok(agent.element('Create'));
    assert.match(agent.observation.notices.join(), new RegExp(`HTTP ${status}.*loaded again`));
    assert.equal(asked, 3);
  },

  async 'loads a page again whose data failed once'({ open, page, random, harness }) {
    const row = random.word();
    let asked = 0;
    harness.routes.set('/rows', (_request, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(500).end();
      else response.end(row);
    });
    page('/start', '<a href="/list">List</a>');
    page(
      '/list',
      `<p id="out"></p><script>fetch('/rows').then((r) => r.ok ? r.text() : 'Failed').then((t) => { out.textContent = t })</script>`,
    );
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('List') });
    assert.ok(agent.reads(row));
  },

  async 'gives up after two times and blames nobody else'({ open, page, harness }) {
    let asked = 0;
    page('/start', '<a href="/down">Down</a>');
    harness.routes.set('/down', (_request, response) => {
      asked += 1;
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unavailable</h1>');
    });
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('Down') });
    assert.equal(asked, 3);
    assert.match(agent.observation.notices.join(), /also when the page is loaded again/);
  },

  async 'leaves a page alone on which something was done'({ open, page, random, harness, hears }) {
    const text = random.word();
    harness.routes.set('/save', (_request, response) => void response.writeHead(500).end());
    page(
      '/form',
      `<input aria-label="Name"><button onclick="tell('saved'); fetch('/save', { method: 'POST' })">Save</button>`,
    );
    const agent = await open('/form');
    await agent.does({ kind: 'type', mark: agent.mark('Name'), text });
    await agent.does({ kind: 'click', mark: agent.mark('Save') });
    assert.equal(agent.element('Name').value, text);
    await hears(['saved']);
    assert.ok(agent.reads(/HTTP 500/));
  },
});

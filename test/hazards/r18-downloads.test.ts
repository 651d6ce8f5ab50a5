import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R18', 'a press lets the browser download a file', {
  async 'keeps files of every kind of link, and tells each once'({ page, open, random, harness }) {
    const names = [1, 2, 3, 4].map(() => `${random.word()}.csv`);
    const [blob, data, lower, upper] = names;
    const size = random.integer(5, 50);
    const file = 'x'.repeat(size);
    harness.routes.set('/lower', (_request, response) => {
      response.writeHead(200, { 'content-disposition': `attachment; filename="${lower}"` }).end(file);
    });
    harness.routes.set('/upper', (_request, response) => {
      response.writeHead(200, ['CONTENT-DISPOSITION', `ATTACHMENT; FILENAME="${upper}"`]).end(file);
    });
    const links = random.shuffle([
      `<button onclick="const a = document.createElement('a'); const u = window.URL.createObjectURL(new Blob(['${file}'])); a.href = u; a.download = '${blob}'; a.click(); window.URL.revokeObjectURL(u)">${blob}</button>`,
      `<a download="${data}" href="data:text/csv,${file}">${data}</a>`,
      `<a href="/lower">${lower}</a>`,
      `<a href="/upper" target="_blank">${upper}</a>`,
    ]);
    page('/start', links.join('<br>'));
    const agent = await open('/start');
    for (const [count, name] of random.shuffle(names).entries()) {
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      const { downloads, notices, url } = agent.observation;
      assert.match(url, /start/);
      assert.deepEqual(downloads.at(-1), { fileName: name, bytes: size });
      assert.equal(downloads.length, count + 1);
      assert.equal(notices.filter((notice) => notice.includes('was downloaded')).length, 1, notices.join('\n'));
      assert.ok(notices.some((notice) => notice.includes(name)));
    }
    await agent.does({ kind: 'wait', seconds: 0 });
    assert.equal(agent.observation.downloads.length, 4);
    assert.ok(!agent.observation.notices.some((notice) => notice.includes('downloaded')));
  },

  async 'gives files of one name different names'({ page, open, random }) {
    const name = random.word();
    page('/start', `<a download="${name}.pem" href="data:,one">Again</a>`);
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('Again') });
    await agent.does({ kind: 'click', mark: agent.mark('Again') });
    assert.deepEqual(
      agent.observation.downloads.map(({ fileName }) => fileName),
      [`${name}.pem`, `${name} (1).pem`],
    );
  },

  async 'does not take what a page only reads for a download'({ page, open, hears, harness, random }) {
    const name = random.word();
    harness.routes.set('/manual.pdf', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
    });
    page('/start', `<button onclick="fetch('/manual.pdf').then(() => tell('read'))">${name}</button>`);
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears(['read']);
    assert.deepEqual(agent.observation.downloads, []);
  },

  async 'says that a download failed'({ page, open, harness, random }) {
    const name = random.word();
    harness.routes.set('/broken', (_request, response) => {
      response.writeHead(200, {
        'content-disposition': `attachment; filename="${name}.zip"`,
        'content-length': '5000',
      });
      response.write('abc');
      setTimeout(() => response.destroy(), random.integer(50, 300));
    });
    page('/start', '<a href="/broken">Report</a>');
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('Report') });
    assert.deepEqual(agent.observation.downloads, []);
    assert.match(agent.observation.notices.join('\n'), new RegExp(`download of "${name}.zip" failed`));
  },
});

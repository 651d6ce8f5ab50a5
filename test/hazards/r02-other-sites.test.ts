import assert from 'node:assert/strict';
import { OTHER_HOST } from '../browser/harness.js';
import { hazard } from './hazard.js';

hazard('R02', 'frames of another origin and site', {
  async 'fills a form that another site serves'({ page, open, random, hears }) {
    const [label, text] = [random.word(), random.word()];
    page('/form', `<label>${label} <input id="i"></label><button onclick="tell(i.value)">Send</button>`);
    page(
      '/outer',
      `<h1>Outer</h1><iframe src="http://${OTHER_HOST}/form" style="margin:${random.integer(0, 90)}px"></iframe>`,
    );
    const agent = await open('/outer');
    await agent.does({ kind: 'type', mark: agent.mark(label), text });
    await agent.does({ kind: 'click', mark: agent.mark('Send') });
    await hears([text]);
  },

  async 'goes through a site into a frame of the first one again'({ page, open, random, hears }) {
    const name = random.word();
    page('/inner', `<button onclick="tell('${name}')">${name}</button>`);
    page('/middle', '<p>middle</p><iframe src="http://console.example/inner" style="margin:15px"></iframe>');
    page('/outer', `<iframe src="http://${OTHER_HOST}/middle" style="width:500px;height:300px"></iframe>`);
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'reads a frame without an origin, and one that asks for a process of its own'({ page, open, random, harness }) {
    const [boxed, alone] = [random.word(), random.word()];
    harness.routes.set('/alone', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'origin-agent-cluster': '?1' });
      response.end(`<!doctype html><button>${alone}</button>`);
    });
    page(
      '/outer',
      `<iframe sandbox="allow-scripts" srcdoc="<button onclick=&quot;this.textContent += '!'&quot;>${boxed}</button>"></iframe>
       <iframe src="http://${OTHER_HOST}/alone"></iframe>`,
    );
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark(boxed) });
    assert.ok(agent.element(`${boxed}!`));
    assert.ok(agent.element(alone));
  },
});

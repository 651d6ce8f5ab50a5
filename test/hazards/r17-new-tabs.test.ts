import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { hazard } from './hazard.js';

hazard('R17', 'a press opens a tab', {
  async 'follows a link that opens a tab, names its opener, and goes back'({ page, open, hears, random }) {
    const [name, title] = [random.word(), random.word()];
    page('/opened', `<title>${title}</title><button onclick="tell('in the new one')">Do it</button>`);
    page(
      '/start',
      `<a href="/opened" target="_blank">${name}</a><button onclick="tell('in the old one')">Old</button>`,
    );
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    assert.equal(agent.observation.title, title);
    assert.match(agent.observation.notices.join('\n'), /opened a new tab.*opened by tab 1/);
    await agent.does({ kind: 'click', mark: agent.mark('Do it') });
    await agent.does({ kind: 'switchTab', tab: 1 });
    await agent.does({ kind: 'click', mark: agent.mark('Old') });
    await hears(['in the new one', 'in the old one']);
  },

  async 'follows a tab that a script opens a moment after the press'({ page, open, random }) {
    const name = random.word();
    const delayMs = random.integer(20, 60);
    page('/opened', `<h1>${name} is here</h1>`);
    page('/start', `<button onclick="setTimeout(() => window.open('/opened'), ${delayMs})">Open later</button>`);
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('Open later') });
    assert.ok(agent.reads(`${name} is here`));
  },

  async 'waits for the first document of a window that gets its address late'({ page, open, random, harness }) {
    const name = random.word();
    const delayMs = random.integer(300, 900);
    harness.routes.set('/slow', (_request, response) => {
      setTimeout(() => response.setHeader('content-type', 'text/html').end(`<h1>${name} is here</h1>`), delayMs);
    });
    page('/direct', `<button onclick="window.open('/slow', 'w', 'width=400,height=300')">Pop up</button>`);
    page(
      '/blank-first',
      `<button onclick="const w = window.open('about:blank'); setTimeout(() => { w.location = '/slow'; }, 200)">Pop up</button>`,
    );
    const agent = await open(random.pick(['/direct', '/blank-first']));
    await agent.does({ kind: 'click', mark: agent.mark('Pop up') });
    assert.ok(agent.reads(`${name} is here`));
    assert.ok(agent.observation.settled.settled);
  },

  async 'stays with the page that opens a window behind itself'({ page, open, hears, random }) {
    const name = random.word();
    page('/advert', `<h1>${random.word()}</h1>`);
    page(
      '/start',
      `<button onclick="const w = window.open('/advert', 'a', 'width=300,height=200'); w.blur(); window.focus()">${name}</button>
       <button onclick="tell('still here')">Next</button>`,
    );
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    assert.match(agent.observation.url, /start/);
    assert.equal(agent.observation.tabs.length, 2);
    assert.match(agent.observation.notices.join('\n'), /in the background/);
    await agent.does({ kind: 'click', mark: agent.mark('Next') });
    await hears(['still here']);
  },

  async 'leaves a tab that opens by itself in the background, and says so'({ page, open, random }) {
    const delayMs = random.integer(150, 350);
    page('/opened', '<h1>Opened</h1>');
    page(
      '/start',
      `<p>Start</p><button>Nothing</button><script>addEventListener('click', () => undefined); setTimeout(() => window.open('/opened'), ${delayMs})</script>`,
    );
    const agent = await open('/start');
    await pause(delayMs + 200);
    await agent.does({ kind: 'scroll', direction: 'down' });
    assert.match(agent.observation.url, /start/);
    assert.equal(agent.observation.tabs.length, 2);
    assert.match(agent.observation.notices.join('\n'), /in the background: tab 1/);
  },

  async 'follows a tab that Enter or a drag opened'({ page, open, random }) {
    const name = random.word();
    page('/one', `<h1>${name} one</h1>`);
    page('/two', '<h1>Two</h1>');
    page(
      '/start',
      `<form target="_blank" action="/one"><input aria-label="Search"></form>
       <div role="slider" tabindex="0" aria-label="Knob" aria-valuenow="1" style="width:60px;height:30px;background:#ccc"
         onmouseup="window.open('/two')"></div>`,
    );
    const agent = await open('/start');
    await agent.does({ kind: 'type', mark: agent.mark('Search'), text: name, submit: true });
    assert.match(agent.observation.url, /\/one/);
    await agent.does({ kind: 'closeTab', tab: 0 });
    assert.match(agent.observation.url, /start/);
    await agent.does({ kind: 'drag', mark: agent.mark('Knob'), to: { by: { x: 10, y: 2 } } });
    assert.match(agent.observation.url, /\/two/);
  },
});

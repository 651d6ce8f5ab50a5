import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard(
  'R37',
  'a navigation that leads nowhere',
  {
    async 'says that a tab stays blank'({ page, open, random }) {
      const name = random.word();
      page('/start', `<button onclick="window.open('about:blank')">${name}</button>`);
      const agent = await open('/start');
      await agent.act({ kind: 'click', mark: agent.mark(name) });
      assert.equal(agent.observation.url, 'about:blank');
      assert.ok(!agent.observation.settled.settled);
      assert.match(agent.observation.settled.why, /about:blank/);
    },

    async 'fails an address that closes without an answer, by name'({ page, open, random, harness }) {
      const name = random.word();
      harness.routes.set(`/${name}`, (request) => void request.socket.destroy());
      page('/start', '<h1>Start</h1>');
      const agent = await open('/start');
      const failed = await agent.fails({ kind: 'navigate', url: `http://console.example/${name}` }, 'NavigationFailed');
      assert.match(failed.message, new RegExp(name));
    },

    async 'stops loading when a link leads to a server that never answers, and stays on the page'({
      page,
      open,
      hears,
      random,
      harness,
    }) {
      const [name, other] = [random.word(), random.word()];
      harness.routes.set('/silent', () => undefined);
      page('/start', `<a href="/silent?of=${name}">${name}</a><button onclick="tell('pressed')">${other} now</button>`);
      const agent = await open('/start');
      await agent.act({ kind: 'click', mark: agent.mark(name) });
      const { settled, notices } = agent.observation;
      assert.ok(!settled.settled);
      assert.match(settled.why, /did not answer at .*\/silent/);
      assert.ok(!notices.some((notice) => /stopped working/.test(notice)), notices.join('\n'));
      await agent.does({ kind: 'click', mark: agent.mark(`${other} now`) });
      await hears(['pressed']);
      assert.ok(agent.observation.settled.settled);
    },

    async 'waits for a server that begins its answer late'({ page, open, random, harness }) {
      const name = random.word();
      const delayMs = 5_500 + random.integer(0, 1_500);
      harness.routes.set('/slow', (_request, response) => {
        setTimeout(() => response.setHeader('content-type', 'text/html').end(`<h1>${name} is here</h1>`), delayMs);
      });
      page('/start', '<a href="/slow">Go</a>');
      const agent = await open('/start');
      await agent.does({ kind: 'click', mark: agent.mark('Go') });
      assert.ok(agent.reads(`${name} is here`));
      assert.ok(agent.observation.settled.settled);
      assert.deepEqual(agent.observation.notices, []);
    },

    async 'ends going to a server that never answers, by name'({ page, open, hears, random, harness }) {
      const name = random.word();
      harness.routes.set(`/${name}`, () => undefined);
      page('/start', `<button onclick="tell('pressed')">Still here</button>`);
      const agent = await open('/start');
      const failed = await agent.fails({ kind: 'navigate', url: `http://console.example/${name}` }, 'NavigationFailed');
      assert.match(failed.message, new RegExp(name));
      await agent.does({ kind: 'click', mark: agent.mark('Still here') });
      await hears(['pressed']);
    },

    async 'says that a page led to another one'({ page, open, random, harness }) {
      const name = random.word();
      harness.routes.set('/old', (_request, response) => response.writeHead(302, { location: `/${name}` }).end());
      page(`/${name}`, '<h1>Elsewhere</h1>');
      page('/start', '<h1>Start</h1>');
      const agent = await open('/start');
      const readBack = await agent.does({ kind: 'navigate', url: 'http://console.example/old' });
      assert.match(readBack ?? '', new RegExp(`/${name}.*from http://console.example/old`));
      assert.equal(
        await agent.does({ kind: 'navigate', url: 'http://console.example/start' }),
        'http://console.example/start',
      );
    },
  },
  { stepMs: 25_000 },
);

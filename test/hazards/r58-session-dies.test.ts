import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard(
  'R58',
  'the environment dies in the middle of a run',
  {
    async 'the process of the page ends: a fresh tab shows the page again'({ harness, page, random, hears }) {
      const name = random.word();
      page('/page', `<button onclick="tell('${name}')">${name}</button>`);
      const episode = await harness.open('/page');
      try {
        episode.session.tabs.current.bridge.cdp.send('Page.crash').catch(() => undefined);
        await episode.do({ kind: 'wait', seconds: 0.3 });
        assert.ok(episode.observation.notices.some((notice) => /fresh tab/.test(notice)));
        await episode.do({ kind: 'click', mark: episode.mark(name) });
        assert.match(await episode.outcome(), /^landed/);
        await hears([name]);
      } finally {
        await episode.close();
      }
    },

    async 'the process ends as something is pressed: it is not pressed again'({ harness, page, random, hears }) {
      const name = random.word();
      page('/page', `<button onclick="tell('${name}')">Create ${name}</button>`);
      const episode = await harness.open('/page');
      try {
        const { cdp } = episode.session.tabs.current.bridge;
        harness.routes.set(
          '/told',
          ((told) => (request, response) => {
            told?.(request, response);
            cdp.send('Page.crash').catch(() => undefined);
          })(harness.routes.get('/told')),
        );
        await episode.do({ kind: 'click', mark: episode.mark(`Create ${name}`) });
        assert.ok(episode.has(`Create ${name}`));
        await hears([name]);
      } finally {
        await episode.close();
      }
    },

    async 'the server drops the connection: the step fails by name, and the next one goes on'({
      harness,
      page,
      open,
      random,
    }) {
      const name = random.word();
      page('/start', `<h1>${name}</h1>`);
      let left = random.integer(1, 2);
      harness.routes.set('/flaky', (request, response) => {
        left -= 1;
        if (left >= 0) request.socket.destroy();
        else response.setHeader('content-type', 'text/html').end('<h1>Here</h1>');
      });
      const agent = await open('/start');
      // The browser itself asks once more where a connection was dropped before any answer.
      for (let tries = 0; !agent.reads('Here') && tries < 3; tries += 1) {
        const outcome = await agent.act({ kind: 'navigate', url: 'http://console.example/flaky' });
        if (outcome.status === 'failed') assert.equal(outcome.error, 'NavigationFailed');
      }
      assert.ok(agent.reads('Here'));
    },

    async 'the whole browser dies: the session is reported lost, and the next one gets a fresh browser'({
      harness,
      page,
      random,
    }) {
      const name = random.word();
      page('/page', `<h1>${name}</h1>`);
      const episode = await harness.open('/page');
      await episode.session.tabs.context.browser()?.close();
      await assert.rejects(episode.do({ kind: 'wait', seconds: 0 }), { name: 'SessionLost' });
      await episode.close();
      const next = await harness.open('/page');
      assert.ok(next.observation.texts.includes(name));
      await next.close();
    },

    async 'many start at once: all of them come up'({ harness, page, random }) {
      page('/page', `<h1>${random.word()}</h1>`);
      await harness.browser.close();
      const episodes = await Promise.all(Array.from({ length: 4 }, () => harness.open('/page')));
      const browsers = new Set(episodes.map(({ session }) => session.tabs.context.browser()));
      for (const episode of episodes) await episode.close();
      assert.equal(browsers.size, 1);
    },
  },
  { stepMs: 15_000 },
);

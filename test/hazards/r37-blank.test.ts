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
  },
  { stepMs: 15_000 },
);

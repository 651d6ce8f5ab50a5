import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard(
  'R57',
  'something never answers',
  {
    async 'a script that runs without end after a click'({ page, open, random, hears }) {
      const [bad, good] = [random.word(), random.word()];
      page(
        '/endless',
        `<button onclick="tell('${bad}'); setTimeout(() => { while (true); }, ${random.integer(0, 30)})">${bad}</button>
         <button onclick="tell('${good}')">${good}</button>`,
      );
      const agent = await open('/endless');
      await agent.act({ kind: 'click', mark: agent.mark(bad) });
      assert.ok(agent.observation.notices.length > 0, 'the agent is told what happened');
      await agent.does({ kind: 'click', mark: agent.mark(good) });
      await hears([bad, good]);
    },

    async 'a page that never gets through its own script'({ page, open, random }) {
      const name = random.word();
      page('/start', `<h1>${name}</h1>`);
      page('/heavy', `<h1>Heavy</h1><script>while (true);</script><p>After</p>`);
      const agent = await open('/start');
      await agent.act({ kind: 'navigate', url: 'http://console.example/heavy' });
      await agent.does({ kind: 'navigate', url: 'http://console.example/start' });
      assert.ok(agent.reads(name));
    },

    async 'a server that takes the request and says nothing'({ harness, page, open, random }) {
      const name = random.word();
      page('/start', `<h1>${name}</h1><a href="/silent">Go</a>`);
      harness.routes.set('/silent', () => undefined);
      const agent = await open('/start');
      await agent.act({ kind: 'click', mark: agent.mark('Go') });
      assert.ok(agent.reads(name), 'the page from before is still there');
      await agent.does({ kind: 'navigate', url: 'http://console.example/start' });
    },
  },
  { stepMs: 16_000 },
);

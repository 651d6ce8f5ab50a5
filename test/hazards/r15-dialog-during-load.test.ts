import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard(
  'R15',
  'a page opens a box of the browser while it loads',
  {
    async 'the navigation does not wait for it'({ page, open, random }) {
      const [said, name] = [random.word(), random.word()];
      page('/start', '<h1>Start</h1>');
      page('/alert', `<title>x</title><script>${'alert'}('${said}')</script><h1>${name}</h1>`);
      const agent = await open('/start');
      await agent.does({ kind: 'navigate', url: 'http://console.example/alert' });
      assert.ok(agent.reads(said), 'what the box said is told');
      assert.ok(agent.reads(name), 'the page behind it is there');
    },
  },
  { stepMs: 6_000 },
);

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard(
  'R48',
  'a page too large or too deep to walk',
  {
    async 'sees what is in view of a hundred thousand nodes'({ page, open, random, hears }) {
      const [first, fixed] = [random.word(), random.word()];
      page(
        '/page',
        `<button onclick="tell('${first}')">${first}</button><div id="r"></div>
        <div style="position:fixed;right:0;bottom:0"><button onclick="tell('${fixed}')">${fixed}</button></div>
        <script>const part = '<div><b>x</b><i>y</i></div>'.repeat(1000); for (let n = 0; n < 34; n++) r.insertAdjacentHTML('beforeend', '<section>' + part + '</section>')</script>`,
      );
      const agent = await open('/page');
      await agent.does({ kind: 'click', mark: agent.mark(first) });
      await agent.does({ kind: 'click', mark: agent.mark(fixed) });
      await hears([first, fixed]);
    },

    async 'reaches a button after a hundred thousand nodes'({ page, open, random, hears }) {
      const name = random.word();
      page(
        '/page',
        `<div id="r"></div><button onclick="tell('${name}')">${name}</button>
        <script>for (let n = 0; n < 100; n++) r.insertAdjacentHTML('beforeend', '<p><a href="#">link</a></p>'.repeat(500))</script>`,
      );
      const agent = await open('/page');
      assert.ok(agent.observation.omitted > 10_000, `${agent.observation.omitted} left out`);
      await agent.does({ kind: 'find', text: name });
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      await hears([name]);
    },

    async 'presses a button five thousand levels deep'({ page, open, random, hears }) {
      const name = random.word();
      // Deeper blocks than this end the browser's own layout; boxes in a line are spared it.
      page(
        '/page',
        `<div id="r"></div><button>Top</button><script>let at = r; for (let n = 0; n < 5000; n++) at = at.appendChild(document.createElement('span'));
        at.innerHTML = '<button onclick="tell(\\'${name}\\')">${name}</button>'</script>`,
      );
      const agent = await open('/page');
      assert.ok(agent.element('Top'));
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      await hears([name]);
    },

    async 'reads markup of five thousand levels'({ page, open, random, hears }) {
      const name = random.word();
      page(
        '/page',
        `${'<div>'.repeat(5_000)}<p>Bottom</p><button onclick="tell('${name}')">${name}</button>${'</div>'.repeat(5_000)}`,
      );
      const agent = await open('/page');
      // What is not settled yet is waited for, as any agent would.
      if (!agent.observation.settled.settled) await agent.does({ kind: 'wait', seconds: 2 });
      assert.ok(agent.reads('Bottom'), JSON.stringify({ ...agent.observation, elements: [] }));
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      await hears([name]);
    },
  },
  { stepMs: 15_000 },
);

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R31', 'something lies over the control and takes the press', {
  async 'names a cookie banner and what dismisses it'({ page, open, random, hears }) {
    const name = `Create ${random.word()}`;
    page(
      '/banner',
      `<button style="position:absolute;top:520px;left:20px" onclick="tell('created')">${name}</button>
       <div id="banner" style="position:fixed;left:0;right:0;bottom:0;height:320px;background:#eee">We use cookies. <button onclick="banner.remove()">Accept</button></div>`,
    );
    const agent = await open('/banner');
    const failed = await agent.fails({ kind: 'click', mark: agent.mark(name) }, 'ElementBlocked');
    assert.match(failed.message, /cookies/);
    assert.ok(
      failed.alternatives.some((one) => one.includes('Accept')),
      failed.alternatives.join(' | '),
    );
    await agent.does({ kind: 'click', mark: agent.mark('Accept') });
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears(['created']);
  },

  async 'says that a clear layer is in the way, and waits for one that goes by itself'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/layer',
      `<button onclick="tell('pressed')">${name}</button><button onclick="document.body.insertAdjacentHTML('beforeend', layer)">Lock</button>
       <script>const layer = '<div id="clear" style="position:fixed;inset:0;z-index:9"></div>';
         document.body.insertAdjacentHTML('beforeend', layer); setTimeout(() => clear.remove(), 900);</script>`,
    );
    const agent = await open('/layer');
    if (agent.element(name).states.includes('covered')) await agent.does({ kind: 'wait', seconds: 1 });
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears(['pressed']);
    await agent.does({ kind: 'click', mark: agent.mark('Lock') });
    assert.ok(agent.element(name).states.includes('covered'));
    await agent.fails({ kind: 'click', mark: agent.mark(name) }, 'ElementBlocked');
    await hears(['pressed']);
  },
});

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R38', 'what fades or slides in after the load', {
  async 'sees and presses what faded in'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<style>@keyframes in { from { opacity: 0 } } .late { animation: in ${random.integer(500, 900)}ms both }</style>
      <h1>Page</h1><button class="late" onclick="tell('${name}')">${name}</button>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'waits for a transition that starts after the load'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<style>#b { opacity: 0; transition: opacity 600ms } #b.on { opacity: 1 }</style><h1>Page</h1>
      <button id="b" onclick="tell('${name}')">${name}</button><script>requestAnimationFrame(() => requestAnimationFrame(() => b.classList.add('on')))</script>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'presses where something stands after it slid in, and reads its text'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<style>@keyframes in { from { transform: translateX(-600px) } } div { animation: in ${random.integer(400, 800)}ms both }</style>
      <div style="margin-left:${random.integer(20, 300)}px"><p>Slid ${name}</p><button onclick="tell('${name}')">Go</button></div>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark('Go') });
    await hears([name]);
    assert.ok(agent.reads(`Slid ${name}`));
  },
});

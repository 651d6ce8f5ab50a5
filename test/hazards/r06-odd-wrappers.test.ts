import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R06', 'what is shown stands in parts of no size', {
  async 'reads content positioned out of a wrapper without height'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<div style="height:0;width:0"><div style="position:absolute;left:${random.integer(10, 300)}px;top:60px">
      <h1>Shell</h1><button onclick="tell('${name}')">${name}</button></div></div>`,
    );
    const agent = await open('/page');
    assert.ok(agent.reads('Shell'));
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'reads a frame positioned out of a wrapper without height, whose own body has none'({
    page,
    open,
    random,
    hears,
  }) {
    const name = random.word();
    page(
      '/inner',
      `<style>html,body{height:0;margin:0}</style><div style="position:fixed;inset:0"><button onclick="tell('${name}')">${name}</button></div>`,
    );
    page(
      '/page',
      `<div style="height:0"><iframe src="/inner" style="position:absolute;top:${random.integer(0, 90)}px;left:40px;width:500px;height:300px"></iframe></div>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'reads through wrappers that have no box'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `${'<div style="display:contents">'.repeat(random.integer(1, 40))}Some words<button onclick="tell('${name}')">${name}</button>`,
    );
    const agent = await open('/page');
    assert.ok(agent.reads('Some words'));
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'leaves out a frame of no size, and says so when nothing at all can be read'({ page, open, random }) {
    page('/inner', `<button>${random.word()}</button>`);
    page(
      '/page',
      '<iframe src="/inner" style="width:0;height:0;border:0"></iframe><svg width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>',
    );
    const agent = await open('/page');
    assert.deepEqual(
      agent.observation.elements.filter(({ states }) => !states.includes('offscreen')),
      [],
    );
    assert.match(agent.observation.notices.join(), /Nothing on this page reads as a control or a text/);
  },
});

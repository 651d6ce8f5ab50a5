import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R04', 'very many frames', {
  async 'looks into the one that matters and says how many were left out'({ page, open, random, hears }) {
    const name = random.word();
    const before = random.integer(30, 55);
    const advertisement = '<iframe src="/ad" style="width:20px;height:12px;border:0"></iframe>';
    page('/ad', '<a href="#">x</a>');
    page('/real', `<button onclick="tell('${name}')">${name}</button>`);
    page(
      '/outer',
      `${advertisement.repeat(before)}<br><iframe src="/real" style="width:500px;height:200px"></iframe><br>${advertisement.repeat(60 - before)}`,
    );
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
    const notice = agent.observation.notices.find((line) => /not looked into/.test(line)) ?? '';
    assert.equal(Number(/^\d+/.exec(notice)?.[0]), 61 + 1 - 25, notice);
  },

  async 'prefers a frame in view to larger ones far below'({ page, open, random }) {
    const name = random.word();
    page('/far', '<button>far</button>');
    page('/near', `<button>${name}</button>`);
    page(
      '/outer',
      `<iframe src="/near" style="display:block;width:200px;height:80px"></iframe><div style="height:2000px"></div>${'<iframe src="/far" style="display:block;width:900px;height:400px"></iframe>'.repeat(random.integer(28, 32))}`,
    );
    const agent = await open('/outer');
    assert.deepEqual(agent.element(name).states, []);
  },
});

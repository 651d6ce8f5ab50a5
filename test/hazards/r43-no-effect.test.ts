import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R43', 'steps that land and change nothing', {
  async 'counts a list that never opens as a failure'({ page, open, random }) {
    const names = random.shuffle([random.word(), random.word(), random.word(), random.word()]);
    page(
      '/lists',
      names.map((name) => `<button aria-haspopup="listbox" aria-expanded="false">${name}</button>`).join(''),
    );
    const agent = await open('/lists');
    for (const name of names.slice(0, 2)) {
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      assert.match(agent.observation.notices.join(), /changed nothing/);
    }
    assert.equal(agent.loop, 0);
    await agent.does({ kind: 'click', mark: agent.mark(names[2] ?? '') });
    assert.match(agent.observation.notices.join(), /last 3 actions failed or changed nothing/);
    assert.equal(agent.loop, 1);
  },

  async 'ends an episode in which nothing has any effect'({ page, open, random }) {
    const names = Array.from({ length: 12 }, (_, index) => `${random.word()}${index}`);
    page('/dead', names.map((name) => `<button>${name}</button>`).join(''));
    const agent = await open('/dead');
    let steps = 0;
    for (const name of names) {
      steps += 1;
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      if (agent.loop === 2) break;
    }
    assert.equal(steps, 10);
  },

  async 'starts to count anew when something had an effect'({ page, open, random }) {
    const [dead, alive] = [random.word(), random.word()];
    page(
      '/mixed',
      `<button>${dead}</button><button onclick="out.textContent += 'x'">${alive}</button><p id="out"></p>`,
    );
    const agent = await open('/mixed');
    for (let times = 0; times < 2; times += 1) await agent.does({ kind: 'click', mark: agent.mark(dead) });
    await agent.does({ kind: 'click', mark: agent.mark(alive) });
    await agent.does({ kind: 'click', mark: agent.mark(dead) });
    assert.equal(agent.loop, 0);
    assert.deepEqual(agent.observation.notices, ['The last action changed nothing that can be seen.']);
  },
});

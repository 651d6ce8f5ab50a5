import assert from 'node:assert/strict';
import type { Action } from '../../domain/action.js';
import { hazard, type ScriptedAgent } from './hazard.js';

/** Does the actions in turn until the episode would end. @returns how each step went */
async function circle(agent: ScriptedAgent, actions: readonly (() => Action)[], most: number) {
  const steps: { readonly outcome: string; readonly notices: string; readonly level: number }[] = [];
  while (steps.length < most && steps.at(-1)?.level !== 2) {
    const action = actions[steps.length % actions.length];
    assert.ok(action);
    const outcome = await agent.act(action());
    steps.push({
      outcome: outcome.status === 'failed' ? outcome.error : outcome.status,
      notices: agent.observation.notices.join(' '),
      level: agent.loop,
    });
  }
  return steps;
}

hazard('R42', 'the same again and again', {
  async 'tells, refuses and ends a button that does nothing, beside a clock and a counter'({ page, open, random }) {
    const name = random.word();
    page(
      '/dead',
      `<p id="clock"></p><p id="count"></p><button>${name}</button><a href="#other">${random.word()}</a>
       <script>let n = ${random.integer(5, 90)}; const tick = () => {
         clock.textContent = 'Now ' + new Date().toISOString(); count.textContent = 'Served ' + n++ }; tick(); setInterval(tick, ${random.integer(300, 700)})</script>`,
    );
    const agent = await open('/dead');
    // What counts while nothing is done counts by itself.
    await agent.does({ kind: 'wait', seconds: 1 });
    const steps = await circle(agent, [() => ({ kind: 'click', mark: agent.mark(name) })], 12);
    assert.match(steps[0]?.notices ?? '', /changed nothing/);
    assert.match(steps[2]?.notices ?? '', /done 3 times/);
    assert.deepEqual(
      steps.map(({ outcome, level }) => `${outcome} ${level}`),
      ['landed 0', 'landed 0', 'landed 1', 'ActionRepeated 1', 'ActionRepeated 2'],
    );
  },

  async 'names other controls when it refuses, and lets them be used'({ page, open, random }) {
    const [name, other] = [random.word(), random.word()];
    page('/two', `<button>${name}</button><button onclick="this.textContent += '!'">${other}</button>`);
    const agent = await open('/two');
    for (let times = 0; times < 3; times += 1) await agent.does({ kind: 'click', mark: agent.mark(name) });
    const refused = await agent.fails({ kind: 'click', mark: agent.mark(name) }, 'ActionRepeated');
    assert.ok(
      refused.alternatives.some((one) => one.includes(`"${other}"`)),
      refused.alternatives.join(),
    );
    await agent.does({ kind: 'click', mark: agent.mark(other) });
    assert.equal(agent.loop, 0);
    await agent.does({ kind: 'click', mark: agent.mark(name) });
  },

  async 'sees pages that lead to each other, in rings of two and three'({ page, open, random }) {
    const size = random.pick([2, 3]);
    const names = [random.word(), random.word(), random.word()].slice(0, size);
    for (const [index, name] of names.entries())
      page(`/${name}`, `<h1>${name}</h1><a href="/${names[(index + 1) % size]}">Next</a>`);
    const agent = await open(`/${names[0]}`);
    const steps = await circle(agent, [() => ({ kind: 'click', mark: agent.mark('Next') })], 40);
    assert.equal(steps.at(-1)?.level, 2);
    assert.ok(steps.length <= 5 * size, `${steps.length} steps`);
    assert.ok(steps.some(({ outcome }) => outcome === 'ActionRepeated'));
  },

  async 'takes paging through a list or months for no circle'({ page, open, random }) {
    const start = random.integer(2020, 2030);
    page(
      '/months',
      `<h2 id="m"></h2><button onclick="show(++at)">Next</button><script>let at = ${start} * 12;
       function show(i) { m.textContent = Math.floor(i / 12) + ' 年 ' + (i % 12 + 1) + ' 月' } show(at)</script>`,
    );
    const agent = await open('/months');
    for (let times = 0; times < 14; times += 1) await agent.does({ kind: 'click', mark: agent.mark('Next') });
    assert.notEqual(agent.loop, 2);
  },
});

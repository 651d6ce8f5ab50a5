import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

/** A list that draws its few nodes anew for whatever is scrolled into view. */
const lazyList = (
  prefix: string,
  row: string,
): string => `<div id="list" style="height:200px;overflow:auto;width:400px">
  <div style="height:40000px;position:relative">${'<div class="r" style="position:absolute;height:40px"></div>'.repeat(6)}</div></div>
  <script>const draw = () => { const from = Math.floor(list.scrollTop / 40); [...document.querySelectorAll('.r')].forEach((one, at) => {
    const n = from + at; one.style.top = n * 40 + 'px'; const name = '${prefix}-' + n; if (one.textContent !== '') { ${row} } else { one.innerHTML = '<span></span> <button></button>'; ${row} } }) };
  list.onscroll = draw; draw();</script>`;

hazard('R11', 'what was seen before is not what is there now', {
  async 'gives the rows of a list that uses its nodes again their own marks'({ page, open, random, hears }) {
    const prefix = random.word();
    page(
      '/page',
      lazyList(
        prefix,
        "one.firstChild.textContent = name; const b = one.querySelector('button'); b.textContent = 'Open'; b.onclick = () => tell(name);",
      ),
    );
    const agent = await open('/page');
    const before = new Map(agent.all('Open').map(({ mark, group }) => [mark, group]));
    const [first] = agent.observation.elements;
    assert.ok(first);
    await agent.does({ kind: 'scroll', direction: 'down', mark: first.mark });
    const after = agent.all('Open');
    const [chosen] = after.filter(({ states }) => !states.includes('offscreen')).slice(1);
    const key = chosen?.group.find((part) => part.startsWith(prefix));
    assert.ok(chosen && key !== undefined, JSON.stringify(after.map(({ group }) => group)));
    for (const { mark, group } of after) assert.deepEqual(before.get(mark) ?? group, group);
    await agent.does({ kind: 'click', mark: chosen.mark });
    await hears([key]);
  },

  async 'never gives the mark of an entry to another entry drawn in its node'({ page, open, random }) {
    const prefix = random.word();
    page(
      '/page',
      lazyList(
        prefix,
        "one.innerHTML === '' || (one.firstChild.textContent = ''); const b = one.querySelector('button'); b.textContent = name;",
      ),
    );
    const agent = await open('/page');
    const names = new Map<number, string>();
    for (let scrolls = 0; scrolls < 3; scrolls += 1) {
      for (const { mark, name } of agent.all(/-\d+$/)) {
        assert.equal(names.get(mark) ?? name, name);
        names.set(mark, name);
      }
      const [entry] = agent.all(/-\d+$/);
      assert.ok(entry);
      await agent.does({ kind: 'scroll', direction: 'down', mark: entry.mark });
    }
  },

  async 'shows what a press, a key and a navigation changed, and when it looked'({ page, open, random }) {
    const [one, two] = [random.word(), random.word()];
    page('/next', `<h1>${two}</h1>`);
    page(
      '/page',
      `<label>Field <input oninput="h.textContent = this.value"></label><h1 id="h"></h1><a href="/next">Next</a>`,
    );
    const agent = await open('/page');
    let seen = agent.observation.observedAt;
    const isLater = (): void => {
      assert.ok(agent.observation.observedAt > seen && Math.abs(Date.now() - agent.observation.observedAt) < 10_000);
      seen = agent.observation.observedAt;
    };
    await agent.does({ kind: 'type', mark: agent.mark('Field'), text: one });
    assert.ok(agent.reads(one));
    isLater();
    await agent.does({ kind: 'click', mark: agent.mark('Next') });
    assert.ok(agent.reads(two) && !agent.reads(one));
    isLater();
  },
});

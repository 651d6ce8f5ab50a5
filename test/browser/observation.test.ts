import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MarkRegistry } from '../../activities/browser/observe/marks.js';
import type { PageElement } from '../../activities/browser/observe/page-report.js';
import type { PageBridge } from '../../activities/browser/session/page-bridge.js';
import { oneEpisode } from './one-episode.js';

describe('observation', function () {
  this.timeout(90_000);
  const { open } = oneEpisode();

  it('says what opened a list or a dialog: by what the page declares, else by what was pressed', async () => {
    const on = await open(
      `<button id="a" aria-haspopup="menu" aria-controls="m" onclick="m.hidden = false">Actions</button><button onclick="setTimeout(() => document.body.insertAdjacentHTML('beforeend', pop), 300)">Create</button>
       <ul id="m" role="menu" hidden style="position:absolute;top:400px"><li role="menuitem" tabindex="0">Restart</li></ul>
       <script>const pop = '<div style="position:fixed;top:200px;left:300px;background:white"><b>New</b><button>Confirm</button></div>'</script>`,
    );
    assert.equal(on.observation.hints[0]?.of, 'Actions');
    assert.deepEqual(on.observation.hints[0]?.names, ['Restart']);
    await on.do({ kind: 'click', mark: on.mark('Actions') });
    assert.equal(on.element('Restart').openedBy, on.mark('Actions'));
    await on.do({ kind: 'click', mark: on.mark('Create') });
    if (!on.has('Confirm')) await on.do({ kind: 'wait', seconds: 0.4 });
    assert.equal(on.element('Confirm').openedBy, on.mark('Create'));
    assert.equal(on.element('Create').openedBy, undefined);
  });

  it('reads menus that open out of each other, whichever of them was drawn anew', async () => {
    const on = await open(
      `<button aria-expanded="false" onclick="this.setAttribute('aria-expanded', 'true'); show('first', 120)">More</button>
       <script>const parts = { first: '<li role="menuitem" tabindex="0" aria-expanded="false" onclick="this.setAttribute(\\'aria-expanded\\', \\'true\\'); show(\\'second\\', 260)">Status</li>',
         second: '<li role="menuitem" tabindex="0" onclick="anew()">Restart</li>' };
       const show = (id, left) => document.body.insertAdjacentHTML('beforeend',
         '<div class="menu-overlay" id="' + id + '" style="position:absolute;top:60px;left:' + left + 'px"><ul role="menu">' + parts[id] + '</ul></div>');
       const anew = () => { first.remove(); parts.first = parts.first.replace('"false"', '"true"'); show('first', 120); };</script>`,
    );
    await on.do({ kind: 'click', mark: on.mark('More') });
    await on.do({ kind: 'click', mark: on.mark('Status') });
    assert.equal(on.element('Restart').openedBy, on.mark('Status'));
    await on.do({ kind: 'click', mark: on.mark('Restart') });
    assert.ok(on.has('Status') && on.has('Restart') && on.has('More'));
  });

  it('shows read-only fields, the one with the keyboard, sliders and pictures', async () => {
    const on = await open(
      `<label>Id <input readonly value="i-1"></label><label>Name <input autofocus></label><label>Size <input type="range" min="1" max="9" value="4"></label>
       <span id="l">Ratio</span><div role="slider" tabindex="0" aria-labelledby="l" aria-valuenow="30" aria-valuetext="30 %" style="width:90px;height:12px"></div>
       <section aria-label="Topology"><canvas width="300" height="150"></canvas></section>`,
    );
    assert.ok(on.element('Id').states.includes('readonly'));
    assert.ok(on.element('Name').states.includes('focused'));
    assert.deepEqual([on.element('Size').role, on.element('Size').value], ['slider', '4']);
    assert.deepEqual([on.element('Ratio').role, on.element('Ratio').value], ['slider', '30 %']);
    const canvas = on.observation.elements.find(({ role }) => role === 'canvas');
    assert.deepEqual([canvas?.group, canvas?.box.width], [['Topology'], 300]);
  });

  it('says how far away is what does not fit, and what closed folds hold', async () => {
    const on = await open(
      `<details><summary>Advanced</summary><label>Tag <input></label><button>Add</button></details>
       <div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" id="t" aria-selected="false" aria-controls="p">Two</button></div>
       <div role="tabpanel" id="p" hidden><button>In two</button></div>
       ${Array.from({ length: 400 }, (_, at) => `<p><button>Entry ${at}</button></p>`).join('')}`,
    );
    const { hints } = on.observation;
    const below = hints.find(({ where }) => where === 'below');
    assert.ok(
      below && below.count > 200 && below.screens > 1 && /^Entry \d+$/.test(below.names[0] ?? ''),
      JSON.stringify(below),
    );
    assert.deepEqual(hints.find(({ of }) => of === 'Advanced')?.names, ['Tag', 'Add']);
    assert.deepEqual(hints.find(({ of }) => of === 'Two')?.names, ['In two']);
  });

  it('tells cards with the same button apart by their titles', async () => {
    const on = await open(
      ['alpha', 'beta', 'gamma']
        .map(
          (name) =>
            `<div class="item"><div><b>${name}</b></div><p>Same words</p><button onclick="document.title='${name}'">Order</button></div>`,
        )
        .join(''),
    );
    await on.do({ kind: 'click', mark: on.mark('Order', 'button', 'beta') });
    assert.equal(on.observation.title, 'beta');
  });

  it('names pictures without words by class, tooltip, symbol or address', async () => {
    const on = await open(
      `<button><i class="next-icon next-icon-refresh"></i></button><button title="Export"><svg width="16" height="16"></svg></button>
       <button aria-label="select"><img alt="Filter" width="16" height="16"></button><a href="/billing"><svg width="16" height="16"></svg></a>
       <button><span class="sr-only" style="position:absolute;clip:rect(0,0,0,0)">Close panel</span>×</button>`,
    );
    for (const name of ['Refresh', 'Export', 'Filter', 'billing'])
      assert.ok(on.has(name), `${name} among\n${on.list()}`);
    assert.ok(!on.has('select'));
  });
});

describe('marks of an episode', () => {
  const facts = (id: number, name: string, row: string): PageElement => ({
    id,
    role: 'button',
    name,
    value: null,
    states: [],
    group: [row],
    column: null,
    box: { x: 0, y: 0, width: 1, height: 1 },
    coveredBy: null,
    rank: 1,
  });

  it('are never given to another control, whatever nodes and documents do', () => {
    const node = fc.record({
      id: fc.nat(6),
      name: fc.constantFrom('Edit', 'Delete', 'Start'),
      row: fc.constantFrom('a', 'b', 'c'),
    });
    const look = fc.record({
      documentKey: fc.constantFrom('d1', 'd2'),
      nodes: fc.uniqueArray(node, { selector: ({ id }) => id, maxLength: 7 }),
    });
    fc.assert(
      fc.property(fc.array(look, { maxLength: 12 }), (looks) => {
        const registry = new MarkRegistry();
        const meant = new Map<number, string>();
        for (const { documentKey, nodes } of looks) {
          const bridge = {} as PageBridge;
          const found = nodes.map(({ id, name, row }) => ({ bridge, documentKey, id, facts: facts(id, name, row) }));
          const marks = registry.mark(found).map(({ mark }) => mark);
          assert.equal(new Set(marks).size, marks.length);
          for (const [index, mark] of marks.entries()) {
            const what = `${nodes[index]?.name} ${nodes[index]?.row}`;
            assert.equal(meant.get(mark) ?? what, what);
            meant.set(mark, what);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { oneEpisode } from './one-episode.js';

describe('marks', function () {
  this.timeout(90_000);
  const { open } = oneEpisode();

  it('follow an element that is drawn anew with every change', async () => {
    const on = await open(
      `<div id="list"></div><script>
       const draw = () => { list.innerHTML = ['alpha', 'beta'].map((n) => '<table><tr><td>' + n + '</td><td><button onclick="document.title = \\'' + n + '\\'">Edit</button></td></tr></table>').join('') };
       draw(); setInterval(draw, 150)</script>`,
    );
    const beta = on.mark('Edit', 'button', 'beta');
    await on.do({ kind: 'wait', seconds: 0.4 });
    assert.equal(on.mark('Edit', 'button', 'beta'), beta);
    await on.do({ kind: 'click', mark: beta });
    assert.equal(on.observation.title, 'beta');
  });

  it('press the row that was chosen after the table was sorted anew', async () => {
    const on = await open(
      `<table id="t">${['a', 'b', 'c'].map((n) => `<tr><td>key-${n}</td><td><button onclick="document.title = 'key-${n}'">Edit</button></td></tr>`).join('')}</table>`,
    );
    const target = on.mark('Edit', 'button', 'key-c');
    await on.session.tabs.current.page.evaluate('t.tBodies[0].prepend(t.rows[2])');
    await on.do({ kind: 'click', mark: target });
    assert.equal(on.observation.title, 'key-c');
  });

  it('name what is most like an element that is gone', async () => {
    const on = await open('<button id="b">Create User</button><button>Create User Group</button>');
    const mark = on.mark('Create User');
    await on.session.tabs.current.page.evaluate('b.remove()');
    await on.do({ kind: 'click', mark });
    assert.match(await on.outcome(), /^ElementGone: The button "Create User" \(mark \d+\)/);
    const last = (await on.trajectory()).events.at(-1);
    assert.ok(last?.kind === 'step' && last.record.outcome.status === 'failed');
    assert.match(last.record.outcome.alternatives.join(), /Create User Group/);
    await on.do({ kind: 'click', mark: 9_999 });
    assert.match(await on.outcome(), /^ElementGone: There is no mark 9999/);
  });

  it('stay with the row when a list uses its nodes for other rows', async () => {
    const on = await open(
      `<table id="t">${['a', 'b'].map((n) => `<tr><td>key-${n}</td><td><button onclick="document.title = this.closest('tr').cells[0].textContent">Edit</button></td></tr>`).join('')}</table>`,
    );
    const first = on.mark('Edit', 'button', 'key-a');
    const swap =
      'const [x, y] = [...t.rows].map((r) => r.cells[0]); [x.textContent, y.textContent] = [y.textContent, x.textContent]';
    await on.session.tabs.current.page.evaluate(`{ ${swap} }`);
    await on.do({ kind: 'click', mark: first });
    assert.equal(on.observation.title, 'key-a');
    assert.equal(on.mark('Edit', 'button', 'key-a'), first);
  });

  it('do not pass to a recycled row that means something else', async () => {
    const on = await open(
      '<table><tr><td id="k">row-1</td><td><button id="b" onclick="document.title = k.textContent">Stop</button></td></tr></table>',
    );
    const mark = on.mark('Stop');
    await on.session.tabs.current.page.evaluate('k.textContent = "row-2"; b.textContent = "Release"');
    await on.do({ kind: 'click', mark });
    assert.match(await on.outcome(), /^ElementGone/);
    assert.notEqual(on.observation.title, 'row-1');
  });

  it('are never given to another element, whatever the page adds, removes and reorders', async () => {
    const on = await open('<div id="box"></div>');
    const seen = new Map<number, string>();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
        fc.boolean(),
        async (names, anew) => {
          await on.session.tabs.current.page.evaluate(
            ({ names, anew }) => {
              const box = document.getElementById('box') as HTMLElement;
              const old = new Map([...box.children].map((child) => [child.textContent, child]));
              box.replaceChildren(
                ...names.map((name) => {
                  const kept = anew ? undefined : old.get(`B${name}`);
                  const button = kept ?? document.createElement('button');
                  button.textContent = `B${name}`;
                  return button;
                }),
              );
            },
            { names, anew },
          );
          const look = await on.session.look(0, AbortSignal.timeout(10_000));
          assert.deepEqual(
            look.observation.elements.map((element) => element.name),
            names.map((name) => `B${name}`),
          );
          for (const { mark, name } of look.observation.elements) {
            assert.equal(seen.get(mark) ?? name, name);
            seen.set(mark, name);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

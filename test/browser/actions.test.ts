import assert from 'node:assert/strict';
import { oneEpisode } from './one-episode.js';

describe('actions', function () {
  this.timeout(60_000);
  const { harness, open } = oneEpisode();

  describe('type', () => {
    it('replaces text, Chinese included, in inputs, text areas and editable parts', async () => {
      const on = await open(
        '<label>Name <input value="old"></label><label>Notes <textarea>old</textarea></label><div contenteditable aria-label="Remark" style="width:200px;height:40px">old</div>',
      );
      for (const [name, text] of [
        ['Name', '开发者 zhāng'],
        ['Notes', 'two\nlines'],
        ['Remark', '备注'],
      ] as const) {
        await on.do({ kind: 'type', mark: on.mark(name), text });
        assert.equal(await on.outcome(), `landed: ${text}`);
      }
      await on.do({ kind: 'type', mark: on.mark('Name'), text: '' });
      assert.equal(on.element('Name').value, '');
    });

    it('types key by key where the page undoes text that comes at once', async () => {
      const on = await open(
        `<label>Code <input id="i"></label><script>let keys = 0; i.onkeydown = () => keys++;
         i.oninput = () => { if (keys < i.value.length) i.value = '' }</script>`,
      );
      await on.do({ kind: 'type', mark: on.mark('Code'), text: 'abc' });
      assert.equal(await on.outcome(), 'landed: abc');
    });

    it('says what the field shows when it refuses the text', async () => {
      const on = await open(
        '<label>Number <input id="i"></label><script>i.oninput = () => { i.value = i.value.replace(/\\D/g, "") }</script>',
      );
      await on.do({ kind: 'type', mark: on.mark('Number'), text: '12a' });
      assert.match(await on.outcome(), /^ElementUnsuitable: .*"Number" shows "12"/);
    });

    it('refuses what takes no text', async () => {
      const on = await open('<button>Go</button><label>Fixed <input readonly value="x"></label>');
      await on.do({ kind: 'type', mark: on.mark('Go'), text: 'x' });
      assert.match(await on.outcome(), /^ElementUnsuitable/);
      await on.do({ kind: 'type', mark: on.mark('Fixed'), text: 'y' });
      assert.match(await on.outcome(), /^ElementUnsuitable/);
    });

    it('submits by Enter and never tells a password', async () => {
      const on = await open(
        '<form onsubmit="document.title = p.value.length; return false"><label>Password <input id="p" type="password"></label></form>',
      );
      await on.do({ kind: 'type', mark: on.mark('Password'), text: 'hunter2hunter2', submit: true });
      assert.equal(on.observation.title, '14');
      assert.equal(await on.outcome(), 'landed: null');
      assert.ok(!JSON.stringify(on.observation).includes('hunter2'));
    });
  });

  describe('select', () => {
    it('chooses from a native list with trusted events only', async () => {
      const options = Array.from({ length: 60 }, (_, index) => `<option>zone-${index}</option>`).join('');
      const on = await open(
        `<label>Zone <select id="s">${options}</select></label><script>let good = 0; s.onchange = (e) => { if (!e.isTrusted) s.selectedIndex = 0; document.title = s.value }</script>`,
      );
      await on.do({ kind: 'select', mark: on.mark('Zone'), option: 'zone-42' });
      assert.equal(await on.outcome(), 'landed: zone-42');
      assert.equal(on.observation.title, 'zone-42');
      assert.equal(on.element('Zone').value, 'zone-42');
    });

    it('chooses Chinese options, and the only one that contains the words', async () => {
      const on = await open(
        '<label>地域 <select><option>请选择</option><option>华东1（杭州）</option><option>华北2（北京）</option></select></label>',
      );
      await on.do({ kind: 'select', mark: on.mark('地域'), option: '北京' });
      assert.equal(await on.outcome(), 'landed: 华北2（北京）');
    });

    it('searches a long list that can be searched', async () => {
      const on = await open(
        `<div class="form-item"><label>Region</label><div class="select" style="width:200px;height:30px"><input id="i" role="combobox" aria-controls="l" style="width:190px"></div></div>
         <script>const all = Array.from({length: 5000}, (_, n) => 'region-' + n);
         const list = document.createElement('ul'); list.id = 'l'; list.setAttribute('role', 'listbox'); list.style.cssText = 'display:none;height:100px;overflow:auto;width:200px;list-style:none'; document.body.append(list);
         const show = () => { list.style.display = 'block'; list.innerHTML = all.filter((o) => o.includes(i.value)).slice(0, 40).map((o) => '<li role="option" style="height:30px">' + o + '</li>').join('') };
         i.onfocus = () => setTimeout(show, 400); i.oninput = () => setTimeout(show, 300);
         list.onclick = (e) => { i.value = e.target.textContent; list.style.display = 'none' }</script>`,
      );
      await on.do({ kind: 'select', mark: on.mark('Region'), option: 'region-4321' });
      assert.equal(await on.outcome(), 'landed: region-4321');
    });
  });

  it('ticks, unticks and leaves what is right already', async () => {
    const on = await open(
      '<label><input type="checkbox" id="a"> I agree</label><div role="switch" aria-checked="false" tabindex="0" aria-label="Public" style="width:40px;height:20px" onclick="this.setAttribute(\'aria-checked\', this.getAttribute(\'aria-checked\') !== \'true\')"></div>',
    );
    for (const [name, checked] of [
      ['I agree', true],
      ['I agree', true],
      ['I agree', false],
      ['Public', true],
    ] as const) {
      await on.do({ kind: 'check', mark: on.mark(name), checked });
      assert.match(await on.outcome(), /^landed/);
      assert.equal(on.element(name).states.includes('checked'), checked);
    }
  });

  it('presses keys of the page only', async () => {
    const on = await open('<input aria-label="Search" autofocus onkeydown="document.title = event.key">');
    await on.do({ kind: 'pressKey', key: 'Enter' });
    assert.equal(on.observation.title, 'Enter');
    await on.do({ kind: 'pressKey', key: 'Control+W' });
    assert.match(await on.outcome(), /^ElementUnsuitable/);
    await on.do({ kind: 'pressKey', key: 'rm -rf' });
    assert.match(await on.outcome(), /^ElementUnsuitable/);
  });

  it('opens what shows on hover', async () => {
    const on = await open(
      '<style>#m { display: none } div:hover > #m { display: block }</style><div style="width:200px"><button>Menu</button><a id="m" href="#x">Hidden entry</a></div>',
    );
    assert.ok(!on.has('Hidden entry'));
    await on.do({ kind: 'hover', mark: on.mark('Menu') });
    assert.ok(on.has('Hidden entry'));
  });

  it('scrolls the page and a part of it, and says when the end is reached', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => `<p><button>Row ${index}</button></p>`).join('');
    const on = await open(
      `<div id="part" style="height:200px;overflow:auto;border:1px solid">${rows}</div><div style="height:3000px"></div><button>Bottom</button>`,
    );
    assert.ok(on.element('Row 70').states.includes('offscreen'));
    await on.do({ kind: 'scroll', direction: 'down', mark: on.mark('Row 1') });
    assert.match(await on.outcome(), /^landed: moved \d+ pixels/);
    await on.do({ kind: 'scroll', direction: 'up', mark: on.mark('Row 1') });
    await on.do({ kind: 'scroll', direction: 'up', mark: on.mark('Row 1') });
    assert.equal(await on.outcome(), 'landed: already at the top');
    await on.do({ kind: 'scroll', direction: 'down' });
    assert.match(await on.outcome(), /^landed: moved/);
    await on.do({ kind: 'click', mark: on.mark('Bottom') });
    assert.match(await on.outcome(), /^landed/);
  });

  it('finds a text far down and keeps it in the observation', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `<p><a href="#${index}">Entry number ${index}</a></p>`).join(
      '',
    );
    const on = await open(rows);
    assert.ok(!on.has('Entry number 371'));
    assert.ok(on.observation.omitted > 200);
    await on.do({ kind: 'find', text: 'Entry number 371' });
    assert.match(await on.outcome(), /^landed: 1 place/);
    assert.ok(!on.element('Entry number 371').states.includes('offscreen'));
    await on.do({ kind: 'find', text: 'no such text' });
    assert.match(await on.outcome(), /not on the page/);
  });

  it('goes to addresses and back, and says when nothing answers', async () => {
    const on = await open('<h1>First</h1>');
    harness().page('/second', '<h1>Second</h1>');
    await on.do({ kind: 'navigate', url: 'http://console.example/second' });
    assert.ok(on.observation.texts.includes('Second'));
    await on.do({ kind: 'back' });
    assert.ok(on.observation.texts.includes('First'));
    harness().routes.set('/dead', (request) => request.socket.destroy());
    await on.do({ kind: 'navigate', url: 'http://console.example/dead' });
    assert.match(await on.outcome(), /^NavigationFailed/);
  });

  it('waits as long as it is told', async () => {
    const on = await open(
      '<h1>x</h1><script>setTimeout(() => { document.querySelector("h1").textContent = "later" }, 900)</script>',
    );
    await on.do({ kind: 'wait', seconds: 1 });
    assert.ok(on.observation.texts.includes('later'));
  });
});

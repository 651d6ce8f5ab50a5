import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

/** A list of thousands of which only what is in view is in the document, as component kits draw it. */
const virtualList = (count: number, wordOf: string, search: boolean): string => `
  <span id="label">Image</span>
  <div id="field" role="combobox" aria-labelledby="label" aria-controls="pop" aria-expanded="false" tabindex="0"
    style="border:1px solid;width:220px;height:24px"></div>
  <script>
    const words = Array.from({ length: ${count} }, (_, i) => '${wordOf}-' + String(i).padStart(4, '0'));
    const open = () => {
      if (document.getElementById('pop')) return;
      field.setAttribute('aria-expanded', 'true');
      const pop = document.createElement('div');
      pop.style.cssText = 'position:absolute;top:60px;left:8px;background:white;border:1px solid';
      pop.innerHTML = '${search ? '<input id="search" aria-label="Filter">' : ''}<div id="pop" role="listbox" style="width:220px;height:200px;overflow:auto"><div id="inner" style="position:relative"></div></div>';
      document.body.append(pop);
      const list = document.getElementById('pop');
      const inner = document.getElementById('inner');
      const draw = () => {
        const text = document.getElementById('search')?.value ?? '';
        const shown = words.filter((word) => word.includes(text));
        inner.style.height = shown.length * 24 + 'px';
        const first = Math.floor(list.scrollTop / 24);
        inner.innerHTML = '';
        for (const [at, word] of shown.slice(first, first + 10).entries()) {
          const option = document.createElement('div');
          option.setAttribute('role', 'option');
          option.textContent = word;
          option.style.cssText = 'position:absolute;left:0;right:0;height:24px;top:' + (first + at) * 24 + 'px';
          option.onclick = () => { field.textContent = word; tell(word); pop.remove(); field.setAttribute('aria-expanded', 'false'); };
          inner.append(option);
        }
      };
      list.onscroll = draw;
      document.getElementById('search')?.addEventListener('input', draw);
      draw();
    };
    field.onclick = open;
  </script>`;

hazard(
  'R22',
  'the wanted option is not in the document until its list is scrolled or searched',
  {
    async 'searches a list of five thousand that can be searched'({ page, open, random, hears }) {
      const word = random.word();
      const wanted = `${word}-${String(random.integer(3_000, 4_999)).padStart(4, '0')}`;
      page('/images', virtualList(5_000, word, true));
      const agent = await open('/images');
      await agent.does({ kind: 'select', mark: agent.mark('Image'), option: wanted });
      await hears([wanted]);
      assert.equal(agent.element('Image').value, wanted);
    },
    async 'scrolls through a list that cannot be searched'({ page, open, random, hears }) {
      const word = random.word();
      const wanted = `${word}-${String(random.integer(120, 290)).padStart(4, '0')}`;
      page('/images', virtualList(300, word, false));
      const agent = await open('/images');
      await agent.does({ kind: 'select', mark: agent.mark('Image'), option: wanted });
      await hears([wanted]);
    },
    async 'says what there is when the option does not exist'({ page, open, random, hears }) {
      const word = random.word();
      page('/images', virtualList(40, word, false));
      const agent = await open('/images');
      const failed = await agent.fails(
        { kind: 'select', mark: agent.mark('Image'), option: 'none-such' },
        'ElementUnsuitable',
      );
      assert.ok(failed.alternatives.includes(`${word}-0000`));
      await hears([]);
    },
  },
  { stepMs: 25_000 },
);

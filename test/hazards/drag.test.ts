import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('drag', 'what is moved by hand', {
  async 'moves a slider and says its value'({ page, open, random, hears }) {
    const steps = random.integer(2, 7);
    page(
      '/slider',
      `<label>Size <input id="size" type="range" min="0" max="10" value="0" style="width:300px" onchange="tell('changed')"></label>`,
    );
    const agent = await open('/slider');
    const shown = await agent.does({
      kind: 'drag',
      mark: agent.mark('Size'),
      to: { by: { x: 28 * steps, y: 0 } },
    });
    assert.ok(Number(shown) > 0, String(shown));
    assert.equal(agent.element('Size').value, shown);
    await hears(['changed']);
  },

  async 'reorders a list and drops a file of the page where it belongs'({ page, open, random, hears }) {
    const [first, second] = [random.word(), random.word()];
    page(
      '/reorder',
      `<style>li, #zone { width: 200px; height: 40px; border: 1px solid } #zone { height: 80px }</style>
       <ul id="list">${[first, second].map((name) => `<li draggable="true" tabindex="0">${name}</li>`).join('')}</ul>
       <div id="zone" tabindex="0" aria-label="Trash">Trash</div>
       <script>
         let dragged = null;
         for (const item of document.querySelectorAll('li')) {
           item.ondragstart = (event) => { dragged = item; event.dataTransfer.setData('text/plain', item.textContent); };
           item.ondragover = (event) => event.preventDefault();
           item.ondrop = (event) => { event.preventDefault(); item.after(dragged); tell('order ' + [...list.children].map((one) => one.textContent).join(',')); };
         }
         zone.ondragover = (event) => event.preventDefault();
         zone.ondrop = (event) => { event.preventDefault(); tell('trash ' + event.dataTransfer.getData('text/plain')); dragged.remove(); };
       </script>`,
    );
    const agent = await open('/reorder');
    await agent.does({ kind: 'drag', mark: agent.mark(first), to: { mark: agent.mark(second) } });
    await hears([`order ${second},${first}`]);
    await agent.does({ kind: 'drag', mark: agent.mark(second), to: { mark: agent.mark('Trash') } });
    await hears([`order ${second},${first}`, `trash ${second}`]);
  },
});

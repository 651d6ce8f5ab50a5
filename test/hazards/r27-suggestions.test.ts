import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

/** A field that suggests what fits, a moment after something was typed, and takes back what is no suggestion. */
const suggesting = (
  names: readonly string[],
  delay: number,
): string => `<span id="l">VPC</span> <input id="field" role="combobox" aria-labelledby="l" aria-controls="list" aria-expanded="false" aria-autocomplete="list">
       <script>
         let kept = '';
         field.oninput = () => {
           document.getElementById('list')?.remove();
           const list = document.createElement('ul');
           list.id = 'list';
           list.setAttribute('role', 'listbox');
           list.style.cssText = 'position:absolute;top:50px;left:8px;background:white;border:1px solid';
           setTimeout(() => {
             list.innerHTML = ${JSON.stringify(names)}.filter((name) => name.includes(field.value)).map((name) => '<li role="option">' + name + '</li>').join('');
             document.body.append(list);
             field.setAttribute('aria-expanded', 'true');
           }, ${delay});
           list.onmousedown = (event) => event.preventDefault();
           list.onclick = (event) => { kept = event.target.textContent; field.value = kept; tell(kept); list.remove(); field.setAttribute('aria-expanded', 'false'); };
         };
         field.onblur = () => { if (field.value !== kept) { field.value = kept; } };
       </script><button>Next</button>`;

hazard('R27', 'a field keeps its text only when a suggestion is chosen', {
  async 'chooses the suggestion, and verifies what was kept'({ page, open, random, hears }) {
    const names = [random.word(), random.word(), random.word()];
    const wanted = random.pick(names);
    page('/suggest', suggesting(names, random.integer(100, 400)));
    const agent = await open('/suggest');
    await agent.does({ kind: 'select', mark: agent.mark('VPC'), option: wanted });
    await hears([wanted]);
    await agent.does({ kind: 'click', mark: agent.mark('Next') });
    assert.equal(agent.element('VPC').value, wanted);
  },

  async 'takes the suggestion that is what was typed'({ page, open, random, hears }) {
    const names = [random.word(), random.word(), random.word()];
    const wanted = random.pick(names);
    page('/suggest', suggesting(names, random.integer(100, 300)));
    const agent = await open('/suggest');
    assert.equal(await agent.does({ kind: 'type', mark: agent.mark('VPC'), text: wanted }), wanted);
    await hears([wanted]);
  },
});

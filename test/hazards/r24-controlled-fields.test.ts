import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R24', 'a framework takes back what was not done by real events', {
  async 'chooses in a list that ignores untrusted changes'({ page, open, random, hears }) {
    const wanted = random.word();
    page(
      '/controlled',
      `<label>Size <select id="size"><option>small</option><option>${wanted}</option><option>large</option></select></label>
       <script>
         let held = 'small';
         size.onchange = (event) => { if (event.isTrusted) { held = size.value; tell(held); } };
         setInterval(() => { size.value = held; }, 50);
       </script>`,
    );
    const agent = await open('/controlled');
    await agent.does({ kind: 'select', mark: agent.mark('Size'), option: wanted });
    await hears([wanted]);
    assert.equal(agent.element('Size').value, wanted);
  },

  async 'types into a field that keeps only what came key by key'({ page, open, random, hears }) {
    const wanted = random.word();
    page(
      '/keys',
      `<label>Name <input id="name"></label>
       <script>
         let held = '';
         name_ = document.getElementById('name');
         name_.onkeydown = (event) => { if (event.isTrusted && !event.ctrlKey && event.key.length === 1) { held += event.key; } if (event.key === 'Backspace' || event.key === 'Delete') held = ''; };
         name_.oninput = () => { name_.value = held; if (held === '${wanted}') tell(held); };
       </script>`,
    );
    const agent = await open('/keys');
    await agent.does({ kind: 'type', mark: agent.mark('Name'), text: wanted });
    await hears([wanted]);
    assert.equal(agent.element('Name').value, wanted);
  },

  async 'says what a field shows that takes nothing'({ page, open, random, hears }) {
    page(
      '/stubborn',
      `<label>Owner <input id="owner" value="root"></label>
       <script>owner.oninput = () => { owner.value = 'root'; };</script>`,
    );
    const agent = await open('/stubborn');
    const failed = await agent.fails(
      { kind: 'type', mark: agent.mark('Owner'), text: random.word() },
      'ElementUnsuitable',
    );
    assert.match(failed.message, /root/);
    await hears([]);
  },
});

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R23', 'a list is drawn far from its field, late, and fades out over the next one', {
  async 'waits for a list that is filled only when it is asked for'({ page, open, random, hears }) {
    const zones = [random.word(), random.word(), random.word()];
    const wanted = random.pick(zones);
    page(
      '/late',
      `<span id="n">Zone</span><div id="field" role="combobox" aria-labelledby="n" aria-controls="zones" aria-expanded="false" tabindex="0" style="border:1px solid;width:180px;height:24px"></div>
       <script>
         field.onclick = () => {
           field.setAttribute('aria-expanded', 'true');
           const pop = document.createElement('ul');
           pop.id = 'zones';
           pop.setAttribute('role', 'listbox');
           pop.style.cssText = 'position:absolute;top:70px;left:8px;background:white;border:1px solid;min-height:20px;min-width:120px';
           document.body.append(pop);
           setTimeout(() => {
             pop.innerHTML = ${JSON.stringify(zones)}.map((zone) => '<li role="option">' + zone + '</li>').join('');
           }, ${random.integer(300, 600)});
           pop.onclick = (event) => { field.textContent = event.target.textContent; tell(event.target.textContent); pop.remove(); field.setAttribute('aria-expanded', 'false'); };
         };
       </script>`,
    );
    const agent = await open('/late');
    await agent.does({ kind: 'select', mark: agent.mark('Zone'), option: wanted });
    await hears([wanted]);
    assert.equal(agent.element('Zone').value, wanted);
  },

  async 'chooses from one list while the other still fades out over it'({ page, open, random, hears }) {
    const [first, second] = [random.word(), random.word()];
    page(
      '/fading',
      `<style>ul { position: absolute; background: white; border: 1px solid; width: 200px; margin: 0; transition: opacity .4s }</style>
       ${['Region', 'Zone']
         .map(
           (name, at) =>
             `<div style="height:40px"><span id="l${at}">${name}</span> <div class="field" id="f${at}" role="combobox" aria-labelledby="l${at}" aria-controls="p${at}" aria-expanded="false" tabindex="0" style="border:1px solid;width:200px;height:20px"></div></div>`,
         )
         .join('')}
       <script>
         const words = [['${first}', 'other'], ['${second}', 'another']];
         for (const [at, field] of [...document.querySelectorAll('.field')].entries()) {
           let pop = null;
           field.onclick = () => {
             if (pop) return;
             field.setAttribute('aria-expanded', 'true');
             pop = document.createElement('ul');
             pop.id = 'p' + at;
             pop.setAttribute('role', 'listbox');
             pop.style.top = field.getBoundingClientRect().bottom + 'px';
             pop.style.left = '8px';
             pop.innerHTML = words[at].map((word) => '<li role="option">' + word + '</li>').join('');
             pop.onclick = (event) => {
               field.textContent = event.target.textContent;
               tell(event.target.textContent);
               field.setAttribute('aria-expanded', 'false');
               const old = pop;
               old.style.opacity = 0;
               setTimeout(() => { old.remove(); pop = null; }, 400);
             };
             document.body.append(pop);
           };
         }
       </script>`,
    );
    const agent = await open('/fading');
    const [region, zone] = [agent.mark('Region'), agent.mark('Zone')];
    await agent.does({ kind: 'select', mark: region, option: first });
    await agent.does({ kind: 'select', mark: zone, option: second });
    await hears([first, second]);
  },
});

import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R10', 'nodes are replaced while the agent decides', {
  async 'presses the same entry of a list that is drawn anew all the time'({ page, open, random, hears }) {
    const names = [random.word(), random.word(), random.word()];
    const wanted = random.pick(names);
    page(
      '/list',
      `<ul id="list"></ul><script>
         const draw = () => { list.innerHTML = ${JSON.stringify(names)}.map((name) => '<li>' + name + ' <button onclick="tell(\\'' + name + '\\')">Start ' + name + '</button></li>').join(''); };
         draw(); setInterval(draw, ${random.integer(250, 700)});
       </script>`,
    );
    const agent = await open('/list');
    await agent.does({ kind: 'click', mark: agent.mark(`Start ${wanted}`) });
    await hears([wanted]);
  },

  async 'names the nearest live controls when the one that was chosen is gone'({ page, open, random, hears }) {
    const [gone, left] = [random.word(), random.word()];
    page(
      '/gone',
      `<div id="box"><button onclick="tell('wrong')">Release ${gone}</button></div><button onclick="tell('wrong')">Release ${left}</button>
       <button onclick="box.innerHTML = ''">Refresh</button>`,
    );
    const agent = await open('/gone');
    const mark = agent.mark(`Release ${gone}`);
    await agent.does({ kind: 'click', mark: agent.mark('Refresh') });
    const failed = await agent.fails({ kind: 'click', mark }, 'ElementGone');
    assert.ok(failed.alternatives.some((one) => one.includes(`Release ${left}`)));
    await hears([]);
  },
});

hazard('R12', 'a row moves before it is pressed', {
  async 'presses the row that was chosen in a table that is sorted anew'({ page, open, random, hears }) {
    const ids = [random.word(), random.word(), random.word(), random.word()];
    const wanted = random.pick(ids);
    page(
      '/sorted',
      `<table><thead><tr><th>Name</th><th>Actions</th></tr></thead><tbody id="rows"></tbody></table><script>
         let order = ${JSON.stringify(ids)};
         const draw = () => { rows.innerHTML = order.map((id) => '<tr><td>' + id + '</td><td><button onclick="tell(\\'' + id + '\\')">Delete</button></td></tr>').join(''); };
         draw(); setInterval(() => { order = [...order.slice(1), order[0]]; draw(); }, ${random.integer(300, 800)});
       </script>`,
    );
    const agent = await open('/sorted');
    await agent.does({ kind: 'click', mark: agent.mark('Delete', { group: wanted }) });
    await hears([wanted]);
  },

  async 'presses no other row when nodes are used again for other rows'({ page, open, random, hears }) {
    const [first, second] = [random.word(), random.word()];
    page(
      '/recycled',
      `<table><tbody><tr><td id="cell">${first}</td><td><button id="act" onclick="tell(cell.textContent)">Stop</button></td></tr></tbody></table>
       <button onclick="cell.textContent = '${second}'">Next page</button>`,
    );
    const agent = await open('/recycled');
    const mark = agent.mark('Stop', { group: first });
    await agent.does({ kind: 'click', mark: agent.mark('Next page') });
    await agent.fails({ kind: 'click', mark }, 'ElementGone');
    await hears([]);
  },
});

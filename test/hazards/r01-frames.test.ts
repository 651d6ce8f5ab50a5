import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R01', 'controls inside frames', {
  async 'presses a button in a frame of the same origin'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/inner',
      `<div style="height:${random.integer(0, 80)}px"></div><button onclick="tell('${name}')">${name}</button>`,
    );
    page('/outer', `<h1>Outer</h1><iframe src="/inner" style="margin-left:${random.integer(0, 300)}px"></iframe>`);
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'fills a form three frames deep'({ page, open, random, hears }) {
    const [label, text] = [random.word(), random.word()];
    page('/3', `<label>${label} <input id="i"></label><button onclick="tell(i.value)">Send</button>`);
    page('/2', '<p>two</p><iframe src="/3" style="width:400px;height:150px;border:7px solid"></iframe>');
    page('/1', '<p>one</p><iframe src="/2" style="width:500px;height:260px;padding:9px"></iframe>');
    page('/0', `<iframe src="/1" style="width:700px;height:400px;margin:${random.integer(1, 60)}px"></iframe>`);
    const agent = await open('/0');
    await agent.does({ kind: 'type', mark: agent.mark(label), text });
    await agent.does({ kind: 'click', mark: agent.mark('Send') });
    await hears([text]);
  },

  async 'says which control is out of view or covered by the page around its frame'({ page, open, random }) {
    const [near, far, under] = [random.word(), random.word(), random.word()];
    page('/near', `<button>${near}</button><div style="height:900px"></div><button>${far}</button>`);
    page('/under', `<button>${under}</button>`);
    page(
      '/outer',
      `<iframe src="/near" style="width:300px;height:120px"></iframe><div style="position:relative;width:300px;height:100px">
       <iframe src="/under" style="width:300px;height:90px"></iframe><div style="position:absolute;inset:0;background:#eee">Busy now</div></div>`,
    );
    const agent = await open('/outer');
    assert.deepEqual(agent.element(near).states, []);
    assert.ok(agent.element(far).states.includes('offscreen'));
    assert.ok(agent.element(under).states.includes('covered'));
    assert.equal(agent.element(under).coveredBy, 'Busy now');
  },

  async 'tells the dialog around a frame as the place of what is in it'({ page, open, random, hears }) {
    const [title, name] = [random.word(), random.word()];
    page('/inner', `<button onclick="tell('${name}')">${name}</button>`);
    page(
      '/outer',
      `<button>Behind</button><div role="dialog" aria-modal="true" style="position:fixed;inset:100px;background:white">
      <h2>${title}</h2><iframe src="/inner"></iframe></div>`,
    );
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark(name, { group: title }) });
    await hears([name]);
  },
});

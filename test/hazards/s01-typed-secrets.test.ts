import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('S01', 'a typed secret comes back in the next look', {
  'a toggle shows the password, and the page mirrors it': async ({ page, open, random, hears }) => {
    const word = random.word();
    const secret = `Pw-${word}-${random.integer(1_000, 9_999)}!x`;
    const mirrors = [
      'p.type = "text"',
      'document.title = p.value',
      'out.dataset.value = p.value; out.className = "mirror"',
      'out.textContent = encodeURIComponent(btoa(p.value))',
      'out.innerHTML = [...p.value].map((letter) => "<b>" + letter + "</b>").join("")',
    ];
    page(
      '/form',
      `<style>.mirror::after { content: attr(data-value) }</style><label>${word} key <input type="password" id="p"></label>
       <button onclick='${random.shuffle(mirrors).join('; ')}; tell(p.value.length > 9 ? "shown" : "empty")'>Show</button><p id="out"></p>`,
    );
    const agent = await open('/form');
    await agent.does({ kind: 'type', mark: agent.mark(`${word} key`), text: secret });
    await agent.does({ kind: 'click', mark: agent.mark('Show') });
    await hears(['shown']);
    const seen = JSON.stringify(agent.observation);
    for (const form of [secret, encodeURIComponent(btoa(secret)), btoa(secret), secret.slice(0, 8)])
      assert.ok(!seen.includes(form), `${form} in ${seen}`);
    assert.ok(seen.includes('[secret]'));
  },

  'a key of a new kind is masked by its label, also in a shadow root and in its own frame': async ({
    page,
    open,
    random,
  }) => {
    const key = `k${random.integer(100, 999)}Zq${random.word()}8Tt${random.integer(1_000, 9_999)}`;
    const list = `<dl><dt>AccessKey Secret</dt><dd>${key}</dd></dl>`;
    page('/inner', list);
    page(
      '/outer',
      `<div id="host"></div><iframe src="/inner"></iframe><script>host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(list)}</script><p>again: <i>${key.slice(0, 6)}</i><i>${key.slice(6)}</i></p>`,
    );
    const agent = await open('/outer');
    const seen = JSON.stringify(agent.observation);
    assert.ok(!seen.includes(key) && !seen.includes(key.slice(6)), seen);
    // It was read in both places, so what is missing was masked.
    assert.ok(seen.split('[secret]').length > 2, seen);
  },
});

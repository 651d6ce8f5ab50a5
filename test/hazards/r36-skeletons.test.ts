import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

const SKELETON = '<style>.list-skeleton { height: 20px; background: #ddd; margin: 6px }</style>';

hazard('R36', 'a skeleton that never resolves, and a list that is truly empty', {
  async 'says what the page waits for, and waits less for it the next time'({ page, open, random, harness }) {
    const name = random.word();
    harness.routes.set('/rows', () => undefined);
    const bars = '<div class="list-skeleton"></div>'.repeat(random.integer(2, 6));
    page(
      '/list',
      `${SKELETON}<h1>${name}</h1>${bars}<button onclick="n.textContent = ++c">Other</button><i id="n"></i><script>let c = 0; fetch('/rows')</script>`,
    );
    const agent = await open('/list');
    const { settled } = agent.observation;
    assert.ok(!settled.settled);
    assert.match(settled.why, /a loading mark is shown|waiting for 1 request/);
    assert.ok(agent.element('Other'));
    await agent.does({ kind: 'click', mark: agent.mark('Other') });
    const started = Date.now();
    await agent.does({ kind: 'click', mark: agent.mark('Other') });
    assert.ok(Date.now() - started < 4_500, `${Date.now() - started} ms`);
    assert.equal(agent.observation.settled.settled, false);
  },

  async 'takes an empty list for a finished page'({ page, open, random }) {
    const name = random.word();
    page(
      '/empty',
      `${SKELETON}<h1>${name}</h1><div id="list"><div class="list-skeleton"></div></div>
      <script>setTimeout(() => { list.innerHTML = '<div class="empty">No data</div>' }, ${random.integer(100, 900)})</script>`,
    );
    const agent = await open('/empty');
    assert.deepEqual(agent.observation.settled, { settled: true });
    assert.ok(agent.reads('No data'));
  },

  async 'waits for a slow answer to what was just pressed'({ page, open, random, harness }) {
    const row = random.word();
    harness.routes.set(
      '/save',
      (_request, response) => void setTimeout(() => response.end(row), 2_700 + random.integer(0, 400)),
    );
    page(
      '/form',
      `<button onclick="fetch('/save', { method: 'POST' }).then((r) => r.text()).then((t) => out.textContent = t)">Save</button><p id="out"></p>`,
    );
    const agent = await open('/form');
    await agent.does({ kind: 'click', mark: agent.mark('Save') });
    assert.ok(agent.reads(row));
  },

  async 'keeps notices that are gone within 200 ms, also in a frame'({ page, open, random }) {
    const [outer, inner] = [random.word(), random.word()];
    const toast = (text: string) =>
      `const t = document.createElement('div'); t.className = 'next-message success'; t.style.position = 'fixed'; t.textContent = '${text}'; document.body.append(t); setTimeout(() => t.remove(), 200)`;
    page('/inner', `<script>parent.flash = () => { ${toast(inner)} }</script><p>inner</p>`);
    page('/outer', `<iframe src="/inner"></iframe><button onclick="${toast(outer)}; flash()">Save</button>`);
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark('Save') });
    assert.deepEqual(agent.observation.toasts.map(({ text }) => text).sort(), [outer, inner].sort());
  },
});

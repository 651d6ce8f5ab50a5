import assert from 'node:assert/strict';
import { oneEpisode } from './one-episode.js';

describe('settling', function () {
  this.timeout(60_000);
  const { harness, open } = oneEpisode();

  it('waits for a slow answer and what it draws', async () => {
    harness().routes.set('/slow', (_request, response) => void setTimeout(() => response.end('late row'), 900));
    const on = await open(
      '<button onclick="fetch(\'/slow\').then((r) => r.text()).then((t) => setTimeout(() => { p.textContent = t }, 50))">Load</button><p id="p"></p>',
    );
    await on.do({ kind: 'click', mark: on.mark('Load') });
    assert.deepEqual(on.observation.settled, { settled: true });
    assert.ok(on.observation.texts.includes('late row'));
  });

  it('does not wait for a page that polls, streams and ticks for ever', async () => {
    harness().routes.set('/stream', (_request, response) => void response.write('data'));
    harness().routes.set('/poll', (_request, response) => response.end('{}'));
    const on = await open(
      '<h1>Live</h1><b id="clock"></b><button>Go</button><script>fetch("/stream"); setInterval(() => { fetch("/poll"); clock.textContent = Date.now() }, 200)</script>',
    );
    const started = Date.now();
    await on.do({ kind: 'click', mark: on.mark('Go') });
    assert.ok(Date.now() - started < 4_500, `${Date.now() - started} ms`);
    assert.deepEqual(on.observation.settled, { settled: true });
  });

  it('says why a page that never stops loading is not settled', async () => {
    const on = await open(
      '<div class="next-loading-tip" style="width:50px;height:50px">Loading</div><button>Go</button>',
    );
    assert.deepEqual(on.observation.settled, { settled: false, why: 'a loading mark is shown: Loading' });
    assert.ok(on.has('Go'));
  });

  it('gives an observation of a page whose script never ends', async () => {
    const on = await open('<button onclick="for (;;) {}">Hang</button>');
    await on.do({ kind: 'click', mark: on.mark('Hang') });
    assert.ok(!on.observation.settled.settled || on.observation.notices.length > 0);
    assert.equal(on.observation.screenshot.mediaType, 'image/png');
  });

  it('shows a list that is truly empty as empty', async () => {
    const on = await open('<h1>Users</h1><div class="next-table-empty">No data</div>');
    assert.deepEqual(on.observation.settled, { settled: true });
    assert.ok(on.observation.texts.includes('No data'));
  });

  it('waits for a menu that fades in', async () => {
    const on = await open(
      `<style>@keyframes in { from { opacity: 0; transform: translateY(-30px) } } .menu { animation: in 300ms; position: absolute; top: 80px }</style>
       <button onclick="const d = document.createElement('div'); d.className = 'menu'; d.innerHTML = '<a href=#x>Entry</a>'; document.body.append(d)">Open</button>`,
    );
    await on.do({ kind: 'click', mark: on.mark('Open') });
    await on.do({ kind: 'click', mark: on.mark('Entry') });
    assert.match(on.observation.url, /#x$/);
  });
});

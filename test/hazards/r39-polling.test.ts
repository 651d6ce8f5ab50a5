import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R39', 'a page that never goes idle', {
  async 'does not wait for polls, streams, server-sent events and sockets'({ page, open, random, harness }) {
    const name = random.word();
    harness.routes.set(
      '/poll',
      (_request, response) => void setTimeout(() => response.end('{}'), random.integer(1, 120)),
    );
    harness.routes.set('/stream', (_request, response) => {
      const beat = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(beat));
    });
    harness.routes.set('/events', (_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      const beat = setInterval(() => response.write('data: x\n\n'), 150);
      response.on('close', () => clearInterval(beat));
    });
    page(
      '/live',
      `<button onclick="tell('${name}'); out.textContent = '${name}'">${name}</button><p id="out"></p><p id="clock"></p>
       <script>fetch('/stream'); new EventSource('/events').onmessage = () => { clock.textContent = Date.now() };
       try { new WebSocket('ws://console.example/socket') } catch {}
       setInterval(() => fetch('/poll?' + Date.now()), 300)</script>`,
    );
    const agent = await open('/live');
    const started = Date.now();
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    assert.ok(Date.now() - started < 4_000, `${Date.now() - started} ms`);
    assert.deepEqual(agent.observation.settled, { settled: true });
    assert.ok(agent.reads(name));
  },
});

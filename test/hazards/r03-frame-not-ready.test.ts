import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { OTHER_HOST } from '../browser/harness.js';
import { type HazardCase, hazard } from './hazard.js';

/** Answers when it is told to. */
function late({ harness }: HazardCase, path: string, body: string): () => void {
  const waiting: ServerResponse[] = [];
  let ready = false;
  const send = (response: ServerResponse): void => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html>${body}`);
  };
  harness.routes.set(path, (_request, response) => {
    if (ready) send(response);
    else waiting.push(response);
  });
  return () => {
    ready = true;
    for (const response of waiting) send(response);
  };
}

hazard(
  'R03',
  'the document of a frame has not come yet',
  {
    async 'names the frame that is not ready and works with the rest'(on) {
      const { page, open, random, hears } = on;
      const [title, name, late_] = [random.word(), random.word(), random.word()];
      const release = late(on, '/late', `<button>${late_}</button>`);
      page(
        '/outer',
        `<button onclick="tell('${name}')">${name}</button><iframe title="${title}" src="/late"></iframe>`,
      );
      const agent = await open('/outer');
      assert.ok(agent.observation.notices.some((notice) => notice.includes(title) && /not ready/.test(notice)));
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      await hears([name]);
      release();
      await agent.does({ kind: 'wait', seconds: 0.2 });
      assert.ok(agent.element(late_));
      assert.deepEqual(agent.observation.notices, []);
    },

    async 'names a frame of another site by its address'(on) {
      const { page, open, random } = on;
      const path = `/${random.word()}`;
      const release = late(on, path, '<p>here</p>');
      page('/outer', `<h1>Outer</h1><iframe src="http://${OTHER_HOST}${path}?token=1"></iframe>`);
      const agent = await open('/outer');
      const [notice = ''] = agent.observation.notices;
      assert.ok(notice.includes(`http://${OTHER_HOST}${path}`) && !notice.includes('token'), notice);
      release();
    },

    async 'waits for a frame that comes soon'({ page, open, random, harness, hears }) {
      const name = random.word();
      harness.routes.set('/soon', (_request, response) => {
        setTimeout(
          () =>
            response
              .setHeader('content-type', 'text/html')
              .end(`<button onclick="parent.tell('${name}')">${name}</button>`),
          random.integer(300, 900),
        );
      });
      page('/outer', '<h1>Outer</h1><iframe src="/soon"></iframe>');
      const agent = await open('/outer');
      assert.deepEqual(agent.observation.notices, []);
      await agent.does({ kind: 'click', mark: agent.mark(name) });
      await hears([name]);
    },
  },
  { stepMs: 12_000 },
);

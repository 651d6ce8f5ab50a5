import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import type { Har } from '../../activities/browser/evidence/har.js';
import { EpisodeTrace } from '../../activities/browser/evidence/trace.js';
import { readZip } from '../../activities/browser/evidence/zip.js';
import { TrajectoryLog } from '../../activities/browser/session/trajectory-log.js';
import type { Action } from '../../domain/action.js';
import type { StepEvidence } from '../../domain/trajectory.js';
import type { Episode } from './harness.js';
import { oneEpisode } from './one-episode.js';

/** What the session knows to be secret, and what only the name of its field gives away. */
const KNOWN = 'kn0wn-Secret/Value+1';
const UNKNOWN = 'n0body-knows-this-one';

describe('evidence of a step', function () {
  this.timeout(30_000);
  const { harness, visit } = oneEpisode();
  let episode: Episode;

  async function open(path: string): Promise<Episode> {
    episode = await visit(path);
    return episode;
  }

  /** Does one action and gives its evidence. */
  async function evidenceOf(action: Action): Promise<StepEvidence> {
    const event = await episode.do(action);
    assert.ok(event.kind === 'step' && event.record.evidence !== null);
    return event.record.evidence;
  }

  const archiveOf = async ({ har }: StepEvidence): Promise<Har['log']> => {
    assert.ok(har);
    return (await harness().artifacts.getJson<Har>(har)).log;
  };

  it('shows the refusal of a server behind the page’s success', async () => {
    harness().routes.set('/users', (request, response) => {
      request.resume();
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"InternalError"}');
    });
    harness().page(
      '/success.html',
      `<button>Create</button><div id="toast" role="alert"></div><script>
        document.querySelector('button').onclick = () => {
          fetch('/users', { method: 'POST', body: '{"name":"ada"}' });
          document.getElementById('toast').textContent = 'The user was created.';
        };</script>`,
    );
    const page = await open('/success.html');
    const evidence = await evidenceOf({ kind: 'click', mark: page.mark('Create') });
    assert.deepEqual(evidence.answers, [
      { method: 'POST', url: 'http://console.example/users', status: 500, code: 'InternalError' },
    ]);
    const [entry] = (await archiveOf(evidence)).entries;
    assert.equal(entry?.response.status, 500);
    assert.equal(entry?.request.postData?.text, '{"name":"ada"}');
    assert.match(page.report.summary, /^click "Create" \(POST \/users answered 500 InternalError\)$/);
    assert.ok(evidence.consoleErrors.some((text) => text.includes('500')));
  });

  it('shows a refusal that came with the status of a success', async () => {
    harness().routes.set('/data/api.json', (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"Forbidden.RAM","message":"no"}');
    });
    harness().page(
      '/quiet.html',
      `<button onclick="fetch('/data/api.json?action=CreateUser', { method: 'POST' })">Create</button>`,
    );
    const page = await open('/quiet.html');
    const { answers } = await evidenceOf({ kind: 'click', mark: page.mark('Create') });
    assert.deepEqual(answers, [
      {
        method: 'POST',
        url: 'http://console.example/data/api.json?action=CreateUser',
        status: 200,
        code: 'Forbidden.RAM',
      },
    ]);
    assert.match(page.report.summary, /answered 200 Forbidden\.RAM/);
  });

  it('keeps no secret: neither known ones in any encoding, nor those that a field’s name gives away', async () => {
    harness().routes.set('/save', (request, response) => {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': `sid=${UNKNOWN}` })
        .end(`{"AccessKeySecret":"${UNKNOWN}","note":"${KNOWN}"}`);
    });
    harness().page(
      '/secrets.html',
      `<button>Send</button><script>
        const known = ${JSON.stringify(KNOWN)}, unknown = ${JSON.stringify(UNKNOWN)};
        document.querySelector('button').onclick = async () => {
          const post = (query, body, type) => fetch('/save?' + query, {
            method: 'POST', body, headers: { 'content-type': type, authorization: 'Bearer ' + unknown } });
          await post('note=' + encodeURIComponent(known), JSON.stringify({ note: known, params: { NewPassword: unknown } }), 'application/json');
          await post('sec_token=' + unknown, new URLSearchParams({ params: JSON.stringify({ Password: unknown }), note: known }).toString(), 'application/x-www-form-urlencoded');
          await post('a=1', '<User><Password>' + unknown + '</Password><Note>' + known + '</Note></User>', 'application/xml');
          await post('a=2', JSON.stringify([{ name: 'password', value: unknown }, btoa(known)]), 'text/plain');
          await post('a=3', new TextEncoder().encode(unknown + known), 'application/octet-stream');
          console.error('could not store ' + known);
        };</script>`,
    );
    const page = await open('/secrets.html');
    page.session.redactor.add(KNOWN);
    const evidence = await evidenceOf({ kind: 'click', mark: page.mark('Send') });
    const log = await archiveOf(evidence);
    assert.equal(log.entries.length, 5);
    assert.match(log.entries[0]?.request.postData?.text ?? '', /"note":"\[secret\]"/);
    assert.match(log.entries[1]?.request.url ?? '', /sec_token=\[secret\]/);
    const stored = JSON.stringify([log, await page.trajectory(), page.report]);
    for (const secret of [KNOWN, UNKNOWN, encodeURIComponent(KNOWN), Buffer.from(KNOWN).toString('base64')]) {
      assert.ok(!stored.includes(secret), `${secret} is in what was stored`);
    }
    assert.ok(log.entries.every(({ request, response }) => [...request.headers, ...response.headers].length === 0));
    // The body that is no text is told by its size and hash only.
    assert.equal(log.entries[4]?.request.postData?.text, '');
    assert.match(log.entries[4]?.request.postData?._sha256 ?? '', /^[0-9a-f]{64}$/);
  });

  it('stays small on a page that never stops asking and complaining', async () => {
    harness().routes.set('/poll', (_request, response) => response.end('{}'));
    harness().page(
      '/busy.html',
      `<button onclick="for (let i = 0; i < 400; i++) { fetch('/poll?' + i); console.error('failed ' + i + ' ' + 'x'.repeat(5000)); }">Go</button>`,
    );
    const page = await open('/busy.html');
    const evidence = await evidenceOf({ kind: 'click', mark: page.mark('Go') });
    const log = await archiveOf(evidence);
    assert.equal(log.entries.length, 200);
    assert.match(log.comment, /2\d\d more requests/);
    assert.equal(evidence.consoleErrors.length, 10);
    assert.ok(evidence.consoleErrors.every((text) => text.length <= 201));
    assert.deepEqual(evidence.answers, []);
  });

  it('tells an answer that comes late in the step that it comes in', async () => {
    let answer: (() => void) | undefined;
    harness().routes.set('/slow', (request, response) => {
      request.resume();
      answer = () => response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
    });
    harness().page('/late.html', `<button onclick="fetch('/slow', { method: 'PUT' })">Save</button>`);
    const page = await open('/late.html');
    const first = await evidenceOf({ kind: 'click', mark: page.mark('Save') });
    assert.deepEqual(
      first.answers.map(({ method, status }) => [method, status]),
      [['PUT', 0]],
    );
    answer?.();
    const second = await evidenceOf({ kind: 'wait', seconds: 0.3 });
    assert.deepEqual(
      second.answers.map(({ method, status }) => [method, status]),
      [['PUT', 403]],
    );
  });

  it('says where the time went, and notices an artifact that was changed afterwards', async () => {
    harness().page('/plain.html', '<button>Nothing</button>');
    const page = await open('/plain.html');
    const before = Date.now();
    const { timings, har, answers } = await evidenceOf({ kind: 'click', mark: page.mark('Nothing') });
    const spent = timings.act + timings.settle + timings.observe + timings.persist;
    assert.ok(timings.settle > 0 && timings.observe > 0 && spent <= Date.now() - before + 2, JSON.stringify(timings));
    assert.deepEqual([har, answers], [null, []]);
    const { screenshot } = page.observation;
    await writeFile(harness().artifacts.path(screenshot), 'another picture');
    await assert.rejects(harness().artifacts.get(screenshot), { name: 'ArtifactMissing', message: /changed/ });
  });

  it('keeps a trace on demand, without secrets, typed texts, headers and bodies', async () => {
    harness().routes.set('/style.css', (_request, response) => {
      response.setHeader('content-type', 'text/css');
      response.end('h1 { color: teal; }');
    });
    harness().routes.set('/keys', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': `sid=${UNKNOWN}` });
      response.end(`{"Secret":"${UNKNOWN}"}`);
    });
    harness().page(
      '/traced.html',
      `<link rel="stylesheet" href="/style.css"><meta name="csrf-token" content="${UNKNOWN}"><h1>Keys of ${KNOWN}</h1>
       <input type="hidden" name="sec_token" value="${UNKNOWN}"><label>Password <input type="password"></label>
       <button data-token="${UNKNOWN}" onclick="fetch('/keys?token=${UNKNOWN}', { headers: { authorization: '${UNKNOWN}' } }); console.log('${UNKNOWN}')">Create key</button>`,
    );
    const page = await open('/traced.html');
    const { session } = page;
    session.redactor.add(KNOWN);
    const { artifacts, claims } = harness();
    const head = { episodeId: session.episodeId, task: page.task, policy: 'test', first: page.task };
    session.trajectory = new TrajectoryLog(
      head,
      artifacts,
      claims,
      session.redactor,
      await EpisodeTrace.start(session.tabs.context, harness().folder),
    );
    await session.tabs.current.page.reload();
    await page.do({ kind: 'wait', seconds: 0.1 });
    await page.do({ kind: 'type', mark: page.mark('Password'), text: UNKNOWN });
    await page.do({ kind: 'click', mark: page.mark('Create key') });
    const ref = await session.trajectory.finish({ kind: 'complete', message: '' });
    const { trace } = await artifacts.getJson<{ trace: { artifact?: typeof ref; refused?: string } }>(ref);
    assert.ok(trace.artifact !== undefined, trace.refused);
    const entries = [...readZip(await artifacts.get(trace.artifact), 100_000_000)];
    const text = entries.map(({ name, bytes }) => `${name}\n${bytes.toString('utf8')}`).join('\n');
    for (const secret of [KNOWN, UNKNOWN]) {
      assert.ok(!text.includes(secret), `${secret}: …${text.slice(text.indexOf(secret) - 200, text.indexOf(secret))}`);
    }
    assert.match(text, /"method":"mouseClick"/);
    assert.match(text, /Keys of \[secret\]/);
    assert.match(text, /color: teal/);
    assert.deepEqual([...new Set(entries.map(({ name }) => name.replace(/^.*\./, '')))].sort(), [
      'css',
      'network',
      'trace',
    ]);
  });
});

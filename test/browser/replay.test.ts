import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { performStep } from '../../activities/browser/session/perform-step.js';
import { decide } from '../../activities/policy/decide.js';
import type { Turn } from '../../activities/trajectory/replay.js';
import { replayEpisode } from '../../activities/trajectory/replay.js';
import type { Action } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import { type EpisodeFacts, episodeFacts } from '../../domain/findings/facts.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Trajectory } from '../../domain/trajectory.js';
import type { DecideRequest } from '../../policy-server/contract.js';
import { type Episode, Harness } from './harness.js';

const PAGE = `<h1>Users</h1><label>Name <input></label>
  <button onclick="document.getElementById('rows').append(document.querySelector('input').value)">Add</button><p id="rows"></p>`;

/** What the policy of this test does, turn by turn, by the names that a page shows. */
const SCRIPT: readonly ((mark: (name: string) => number) => Action)[] = [
  (mark) => ({ kind: 'type', mark: mark('Name'), text: 'ada' }),
  () => ({ kind: 'wait', seconds: 0.1 }),
  () => ({ kind: 'click', mark: 9_999 }),
  (mark) => ({ kind: 'click', mark: mark('Add') }),
  () => ({ kind: 'task_complete', evidence: 'the row is there' }),
];

describe('the replay of an episode', function () {
  this.timeout(60_000);
  let harness: Harness | undefined;
  let policy: Server;
  let asked: DecideRequest[];

  before(async function () {
    harness = await Harness.start();
    if (harness === undefined) this.skip();
  });
  after(() => harness?.stop());

  beforeEach(async () => {
    asked = [];
    policy = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.method === 'GET') {
        response.end(JSON.stringify({ policyVersion: 'script', wantsScreenshot: false }));
        return;
      }
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = JSON.parse(Buffer.concat(chunks).toString()) as DecideRequest;
        const action = SCRIPT[asked.length]?.(
          (name) => body.observation.elements.find((element) => element.name === name)?.mark ?? 0,
        );
        asked.push(body);
        const thought = { progress: '', page: '', goal: 'go on' };
        const serving = { instruction: 'i1', label: null, how: 'asDocumented', reason: '' };
        response.end(
          JSON.stringify({ decision: { thought, serving, action }, candidates: [], policyVersion: 'script' }),
        );
      })();
    });
    policy.listen(0, '127.0.0.1');
    await once(policy, 'listening');
  });
  afterEach(() => {
    policy.closeAllConnections();
    policy.close();
  });

  /** Plays the script as the workflow does; gives the whole trajectory and what was seen on the way. */
  async function play(episode: Episode): Promise<{ ref: ArtifactRef; seen: Map<string, Observation> }> {
    assert.ok(harness);
    const { artifacts, claims } = harness;
    const { session } = episode;
    const log = session.trajectory;
    assert.ok(log !== null && session.last !== null);
    let { ref: observation } = session.last;
    let trajectory = await log.store();
    const seen = new Map([[observation.sha256, session.last.observation]]);
    const options = { policyServerUrl: `http://127.0.0.1:${(policy.address() as AddressInfo).port}`, timeoutMs: 5_000 };
    for (let step = 1; ; step += 1) {
      if (step === 3) {
        // A person's hint in mid-episode, as the activity `record` adds it.
        trajectory = await log.add({ kind: 'hint', afterStep: 2, text: 'there is a button' });
        const { ref, observation: fresh } = await session.look(2, AbortSignal.timeout(10_000));
        observation = ref;
        seen.set(ref.sha256, fresh);
      }
      const input = { task: episode.task, trajectory, observation, policy: 'test' };
      const { kind, decision } = await decide(artifacts, input, options);
      if (kind === 'task_complete') {
        const last = session.last.ref;
        return { ref: await log.finish({ kind: 'complete', message: 'done' }, { decision, last }), seen };
      }
      const report = await performStep(session, claims, { sessionId: session.id, step, decision }, neverAborts());
      ({ observation, trajectory } = report);
      seen.set(observation.sha256, await artifacts.getJson<Observation>(observation));
    }
  }

  it('gives the same requests and the same facts as the live run, in a process without a browser', async () => {
    assert.ok(harness);
    harness.page('/users.html', PAGE);
    const episode = await harness.open('/users.html');
    const { ref, seen } = await play(episode).finally(() => episode.close());
    const script = fileURLToPath(new URL('./replay-process.ts', import.meta.url));
    const args = ['--import', 'tsx', script, harness.artifacts.folder, JSON.stringify(ref)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64_000_000 });
    const { turns, facts } = JSON.parse(stdout) as { turns: readonly Turn[]; facts: EpisodeFacts };
    assert.equal(turns.length, SCRIPT.length);
    assert.deepEqual(
      turns.map(({ request }) => request),
      asked,
    );
    assert.deepEqual(
      turns.map(({ decision, outcome, after }) => [decision?.action.kind, outcome?.status ?? null, after !== null]),
      [
        ['type', 'landed', true],
        ['wait', 'landed', true],
        ['click', 'failed', true],
        ['click', 'landed', true],
        ['task_complete', null, false],
      ],
    );
    assert.deepEqual(turns[2]?.request.hints, ['there is a button']);
    const task = await harness.artifacts.getJson<EpisodeTask>(episode.task);
    const trajectory = await harness.artifacts.getJson<Trajectory>(ref);
    const live = episodeFacts(task, trajectory, seen, 1);
    assert.deepEqual(facts, JSON.parse(JSON.stringify(live)));
  });

  it('refuses an episode of which anything was changed or is missing', async () => {
    assert.ok(harness);
    harness.page('/users.html', PAGE);
    const episode = await harness.open('/users.html');
    const { ref } = await play(episode).finally(() => episode.close());
    const { turns } = await replayEpisode(harness.artifacts, ref);
    const changed = turns[1]?.request.trajectory.events[0];
    assert.ok(changed?.kind === 'step');
    await writeFile(harness.artifacts.path(changed.record.after), '{}');
    await assert.rejects(replayEpisode(harness.artifacts, ref), { name: 'ArtifactMissing', message: /changed/ });
  });
});

function neverAborts(): AbortSignal {
  return new AbortController().signal;
}

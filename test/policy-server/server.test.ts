import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axios from 'axios';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { decide } from '../../activities/policy/decide.js';
import type { Decision } from '../../domain/action.js';
import { decideResponseSchema } from '../../policy-server/contract.js';
import { createPolicyLookup } from '../../policy-server/lookup.js';
import { createPolicyServer } from '../../policy-server/server.js';
import { FakeBrowser } from './fake-console.js';
import { handTask, requestFor } from './requests.js';

function observation() {
  return new FakeBrowser(() => ({
    url: 'https://ram.console.aliyun.com/',
    title: 'RAM',
    controls: [
      { role: 'navigation', name: 'Overview' },
      { role: 'navigation', name: 'Identities' },
    ],
  })).observe();
}

describe('policy server', () => {
  let server: Server;
  let url: string;
  let folder: string;

  beforeEach(async () => {
    server = createPolicyServer(createPolicyLookup({}));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), 'policy-'));
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers health and version', async () => {
    assert.deepEqual((await axios.get(`${url}/v1/health`)).data, { ok: true });
    assert.match((await axios.get(`${url}/v1/version`)).data.policyVersion, /^ranker:0:\w+$/);
  });

  it('decides with its candidates, best first, each with a score and its features', async () => {
    const answer = await axios.post(`${url}/v1/decide`, requestFor(handTask(), observation()));
    const { decision, candidates } = decideResponseSchema.parse(answer.data);
    assert.deepEqual(decision.action, { kind: 'click', mark: 2 });
    assert.deepEqual(decision.serving, { instruction: '1.2.1', label: 'Identities', how: 'asDocumented', reason: '' });
    assert.deepEqual(candidates[0]?.decision, decision);
    const scores = candidates.map((candidate) => candidate.score);
    assert.deepEqual(
      scores,
      [...scores].sort((left, right) => right - left),
    );
    assert.ok(candidates.every((candidate) => Object.keys(candidate.features).length > 0));
  });

  it('gives the same answer to the same request', async () => {
    const request = requestFor(handTask(), observation());
    const [first, second] = await Promise.all([
      axios.post(`${url}/v1/decide`, request),
      axios.post(`${url}/v1/decide`, request),
    ]);
    assert.deepEqual(first.data, second.data);
  });

  it('names what is wrong with a bad request', async () => {
    const ask = (body: unknown) =>
      axios.post(`${url}/v1/decide`, body, {
        validateStatus: () => true,
        headers: { 'content-type': 'application/json' },
      });
    const empty = await ask({});
    assert.equal(empty.status, 400);
    assert.match(empty.data.message, /task/);
    assert.equal((await ask('{not json')).status, 400);
    const unknown = await ask({ ...requestFor(handTask(), observation()), policy: 'oracle' });
    assert.deepEqual([unknown.status, unknown.data.error], [400, 'InvalidInput']);
    assert.equal((await axios.get(`${url}/v2/decide`, { validateStatus: () => true })).status, 404);
  });

  it('is asked by the activity, which stores the decision and returns little', async () => {
    const artifacts = new FolderArtifactStore(folder);
    const { task, trajectory, observation: seen } = requestFor(handTask(), observation());
    const input = {
      task: await artifacts.putJson(task),
      trajectory: await artifacts.putJson(trajectory),
      observation: await artifacts.putJson(seen),
      policy: 'ranker',
    };
    const result = await decide(artifacts, input, { policyServerUrl: url, timeoutMs: 5_000 });
    assert.deepEqual([result.kind, result.request], ['click', null]);
    assert.match(result.summary, /Identities/);
    const decision = await artifacts.getJson<Decision>(result.decision);
    assert.deepEqual(decision.action, { kind: 'click', mark: 2 });
    await assert.rejects(
      decide(artifacts, { ...input, policy: 'oracle' }, { policyServerUrl: url, timeoutMs: 5_000 }),
      {
        name: 'InvalidInput',
      },
    );
    const elsewhere = { policyServerUrl: 'http://127.0.0.1:9', timeoutMs: 5_000 };
    const remote = createPolicyServer(() => createPolicyLookup({})('ranker'));
    remote.listen(0, '127.0.0.1');
    await once(remote, 'listening');
    try {
      const policy = `remote:http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
      assert.equal((await decide(artifacts, { ...input, policy }, elsewhere)).kind, 'click');
    } finally {
      remote.closeAllConnections();
      remote.close();
    }
    await assert.rejects(decide(artifacts, { ...input, policy: 'remote:http://policy.example:80' }, elsewhere), {
      name: 'InvalidInput',
      message: /remotePolicyHosts/,
    });
    server.closeAllConnections();
    server.close();
    await assert.rejects(decide(artifacts, input, { policyServerUrl: url, timeoutMs: 5_000 }), {
      name: 'PolicyUnavailable',
    });
  });
});

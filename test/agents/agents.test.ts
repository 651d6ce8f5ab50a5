import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { AGENT_NAMES, createAgent } from '../../benchmark/agents/agents.js';
import { asPolicy } from '../../benchmark/agents/policy.js';
import type { Decision } from '../../domain/action.js';
import { decideResponseSchema } from '../../policy-server/contract.js';
import { createPolicyServer } from '../../policy-server/server.js';
import { element, type Past, page, request } from './requests.js';

const PAGE = page([
  element({ mark: 1, name: 'Identities', role: 'navigation' }),
  element({ mark: 2, name: 'Users', role: 'navigation', group: ['Identities'] }),
  element({ mark: 3, name: 'Create User' }),
  element({ mark: 4, name: 'Name', role: 'textbox', value: '' }),
  element({ mark: 5, name: 'Region', role: 'combobox', value: 'China (Hangzhou)' }),
  element({ mark: 6, name: 'Force reset', role: 'checkbox' }),
]);

/** What an agent does on one and the same page until it ends. */
async function playAlone(name: string, seed?: number): Promise<readonly Decision[]> {
  const agent = await createAgent(name, seed);
  const past: Past[number][] = [];
  while (past.length < 100) {
    const decision = agent.decide(request(PAGE, past));
    past.push([decision, 'landed']);
    if (/^task_/.test(decision.action.kind)) break;
  }
  return past.map(([decision]) => decision);
}

describe('scripted agents', () => {
  it('no-op waits and gives up', async () => {
    const kinds = (await playAlone('no-op')).map(({ action }) => action.kind);
    assert.deepEqual(kinds, ['wait', 'wait', 'wait', 'task_unachievable']);
  });

  it('claims-done claims at once', async () => {
    const kinds = (await playAlone('claims-done')).map(({ action }) => action.kind);
    assert.deepEqual(kinds, ['task_complete']);
  });

  it('random does legal things on marks of the page, the same with the same seed', async () => {
    const [decisions, again, other] = [
      await playAlone('random', 1),
      await playAlone('random', 1),
      await playAlone('random', 2),
    ];
    assert.deepEqual(decisions, again);
    assert.notDeepEqual(decisions, other);
    assert.equal(decisions.at(-1)?.action.kind, 'task_unachievable');
    const roles = new Map(PAGE.elements.map(({ mark, role }) => [mark, role]));
    for (const { action } of decisions) {
      if (!('mark' in action) || action.mark === undefined) continue;
      const role = roles.get(action.mark);
      assert.ok(role !== undefined, `mark ${action.mark} is not on the page`);
      if (action.kind === 'type') assert.equal(role, 'textbox');
      if (action.kind === 'select') assert.equal(role, 'combobox');
      if (action.kind === 'check') assert.equal(role, 'checkbox');
    }
    assert.ok(new Set(decisions.map(({ action }) => action.kind)).size >= 4);
  });

  it('literal-follower presses what is called as each label, past a navigation group that is open', async () => {
    const decisions = await playAlone('literal-follower');
    assert.deepEqual(
      decisions.map(({ action, serving }) => [serving.instruction, 'mark' in action ? action.mark : action.kind]),
      [
        ['1.2.1', 2],
        ['1.3.1', 3],
        [null, 'task_complete'],
      ],
    );
  });

  it('answer behind the policy contract, whatever name they are asked by', async () => {
    for (const name of AGENT_NAMES.filter((one) => one !== 'oracle')) {
      const policy = asPolicy(await createAgent(name));
      const server = createPolicyServer(() => policy);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      try {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        const asked = { ...request(PAGE), policy: `remote:${url}` };
        const answer = decideResponseSchema.parse((await axios.post(`${url}/v1/decide`, asked)).data);
        assert.equal(answer.policyVersion, policy.version);
        assert.deepEqual(answer.decision, (await createAgent(name)).decide(asked));
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }
  });

  it('are refused by names that none has', async () => {
    await assert.rejects(createAgent('ranker'), /InvalidInput|There is no agent "ranker"/);
  });
});

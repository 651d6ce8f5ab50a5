import assert from 'node:assert/strict';
import { assertPolicyAllowed, isPolicyName, remotePolicyName, remotePolicyUrl } from '../../domain/policy-name.js';

describe('policy names', () => {
  it('knows the ranker, models and policy servers by their address, and nothing else', () => {
    for (const name of ['ranker', 'openai:qwen-vl', 'remote:http://127.0.0.1:8800', 'remote:https://a.example/one']) {
      assert.ok(isPolicyName(name), name);
    }
    for (const name of [
      'oracle',
      'openai:',
      'remote:',
      'remote:8800',
      'remote:ftp://127.0.0.1',
      'remote:http://user:word@127.0.0.1',
      'remote:http://127.0.0.1/?a=1',
      'remote:http://127.0.0.1/#a',
    ]) {
      assert.ok(!isPolicyName(name), name);
    }
    assert.equal(remotePolicyUrl('remote:http://127.0.0.1:8800/'), 'http://127.0.0.1:8800');
    assert.equal(remotePolicyUrl(remotePolicyName('http://127.0.0.1:8800/no-op')), 'http://127.0.0.1:8800/no-op');
    assert.equal(remotePolicyUrl('ranker'), null);
  });

  it('lets workers ask servers of this machine, and others only where they are named', () => {
    for (const host of ['127.0.0.1:1', '127.9.9.9', 'localhost:80', '[::1]:80']) {
      assertPolicyAllowed(`remote:http://${host}`, []);
    }
    assertPolicyAllowed('ranker', []);
    const refused = { name: 'InvalidInput', message: /remotePolicyHosts/ };
    for (const host of ['policy.example', '127.0.0.1.example', '10.0.0.1', '0.0.0.0', 'localhost.example']) {
      assert.throws(() => assertPolicyAllowed(`remote:http://${host}`, []), refused, host);
    }
    assertPolicyAllowed('remote:http://Policy.example:80', ['policy.example']);
    assert.throws(() => assertPolicyAllowed('remote:http://policy.example:80', ['example']), refused);
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hostAllowed } from '../../activities/browser/action-policy.js';
import { likeness } from '../../activities/browser/actions/target.js';
import { directRules, resolverRules } from '../../activities/browser/network-guard.js';
import { fitElements, fitTexts, OBSERVATION_BUDGET, type Ranked } from '../../activities/browser/observe/budget.js';
import { federationUrlFor, roleSessionName } from '../../activities/browser/sign-in.js';
import { elementTokens } from '../../domain/observation-text.js';
import { estimateTokens } from '../../domain/token-estimate.js';

describe('browser rules', () => {
  it('makes role session names that the vendor accepts and that differ', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        assert.match(roleSessionName(one), /^[A-Za-z0-9.@_-]{2,64}$/);
        if (one !== other) assert.notEqual(roleSessionName(one), roleSessionName(other));
      }),
    );
  });

  it('signs in on the site of the page that is wanted', () => {
    const console = {
      federationUrl: 'https://signin.aliyun.com/federation',
      listener: null,
      certificateKeyHash: null,
      allowedHosts: ['aliyun.com', 'alibabacloud.com'],
      products: null,
    };
    assert.equal(federationUrlFor(console, 'https://ram.console.aliyun.com/').hostname, 'signin.aliyun.com');
    assert.equal(
      federationUrlFor(console, 'https://ram.console.alibabacloud.com/').hostname,
      'signin.alibabacloud.com',
    );
  });

  it('takes a host only as a whole name or below an allowed one', () => {
    const allowed = ['aliyun.com'];
    for (const host of ['aliyun.com', 'ecs.console.aliyun.com', 'ALIYUN.com', 'aliyun.com.'])
      assert.ok(hostAllowed(host, allowed), host);
    for (const host of ['evilaliyun.com', 'aliyun.com.evil.test', 'com', '', '127.0.0.1'])
      assert.ok(!hostAllowed(host, allowed), host);
  });

  it('resolves nothing but the allowed hosts', () => {
    assert.equal(
      resolverRules({ allowedHosts: ['a.test'], listener: '127.0.0.1:8443' }),
      'MAP a.test 127.0.0.1:8443,MAP *.a.test 127.0.0.1:8443,MAP * ~NOTFOUND',
    );
    assert.equal(
      resolverRules({ allowedHosts: ['a.test'], listener: null }),
      'EXCLUDE a.test,EXCLUDE *.a.test,MAP * ~NOTFOUND',
    );
  });

  it('goes past the proxy that does not exist for the allowed hosts at their standard ports only', () => {
    assert.equal(directRules(['a.test']), '<-loopback>;a.test:80;*.a.test:80;a.test:443;*.a.test:443');
  });

  it('fits elements into the budget: best ranks kept, reading order kept, nothing lost from the count', () => {
    const ranked = fc.array(
      fc.record({
        rank: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
        wanted: fc.boolean(),
        name: fc.string({ maxLength: 200 }),
      }),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(ranked, (entries) => {
        const all: Ranked[] = entries.map(({ rank, wanted, name }, mark) => ({
          rank,
          wanted,
          element: {
            mark,
            name,
            role: 'button',
            value: null,
            states: [],
            group: [],
            column: null,
            box: { x: 0, y: 0, width: 1, height: 1 },
            coveredBy: null,
          },
        }));
        const { elements, left } = fitElements(all);
        assert.equal(elements.length + left.length, all.length);
        assert.ok(elements.length <= OBSERVATION_BUDGET.elements);
        assert.ok(elements.reduce((sum, element) => sum + elementTokens(element), 0) <= OBSERVATION_BUDGET.tokens);
        const ranks = elements.map(({ mark }) => (entries[mark]?.rank === 0 ? 0 : 1));
        assert.deepEqual(ranks, [...ranks].sort());
      }),
    );
  });

  it('drops plain texts before headings and keeps their order', () => {
    const texts = [
      ...Array.from({ length: 100 }, (_, index) => ({ text: `plain ${index}`, rank: 1 as const })),
      { text: 'Heading', rank: 0 as const },
    ];
    const kept = fitTexts(texts);
    assert.equal(kept.length, OBSERVATION_BUDGET.texts);
    assert.equal(kept.at(-1), 'Heading');
    assert.equal(kept[0], 'plain 0');
  });

  it('counts ideographs as whole tokens', () => {
    assert.equal(estimateTokens('创建用户'), 4);
    assert.equal(estimateTokens('user'), 1);
  });

  it('finds names alike when they share letters', () => {
    assert.equal(likeness('createuser', 'createuser'), 1);
    assert.ok(likeness('createuser', 'createusergroup') > likeness('createuser', 'deleterole'));
  });
});

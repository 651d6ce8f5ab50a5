import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { assertAllowed, hostAllowed } from '../../activities/browser/action-policy.js';
import { likeness } from '../../activities/browser/actions/target.js';
import { LeasePolicy } from '../../activities/browser/lease-policy.js';
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

  it('refuses no label that the walks and scripts of the real documents press', async () => {
    const labels = new Set<string>();
    for (const folder of ['../cloud/walks', '../../benchmark/agents/oracle/scripts']) {
      const at = new URL(`${folder}/`, import.meta.url);
      for (const name of (await readdir(at)).filter((file) => file.endsWith('.ts'))) {
        const source = await readFile(new URL(name, at), 'utf8');
        for (const [, text = ''] of source.matchAll(/'([^'\n]{1,60})'/g)) labels.add(text);
      }
    }
    assert.ok(labels.size > 300, `${labels.size} labels`);
    // Labels of the real documents are documented in them; what signs out or closes an account is refused all the same.
    const context = { documented: true, href: null, pageUrl: 'https://a.test/', allowedHosts: ['a.test'] };
    const refused = [...labels].filter((label) => {
      try {
        assertAllowed({ kind: 'click', mark: 1 }, { ...context, label });
        return false;
      } catch {
        return true;
      }
    });
    console.log(`      labels of real documents refused: ${refused.length} of ${labels.size}`);
    assert.deepEqual(refused, []);
  });

  describe('what may be changed under a lease', () => {
    const nothing = { row: null, dialog: null, inMenu: false, chosen: [], heading: '' };
    const question = (title: string, text: string) => ({ ...nothing, dialog: { title, text, isForm: false } });
    type Around = Parameters<LeasePolicy['assertWithin']>[0]['around'];

    /** What becomes of presses, one after the other: the labels of those that were refused. */
    function refused(presses: readonly (readonly [string, Partial<Around>, string?])[]): readonly string[] {
      const policy = new LeasePolicy({
        values: [
          { label: 'VPC', value: 'vpc-bp1aaaaaaaaaaaaaaaa1', alsoShownAs: ['net'], source: 'resource' },
          { label: 'Region', value: 'China (Hangzhou)', alsoShownAs: [], source: 'lease' },
        ],
        regionId: 'cn-hangzhou',
        namePrefix: 'ca-1a2b3c4d',
        leased: ['i-bp1ccccccccccccccccc', 'ca-1a2b3c4d-web'],
        procedure: { id: 'p', title: 'p', steps: [] },
      } as unknown as ConstructorParameters<typeof LeasePolicy>[0]);
      return presses.flatMap(([label, around, pageUrl = 'https://a.test/list']) => {
        try {
          policy.assertWithin({ label, isSwitch: false, pageUrl, around: { ...nothing, ...around } });
          return [];
        } catch (error) {
          assert.equal((error as Error).name, 'ActionForbidden');
          return [label];
        }
      });
    }

    const FOREIGN = 'i-bp1ddddddddddddddddd prod | Running';
    const OWN = 'i-bp1ccccccccccccccccc web | Running';

    it('lets everything be made, read and opened', () => {
      assert.deepEqual(
        refused([
          ['Create', {}],
          ['Manage', { row: FOREIGN }],
          ['Next', { heading: FOREIGN }],
          ['OK', question('Create VPC', 'Name, and how to delete it later')],
          ['Cancel', question('Delete', FOREIGN)],
        ]),
        [],
      );
    });

    it('judges rows, ticked rows and menus of rows by their key', () => {
      assert.deepEqual(
        refused([
          ['Delete', { row: OWN }],
          ['编辑', { row: 'net | Available' }],
          ['Stop', { chosen: [OWN] }],
        ]),
        [],
      );
      assert.deepEqual(
        refused([
          ['Delete', { row: FOREIGN }],
          ['修改', { row: FOREIGN }],
          ['Release', { chosen: [OWN, FOREIGN] }],
          ['Delete', { row: 'prod | China (Hangzhou)' }],
          ['Delete', { row: 'ca-99999999-other | Running' }],
        ]),
        ['Delete', '修改', 'Release', 'Delete', 'Delete'],
      );
      assert.deepEqual(
        refused([
          ['More', { row: FOREIGN }],
          ['Release', { inMenu: true }],
        ]),
        ['Release'],
      );
      assert.deepEqual(
        refused([
          ['More', { row: OWN }],
          ['Release', { inMenu: true }],
        ]),
        [],
      );
    });

    it('judges questions by what they name, and those that name nothing by what asked', () => {
      assert.deepEqual(refused([['OK', question('Delete', 'Delete i-bp1ccccccccccccccccc?')]]), []);
      assert.deepEqual(refused([['OK', question('Delete', 'Delete i-bp1ddddddddddddddddd?')]]), ['OK']);
      assert.deepEqual(
        refused([
          ['Delete', { row: OWN }],
          ['OK', question('Delete', 'Are you sure?')],
        ]),
        [],
      );
      assert.deepEqual(refused([['OK', question('Delete', 'Are you sure?')]]), ['OK']);
      assert.deepEqual(refused([['确定', question('删除', '确定要删除全部实例吗？')]]), ['确定']);
    });

    it('judges the page of a thing by its address and title', () => {
      assert.deepEqual(refused([['Release', {}, 'https://a.test/instance/i-bp1ccccccccccccccccc']]), []);
      assert.deepEqual(
        refused([['Release', {}, 'https://a.test/instance/i-bp1ddddddddddddddddd?region=cn-hangzhou']]),
        ['Release'],
      );
      assert.deepEqual(refused([['Delete All Instances', {}]]), ['Delete All Instances']);
    });
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

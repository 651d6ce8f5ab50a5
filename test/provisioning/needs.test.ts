import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseDocument } from '../../activities/documents/parse.js';
import { kindsNeeded, type MetaOffer, matchNeeds } from '../../domain/needs.js';
import type { Procedure } from '../../domain/procedure.js';
import { RESOURCE_KIND_NAMES, type ResourceKind } from '../../domain/resource-kinds.js';
import { META_LIBRARY } from '../../pulumi/resources/library.js';

const LIBRARY: readonly MetaOffer[] = META_LIBRARY.map(({ description, provides }) => ({
  id: description.id,
  attributes: description.attributes,
  provides,
}));
const CORPUS = '../shared/corpus/core';

function needsOf(markdown: string): readonly string[] {
  const [procedure] = parseDocument('document.md', markdown).procedures;
  assert.ok(procedure, 'the document has a procedure');
  return matchNeeds(procedure, LIBRARY).needs.map((need) => need.meta);
}

function procedureWith(parts: Partial<Procedure>): Procedure {
  return {
    id: 'p',
    title: 'Do something',
    line: 1,
    steps: [],
    prerequisites: [],
    result: '',
    operations: [],
    ...parts,
  };
}

function prerequisite(text: string): Partial<Procedure> {
  return { prerequisites: [{ line: 7, column: 1, text, links: [] }] };
}

describe('needs of a procedure', () => {
  const documents: readonly [string, readonly string[]][] = [
    ['01-ecs-create-a-security-group.en', ['network']],
    ['01-ecs-create-a-security-group.zh', ['network']],
    ['27-ecs-create-a-security-group.en', ['network']],
    ['27-ecs-create-a-security-group.zh', ['network']],
    ['10-ram-disable-an-accesskey-pair.en', ['ram-user-with-access-key']],
    ['10-ram-disable-an-accesskey-pair.zh', ['ram-user-with-access-key']],
    ['02-ecs-create-an-ssh-key-pair.en', []],
    ['02-ecs-create-an-ssh-key-pair.zh', []],
    ['07-oss-create-buckets.en', []],
    ['07-oss-create-buckets.zh', []],
    ['09-ram-create-a-ram-user.en', []],
    ['09-ram-create-a-ram-user.zh', []],
  ];
  for (const [name, needs] of documents) {
    it(`${name}: ${needs.join(', ') || 'none'}`, function () {
      const path = `${CORPUS}/${name}.md`;
      if (!existsSync(path)) this.skip();
      assert.deepEqual(needsOf(readFileSync(path, 'utf8')), needs);
    });
  }

  it('reads them from steps that act on something that is there, in words of our own', () => {
    const document = (step: string): string =>
      `# Change a route\n\n1. Log on to the [VPC console](https://vpc.console.aliyun.com).\n2. ${step}\n3. Click **OK**.\n`;
    assert.deepEqual(needsOf(document('Find the target vSwitch and click **Edit** in the **Actions** column.')), [
      'network',
    ]);
    assert.deepEqual(needsOf(document('Click **Create vSwitch**.')), []);
  });

  it('gives the line and the sentence that it read a need from', () => {
    const procedure = procedureWith(prerequisite('Be brave. A VPC is created. Be kind.'));
    const [need] = matchNeeds(procedure, LIBRARY).needs;
    assert.deepEqual(need?.because, { line: 7, text: 'A VPC is created.' });
  });

  it('never takes what the procedure itself makes for a need', () => {
    const sentence = 'You have a VPC, a vSwitch, a RAM user, an AccessKey pair and a security group.';
    const all = new Set(kindsNeeded(procedureWith(prerequisite(sentence))).map(({ kind }) => kind));
    assert.deepEqual([...all].sort(), ['accessKey', 'ramUser', 'securityGroup', 'vSwitch', 'vpc']);
    const makers: readonly [ResourceKind, Partial<Procedure>][] = [
      ['securityGroup', { operations: ['CreateSecurityGroup'] }],
      ['ramUser', { title: 'Create a RAM user' }],
      ['vpc', { title: '创建专有网络' }],
    ];
    for (const [kind, maker] of makers) {
      const kinds = kindsNeeded(procedureWith({ ...prerequisite(sentence), ...maker })).map((need) => need.kind);
      assert.ok(!kinds.includes(kind), `${kind} is made by the procedure`);
      assert.equal(kinds.length, all.size - 1);
    }
  });

  it('covers every kind that some META makes, once, and says which none makes', () => {
    const kinds = fc.uniqueArray(fc.constantFrom(...RESOURCE_KIND_NAMES), { minLength: 1 });
    const library = fc.uniqueArray(fc.record({ id: fc.uuid(), attributes: fc.constant({}), provides: kinds }), {
      maxLength: 6,
      selector: (offer) => offer.id,
    });
    const text = 'You have a VPC, a vSwitch, a RAM user, an AccessKey pair, an EIP and a security group.';
    const procedure = procedureWith(prerequisite(text));
    const needed = kindsNeeded(procedure).map(({ kind }) => kind);
    fc.assert(
      fc.property(library, (offers) => {
        const { needs, unmet } = matchNeeds(procedure, offers);
        assert.equal(new Set(needs.map((need) => need.meta)).size, needs.length);
        const made = new Set(needs.flatMap((need) => offers.find((offer) => offer.id === need.meta)?.provides ?? []));
        const canBeMade = new Set(offers.flatMap((offer) => offer.provides));
        for (const kind of needed) {
          assert.equal(made.has(kind), canBeMade.has(kind));
          assert.equal(
            unmet.some((need) => need.kind === kind),
            !canBeMade.has(kind),
          );
        }
      }),
    );
  });

  it('is the same whatever stands around the sentences', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences' }), (filler) => {
        const procedure = procedureWith(prerequisite(`${filler} A VPC and a vSwitch are created. ${filler}`));
        assert.deepEqual(
          matchNeeds(procedure, LIBRARY).needs.map((need) => need.meta),
          ['network'],
        );
      }),
    );
  });
});

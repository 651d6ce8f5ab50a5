import assert from 'node:assert/strict';
import fc from 'fast-check';
import { similarity } from '../../policy-server/ranker/similarity.js';

describe('similarity of labels', () => {
  for (const [label, other, stranger] of [
    ['Users', 'RAM Users', 'User Groups'],
    ['用户', 'RAM用户', '用户组'],
    ['Buckets', 'Bucket List', 'Bucket Policies'],
    ['Bucket列表', 'Bucket管理', '数据列表'],
    ['Security Group Name', 'Name', 'Description'],
  ] as const) {
    it(`takes "${other}" rather than "${stranger}" for "${label}"`, () => {
      assert.ok(similarity(label, other) > similarity(label, stranger));
    });
  }

  it('is the same both ways, and complete for equal labels only', () => {
    const words = fc.array(fc.constantFrom('Create', 'User', 'Users', 'List', 'Name', '用户', '组', '管理'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, words, (one, two) => {
        const [left, right] = [one.join(' '), two.join(' ')];
        assert.equal(similarity(left, right), similarity(right, left));
        assert.equal(similarity(left, left), 1);
        assert.ok(similarity(left, right) >= 0 && similarity(left, right) <= 1);
      }),
    );
  });
});

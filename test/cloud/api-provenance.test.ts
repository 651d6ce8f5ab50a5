import assert from 'node:assert/strict';
import { sts } from '../../benchmark/cloud/products/sts/product.js';
import type { AttributeSpec } from '../../benchmark/cloud/spec/attribute.js';
import type { Label, Source } from '../../benchmark/cloud/spec/labels.js';
import type { OperationSpec } from '../../benchmark/cloud/spec/operation.js';
import type { ProductSpec } from '../../benchmark/cloud/spec/product.js';
import { format, labelsIn, provenanceOf, total } from '../../benchmark/cloud/tools/provenance.js';

const label = (word: string): Label => ({ zh: `词${word}`, en: `word ${word}` });
const attribute = (source: Source, word: string): AttributeSpec => ({ type: 'string', label: label(word), source });
const operation = (source: Source): OperationSpec => ({ kind: 'custom', access: 'read', source, handler: () => ({}) });

const product: ProductSpec = {
  ...sts,
  code: 'tiny',
  label: label('title'),
  resources: [
    {
      name: 'thing',
      label: label('thing'),
      id: { attribute: 'Id', from: 'caller' },
      scope: 'global',
      attributes: { Id: attribute('document', 'id'), A: attribute('assumed', 'a'), B: attribute('sdk', 'a') },
      notFound: { status: 404, code: 'X', message: 'x' },
      operations: { Get: operation('assumed'), List: operation('provider') },
    },
  ],
  operations: { Do: operation('assumed') },
};

describe('provenance of the local cloud', () => {
  it('counts sources by attribute and operation, and labels that documents contain', () => {
    const documents = { en: 'Choose **word title** and word a.', zh: '单击词id。' };
    const counted = provenanceOf(product, undefined, documents);
    assert.deepEqual(counted, {
      product: 'tiny',
      attributes: { count: 3, assumed: 1 },
      operations: { count: 3, assumed: 2 },
      // title, thing, id and, once, a.
      labels: { en: { count: 4, assumed: 2 }, zh: { count: 4, assumed: 3 } },
    });
    const twice = total([counted, { ...counted, labels: undefined }]);
    assert.deepEqual(
      [twice.attributes, twice.operations.assumed, twice.labels?.en.count],
      [{ count: 6, assumed: 2 }, 4, 4],
    );
    assert.equal(provenanceOf(product, undefined, undefined).labels, undefined);
  });

  it('prints shares, and none of nothing', () => {
    assert.equal(format({ count: 40, assumed: 3 }), '3/40 (7.5 %)');
    assert.equal(format({ count: 0, assumed: 0 }), '0/0');
  });

  it('finds labels however deep, once each, and survives rings', () => {
    const ring: Record<string, unknown> = {
      here: [{ title: label('x') }, { other: label('x') }],
      not: { zh: 1, en: 'a' },
    };
    ring.self = ring;
    assert.deepEqual([...labelsIn(ring)], [label('x')]);
  });
});

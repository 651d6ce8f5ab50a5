import assert from 'node:assert/strict';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import { vpc } from '../../benchmark/cloud/products/vpc/product.js';
import type { AttributeSpec } from '../../benchmark/cloud/spec/attribute.js';
import { buildCatalog } from '../../benchmark/cloud/spec/catalog.js';
import type { ProductSpec, ResourceSpec } from '../../benchmark/cloud/spec/index.js';
import type { Source } from '../../benchmark/cloud/spec/labels.js';

describe('product specs', () => {
  const [first, ...rest] = vpc.resources;
  const broken = (change: Partial<ResourceSpec>): ProductSpec => {
    assert.ok(first);
    return { ...vpc, resources: [{ ...first, ...change }, ...rest] };
  };
  const others = loadCatalog().products.filter(({ code }) => code !== vpc.code);

  it('are right as they are', () => {
    const catalog = loadCatalog();
    assert.deepEqual(new Set(catalog.products.map(({ code }) => code)).size, catalog.products.length);
    assert.equal(catalog.operation('vpc', 'CreateVpc')?.resourceKey, 'vpc/vpc');
    assert.equal(catalog.operation('ecs', 'DescribeRegions')?.resource, undefined);
    assert.equal(catalog.operation('ecs', 'CreateVpc'), undefined);
    buildCatalog([broken({}), ...others]);
  });

  it('name the place of a mistake', () => {
    const cases: [Partial<ResourceSpec>, RegExp][] = [
      [{ name: 'Vpc Thing' }, /vpc\.resources\.0\.name: must be kebab-case/],
      [{ states: { initial: 'Lost', values: {} } }, /vpc\/vpc\.states names Lost, which is not declared/],
      [
        {
          blockedBy: [{ resource: 'vpc/nothing', attribute: 'VpcId', error: { status: 400, code: 'X', message: 'x' } }],
        },
        /vpc\/vpc\.blockedBy\.0 names vpc\/nothing, which no product declares/,
      ],
      [
        {
          operations: {
            DescribeVpcs: {
              kind: 'list',
              access: 'read',
              source: 'sdk',
              itemsAt: 'Vpcs.Vpc',
              paging: 'page-number',
              defaultPageSize: 10,
              maximumPageSize: 50,
              filters: [{ parameter: 'Colour', attribute: 'Colour', match: 'exact' }],
            },
          },
        },
        /vpc\/vpc\.operations\.DescribeVpcs names Colour, which is no attribute of it/,
      ],
      [
        { attributes: { VpcId: { type: 'string', label: { zh: '', en: 'VPC' }, source: 'sdk' } } },
        /vpc\.resources\.0\.attributes\.VpcId\.label\.zh/,
      ],
      [
        { attributes: { VpcId: { type: 'string', label: { zh: '网', en: 'VPC' }, source: 'sdk', pattern: '(' } } },
        /VpcId\.pattern: must be a regular expression/,
      ],
    ];
    for (const [change, message] of cases) assert.throws(() => buildCatalog([broken(change), ...others]), message);
  });

  it('list every mistake at once, and unknown fields too', () => {
    const wrong = { ...broken({ name: 'Bad Name' }), apiVersion: 'soon', colour: 'red' } as ProductSpec;
    assert.throws(
      () => buildCatalog([wrong, ...others]),
      (error: Error) => {
        for (const part of ['vpc.apiVersion', 'vpc.resources.0.name', 'colour'])
          assert.ok(error.message.includes(part));
        return true;
      },
    );
  });

  it('name for every field and operation where it was learnt', () => {
    const [operation] = Object.entries(first?.operations ?? {});
    assert.ok(first && operation);
    const without = { source: undefined as unknown as Source };
    const VpcId: AttributeSpec = { type: 'string', label: { zh: '网', en: 'VPC' }, ...without };
    const attributes = { ...first.attributes, VpcId };
    const operations = { ...first.operations, [operation[0]]: { ...operation[1], ...without } };
    assert.throws(() => buildCatalog([broken({ attributes }), ...others]), /attributes\.VpcId\.source/);
    assert.throws(() => buildCatalog([broken({ operations }), ...others]), /operations\.\w+\.source/);
  });
});

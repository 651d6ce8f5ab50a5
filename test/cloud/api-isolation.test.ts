import assert from 'node:assert/strict';
import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import type { ParameterSpec } from '../../benchmark/cloud/spec/operation.js';

/** Regions of what a crowded account holds are never this one. */
const ELSEWHERE = 'cn-hangzhou';

/** Something that a required parameter takes. */
function filler({ type, values }: ParameterSpec): unknown {
  if (values !== undefined) return values[0];
  const known: Partial<Record<ParameterSpec['type'], unknown>> = {
    integer: 1,
    number: 1,
    boolean: true,
    object: {},
    'string-list': ['x'],
    'object-list': [{}],
    'json-list': ['x'],
  };
  return known[type] ?? 'anything1';
}

describe('what belongs to an account', () => {
  const catalog = loadCatalog();
  const engine = new LocalCloudEngine({ catalog, random: createRandom('isolation') });
  const owner = createAccount(engine, 'crowded');
  const stranger = createAccount(engine, 'empty');
  const ownerStore = engine.account(owner.accountId)?.store;

  /** One record of each kind whose id nobody can choose, or nobody else may have. */
  const records = new Map(
    (ownerStore?.all() ?? [])
      .filter(({ resource }) => {
        const spec = catalog.resource(resource);
        return spec?.id.from === 'prefix' || spec?.uniqueOver === 'cloud';
      })
      .map((record) => [record.resource, record]),
  );
  /** All calls that name such a record by its id. */
  const calls = catalog.products.flatMap((product) =>
    [{ name: '', operations: product.operations ?? {} }, ...product.resources].flatMap(({ name, operations }) =>
      Object.entries(operations).flatMap(([action, spec]) => {
        const own = `${product.code}/${name}`;
        const named = [...records.values()].filter(({ resource }) => {
          const id = catalog.resource(resource)?.id.attribute ?? '';
          return resource === own || (resource.startsWith(`${product.code}/`) && id in (spec.parameters ?? {}));
        });
        if (named.length === 0 || spec.kind === 'create') return [];
        const ids = named.map(({ resource, id }) => [catalog.resource(resource)?.id.attribute ?? '', id] as const);
        const fill = Object.entries(spec.parameters ?? {}).map(([key, parameter]) => [key, filler(parameter)] as const);
        const parameters = { ...Object.fromEntries(fill), ...Object.fromEntries(ids) };
        return [{ product, action, spec, parameters, named }];
      }),
    ),
  );

  const unchanged = () => JSON.stringify(ownerStore?.all());

  for (const [who, keys, isNear] of [
    ['another account', stranger, true],
    ['its own account from another region', owner, false],
  ] as const) {
    it(`is neither shown to nor changed by ${who}`, async () => {
      const caller = engine.authenticate(keys);
      assert.ok(caller);
      const before = unchanged();
      let tried = 0;
      for (const { product, action, spec, parameters, named } of calls) {
        if (!isNear && named.some(({ regionId }) => regionId === '')) continue;
        const [first] = named;
        const regionId = (isNear ? first?.regionId : ELSEWHERE) || ELSEWHERE;
        const origin = { regionId, sourceIpAddress: '192.0.2.1', userAgent: 'test', channel: 'api' } as const;
        const answer = await engine.invoke(caller, product.code, action, { ...parameters, RegionId: regionId }, origin);
        tried += 1;
        const names = named.flatMap(({ attributes }) => Object.values(attributes)).filter(isTelling);
        const body = answer.ok ? JSON.stringify(answer.body) : '';
        const told = names.filter((value) => body.includes(value) && !Object.values(parameters).includes(value));
        assert.deepEqual(told, [], `${product.code} ${action}`);
        if (spec.access === 'write' && !isNear) assert.equal(unchanged(), before, `${product.code} ${action}`);
      }
      assert.ok(tried > 100, String(tried));
      if (isNear) assert.equal(unchanged(), before);
    });
  }
});

/** Texts that are long enough to be of one resource only, such as its name or address. */
function isTelling(value: unknown): value is string {
  return typeof value === 'string' && value.length > 12 && !/^\d{4}-\d\d-\d\dT|^acs:|^[\s{]|PUBLIC|rg-/.test(value);
}

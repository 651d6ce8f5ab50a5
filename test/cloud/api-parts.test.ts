import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkPassword } from '../../benchmark/cloud/accounts/check-password.js';
import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { parsePairs } from '../../benchmark/cloud/api/encoding.js';
import { nestParameters } from '../../benchmark/cloud/api/nested.js';
import { fromXml, toXml } from '../../benchmark/cloud/api/xml.js';
import type { CallOrigin } from '../../benchmark/cloud/engine/contract.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { currentState } from '../../benchmark/cloud/engine/states.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import { vpc } from '../../benchmark/cloud/products/vpc/vpc.js';
import { encode } from './api-support.js';

const ORIGIN: CallOrigin = { regionId: 'cn-hangzhou', sourceIpAddress: '::1', userAgent: 'test', channel: 'api' };

/** Writes nested parameters flat, as the clients do. */
function flatten(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  const entries = Array.isArray(value) ? value.map((item, index) => [index + 1, item] as const) : Object.entries(value);
  return entries.flatMap(([key, inner]) => flatten(inner, name === '' ? String(key) : `${name}.${key}`));
}

describe('parts of the local cloud', () => {
  const name = fc.stringMatching(/^[A-Z][A-Za-z]{0,8}$/);
  const nested = fc.dictionary(
    name,
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string(), { minLength: 1, maxLength: 12 }),
      fc.array(fc.dictionary(name, fc.string(), { minKeys: 1, noNullPrototype: true }), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.dictionary(name, fc.string(), { minKeys: 1, noNullPrototype: true }),
    ),
  );

  it('read back what clients flattened and encoded', () => {
    fc.assert(
      fc.property(nested, (parameters) => {
        const text = flatten(parameters)
          .map(([key, value]) => `${encode(key)}=${encode(value)}`)
          .join('&');
        assert.deepEqual({ ...nestParameters(parsePairs(text)) }, { ...parameters });
      }),
    );
  });

  it('take parameters of any name without harm', () => {
    nestParameters(parsePairs('__proto__.polluted=1&constructor.prototype.polluted=1&a.__proto__.polluted=1'));
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    fc.assert(fc.property(fc.string(), (text) => void nestParameters(parsePairs(text))));
  });

  it('write XML that reads back the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '<', '>', '&', '"', "'", '文', 'é', '&amp;') });
    fc.assert(
      fc.property(fc.dictionary(name, text, { minKeys: 1, noNullPrototype: true }), (content) => {
        assert.deepEqual(fromXml(toXml({ Root: content })), { ...content });
      }),
    );
    assert.throws(() => fromXml('<open>'), { code: 'MalformedXML' });
  });

  it('move states on with the time, however late one looks', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (elapsed) => {
        const record = {
          ...{ resource: 'vpc/vpc', id: 'vpc-1', regionId: '', createdAt: 0, attributes: {}, tags: {} },
          state: { name: 'Pending', since: 0 },
        };
        const wait = vpc.states?.values.Pending?.next?.afterMilliseconds ?? 0;
        assert.equal(currentState(vpc, record, elapsed), elapsed < wait ? 'Pending' : 'Available');
      }),
    );
  });

  it('answer any parameters of any operation with success or a documented refusal, and record each', async () => {
    const catalog = loadCatalog();
    const engine = new LocalCloudEngine({ catalog, random: createRandom('parameters of any kind') });
    const account = createAccount(engine, 'empty');
    const caller = engine.authenticate(account);
    assert.ok(caller);
    const operations = catalog.products.flatMap((product) =>
      [product.operations ?? {}, ...product.resources.map((resource) => resource.operations)].flatMap((specs) =>
        Object.entries(specs).map(([action, spec]) => {
          const own = product.resources.find((resource) => resource.operations[action] === spec);
          const names = [
            ...Object.keys(spec.parameters ?? {}),
            ...Object.keys(own?.attributes ?? {}),
            'Tag',
            'ClientToken',
            'Permissions',
            'Configuration',
            'NextToken',
            'LookupAttribute',
            'Marker',
            'PageSize',
          ];
          return { product: product.code, action, names };
        }),
      ),
    );
    const value = fc.oneof(
      fc.constantFrom(
        '',
        '1',
        '-1',
        'true',
        'System',
        'Custom',
        'ops-admin',
        account.episodeRoleArn,
        '{"Statement":[null]}',
        '["a"]',
      ),
      fc.string(),
      fc.array(fc.oneof(fc.string(), fc.dictionary(name, fc.string(), { noNullPrototype: true })), { maxLength: 3 }),
      fc.dictionary(name, fc.string(), { maxKeys: 2, noNullPrototype: true }),
    );
    const call = fc.constantFrom(...operations).chain(({ product, action, names }) =>
      fc.record({
        product: fc.constant(product),
        action: fc.constant(action),
        parameters: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5, noNullPrototype: true }),
      }),
    );
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(call, async ({ product, action, parameters }) => {
        const answer = await engine.invoke(caller, product, action, parameters, ORIGIN);
        calls += 1;
        assert.ok(answer.ok || answer.code !== 'InternalError', `${product} ${action}: ${JSON.stringify(answer)}`);
        JSON.stringify(answer);
      }),
      { numRuns: 1500 },
    );
    assert.ok((engine.account(account.accountId)?.audit.all().length ?? 0) >= calls);
  });

  it('know a RAM user by logon name and password', async () => {
    const engine = new LocalCloudEngine({ catalog: loadCatalog(), random: createRandom() });
    const { accountId, ...keys } = createAccount(engine, 'empty');
    const caller = engine.authenticate(keys);
    assert.ok(caller);
    await engine.invoke(caller, 'ram', 'CreateUser', { UserName: 'reader' }, ORIGIN);
    const profile = { UserName: 'reader', Password: 'Passw0rd!' };
    assert.equal((await engine.invoke(caller, 'ram', 'CreateLoginProfile', profile, ORIGIN)).ok, true);
    assert.equal(checkPassword(engine, `reader@${accountId}`, 'Passw0rd!')?.userName, 'reader');
    assert.equal(checkPassword(engine, `reader@${accountId}.onaliyun.com`, 'Passw0rd!')?.userName, 'reader');
    assert.equal(checkPassword(engine, `reader@${accountId}`, 'passw0rd!'), undefined);
    assert.equal(checkPassword(engine, `nobody@${accountId}`, 'Passw0rd!'), undefined);
  });
});

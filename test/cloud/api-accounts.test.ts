import assert from 'node:assert/strict';
import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { RETENTION_MILLISECONDS } from '../../benchmark/cloud/engine/audit-log.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { CROWDS } from '../../benchmark/cloud/products/crowds.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import type { ResourceRecord } from '../../benchmark/cloud/spec/handler.js';

const DEFAULT_REGION = 'cn-hangzhou';
/** Products of which an account cannot have many: the vendor allows five trails and one billing account. */
const NEVER_MANY = ['actiontrail', 'bssopenapi'];
/** Kinds of which a quota allows fewer than fifteen. */
const FEW: Readonly<Record<string, number>> = { 'nas/file-system': 8, 'nas/access-group': 8, 'actiontrail/trail': 3 };

/** What every account has from the start. */
const ADMINISTRATOR = ['ram/access-key', 'ram/policy-attachment', 'ram/policy-attachment', 'ram/role', 'ram/user'];

describe('new accounts', () => {
  const catalog = loadCatalog();

  function crowded(seed: string) {
    const engine = new LocalCloudEngine({ catalog, random: createRandom(seed) });
    const account = engine.account(createAccount(engine, 'crowded').accountId);
    assert.ok(account);
    const kinds = new Map<string, ResourceRecord[]>();
    for (const record of account.store.all()) {
      kinds.set(record.resource, [...(kinds.get(record.resource) ?? []), record]);
    }
    return { account, kinds };
  }

  it('hold background resources of every product that can make any', () => {
    for (const { code, resources } of catalog.products) {
      const makes = resources.some(({ operations }) => Object.values(operations).some(({ kind }) => kind === 'create'));
      if (!makes || NEVER_MANY.includes(code)) continue;
      assert.ok(
        CROWDS.some(({ product }) => product === code),
        `the crowd lacks ${code}`,
      );
    }
  });

  it('hold many namesakes of each kind, over two regions and never in the default one', () => {
    const { account, kinds } = crowded('a');
    for (const { product, entries } of CROWDS) {
      for (const { action } of entries) {
        const key = catalog.operation(product, action)?.resourceKey ?? '';
        const records = kinds.get(key) ?? [];
        assert.ok(records.length >= (FEW[key] ?? 15), `${key}: ${records.length}`);
        const regions = new Set(records.map(({ regionId }) => regionId).filter((regionId) => regionId !== ''));
        if (catalog.resource(key)?.scope === 'region') assert.equal(regions.size, 2, key);
        assert.ok(!regions.has(DEFAULT_REGION), key);
        // Nothing is still on its way: it all happened long ago.
        for (const record of records) {
          const state = account.store.stateOf(record);
          const next = state === undefined ? undefined : catalog.resource(key)?.states?.values[state]?.next;
          assert.equal(next, undefined, `${key} is ${state}`);
        }
      }
    }
    assert.equal(account.audit.all().length, 0);
    // All of it is older than the audit log reaches; only the administrator's things are new.
    const newest = [...kinds.entries()]
      .filter(([kind]) => kind !== 'bssopenapi/balance')
      .flatMap(([, records]) => records)
      .filter(({ createdAt }) => createdAt > Date.now() - RETENTION_MILLISECONDS);
    assert.deepEqual(newest.map(({ resource }) => resource).sort(), ADMINISTRATOR);
  });

  it('hold nothing that a document could use at once', () => {
    const { account, kinds } = crowded('b');
    const all = (kind: string) => kinds.get(kind) ?? [];
    assert.equal(all('ram/access-key').length, 1);
    assert.equal(all('ram/login-profile').length, 0);
    for (const record of all('ecs/instance')) assert.equal(account.store.stateOf(record), 'Stopped');
    for (const record of all('cdn/domain')) assert.notEqual(account.store.stateOf(record), 'online');
    assert.equal(all('dns/domain-record').length, 0);
    assert.equal(all('slb/listener').length, 0);
    assert.equal(all('sls/logstore').length, 0);
  });

  it('are the same for a seed, and others for another', () => {
    const names = (seed: string) =>
      crowded(seed)
        .kinds.get('ram/user')
        ?.map(({ id }) => id);
    assert.deepEqual(names('one'), names('one'));
    assert.notDeepEqual(names('one'), names('two'));
    const regions = ['one', 'two', 'three', 'four'].map((seed) =>
      crowded(seed)
        .kinds.get('vpc/vpc')
        ?.map(({ regionId }) => regionId)
        .join(),
    );
    assert.ok(new Set(regions).size > 1);
  });

  it('are empty but for the administrator, the role and the money', () => {
    const engine = new LocalCloudEngine({ catalog, random: createRandom() });
    const { accountId } = createAccount(engine, 'empty');
    const kinds = engine
      .account(accountId)
      ?.store.all()
      .map(({ resource }) => resource);
    assert.deepEqual(kinds?.sort(), ['bssopenapi/balance', ...ADMINISTRATOR]);
  });
});

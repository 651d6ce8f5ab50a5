import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import type { Caller } from '../../benchmark/cloud/engine/contract.js';
import { LocalCloudEngine } from '../../benchmark/cloud/engine/engine.js';
import { createRandom } from '../../benchmark/cloud/engine/random.js';
import { restoreAccount, saveCloud, snapshotAccount } from '../../benchmark/cloud/engine/snapshot.js';
import { loadCatalog } from '../../benchmark/cloud/products/index.js';
import { vpc } from '../../benchmark/cloud/products/vpc/product.js';
import { buildCatalog } from '../../benchmark/cloud/spec/catalog.js';
import { ApiError } from '../../benchmark/cloud/spec/errors.js';
import { loadStateFile, saveStateFile } from '../../benchmark/cloud/state-file.js';

const ORIGIN = { regionId: 'cn-hangzhou', sourceIpAddress: '192.0.2.1', userAgent: 'test', channel: 'api' } as const;

describe('state of the local cloud', () => {
  const catalog = loadCatalog();
  const newEngine = (seed?: string) => new LocalCloudEngine({ catalog, random: createRandom(seed) });
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'cloud-state-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const rootOf = (accountId: string): Caller => ({
    ...{ accountId, type: 'root-account', userName: 'root', principalId: accountId },
    arn: `acs:ram::${accountId}:root`,
  });

  it('is the same after a restart, whatever products it holds', async () => {
    const engine = newEngine('round-trip');
    const seeded = createAccount(engine, 'crowded');
    const { accountId } = seeded;
    const call = (on: LocalCloudEngine, ClientToken: string) =>
      on.invoke(rootOf(accountId), 'vpc', 'CreateVpc', { VpcName: 'saved', ClientToken }, ORIGIN);
    const made = await call(engine, 'kept');
    engine.credentials.issue({
      ...{ accountId, roleName: 'OpsSession', roleId: '3', sessionName: 'open', expiresAt: Date.now() + 60_000 },
      policy: '{"Version":"1","Statement":[]}',
    });

    const file = join(folder, 'all.json');
    saveStateFile(file, engine, [seeded]);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const loaded = newEngine();
    assert.deepEqual(loadStateFile(file, loaded), [seeded]);
    assert.deepEqual(saveCloud(loaded), JSON.parse(JSON.stringify(saveCloud(engine))));
    const kinds = new Set(
      loaded
        .account(accountId)
        ?.store.all()
        .map(({ resource }) => resource.split('/')[0]),
    );
    assert.ok(kinds.size >= 14, [...kinds].join());
    const again = await call(loaded, 'kept');
    assert.ok(made.ok && again.ok);
    assert.equal(again.body.VpcId, made.body.VpcId);
    assert.ok(loaded.authenticate(seeded));
  });

  it('says why a file cannot be loaded', () => {
    const file = join(folder, 'broken.json');
    const load = (content: unknown) => {
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      loadStateFile(file, newEngine());
    };
    assert.equal(loadStateFile(join(folder, 'none.json'), newEngine()), undefined);
    assert.throws(() => load('{'), /--state-file .*broken\.json cannot be loaded: /);
    assert.throws(() => load({ format: 1 }), /its format is 1, not 2/);
    const resources = [{ resource: 'old/thing', id: 'x', regionId: '', createdAt: 0, attributes: {}, tags: {} }];
    const accounts = [{ accountId: '1', resources, events: [], tokens: [] }];
    assert.throws(() => load({ format: 2, accounts, sessions: [], seeded: [] }), /resource old\/thing/);
  });

  it('gives no made-up id twice, however often chance repeats itself', () => {
    const fair = createRandom();
    let left = 3;
    const identifier = (length: number) => (left-- > 0 ? 'a'.repeat(length) : fair.identifier(length));
    const engine = new LocalCloudEngine({ catalog, random: { ...fair, identifier } });
    const { store } = engine.addAccount('1234567890123456');
    const made = [1, 2].map((number) =>
      store.insert({ resource: 'ecs/disk', regionId: ORIGIN.regionId, attributes: { DiskName: `disk-${number}` } }),
    );
    assert.notEqual(made[0]?.id, made[1]?.id);
    assert.equal(store.all().length, 2);
  });

  it('goes back to a snapshot with its events and client tokens', async () => {
    const engine = newEngine();
    const account = engine.addAccount('1234567890123456');
    const owner = rootOf(account.accountId);
    const create = (UserName: string) => engine.invoke(owner, 'ram', 'CreateUser', { UserName }, ORIGIN);
    await create('first');
    const snapshot = snapshotAccount(account);
    const buy = async () => {
      const parameters = { VpcName: 'bought', ClientToken: 'same' };
      const answer = await engine.invoke(owner, 'vpc', 'CreateVpc', parameters, ORIGIN);
      assert.ok(answer.ok);
      return answer.body.VpcId;
    };
    const bought = await buy();
    assert.equal(await buy(), bought);
    await create('second');
    restoreAccount(account, snapshot);
    assert.deepEqual(account.store.all(), snapshot.resources);
    assert.equal(account.audit.all().length, 1);
    assert.notEqual(await buy(), bought);
  });

  it('is untouched by an operation that fails half-way', async () => {
    const failing = () => {
      throw new ApiError({ status: 409, code: 'TooLate', message: 'The operation failed after it stored something.' });
    };
    const [first, ...rest] = vpc.resources;
    assert.ok(first);
    const { CreateVpc, DeleteVpc, ...operations } = first.operations;
    assert.ok(CreateVpc?.kind === 'create' && DeleteVpc?.kind === 'delete');
    const late = {
      ...operations,
      CreateVpc: { ...CreateVpc, after: failing },
      DeleteVpc: { ...DeleteVpc, after: failing },
    };
    const broken = { ...vpc, resources: [{ ...first, operations: late }, ...rest] };
    const others = catalog.products.filter(({ code }) => code !== 'vpc');
    const engine = new LocalCloudEngine({ catalog: buildCatalog([broken, ...others]), random: createRandom() });
    const account = engine.addAccount('1234567890123456');
    for (const VpcName of ['one', 'two', 'three']) {
      account.store.insert({ resource: 'vpc/vpc', regionId: ORIGIN.regionId, attributes: { VpcName } });
    }
    const before = account.store.all();
    const call = (action: string, parameters: Record<string, unknown>) =>
      engine.invoke(rootOf(account.accountId), 'vpc', action, parameters, ORIGIN);
    const created = await call('CreateVpc', { VpcName: 'four' });
    const deleted = await call('DeleteVpc', { VpcId: before[1]?.id });
    assert.deepEqual([created.ok, deleted.ok], [false, false]);
    assert.deepEqual(account.store.all(), before);
  });
});

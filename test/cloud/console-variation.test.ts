import assert from 'node:assert/strict';
import { productAt, ReleaseStore } from '../../benchmark/cloud/console/server/release-store.js';
import { Variation } from '../../benchmark/cloud/console/server/variation.js';
import { parseOptions, UsageError } from '../../benchmark/cloud/options.js';
import { releaseAdmin } from '../../benchmark/cloud/release-admin.js';
import { labConsole } from './lab-console.js';

describe('what differs from one run of the console to another', () => {
  const columns = [
    { label: { en: 'Name', zh: '名称' }, value: (row: Readonly<Record<string, unknown>>) => String(row.name) },
  ];
  const rows = Array.from({ length: 12 }, (_, index) => ({ name: `row-${index}` }));

  it('is the order of rows, by the seed, where order means nothing', () => {
    const one = new Variation({ seed: 'one' });
    assert.deepEqual(one.order({ columns }, rows), new Variation({ seed: 'one' }).order({ columns }, rows));
    assert.notDeepEqual(one.order({ columns }, rows), new Variation({ seed: 'two' }).order({ columns }, rows));
    assert.notDeepEqual(one.order({ columns }, rows), rows);
    assert.deepEqual(one.order({ columns, ordered: true }, rows), rows);
    assert.deepEqual(new Variation({}).order({ columns }, rows), rows);
  });

  it('leaves the others where they are when a row is added', () => {
    const variation = new Variation({ seed: 'one' });
    const added = { name: 'new' };
    const after = variation.order({ columns }, [...rows, added]).filter((row) => row !== added);
    assert.deepEqual(after, variation.order({ columns }, rows));
  });

  it('is how long lists take, up to what was asked for', async () => {
    const start = performance.now();
    await new Variation({ latency: 30, seed: 'one' }).pause(10);
    const taken = performance.now() - start;
    assert.ok(taken >= 9 && taken < 500, `${taken} ms`);
  });
});

describe('the options of the console', () => {
  it('show tours to crowded accounts, unless told otherwise', () => {
    assert.equal(parseOptions([]).tour, false);
    assert.equal(parseOptions(['--profile', 'crowded']).tour, true);
    assert.equal(parseOptions(['--profile', 'crowded', '--tour', 'off']).tour, false);
    assert.equal(parseOptions(['--tour', 'on']).tour, true);
    assert.throws(() => parseOptions(['--tour', 'maybe']), UsageError);
    assert.throws(() => parseOptions(['--console-latency-ms', 'soon']), UsageError);
  });
});

describe('releases of the console', () => {
  const lab = labConsole([]);

  it('are the newest one that is not younger than the day', () => {
    assert.equal(productAt(lab, 'default'), lab);
    assert.equal(productAt(lab, '2018-12-31'), lab);
    const early = productAt(lab, '2019-12-31');
    assert.deepEqual(early.pages.find(({ route }) => route === '/machines')?.sections[0]?.kind, 'notice');
    assert.equal(early.navigation, lab.navigation);
    const late = productAt(lab, '2020-01-01');
    assert.equal(late.navigation[0]?.label.en, 'Engines');
    assert.equal(late.pages.find(({ route }) => route === '/machines')?.sections[0]?.kind, 'table');
  });

  it('are chosen for one account or for all, by an admin path', async () => {
    const store = new ReleaseStore();
    const admin = releaseAdmin({
      releases: () => store.list(),
      setRelease: (release, account) => store.set(release, account),
    });
    const post = async (body: unknown) => (await admin('POST', '/admin/release', body))?.status;
    assert.equal(await post({ release: '2020-02-30x' }), 400);
    assert.equal(await post({ release: '2020-02-01', accountId: '1' }), 200);
    assert.equal(store.of('1'), '2020-02-01');
    assert.equal(store.of('2'), 'default');
    assert.equal(await post({ release: '2019-02-01' }), 200);
    assert.equal(store.of('1'), '2019-02-01');
    assert.equal(await admin('GET', '/admin/drift', undefined), undefined);
  });
});

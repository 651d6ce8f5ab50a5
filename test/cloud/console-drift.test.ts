import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { DriftRefused } from '../../benchmark/cloud/console/index.js';
import { type DriftOperation, driftJsonSchema } from '../../benchmark/cloud/console/server/drift/operations.js';
import { DriftStore } from '../../benchmark/cloud/console/server/drift/store.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import { browserOn } from './browser-under-test.js';
import { assertQuiet, choose, field, navigate, press, watch } from './console-driver.js';
import { ConsoleUnderTest, openContext } from './console-support.js';

const drift: readonly DriftOperation[] = [
  { op: 'renameLabel', product: 'ram', locale: 'en', page: '*', from: 'Create User', to: 'New User' },
  { op: 'renameLabel', product: 'ram', locale: 'en', page: 'Create User', from: 'Logon Name', to: 'Sign-in Name' },
  { op: 'moveNavigation', product: 'ram', locale: 'en', from: 'Identities > Users', to: 'People > Users' },
  { op: 'renameNavigation', product: 'ram', locale: 'en', from: 'Permissions > Grants', to: 'Authorizations' },
  { op: 'renameLabel', product: 'ecs', locale: 'zh', page: '创建安全组', from: '模板', to: '规则模板' },
];

/** Whole string literals and text nodes of what a browser received. */
function texts(body: string): ReadonlySet<string> {
  const literals = [...body.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`$\\]*)`|>([^<>]*)</g)];
  return new Set(literals.map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim()));
}

describe('drift of the console', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const browser = browserOn(cloud);

  afterEach(() => cloud.console.drift.clear());

  it('shows the new labels, and sends the old ones nowhere', async () => {
    cloud.console.drift.replace(drift);
    const context = await openContext(browser(), 'en');
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(await cloud.signInAddress('https://ram.console.aliyun.com/'));
    await page.getByText('People', { exact: true }).waitFor();
    await navigate(page, 'Users');
    await press(page, 'New User');
    await page.getByText('Sign-in Name', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'New User' }).waitFor();
    await navigate(page, 'Authorizations');
    await page.getByRole('heading', { name: 'Authorizations' }).waitFor();
    const dom = await page.content();
    await seen.complete();
    await context.close();
    assert.ok(
      [...seen.received.keys()].some((address) => address.includes('/data/')),
      'the data of the pages was looked at',
    );
    assertQuiet(seen);
    assert.ok(seen.received.size > 5);
    for (const [address, body] of [...seen.received, ['the page', dom] as const]) {
      const shown = texts(body);
      for (const old of ['Create User', 'Logon Name', 'Grants']) assert.ok(!shown.has(old), `${old} in ${address}`);
    }
  });

  it('lets the work be done on a console that was built differently', async () => {
    const at = { product: 'ecs', locale: 'en' as const };
    cloud.console.drift.replace([
      { ...at, op: 'changeForm', page: 'Security Groups', control: 'Create Security Group', to: 'page' },
      { ...at, op: 'addAgreement', page: 'Create Security Group', label: 'I have read the notes' },
      { ...at, op: 'splitForm', page: 'Create Security Group', steps: ['Name', 'Network'] },
      { ...at, op: 'moveControl', page: 'Security Groups', from: 'Delete', to: 'Danger > Delete' },
      { ...at, op: 'iconControl', page: 'SSH Key Pairs', control: 'Create SSH Key Pair', icon: 'add' },
      { ...at, op: 'navigationToTab', page: 'SSH Key Pairs', from: 'Network & Security > ENIs' },
    ]);
    const { VpcId } = await cloud.asRoot('vpc', 'CreateVpc', { VpcName: 'net' });
    const context = await openContext(browser(), 'en');
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(await cloud.signInAddress('https://ecs.console.aliyun.com/'));
    await navigate(page, 'Security Groups');
    await press(page, 'Create Security Group');
    await page.getByRole('heading', { name: 'Create Security Group' }).waitFor();
    await field(page, 'Security Group Name').locator('input').fill('built-differently');
    await press(page, 'Next');
    await choose(page, field(page, 'VPC'), new RegExp(String(VpcId)));
    await press(page, 'OK');
    // Without the box it is not sent.
    await page.getByText('Select the check box to continue.').waitFor();
    await page.getByText('I have read the notes', { exact: true }).click();
    await press(page, 'OK');
    const row = page.getByRole('row').filter({ hasText: 'built-differently' });
    await row.waitFor();
    await row.locator('.next-icon-more').click();
    await page.getByRole('menuitem', { name: 'Danger' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await press(page.getByRole('dialog'), 'OK');
    await row.waitFor({ state: 'detached' });
    await navigate(page, 'SSH Key Pairs');
    await page.getByRole('tab', { name: 'ENIs' }).waitFor();
    assert.equal(await page.getByText('Create SSH Key Pair').count(), 0);
    await context.close();
    assertQuiet(seen);
    const list = await cloud.asRoot('ecs', 'DescribeSecurityGroups', { VpcId });
    assert.equal(list.TotalCount, 0);
  });

  it('sends no key of the spec', async () => {
    const context = await openContext(browser(), 'en');
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(await cloud.signInAddress('https://ecs.console.aliyun.com/#/securityGroup/region/cn-hangzhou'));
    await press(page, 'Create Security Group');
    await page.getByRole('dialog').waitFor();
    await page.goto('https://ram.console.aliyun.com/users/create');
    await page.getByRole('heading', { name: 'Create User' }).waitFor();
    const dom = await page.content();
    await seen.complete();
    await context.close();
    assert.ok(
      [...seen.received.keys()].some((address) => address.includes('/data/')),
      'the data of the pages was looked at',
    );
    const keys = [
      'SecurityGroupName',
      'VpcId',
      'userName',
      'accessModes',
      'networkType',
      'CreateUser',
      'CreateSecurityGroup',
    ];
    for (const [address, body] of [...seen.received, ['the page', dom] as const]) {
      const shown = texts(body);
      for (const key of keys) assert.ok(!shown.has(key), `${key} in ${address}`);
    }
  });

  it('concerns one account where it is given for one', async () => {
    cloud.console.drift.replace(drift, '9999999999999999');
    const context = await openContext(browser(), 'en');
    const page = await context.newPage();
    await page.goto(await cloud.signInAddress('https://ram.console.aliyun.com/users'));
    await page.getByRole('button', { name: 'Create User', exact: true }).waitFor();
    await context.close();
  });
});

describe('a drift list', () => {
  const store = new DriftStore(CONSOLES);
  const ram = { op: 'renameLabel', product: 'ram', locale: 'en', page: '*', from: 'Create User', to: 'New User' };

  const refusals: readonly [string, unknown, RegExp][] = [
    ['an operator that is not known', { ...ram, op: 'paintItRed' }, /drift\.schema\.json/],
    ['a product without a console', { ...ram, product: 'mars' }, /no console of product "mars"/],
    ['a page that does not exist', { ...ram, page: 'Rockets' }, /no page "Rockets"/],
    ['a label that is not on the page', { ...ram, page: 'Users', from: 'Launch' }, /shows no label "Launch"/],
    [
      'a navigation entry that does not exist',
      { op: 'moveNavigation', product: 'ram', locale: 'en', from: 'Rockets > Users', to: 'Users' },
      /navigation has no "Rockets > Users"/,
    ],
  ];
  for (const [what, rule, message] of refusals) {
    it(`is refused for ${what}, and changes nothing`, () => {
      store.replace([ram]);
      assert.throws(
        () => store.replace([rule]),
        (error) => error instanceof DriftRefused && message.test(error.message),
      );
      assert.equal(store.of('1').length, 1);
    });
  }

  it('fits the published JSON Schema', async () => {
    const file = new URL('../../benchmark/cloud/console/drift.schema.json', import.meta.url);
    assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), driftJsonSchema());
  });
});

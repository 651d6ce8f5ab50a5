import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright';
import { browserOn } from './browser-under-test.js';
import { assertQuiet, choose, field, press, type Watch, watch } from './console-driver.js';
import { accountId, ConsoleUnderTest, openContext } from './console-support.js';

describe('the console is built of what the vendor builds of', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;

  const browser = browserOn(cloud, {
    prepare: async () => {
      const { VpcId } = await cloud.asRoot('vpc', 'CreateVpc', {});
      for (let count = 0; count < 12; count += 1) {
        await cloud.asRoot('ecs', 'CreateSecurityGroup', { SecurityGroupName: `group-${count}`, VpcId });
      }
      await cloud.asRoot('ram', 'CreateUser', { UserName: 'erin' });
      await cloud.asRoot('ram', 'CreateLoginProfile', { UserName: 'erin', Password: 'Secret-2021!' });
    },
  });

  beforeEach(async () => {
    context = await openContext(browser(), 'en');
    seen = watch(context);
    page = await context.newPage();
  });

  afterEach(async () => {
    await context.close();
    assertQuiet(seen);
  });

  const openGroups = async () => {
    await page.goto(await cloud.signInAddress('https://ecs.console.aliyun.com/#/securityGroup/region/cn-hangzhou'));
    await page.locator('.next-table-row').first().waitFor();
  };

  it('hides further row actions behind an icon without a name', async () => {
    await openGroups();
    const more = page.locator('.wind-rc-actions .next-icon-more').first();
    assert.equal(await more.getAttribute('aria-label'), null);
    assert.equal(await more.textContent(), '');
    await more.click();
    const menu = page.locator('body > .next-overlay-wrapper.opened');
    await menu.getByText('Clone Security Group').waitFor();
    assert.equal(await page.locator('.next-table table').count(), 2);
  });

  it('names selects after nothing, and puts their lists under the body', async () => {
    await openGroups();
    await press(page, 'Create Security Group');
    const template = field(page.getByRole('dialog'), 'Template');
    assert.equal(await template.getByRole('combobox').getAttribute('aria-label'), 'select');
    await template.locator('.next-select').click();
    await page.locator('body > .next-overlay-wrapper.opened').getByRole('option', { name: 'Custom' }).waitFor();
  });

  it('loads VPCs only when the network type asks for them, and not at once', async () => {
    await openGroups();
    await press(page, 'Create Security Group');
    const dialog = page.getByRole('dialog');
    await choose(page, field(dialog, 'Network Type'), 'Classic');
    await field(dialog, 'VPC').waitFor({ state: 'detached' });
    await choose(page, field(dialog, 'Network Type'), 'VPC');
    await field(dialog, 'VPC').locator('input[disabled]').waitFor();
    await field(dialog, 'VPC').locator('input:not([disabled])').waitFor();
  });

  it('pages and searches its lists', async () => {
    await openGroups();
    assert.equal(await page.locator('.next-table-body .next-table-row').count(), 10);
    await page
      .locator('.next-pagination')
      .getByRole('button', { name: /^Page 2,/ })
      .click();
    await page.getByText('group-0', { exact: true }).waitFor();
    await page.locator('.console-table-search input').fill('group-7');
    await page.locator('.console-table-search input').press('Enter');
    await page.getByText('group-7', { exact: true }).waitFor();
    assert.equal(await page.locator('.next-table-body .next-table-row').count(), 1);
  });

  it('says in the page why the cloud refused, and keeps what was typed', async () => {
    await page.goto(await cloud.signInAddress('https://ram.console.aliyun.com/users/create'));
    await field(page, 'Logon Name').locator('input').fill('erin');
    await page.getByRole('checkbox', { name: 'Programmatic Access' }).check();
    await press(page, 'OK');
    await page.getByRole('alert').filter({ hasText: 'EntityAlreadyExists.User' }).waitFor();
    assert.equal(await field(page, 'Logon Name').locator('input').inputValue(), 'erin');
  });

  it('leads to the sign-in page when the session has ended', async () => {
    await page.goto(await cloud.signInAddress('https://ram.console.aliyun.com/users'));
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    cloud.console.expireSessions(accountId);
    await page.getByRole('option', { name: 'Overview', exact: true }).click();
    await page.waitForURL(/signin\.aliyun\.com/);
    const back = new URL(page.url()).searchParams.get('callback');
    assert.equal(back, 'https://ram.console.aliyun.com/overview');
    seen.problems.length = 0;
  });

  it('signs a RAM user in with a password, in two steps', async () => {
    await page.goto('https://ram.console.aliyun.com/users');
    await page.getByLabel('Username').fill(`erin@${accountId}.onaliyun.com`);
    await press(page, 'Next');
    await page.getByLabel('Password').fill('wrong');
    await press(page, 'Log on');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('Secret-2021!');
    await press(page, 'Log on');
    await page.getByText('erin', { exact: true }).first().waitFor();
  });

  it('finds products by name, and signs out', async () => {
    await page.goto(await cloud.signInAddress('https://ecs.console.aliyun.com/'));
    const box = page.locator('.console-top-bar .console-search input');
    await box.fill('resource access');
    await page.locator('.console-search-results a').first().click();
    await page.waitForURL(/ram\.console\.aliyun\.com/);
    await box.fill('nothing of the kind');
    await page.getByText('No product matches.').waitFor();
    await box.fill('vpc');
    await box.press('Enter');
    await page.waitForURL(/vpc\.console\.aliyun\.com/);
    await page.locator('.console-user').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(/signin\.aliyun\.com/);
    await page.goto('https://ecs.console.aliyun.com/');
    await page.waitForURL(/signin\.aliyun\.com/);
  });

  it('leads back to the place after the # once the person signs in', async () => {
    await page.goto('https://ecs.console.aliyun.com/#/securityGroup/region/cn-shanghai');
    await page.getByLabel('Username').fill(`erin@${accountId}.onaliyun.com`);
    await press(page, 'Next');
    await page.getByLabel('Password').fill('Secret-2021!');
    await press(page, 'Log on');
    await page.getByRole('heading', { name: 'Security Groups' }).waitFor();
    assert.match(page.url(), /securityGroup\/region\/cn-shanghai/);
  });

  it('tells of success that was none, where that fault is on', async () => {
    cloud.engine.faults.add({ id: 'lie', product: 'ecs', action: 'DeleteSecurityGroup', falseSuccess: true });
    await openGroups();
    const row = page.locator('.next-table-body .next-table-row').first();
    const id = (await row.getByRole('link').first().textContent()) ?? '';
    await row.locator('.next-icon-more').click();
    await page.locator('body > .next-overlay-wrapper.opened').getByText('Delete', { exact: true }).click();
    await press(page.getByRole('dialog'), 'OK');
    await page.getByRole('alert').filter({ hasText: 'deleted' }).waitFor();
    cloud.engine.faults.clear();
    const groups = await cloud.asRoot('ecs', 'DescribeSecurityGroups', { SecurityGroupId: id });
    assert.equal(groups.TotalCount, 1);
  });
});

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { at } from '../api-support.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, choose, field, press, type Watch, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

const REGION = 'cn-hangzhou';
const PROJECT = { projectName: 'shop-logs', description: '' };
const SEARCH = 'https://sls.console.aliyun.com/lognext/project/shop-logs/logsearch/access';

describe('the log service console beyond the core documents', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let account: AccountUnderTest;
  let seen: Watch;
  let page: Page;
  let dialog: Locator;

  browserOn(cloud, {
    prepare: async (browser) => {
      account = await AccountUnderTest.create(cloud, '1900000000000041');
      await account.asRoot('sls', 'CreateProject', PROJECT, REGION);
      await account.asRoot(
        'sls',
        'CreateLogStore',
        { ...PROJECT, logstoreName: 'access', ttl: 30, shardCount: 2 },
        REGION,
      );
      await account.asRoot(
        'sls',
        'CreateDashboard',
        { ...PROJECT, dashboardName: 'board', displayName: 'Board' },
        REGION,
      );
      const context = await openContext(browser, 'en');
      seen = watch(context);
      page = await context.newPage();
      dialog = page.getByRole('dialog');
      await page.goto(await account.signInAddress(SEARCH));
    },
  });

  afterEach(() => assertQuiet(seen));

  it('draws a chart and puts it on a dashboard', async () => {
    await page.getByRole('tab', { name: 'Graph' }).click();
    await field(page, 'Chart Type').getByText('Line Chart', { exact: true }).click();
    await field(page, 'Left Y Axis').locator('input').fill('pv');
    await press(page, 'Add to New Dashboard');
    await dialog.getByRole('radio', { name: 'Add to Existing Dashboard' }).check();
    await choose(page, field(dialog, 'Dashboards'), 'Board');
    await field(dialog, 'Chart Name').locator('input').fill('Page views');
    await press(dialog, 'OK');
    await dialog.waitFor({ state: 'detached' });
    const { charts } = await account.asRoot('sls', 'GetDashboard', { ...PROJECT, dashboardName: 'board' }, REGION);
    assert.equal(at(charts, 0, 'title'), 'Page views');
    assert.equal(at(charts, 0, 'type'), 'line');
    assert.equal(at(charts, 0, 'display', 'left'), 'pv');
  });

  it('says that alert rules are not offered once one is entered', async () => {
    await press(page, 'Save as Alert');
    await field(dialog, 'Rule Name').locator('input').fill('many');
    await field(dialog, 'Query Statistics').locator('input').fill('*');
    await press(dialog, 'OK');
    await page.getByText('This feature is not available in the current region or edition.').waitFor();
  });
});

import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import { assertQuiet, choose, field, press, watch } from './console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from './console-support.js';

const REGION = 'cn-hangzhou';

/** What the ECS console does besides the core documents. */
describe('the ECS console', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let browser: Browser | undefined;

  before(async function () {
    const executable = chromiumPath();
    if (!executable) return this.skip();
    this.timeout(120_000);
    await cloud.start();
    browser = await launchChromium(executable, cloud);
  });

  after(async () => {
    await browser?.close();
    await cloud.stop();
  });

  async function visit(route: string, act: (page: Page, account: AccountUnderTest) => Promise<void>) {
    assert.ok(browser);
    const account = await AccountUnderTest.create(
      cloud,
      `18${String(Math.trunc(cloud.engine.now())).padStart(14, '0')}`,
    );
    const { VpcId } = await account.asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, REGION);
    const subnet = { VpcId, CidrBlock: '192.168.0.0/24', ZoneId: 'cn-hangzhou-h' };
    const { VSwitchId } = await account.asRoot('vpc', 'CreateVSwitch', subnet, REGION);
    await account.asRoot('ecs', 'CreateSecurityGroup', { VpcId, SecurityGroupName: 'web' }, REGION);
    const context = await openContext(browser, 'en');
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(await account.signInAddress(`https://ecs.console.aliyun.com/#${route}`));
    await act(page, account);
    assert.ok(VSwitchId);
    await context.close();
    assertQuiet(seen);
  }

  it('buys instances in five steps, and stops one', async () => {
    await visit('/server/region/cn-hangzhou', async (page, account) => {
      await press(page, 'Create Instance');
      await choose(page, field(page, 'Instance Type'), /^ecs\.g6\.large/);
      await choose(page, field(page, 'Image'), 'CentOS 7.9 64 bit');
      await press(page, 'Add Disk');
      await press(page, 'Next: Networking');
      await choose(page, field(page, 'VPC'), /^vpc-/);
      await choose(page, field(page, 'VSwitch'), /^vsw-/);
      await choose(page, field(page, 'Security Group'), /^web/);
      await page.keyboard.press('Escape');
      await press(page, 'Next: System Configurations');
      await field(page, 'Instance Name').locator('input').fill('ecs-01');
      await press(page, 'Next: Grouping');
      await press(page, 'Next: Preview');
      await page.getByRole('checkbox').check();
      await press(page, 'Create Instance');
      await page.getByRole('gridcell', { name: 'ecs-01' }).first().waitFor();
      await press(page, 'Console');
      const row = page.getByRole('row').filter({ hasText: 'ecs-01' });
      await row.getByText('Running').waitFor();

      await press(row, 'More');
      await page.getByRole('menuitem', { name: 'Instance Status' }).click();
      await page.getByRole('menuitem', { name: 'Stop', exact: true }).click();
      await press(page.getByRole('dialog'), 'OK');
      await row.getByText('Stopped').waitFor();
      await row.getByRole('link', { name: /^i-/ }).click();
      await page.getByRole('tab', { name: 'Disks' }).click();
      await page.getByRole('gridcell', { name: 'Data Disk' }).waitFor();
      assert.deepEqual(
        account.consoleCalls('Write').filter((name) => name !== 'ConsoleSignin'),
        ['Create', 'StopInstance'],
      );
      const events = cloud.engine.account(account.accountId)?.audit.all() ?? [];
      const order = events.map(({ event }) => event).find(({ eventName }) => eventName === 'Create');
      assert.equal(order?.eventType, 'ConsoleOperation');
      assert.match(String(order?.resourceType), /ACS::ECS::Instance/);
      assert.match(JSON.stringify(order?.additionalEventData), /"orderIds":\["2\d{14}"\]/);
    });
  });
});

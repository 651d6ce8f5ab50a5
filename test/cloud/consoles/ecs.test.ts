import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, choose, field, press, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

const REGION = 'cn-hangzhou';

/** What the ECS console does besides the core documents. */
describe('the ECS console', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const browser = browserOn(cloud);

  async function visit(route: string, act: (page: Page, account: AccountUnderTest) => Promise<void>) {
    const account = await AccountUnderTest.create(
      cloud,
      `18${String(Math.trunc(cloud.engine.now())).padStart(14, '0')}`,
    );
    const { VpcId } = await account.asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, REGION);
    const subnet = { VpcId, CidrBlock: '192.168.0.0/24', ZoneId: 'cn-hangzhou-h' };
    await account.asRoot('vpc', 'CreateVSwitch', subnet, REGION);
    await account.asRoot('ecs', 'CreateSecurityGroup', { VpcId, SecurityGroupName: 'web' }, REGION);
    const context = await openContext(browser(), 'en');
    const seen = watch(context);
    const page = await context.newPage();
    await page.goto(await account.signInAddress(`https://ecs.console.aliyun.com/#${route}`));
    await act(page, account);
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

  it('orders a disk for an instance, and changes the type of a stopped one', async () => {
    await visit('/server/region/cn-hangzhou', async (page, account) => {
      const ask = async (action: string, parameters: Readonly<Record<string, unknown>> = {}) =>
        await account.asRoot('ecs', action, { RegionId: REGION, ...parameters }, REGION);
      const group = at(await ask('DescribeSecurityGroups'), 'SecurityGroups', 'SecurityGroup', 0, 'SecurityGroupId');
      const { VSwitches } = await account.asRoot('vpc', 'DescribeVSwitches', {}, REGION);
      const bought = await ask('RunInstances', {
        ImageId: 'centos_7_9_x64_20G_alibase_20210318.vhd',
        InstanceType: 'ecs.g6.large',
        SecurityGroupId: group,
        VSwitchId: at(VSwitches, 'VSwitch', 0, 'VSwitchId'),
      });
      const InstanceId = String(at(bought, 'InstanceIdSets', 'InstanceIdSet', 0));
      const shown = async (name: string) => at(await ask('DescribeInstances'), 'Instances', 'Instance', 0, name);
      await eventually('the instance runs', async () => (await shown('Status')) === 'Running');
      await page.reload();

      const row = page.getByRole('row').filter({ hasText: InstanceId });
      const dialog = page.getByRole('dialog');
      await row.getByRole('button', { name: 'More' }).click();
      await page.getByText('Configuration Change', { exact: true }).click();
      await page.getByRole('menuitem', { name: 'Add Subscription Cloud Disk' }).click();
      await dialog.getByText('Encrypted', { exact: true }).click();
      await dialog.getByText('ECS Service Level Agreement').click();
      await press(dialog, 'Preview');
      await press(dialog, 'Create Order');
      await press(page, 'Confirm to Pay');
      await dialog.waitFor({ state: 'detached' });
      const disks = at(await ask('DescribeDisks', { InstanceId, DiskType: 'data' }), 'Disks', 'Disk');
      assert.equal(at(disks, 0, 'Encrypted'), true);

      await ask('StopInstance', { InstanceId });
      await eventually('the instance stops', async () => (await shown('Status')) === 'Stopped');
      await page.reload();
      await row.getByRole('button', { name: 'Upgrade/Downgrade' }).click();
      await press(dialog, 'Continue');
      await choose(page, field(dialog, 'Instance Type'), 'ecs.g6.xlarge');
      await press(dialog, 'OK');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await shown('InstanceType'), 'ecs.g6.xlarge');
    });
  });
});

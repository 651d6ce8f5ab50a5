import assert from 'node:assert/strict';
import { browserOn } from './browser-under-test.js';
import { navigate, press } from './console-driver.js';
import { ConsoleUnderTest, openContext } from './console-support.js';

describe('an answer of the console that comes late', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const browser = browserOn(cloud);

  it('closes the dialog that asked, and not the one that was opened meanwhile', async () => {
    await cloud.asRoot('ecs', 'CreateSecurityGroup', { SecurityGroupName: 'forgotten' }, 'cn-hangzhou');
    const context = await openContext(browser(), 'en');
    try {
      const page = await context.newPage();
      await page.goto(await cloud.signInAddress('https://ecs.console.aliyun.com/#/home'));
      await navigate(page, 'Security Groups');
      const row = page.getByRole('row').filter({ hasText: 'forgotten' });
      await row.getByRole('checkbox').check();
      await press(page, 'Delete');

      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/data/operate', async (route) => {
        if (route.request().postDataJSON()?.confirmed) await held;
        await route.continue();
      });
      const confirmation = page.getByRole('dialog');
      const answered = page.waitForResponse(
        (response) => response.request().postDataJSON()?.confirmed === true && response.url().endsWith('/data/operate'),
      );
      await press(confirmation, 'OK');
      await press(confirmation, 'Cancel');
      await confirmation.waitFor({ state: 'detached' });
      await press(page, 'Create Security Group');
      const form = page.getByRole('dialog').filter({ hasText: 'Security Group Name' });
      await form.waitFor();

      release();
      await answered;
      await row.waitFor({ state: 'detached' });
      assert.equal(await form.isVisible(), true);
    } finally {
      await context.close();
    }
  });
});

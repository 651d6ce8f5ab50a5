import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { at } from '../api-support.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, choose, field, navigate, press, type Watch, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

const CDN = 'https://cdn.console.aliyun.com';
const DomainName = 'static.example.com';

describe('the CDN console beyond the core documents', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let account: AccountUnderTest;
  let seen: Watch;
  let page: Page;
  let dialog: Locator;

  browserOn(cloud, {
    prepare: async (browser) => {
      account = await AccountUnderTest.create(cloud, '1900000000000042');
      await account.asRoot('cdn', 'AddCdnDomain', {
        DomainName,
        CdnType: 'web',
        Sources: JSON.stringify([{ type: 'domain', content: 'origin.example.com', port: 80 }]),
      });
      const context = await openContext(browser, 'en');
      seen = watch(context);
      page = await context.newPage();
      dialog = page.getByRole('dialog');
      await page.goto(await account.signInAddress(CDN));
    },
  });

  afterEach(() => assertQuiet(seen));

  const domain = (place: string) => `${CDN}/domain/detail/${DomainName}/${place}`;

  async function functionsOf(name: string): Promise<unknown> {
    const answer = await account.asRoot('cdn', 'DescribeCdnDomainConfigs', { DomainName, FunctionNames: name });
    return at(answer, 'DomainConfigs', 'DomainConfig', 0, 'FunctionArgs', 'FunctionArg');
  }

  it('adds a response header of any name', async () => {
    await page.goto(domain('cache'));
    await page.getByRole('tab', { name: 'Custom HTTP Response Header' }).click();
    await press(page, 'Customize');
    await choose(page, field(dialog, 'Response Header'), 'Custom');
    await field(dialog, 'Header Name').locator('input').fill('X-Shop');
    await field(dialog, 'Header Value').locator('input').fill('yes');
    await press(dialog, 'OK');
    await dialog.waitFor({ state: 'detached' });
    assert.match(JSON.stringify(await functionsOf('set_resp_header')), /"ArgValue":"X-Shop"/);
  });

  it('names pages and buttons as in the first half of 2019', async () => {
    cloud.console.setRelease('2019-06-14', account.accountId);
    await page.goto(domain('basic'));
    await navigate(page, 'Resource Access Control');
    await page.getByRole('tab', { name: 'UA Whitelist/Blacklist' }).click();
    await press(page, 'Modify');
    await field(dialog, 'Rules').locator('textarea').fill('*curl*');
    await press(dialog, 'Confirm');
    await dialog.waitFor({ state: 'detached' });
    assert.match(JSON.stringify(await functionsOf('ali_ua')), /"ArgValue":"\*curl\*"/);
  });
});

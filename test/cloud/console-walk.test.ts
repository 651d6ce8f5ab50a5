import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { browserOn } from './browser-under-test.js';
import {
  assertQuiet,
  choose,
  chooseRegion,
  field,
  navigate,
  press,
  toast,
  type Watch,
  watch,
} from './console-driver.js';
import { ConsoleUnderTest, openContext } from './console-support.js';
import { type Words, words } from './console-words.js';

describe('the console lets a person do what the documents say', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const browser = browserOn(cloud);

  for (const language of ['en', 'zh'] as const) {
    describe(`in ${language}`, () => {
      const say: Words = words[language];
      const name = (stem: string) => `${stem}-${language}`;
      let context: BrowserContext;
      let seen: Watch;
      let page: Page;
      let writesBefore: number;

      const start = async (destination: string) => await page.goto(await cloud.signInAddress(destination));
      const writes = () => cloud.consoleWrites().slice(writesBefore);

      beforeEach(async () => {
        context = await openContext(browser(), language);
        seen = watch(context);
        page = await context.newPage();
        writesBefore = cloud.consoleWrites().length;
      });

      afterEach(async () => {
        await context.close();
        assertQuiet(seen);
      });

      it('creates a security group from a template in a VPC (01)', async () => {
        const { VpcId } = await cloud.asRoot('vpc', 'CreateVpc', { VpcName: name('net') }, 'cn-shanghai');
        await start('https://ecs.console.aliyun.com/#/home');
        await navigate(page, say.securityGroups);
        await chooseRegion(page, say.shanghai);
        await press(page, say.createSecurityGroup);
        const dialog = page.getByRole('dialog');
        await choose(page, field(dialog, say.template), 'Web Server Windows');
        await field(dialog, say.securityGroupName).locator('input').fill(name('web'));
        await field(dialog, say.description).locator('textarea').fill('made by hand');
        await choose(page, field(dialog, say.networkType), say.vpc);
        await choose(page, field(dialog, say.vpc), new RegExp(String(VpcId)));
        await press(dialog, say.ok);
        await toast(page, say.securityGroupCreated);
        await page
          .getByRole('gridcell', { name: name('web') })
          .first()
          .waitFor();

        assert.deepEqual(writes(), ['ConsoleSignin', 'CreateSecurityGroup', 'AuthorizeSecurityGroup']);
        const list = await cloud.asRoot('ecs', 'DescribeSecurityGroups', { VpcId }, 'cn-shanghai');
        assert.equal(list.TotalCount, 1);
      });

      it('creates an SSH key pair and downloads its private key (02)', async () => {
        await start('https://ecs.console.aliyun.com');
        await navigate(page, say.keyPairs);
        await chooseRegion(page, say.beijing);
        await press(page, say.createKeyPair);
        await page.getByRole('heading', { name: say.createKeyPair }).waitFor();
        await field(page, say.keyPairName).locator('input').fill(name('login'));
        await page.getByRole('radio', { name: say.autoCreate }).check();
        const [download] = await Promise.all([page.waitForEvent('download'), press(page, say.ok)]);
        assert.equal(download.suggestedFilename(), `${name('login')}.pem`);
        assert.match(await readFile(await download.path(), 'utf8'), /BEGIN RSA PRIVATE KEY/);
        await page
          .getByRole('gridcell', { name: name('login') })
          .first()
          .waitFor();
        assert.deepEqual(writes(), ['ConsoleSignin', 'CreateKeyPair']);
      });

      it('creates a security group without rules in the classic network (01, the other branch)', async () => {
        await start('https://ecs.console.aliyun.com/#/home');
        await navigate(page, say.securityGroups);
        await press(page, say.createSecurityGroup);
        const dialog = page.getByRole('dialog');
        await choose(page, field(dialog, say.template), say.custom);
        await field(dialog, say.securityGroupName).locator('input').fill(name('plain'));
        await choose(page, field(dialog, say.networkType), say.classic);
        await press(dialog, say.ok);
        await toast(page, say.securityGroupCreated);
        assert.deepEqual(writes(), ['ConsoleSignin', 'CreateSecurityGroup']);
      });

      it('imports an SSH key pair (02, the other branch)', async () => {
        await start('https://ecs.console.aliyun.com');
        await navigate(page, say.keyPairs);
        await press(page, say.createKeyPair);
        await field(page, say.keyPairName).locator('input').fill(name('imported'));
        await page.getByRole('radio', { name: say.importKey }).check();
        await field(page, say.publicKey)
          .locator('textarea')
          .fill(`ssh-rsa ${'A'.repeat(372)} someone`);
        await press(page, say.ok);
        await page
          .getByRole('gridcell', { name: name('imported') })
          .first()
          .waitFor();
        assert.deepEqual(writes(), ['ConsoleSignin', 'ImportKeyPair']);
      });

      for (const from of ['buckets', 'overview'] as const) {
        it(`creates a bucket from the ${from} page (07)`, async () => {
          const bucket = name(`bucket-${from}`);
          await start('https://oss.console.aliyun.com/');
          await navigate(page, from === 'buckets' ? say.buckets : say.overview);
          await press(page, say.createBucket);
          const panel = page.getByRole('dialog');
          await field(panel, say.bucketName).locator('input').fill(bucket);
          await choose(page, field(panel, say.region), say.beijing);
          await field(panel, say.zoneRedundantStorage).getByRole('radio', { name: say.enable }).check();
          await press(panel, say.ok);
          await toast(page, say.bucketCreated);
          assert.deepEqual(writes(), ['ConsoleSignin', 'PutBucket']);
          const info = JSON.stringify(await cloud.asRoot('oss', 'GetBucketInfo', { BucketName: bucket }));
          assert.match(info, /"ZRS"/);
          assert.match(info, /oss-cn-beijing/);
        });
      }

      it('creates RAM users with a password and an AccessKey pair (09)', async () => {
        await start('https://ram.console.aliyun.com/');
        await navigate(page, say.users);
        await press(page, say.createUser);
        await field(page, say.logonName).locator('input').fill(name('alice'));
        await field(page, say.displayName).locator('input').fill('Alice');
        await press(page, say.addUser);
        await field(page, say.logonName).nth(1).locator('input').fill(name('bob'));
        await page.getByRole('checkbox', { name: say.consoleAccess }).check();
        await page.getByRole('checkbox', { name: say.programmaticAccess }).check();
        await press(page, say.ok);
        const secret = page.getByRole('gridcell', { name: /^LTAI/ }).first();
        await secret.waitFor();
        const made = ['CreateUser', 'CreateLoginProfile', 'CreateAccessKey'];
        assert.deepEqual(writes(), ['ConsoleSignin', ...made, ...made]);
        const user = await cloud.asRoot('ram', 'GetUser', { UserName: name('alice') });
        assert.equal((user.User as Record<string, unknown>).DisplayName, 'Alice');
      });

      it('disables an AccessKey pair of a RAM user (10)', async () => {
        const UserName = name('carol');
        await cloud.asRoot('ram', 'CreateUser', { UserName });
        const key = await cloud.asRoot('ram', 'CreateAccessKey', { UserName });
        const { AccessKeyId } = key.AccessKey as Record<string, string>;
        await start('https://ram.console.aliyun.com/');
        await navigate(page, say.users);
        await page.getByRole('link', { name: UserName, exact: true }).click();
        await page.getByRole('heading', { name: say.userAccessKeys }).waitFor();
        const row = page.getByRole('row').filter({ hasText: AccessKeyId ?? '' });
        await press(row, say.disable);
        await press(page.getByRole('dialog'), say.ok);
        await toast(page, say.keyDisabled);
        await row.getByRole('button', { name: say.enableKey, exact: true }).waitFor();
        assert.deepEqual(writes(), ['ConsoleSignin', 'UpdateAccessKey']);
        const keys = JSON.stringify(await cloud.asRoot('ram', 'ListAccessKeys', { UserName }));
        assert.match(keys, /"Inactive"/);
      });

      it('draws every glyph that it shows', async () => {
        for (const address of [
          'https://ecs.console.aliyun.com/#/keyPair/create/region/cn-hangzhou',
          'https://oss.console.aliyun.com/bucket',
          'https://ram.console.aliyun.com/users/create',
        ]) {
          await start(address);
          await page.locator('h1').waitFor();
          const missing = await page.evaluate(() => {
            const shown = [...new Set(document.body.textContent.match(/[\u3400-\u9fff]/g) ?? [])].join('');
            return shown !== '' && !document.fonts.check('12px "Noto Sans SC"', shown) ? shown : '';
          });
          assert.equal(missing, '');
        }
      });
    });
  }
});

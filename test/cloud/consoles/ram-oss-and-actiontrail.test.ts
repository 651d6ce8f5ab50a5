import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright';
import { at } from '../api-support.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, choose, field, press, type Watch, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

const RAM = 'https://ram.console.aliyun.com';
const BUCKET = 'https://oss.console.aliyun.com/bucket/oss-cn-shanghai/flow-bucket';
const ACTIONTRAIL = 'https://actiontrail.console.aliyun.com/cn-hangzhou';

describe('the RAM, OSS and ActionTrail consoles beyond the core documents', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let account: AccountUnderTest;
  let context: BrowserContext;
  let seen: Watch;
  let page: Page;
  let dialog: Locator;

  browserOn(cloud, {
    prepare: async (browser) => {
      account = await AccountUnderTest.create(cloud, '1900000000000029');
      await account.asRoot('ram', 'CreateUser', { UserName: 'alice' });
      await account.asRoot('oss', 'PutBucket', { BucketName: 'flow-bucket' }, 'cn-shanghai');
      context = await openContext(browser, 'en');
      seen = watch(context);
      page = await context.newPage();
      dialog = page.getByRole('dialog');
      await page.goto(await account.signInAddress(`${RAM}/`));
    },
  });

  afterEach(() => assertQuiet(seen));

  const closed = () => dialog.waitFor({ state: 'detached' });
  const input = (scope: Page | Locator, label: string) => field(scope, label).locator('input');

  /** Moves an entry to the right side of the panel's two lists, and sends the panel. */
  async function transfer(entry: string): Promise<void> {
    const lists = dialog.locator('.console-transfer');
    await lists.locator('.next-transfer-panel').first().getByText(entry, { exact: true }).click();
    await lists.locator('.next-transfer-operations button').first().click();
    await press(dialog, 'OK');
  }

  it('creates a role for a service, grants to it and changes how long its sessions may last', async () => {
    await page.goto(`${RAM}/roles`);
    await press(page, 'Create RAM Role');
    await dialog.getByRole('radio', { name: 'Alibaba Cloud Service' }).check();
    await press(dialog, 'Next');
    await input(dialog, 'RAM Role Name').fill('kms-role');
    await choose(page, field(dialog, 'Select Trusted Service'), 'Key Management Service');
    await press(dialog, 'OK');
    await press(page, 'Add Permissions to RAM Role');
    await field(dialog, 'Principal')
      .getByText(/^kms-role@/)
      .waitFor();
    await transfer('ReadOnlyAccess');
    await press(page, 'Complete');
    await page.getByRole('link', { name: 'kms-role' }).click();
    await press(page, 'Edit');
    await input(dialog, 'Maximum Session Duration').fill('7200');
    await press(dialog, 'OK');
    await page.getByText('7200').first().waitFor();

    const { Role: role } = await account.asRoot('ram', 'GetRole', { RoleName: 'kms-role' });
    assert.equal(at(role, 'MaxSessionDuration'), 7200);
    assert.match(String(at(role, 'AssumeRolePolicyDocument')), /"Service":\["kms\.aliyuncs\.com"\]/);
    const held = await account.asRoot('ram', 'ListPoliciesForRole', { RoleName: 'kms-role' });
    assert.equal(at(held, 'Policies', 'Policy', 0, 'PolicyName'), 'ReadOnlyAccess');
  });

  it('creates a group and puts a user into it', async () => {
    await page.goto(`${RAM}/groups`);
    await press(page, 'Create Group');
    await input(dialog, 'Group Name').fill('devs');
    await press(dialog, 'OK');
    await page.getByRole('link', { name: 'devs' }).first().click();
    await press(page, 'Add Group Members');
    await transfer('alice');
    await page.getByRole('link', { name: 'alice' }).waitFor();
    const members = await account.asRoot('ram', 'ListUsersForGroup', { GroupName: 'devs' });
    assert.equal(at(members, 'Users', 'User', 0, 'UserName'), 'alice');
  });

  it('grants at most five policies at a time', async () => {
    await page.goto(`${RAM}/users`);
    await press(page.getByRole('row').filter({ hasText: 'alice' }), 'Add Permissions');
    const lists = dialog.locator('.console-transfer');
    const entries = lists.locator('.next-transfer-panel').first().locator('.next-transfer-panel-item');
    for (const index of [0, 1, 2, 3, 4, 5]) await entries.nth(index).click();
    await lists.locator('.next-transfer-operations button').first().click();
    await press(dialog, 'OK');
    await dialog.getByText('Select at most 5 items.').waitFor();
    assert.ok(!account.consoleCalls('Write').includes('AttachPolicyToUser'));
  });

  it('creates a custom policy, changes it and goes back to its first version', async () => {
    const PolicyName = 'mine';
    const document = (Effect: string) =>
      JSON.stringify({ Version: '1', Statement: [{ Effect, Action: 'oss:*', Resource: '*' }] });
    await page.goto(`${RAM}/policies`);
    await press(page, 'Create Policy');
    await input(page, 'Policy Name').fill(PolicyName);
    await page.getByRole('radio', { name: 'Script' }).check();
    await field(page, 'Policy Document').locator('textarea').fill(document('Allow'));
    await press(page, 'OK');
    await page.getByRole('link', { name: PolicyName }).click();
    await press(page, 'Modify Policy Document');
    await field(dialog, 'Policy Document').locator('textarea').fill(document('Deny'));
    await press(dialog, 'OK');
    await closed();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await press(page.getByRole('row').filter({ hasText: 'v1' }), 'Use This Version');
    await press(dialog, 'OK');
    await closed();
    const policy = await account.asRoot('ram', 'GetPolicy', { PolicyName, PolicyType: 'Custom' });
    assert.equal(at(policy, 'DefaultPolicyVersion', 'PolicyDocument'), document('Allow'));
  });

  it('creates a folder, keeps versions, and does not delete a bucket with files', async () => {
    await page.goto(`${BUCKET}/object`);
    await press(page, 'Create Folder');
    await input(dialog, 'Folder Name').fill('photos');
    await press(dialog, 'OK');
    await page.getByRole('link', { name: 'photos/' }).waitFor();
    await page.goto(`${BUCKET}/versioning`);
    await press(page, 'Enable Versioning');
    await press(dialog, 'OK');
    await page.getByText('Enabled', { exact: true }).waitFor();
    await page.goto(`${BUCKET}/delete`);
    await press(page, 'Delete Bucket');
    await press(dialog, 'OK');
    await page
      .getByText(/BucketNotEmpty/)
      .first()
      .waitFor();
  });

  it('changes one CORS rule in its place, and sets logging', async () => {
    const rule = (origin: string) => ({ AllowedOrigin: origin, AllowedMethod: 'GET' });
    const Configuration = { CORSRule: [rule('https://a.example.com'), rule('https://b.example.com')] };
    const bucket = { BucketName: 'flow-bucket' };
    await account.asRoot('oss', 'PutBucketCors', { ...bucket, Configuration }, 'cn-shanghai');
    await page.goto(`${BUCKET}/cors/rules`);
    await press(page.getByRole('row').filter({ hasText: 'https://a.example.com' }), 'Edit');
    await dialog.getByRole('checkbox', { name: 'PUT' }).check();
    await press(dialog, 'OK');
    await closed();
    const { CORSConfiguration: cors } = await account.asRoot('oss', 'GetBucketCors', bucket, 'cn-shanghai');
    assert.deepEqual(at(cors, 'CORSRule', 0, 'AllowedMethod'), ['GET', 'PUT']);
    assert.equal(at(cors, 'CORSRule', 1, 'AllowedOrigin'), 'https://b.example.com');

    await page.goto(`${BUCKET}/logging`);
    await press(page, 'Configure');
    await choose(page, field(dialog, 'Destination Bucket'), 'flow-bucket');
    await input(dialog, 'Log Prefix').fill('log/');
    await press(dialog, 'Save');
    await closed();
    const { BucketLoggingStatus: logging } = await account.asRoot('oss', 'GetBucketLogging', bucket, 'cn-shanghai');
    assert.equal(at(logging, 'LoggingEnabled', 'TargetPrefix'), 'log/');
  });

  it('redirects what a bucket lacks to another place with a prefix of its own', async () => {
    await page.goto(`${BUCKET}/origin/rules`);
    await press(page, 'Create Rule');
    await dialog.getByRole('radio', { name: 'Redirection' }).check();
    await input(dialog, 'File Name Prefix').fill('pictures/');
    await choose(page, field(dialog, 'Rewriting'), 'Add Prefix or Suffix');
    await input(dialog, 'Origin URL').fill('www.example.com');
    await input(dialog, 'Added Prefix').fill('old/');
    await press(dialog, 'OK');
    await page.getByRole('gridcell', { name: 'https://www.example.com' }).waitFor();
    const website = await account.asRoot('oss', 'GetBucketWebsite', { BucketName: 'flow-bucket' }, 'cn-shanghai');
    const rules = at(website, 'WebsiteConfiguration', 'RoutingRules', 'RoutingRule');
    assert.equal(at({ rules: [rules].flat() }, 'rules', 0, 'Redirect', 'ReplaceKeyWith'), `old/\${key}`);
  });

  it('exports the addresses of the chosen files', async () => {
    const file = { BucketName: 'flow-bucket', ObjectKey: 'picture.png' };
    await account.asRoot('oss', 'PutObject', file, 'cn-shanghai');
    await page.goto(`${BUCKET}/object`);
    await page.locator('.next-table-row', { hasText: 'picture.png' }).getByRole('checkbox').check();
    await press(page, 'Batch Operation');
    await page.getByRole('menuitem', { name: 'Export URL List' }).click();
    await field(dialog, 'Accelerate Endpoint').getByRole('switch').click();
    const [download] = await Promise.all([page.waitForEvent('download'), press(dialog, 'OK')]);
    const content = await readFile(await download.path(), 'utf8');
    assert.equal(content, 'https://flow-bucket.oss-accelerate.aliyuncs.com/picture.png');
  });

  it('creates, stops and deletes a trail', async () => {
    await page.goto(`${ACTIONTRAIL}/trails/create`);
    await input(page, 'Trail Name').fill('my-trail');
    await page.getByRole('checkbox', { name: 'Object Storage Service' }).check();
    await choose(page, field(page, 'Bucket Name'), 'flow-bucket');
    await press(page, 'OK');
    await page.getByRole('link', { name: 'my-trail' }).click();
    await press(page, 'Disable');
    await press(dialog, 'OK');
    await closed();
    await press(page, 'Delete');
    await press(dialog, 'OK');
    await page.getByText('No trail has been created.').waitFor();
    const trails = account.consoleCalls('Write').filter((name) => /Trail|Logging$/.test(name));
    assert.deepEqual(trails, ['PutBucketLogging', 'CreateTrail', 'StartLogging', 'StopLogging', 'DeleteTrail']);
  });
});

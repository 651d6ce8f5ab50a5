import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { choose, field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly users: string;
  readonly addPermissions: string;
  readonly scope: string;
  readonly grants: string;
  readonly grant: string;
  readonly principal: string;
  readonly custom: string;
  readonly ok: string;
  readonly complete: string;
}

/** Moves a policy to the right side of the panel's two lists, and sends the panel. */
async function grant({ page, says }: Walk, labels: Labels, policy: string): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: says(labels.scope) }).check();
  const policies = panel.locator('.console-transfer');
  await policies.locator('.next-transfer-panel').first().getByText(policy, { exact: true }).click();
  await policies.locator('.next-transfer-operations button').first().click();
  await policies.locator('.next-transfer-panel').last().getByText(policy, { exact: true }).waitFor();
  await press(panel, says(labels.ok));
  await press(page, says(labels.complete));
}

async function grantTwice(walk: Walk, labels: Labels): Promise<void> {
  const { asRoot, open, page, says, writes } = walk;
  const statement = { Effect: 'Allow', Action: 'ecs:Describe*', Resource: '*' };
  for (const UserName of ['alice', 'bob']) await asRoot('ram', 'CreateUser', { UserName });
  await asRoot('ram', 'CreatePolicy', {
    PolicyName: 'look-at-servers',
    PolicyDocument: JSON.stringify({ Version: '1', Statement: [statement] }),
  });

  // Method 1: from the list of users, where the panel names the user at once.
  await open('https://ram.console.aliyun.com/');
  await navigate(page, says(labels.users));
  const row = page.getByRole('row').filter({ hasText: 'alice' });
  await press(row, says(labels.addPermissions));
  const panel = page.getByRole('dialog');
  await field(panel, labels.principal)
    .getByText(/^alice@/)
    .waitFor();
  await grant(walk, labels, 'AliyunOSSReadOnlyAccess');
  await row.waitFor();

  // Method 2: from the page of all grants, where the user is chosen.
  await navigate(page, says(labels.grants));
  await press(page, says(labels.grant));
  await choose(page, field(panel, labels.principal), /^bob@/);
  await field(panel, labels.principal).getByText(labels.principal, { exact: true }).click();
  await panel.getByRole('radio', { name: labels.custom }).check();
  await grant(walk, labels, 'look-at-servers');
  await page.getByRole('gridcell', { name: 'look-at-servers' }).waitFor();

  const held = async (UserName: string) =>
    at(await asRoot('ram', 'ListPoliciesForUser', { UserName }), 'Policies', 'Policy', 0, 'PolicyName');
  assert.equal(await held('alice'), 'AliyunOSSReadOnlyAccess');
  assert.equal(await held('bob'), 'look-at-servers');
  assert.deepEqual(writes(), ['AttachPolicyToUser', 'AttachPolicyToUser']);
}

walkDocument('29', {
  en: (walk) =>
    grantTwice(walk, {
      users: 'Users',
      addPermissions: 'Add Permissions',
      scope: 'Alibaba Cloud Account',
      grants: 'Grants',
      grant: 'Grant Permission',
      principal: 'Principal',
      custom: 'Custom Policy',
      ok: 'OK',
      complete: 'Complete',
    }),
  zh: (walk) =>
    grantTwice(walk, {
      users: '用户',
      addPermissions: '添加权限',
      scope: '整个阿里云账号',
      grants: '授权',
      grant: '新增授权',
      principal: '被授权主体',
      custom: '自定义策略',
      ok: '确定',
      complete: '完成',
    }),
});

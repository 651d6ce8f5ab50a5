import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly users: string;
  readonly keys: string;
  readonly column: string;
  readonly disable: string;
  readonly ok: string;
  readonly enable: string;
}

async function disableKey({ asRoot, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const UserName = 'carol';
  await asRoot('ram', 'CreateUser', { UserName });
  const key = await asRoot('ram', 'CreateAccessKey', { UserName });
  const keyId = String(at(key, 'AccessKey', 'AccessKeyId'));
  await open('https://ram.console.aliyun.com/');
  await navigate(page, says(labels.users));
  await page.getByRole('link', { name: UserName, exact: true }).click();
  await page.getByRole('heading', { name: says(labels.keys) }).waitFor();
  await page.getByText(says(labels.column), { exact: true }).first().waitFor();
  const row = page.getByRole('row').filter({ hasText: keyId });
  await press(row, says(labels.disable));
  await press(page.getByRole('dialog'), says(labels.ok));
  await row.getByRole('button', { name: says(labels.enable), exact: true }).waitFor();

  const keys = await asRoot('ram', 'ListAccessKeys', { UserName });
  assert.equal(at(keys, 'AccessKeys', 'AccessKey', 0, 'Status'), 'Inactive');
  assert.deepEqual(writes(), ['UpdateAccessKey']);
}

walkDocument('10', {
  en: (walk) =>
    disableKey(walk, {
      users: 'Users',
      keys: 'User AccessKeys',
      column: 'Actions',
      disable: 'Disable',
      ok: 'OK',
      enable: 'Enable',
    }),
  zh: (walk) =>
    disableKey(walk, {
      users: '用户',
      keys: '用户AccessKey',
      column: '操作',
      disable: '禁用',
      ok: '确定',
      enable: '启用',
    }),
});

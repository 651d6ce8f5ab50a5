import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly group: string;
  readonly users: string;
  readonly create: string;
  readonly account: string;
  readonly logonName: string;
  readonly displayName: string;
  readonly add: string;
  readonly access: string;
  readonly console: string;
  readonly programmatic: string;
  readonly ok: string;
}

async function createUsers({ asRoot, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  await open('https://ram.console.aliyun.com/');
  await page.locator('.windcc-app-layout-nav').getByText(says(labels.group), { exact: true }).waitFor();
  await navigate(page, says(labels.users));
  await press(page, says(labels.create));
  await page
    .getByRole('heading', { name: says(labels.account) })
    .first()
    .waitFor();
  const input = (label: string) => field(page, says(label)).locator('input');
  await input(labels.logonName).fill('alice');
  await input(labels.displayName).fill('Alice');
  await press(page, says(labels.add));
  await input(labels.logonName).nth(1).fill('bob');
  await page.getByText(says(labels.access), { exact: true }).first().waitFor();
  await page.getByRole('checkbox', { name: says(labels.console) }).check();
  await page.getByRole('checkbox', { name: says(labels.programmatic) }).check();
  await press(page, says(labels.ok));
  await page.getByRole('gridcell', { name: /^LTAI/ }).first().waitFor();

  const answer = await asRoot('ram', 'GetUser', { UserName: 'alice' });
  assert.equal(at(answer, 'User', 'DisplayName'), 'Alice');
  const profile = await asRoot('ram', 'GetLoginProfile', { UserName: 'bob' });
  assert.equal(at(profile, 'LoginProfile', 'PasswordResetRequired'), true);
  const made = ['CreateUser', 'CreateLoginProfile', 'CreateAccessKey'];
  assert.deepEqual(writes(), [...made, ...made]);
}

walkDocument('09', {
  en: (walk) =>
    createUsers(walk, {
      group: 'Identities',
      users: 'Users',
      create: 'Create User',
      account: 'User Account Information',
      logonName: 'Logon Name',
      displayName: 'Display Name',
      add: 'Add User',
      access: 'Access Mode',
      console: 'Console Access',
      programmatic: 'Programmatic Access',
      ok: 'OK',
    }),
  zh: (walk) =>
    createUsers(walk, {
      group: '人员管理',
      users: '用户',
      create: '创建用户',
      account: '用户账号信息',
      logonName: '登录名称',
      displayName: '显示名称',
      add: '添加用户',
      access: '访问方式',
      console: '控制台访问',
      programmatic: '编程访问',
      ok: '确定',
    }),
});

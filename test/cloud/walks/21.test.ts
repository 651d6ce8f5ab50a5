import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import { at, type Body } from '../api-support.js';
import { choose, field, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly address: string;
  readonly alerts: string;
  readonly contacts: string;
  readonly create: string;
  readonly name: string;
  readonly mail: string;
  readonly dingTalk: string;
  readonly language: string;
  readonly automatic: string;
  readonly save: string;
  readonly pending: string;
  readonly groupTab: string;
  readonly createGroup: string;
  readonly groupName: string;
  readonly saveGroup: string;
  readonly add: string;
  readonly group: string;
  readonly ok: string;
}

/** The three procedures: a contact, a group with it, and two more contacts added to the group at once. */
async function makeContacts(walk: Walk, labels: Labels): Promise<void> {
  const { asRoot, open, page, says, writes } = walk;
  for (const ContactName of ['bob', 'carol']) await asRoot('cms', 'PutContact', { ContactName, Describe: ContactName });
  const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text });
  await open(labels.address);
  const navigation = page.locator('.windcc-app-layout-nav');
  await navigation.getByText(says(labels.alerts), { exact: true }).waitFor();
  await navigation.getByRole('option', { name: says(labels.contacts), exact: true }).click();

  await press(page, says(labels.create));
  const panel = page.getByRole('dialog');
  await field(panel, labels.name).locator('input').fill('alice');
  await field(panel, labels.mail).locator('input').fill('alice@example.com');
  await field(panel, labels.dingTalk).locator('input').fill('https://oapi.example.com/robot');
  assert.equal(await field(panel, says(labels.language)).locator('em').textContent(), says(labels.automatic));
  await press(panel, says(labels.save));
  await row('alice').getByText(says(labels.pending)).waitFor();

  await page.getByRole('tab', { name: says(labels.groupTab) }).click();
  await press(page, says(labels.createGroup));
  await field(panel, labels.groupName).locator('input').fill('night shift');
  await panel.getByText('alice', { exact: true }).click();
  await panel.locator('.next-transfer-operations button').first().click();
  await press(panel, says(labels.saveGroup));
  await row('night shift').waitFor();

  await page.getByRole('tab', { name: says(labels.contacts) }).click();
  for (const name of ['bob', 'carol']) await row(name).getByRole('checkbox').check();
  await press(page, says(labels.add));
  await choose(page, field(panel, labels.group), 'night shift');
  await press(panel, says(labels.ok));
  await row('bob').getByText('night shift').waitFor();

  const [alice] = at(
    await asRoot('cms', 'DescribeContactList', { ContactName: 'alice' }),
    'Contacts',
    'Contact',
  ) as Body[];
  assert.deepEqual(
    [at(alice, 'Channels', 'Mail'), at(alice, 'ChannelsState', 'Mail')],
    ['alice@example.com', 'PENDING'],
  );
  const members = await asRoot('cms', 'DescribeContactListByContactGroup', { ContactGroupName: 'night shift' });
  const names = (at(members, 'Contacts', 'Contact') as Body[]).map(({ Name }) => Name);
  assert.deepEqual(names.sort(), ['alice', 'bob', 'carol']);
  assert.deepEqual(writes(), ['PutContact', 'PutContactGroup', 'PutContactGroup']);
}

walkDocument('21', {
  en: async (walk) =>
    await makeContacts(walk, {
      address: 'https://cms-intl.console.aliyun.com',
      alerts: 'Alerts',
      contacts: 'Alert Contacts',
      create: 'Create Alert Contact',
      name: 'Name',
      mail: 'Email ID',
      dingTalk: 'DingTalk Chatbot',
      language: 'Alert Notification Information Language',
      automatic: 'Automatic',
      save: 'OK',
      pending: 'Pending Activation',
      groupTab: 'Alert Contact Group',
      createGroup: 'Create Alert Contact Group',
      groupName: 'Group Name',
      saveGroup: 'Confirm',
      add: 'Add to a contact group',
      group: 'Alert Contact Group',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await makeContacts(walk, {
      address: 'https://cloudmonitor.console.aliyun.com',
      alerts: '报警服务',
      contacts: '报警联系人',
      create: '新建联系人',
      name: '姓名',
      mail: '邮箱',
      dingTalk: '钉钉机器人',
      language: '报警通知信息语言',
      automatic: '自动',
      save: '确认',
      pending: '等待激活',
      groupTab: '报警联系组',
      createGroup: '新建联系组',
      groupName: '组名',
      saveGroup: '确认',
      add: '添加到报警联系组',
      group: '报警联系组',
      ok: '确定',
    }),
});

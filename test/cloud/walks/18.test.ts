import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { at, type Body } from '../api-support.js';
import { choose, field, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

const CONSOLE = 'https://nas.console.aliyun.com/';

interface Labels {
  readonly entry: string;
  readonly create: string;
  readonly region: string;
  readonly name: string;
  readonly networkType: string;
  readonly manage: string;
  readonly add: string;
  readonly address: string;
  readonly readWrite: string;
  readonly readOnly: string;
  readonly user: string;
  readonly squash: string;
  readonly priority: string;
  readonly ok: string;
  readonly edit: string;
  readonly delete: string;
}

function entry(page: Page, group: string, label: string): Locator {
  const item = page.locator('.windcc-app-layout-nav').getByRole('option', { name: label, exact: true });
  return page.locator('.next-nav-sub-nav-item', { hasText: group }).locator(item).or(item).first();
}

/** Creates a permission group with a rule, changes both and deletes both. */
async function manageGroups({ asRoot, page, says, writes }: Walk, labels: Labels, vpc: string): Promise<void> {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await entry(page, says('NAS'), says(labels.entry)).click();
  await press(page, says(labels.create));
  const dialog = page.getByRole('dialog');
  await choose(page, field(dialog, says(labels.region)), /Qingdao|青岛/);
  await field(dialog, says(labels.name)).locator('input').fill('office');
  await choose(page, field(dialog, says(labels.networkType)), vpc);
  await press(dialog, labels.ok);

  await press(row('office'), says(labels.manage));
  await press(page, says(labels.add));
  await field(dialog, says(labels.address)).locator('input').fill('10.0.0.0/8');
  await choose(page, field(dialog, says(labels.readWrite)), says(labels.readOnly));
  await choose(page, field(dialog, says(labels.user)), says(labels.squash));
  await field(dialog, says(labels.priority)).locator('input').fill('7');
  await press(dialog, says(labels.ok));
  await row('10.0.0.0/8').waitFor();

  const group = { AccessGroupName: 'office' };
  const rules = await asRoot('nas', 'DescribeAccessRules', group, 'cn-qingdao');
  const { RWAccess, UserAccess, Priority } = at(rules, 'AccessRules', 'AccessRule', 0) as Body;
  assert.deepEqual([RWAccess, UserAccess, Priority], ['RDONLY', 'root_squash', 7]);
  assert.deepEqual(writes(), ['CreateAccessGroup', 'CreateAccessRule']);

  await press(row('10.0.0.0/8'), says(labels.edit));
  await field(dialog, says(labels.address)).locator('input').fill('10.1.0.0/16');
  await press(dialog, says(labels.ok));
  await press(row('10.1.0.0/16'), says(labels.delete));
  await press(page.getByRole('dialog'), labels.ok);
  await row('10.1.0.0/16').waitFor({ state: 'detached' });
  await entry(page, says('NAS'), says(labels.entry)).click();
  await press(row('office'), says(labels.edit));
  await dialog.locator('textarea').fill('for the office');
  await press(dialog, labels.ok);
  await row('for the office').waitFor();
  await press(row('office'), says(labels.delete));
  await press(page.getByRole('dialog'), labels.ok);
  await row('office').waitFor({ state: 'detached' });
  assert.deepEqual(writes().slice(2), [
    'ModifyAccessRule',
    'DeleteAccessRule',
    'ModifyAccessGroup',
    'DeleteAccessGroup',
  ]);
}

walkDocument('18', {
  en: async (walk) => {
    // The document links to the resellers' mirror instead.
    await walk.open(CONSOLE, { inDocument: false });
    await manageGroups(
      walk,
      {
        entry: 'Permission Group',
        create: 'Create Permission Group',
        region: 'Region',
        name: 'Name',
        networkType: 'Network Type',
        manage: 'Manage',
        add: 'Add Rule',
        address: 'Authorization Address',
        readWrite: 'Read/Write Permissions',
        readOnly: 'Read-only',
        user: 'User Permission',
        squash: 'Limit root users (root_squash)',
        priority: 'Priority',
        ok: 'OK',
        edit: 'Edit',
        delete: 'Delete',
      },
      'VPC',
    );
  },
  zh: async (walk) => {
    await walk.open(CONSOLE);
    await manageGroups(
      walk,
      {
        entry: '权限组',
        create: '新建权限组',
        region: '地域',
        name: '名称',
        networkType: '网络类型',
        manage: '管理规则',
        add: '添加规则',
        address: '授权地址',
        readWrite: '读写权限',
        readOnly: '只读',
        user: '用户权限',
        squash: '限制root用户 (root_squash)',
        priority: '优先级',
        ok: '确定',
        edit: '编辑',
        delete: '删除',
      },
      '专有网络',
    );
  },
});

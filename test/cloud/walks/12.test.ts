import assert from 'node:assert/strict';
import { field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly title: string;
  readonly name: string;
  readonly ok: string;
  readonly details: string;
  readonly delete: string;
  /** What only one of the two revisions describes. */
  readonly more?: { readonly copy: string; readonly refresh: string; readonly once: string };
}

/** Creates a dashboard, follows it, looks at its details and deletes it. */
async function createDashboard(walk: Walk, labels: Labels, openDashboards: () => Promise<void>): Promise<void> {
  const { asRoot, language, open, page, says, writes } = walk;
  const project = { projectName: `shop-logs-${language}`, description: '' };
  await asRoot('sls', 'CreateProject', project, 'cn-beijing');
  await open('https://sls.console.aliyun.com');
  await page.getByRole('link', { name: project.projectName }).click();
  await openDashboards();
  const list = page.locator('.console-panel').first();
  await list.locator('header .next-icon-add').click();
  const dialog = page.getByRole('dialog', { name: says(labels.title) });
  await field(dialog, says(labels.name)).locator('input').fill('Traffic');
  await press(dialog, says(labels.ok));
  const item = list.getByRole('listitem').filter({ hasText: /^Traffic$/ });
  await item.waitFor();
  const listed = await asRoot('sls', 'ListDashboard', project, 'cn-beijing');
  assert.equal(listed.total, 1);

  await item.locator('.next-icon-star').click();
  await page.locator('.console-panel').last().getByText('Traffic').waitFor();
  await item.locator('.next-icon-set').click();
  await page.getByRole('menuitem', { name: says(labels.details) }).click();
  await page.getByText('Traffic', { exact: true }).first().waitFor();
  await page.goBack();
  if (labels.more) await copyAndRefresh(walk, labels.more);
  await item.locator('.next-icon-set').click();
  await page.getByRole('menuitem', { name: says(labels.delete) }).click();
  await page.getByRole('dialog').locator('.next-btn-primary').click();
  await item.waitFor({ state: 'detached' });
  const left = await asRoot('sls', 'ListDashboard', project, 'cn-beijing');
  assert.equal(left.total, labels.more ? 1 : 0);
  const copied = labels.more ? ['CreateDashboard'] : [];
  assert.deepEqual(writes(), ['CreateDashboard', 'FollowDashboard', ...copied, 'DeleteDashboard']);
}

/** Makes a copy of the dashboard, and reads the charts of the copy again. */
async function copyAndRefresh({ page, says }: Walk, labels: NonNullable<Labels['more']>): Promise<void> {
  const list = page.locator('.console-panel').first();
  const item = (name: RegExp) => list.getByRole('listitem').filter({ hasText: name });
  await item(/^Traffic$/)
    .locator('.next-icon-set')
    .click();
  await page.getByRole('menuitem', { name: says(labels.copy) }).click();
  await item(/^Traffic_copy$/)
    .getByRole('link')
    .click();
  await press(page, says(labels.refresh));
  await page.getByRole('menuitem', { name: says(labels.once) }).click();
  await page.goBack();
  await item(/^Traffic_copy$/).waitFor();
}

walkDocument('12', {
  en: async (walk) =>
    await createDashboard(
      walk,
      {
        title: 'Add to New Dashboard',
        name: 'Dashboard Name',
        ok: 'OK',
        details: 'Details',
        delete: 'Delete',
      },
      async () => {
        const icons = walk.page.locator('.windcc-app-layout-nav');
        await icons.locator('.next-icon-dashboard').click();
      },
    ),
  zh: async (walk) =>
    await createDashboard(
      walk,
      {
        title: '添加到仪表盘',
        name: '仪表盘名称',
        ok: '确认',
        details: '详情',
        delete: '删除',
        more: { copy: '复制', refresh: '刷新', once: '仅一次' },
      },
      async () => {
        const { page, says } = walk;
        await page.getByText(says('资源'), { exact: true }).first().waitFor();
        await navigate(page, says('仪表盘'));
      },
    ),
});

import assert from 'node:assert/strict';
import { choose, field, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly create: string;
  readonly name: string;
  readonly description: string;
  readonly region: string;
  readonly ok: string;
  readonly delete: string;
}

/** Creates a project, reads its endpoint, and deletes it. */
async function manageProject({ asRoot, language, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const name = `shop-logs-${language}`;
  await open('https://sls.console.aliyun.com');
  await press(page, says(labels.create));
  const form = page.getByRole('dialog');
  await field(form, says(labels.name)).locator('input').fill(name);
  await field(form, says(labels.description)).locator('textarea').fill('made by hand');
  await choose(page, field(form, says(labels.region)), /Qingdao|青岛/);
  await press(form, says(labels.ok));
  await page.getByRole('gridcell', { name }).first().waitFor();
  const project = await asRoot('sls', 'GetProject', { projectName: name }, 'cn-qingdao');
  assert.equal(project.description, 'made by hand');

  await page.getByRole('link', { name }).click();
  await page.getByText('cn-qingdao.log.aliyuncs.com', { exact: true }).waitFor();

  await page.goto('https://sls.console.aliyun.com');
  await press(page.getByRole('row').filter({ hasText: name }), says(labels.delete));
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio').nth(1).check();
  await press(panel, says(labels.ok));
  await page.getByRole('gridcell', { name }).first().waitFor({ state: 'detached' });
  await assert.rejects(asRoot('sls', 'GetProject', { projectName: name }, 'cn-qingdao'), /ProjectNotExist/);
  assert.deepEqual(writes(), ['CreateProject', 'DeleteProject']);
}

walkDocument('11', {
  en: async (walk) =>
    await manageProject(walk, {
      create: 'Create Project',
      name: 'Project Name',
      description: 'Description',
      region: 'Region',
      ok: 'OK',
      delete: 'Delete',
    }),
  zh: async (walk) =>
    await manageProject(walk, {
      create: '创建Project',
      name: 'Project名称',
      description: '注释',
      region: '所属地域',
      ok: '确定',
      delete: '删除',
    }),
});

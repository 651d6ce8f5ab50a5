import assert from 'node:assert/strict';
import { choose, chooseRegion, field, press } from '../console-driver.js';
import { chooseIn } from './ecs-navigation.js';
import { type Walk, walkDocument } from './walk.js';

async function create(walk: Walk, words: { [key: string]: string }, template: string): Promise<void> {
  const { page, says } = walk;
  const word = (key: string) => says(words[key] ?? '');
  const { VpcId } = await walk.asRoot('vpc', 'CreateVpc', { VpcName: 'net' }, 'cn-shanghai');
  await chooseIn(walk, words.network ?? '', words.groups ?? '');
  await chooseRegion(page, words.shanghai ?? '');
  await press(page, word('create'));
  const dialog = page.getByRole('dialog');
  await choose(page, field(dialog, word('template')), says(template));
  await field(dialog, word('name')).locator('input').fill('web-servers');
  await field(dialog, word('description')).locator('textarea').fill('made by hand');
  await choose(page, field(dialog, word('networkType')), word('vpc'));
  await choose(page, field(dialog, word('vpc')), new RegExp(String(VpcId)));
  await press(dialog, word('ok'));
  await page.getByRole('gridcell', { name: 'web-servers' }).first().waitFor();

  assert.deepEqual(walk.writes(), ['CreateSecurityGroup', 'AuthorizeSecurityGroup']);
  const list = await walk.asRoot('ecs', 'DescribeSecurityGroups', { VpcId }, 'cn-shanghai');
  assert.equal(list.TotalCount, 1);
}

walkDocument('01', {
  en: async (walk) => {
    // The document links to the resellers' console, which is wrong for everybody else.
    await walk.open('https://ecs.console.aliyun.com/#/home', { inDocument: false });
    const words = {
      network: 'Network and Security',
      groups: 'Security Groups',
      shanghai: 'China (Shanghai)',
      create: 'Create Security Group',
      template: 'Template',
      name: 'Security Group Name',
      description: 'Description',
      networkType: 'Network Type',
      vpc: 'VPC',
      ok: 'OK',
    };
    await create(walk, words, 'Web Server Windows');
  },
  zh: async (walk) => {
    await walk.open('https://ecs.console.aliyun.com/#/home');
    const words = {
      network: '网络和安全',
      groups: '安全组',
      shanghai: '华东2（上海）',
      create: '创建安全组',
      template: '模板',
      name: '安全组名称',
      description: '描述',
      networkType: '网络类型',
      vpc: '专有网络',
      ok: '确定',
    };
    await create(walk, words, 'Web Server Linux');
  },
});

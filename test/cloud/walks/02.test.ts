import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chooseRegion, field, press } from '../console-driver.js';
import { chooseIn } from './ecs-navigation.js';
import { type Walk, walkDocument } from './walk.js';

interface Words {
  readonly network: string;
  readonly keyPairs: string;
  readonly region: string;
  readonly create: string;
  readonly name: string;
  readonly type: string;
  readonly automatic: string;
  readonly ok: string;
}

async function create(walk: Walk, words: Words): Promise<void> {
  const { page, says } = walk;
  await walk.open('https://ecs.console.aliyun.com');
  await chooseIn(walk, words.network, words.keyPairs);
  await chooseRegion(page, words.region);
  await press(page, says(words.create));
  await field(page, says(words.name)).locator('input').fill('login-key');
  await field(page, says(words.type))
    .getByRole('radio', { name: says(words.automatic) })
    .check();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, says(words.ok))]);
  assert.equal(download.suggestedFilename(), 'login-key.pem');
  assert.match(await readFile(await download.path(), 'utf8'), /BEGIN RSA PRIVATE KEY/);
  await page.getByRole('gridcell', { name: 'login-key' }).first().waitFor();

  assert.deepEqual(walk.writes(), ['CreateKeyPair']);
  const list = await walk.asRoot('ecs', 'DescribeKeyPairs', { KeyPairName: 'login-key' }, 'cn-beijing');
  assert.equal(list.TotalCount, 1);
}

walkDocument('02', {
  en: (walk) =>
    create(walk, {
      network: 'Network & Security',
      keyPairs: 'SSH Key Pairs',
      region: 'China (Beijing)',
      create: 'Create SSH Key Pair',
      name: 'SSH Key Pair Name',
      type: 'Creation Type',
      automatic: 'Auto-create',
      ok: 'OK',
    }),
  zh: (walk) =>
    create(walk, {
      network: '网络与安全',
      keyPairs: '密钥对',
      region: '华北2（北京）',
      create: '创建密钥对',
      name: '密钥对名称',
      type: '创建类型',
      automatic: '自动新建密钥对',
      ok: '确定',
    }),
});

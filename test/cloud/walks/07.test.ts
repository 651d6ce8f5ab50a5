import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { choose, field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly from: string;
  readonly create: string;
  readonly name: string;
  readonly region: string;
  readonly beijing: string;
  readonly redundancy: string;
  readonly enable: string;
  readonly ok: string;
}

async function createBucket({ asRoot, language, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const BucketName = `walk-07-${language}`;
  await open('https://oss.console.aliyun.com/');
  await navigate(page, says(labels.from));
  await press(page, says(labels.create));
  const panel = page.getByRole('dialog');
  await field(panel, says(labels.name)).locator('input').fill(BucketName);
  await choose(page, field(panel, says(labels.region)), labels.beijing);
  await field(panel, says(labels.redundancy))
    .getByRole('radio', { name: says(labels.enable) })
    .check();
  await press(panel, says(labels.ok));
  await panel.waitFor({ state: 'detached' });

  const info = await asRoot('oss', 'GetBucketInfo', { BucketName }, 'cn-beijing');
  assert.equal(at(info, 'BucketInfo', 'Bucket', 'DataRedundancyType'), 'ZRS');
  assert.equal(at(info, 'BucketInfo', 'Bucket', 'Location'), 'oss-cn-beijing');
  assert.deepEqual(writes(), ['PutBucket']);
}

walkDocument('07', {
  en: (walk) =>
    createBucket(walk, {
      from: 'Buckets',
      create: 'Create Bucket',
      name: 'Bucket Name',
      region: 'Region',
      beijing: 'China (Beijing)',
      redundancy: 'Zone-redundant storage',
      enable: 'Enable',
      ok: 'OK',
    }),
  zh: (walk) =>
    createBucket(walk, {
      from: '概览',
      create: '创建Bucket',
      name: 'Bucket名称',
      region: '地域',
      beijing: '华北2（北京）',
      redundancy: '同城冗余存储',
      enable: '启用',
      ok: '确定',
    }),
});

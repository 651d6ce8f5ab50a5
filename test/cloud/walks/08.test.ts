import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly buckets: string;
  readonly group: string;
  readonly cors: string;
  readonly configure: string;
  readonly create: string;
  readonly sources: string;
  readonly methods: string;
  readonly headers: string;
  readonly exposed: string;
  readonly seconds: string;
  readonly vary: string;
  readonly ok: string;
}

async function configureCors({ asRoot, language, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const BucketName = `walk-08-${language}`;
  await asRoot('oss', 'PutBucket', { BucketName }, 'cn-shanghai');
  await open('https://oss.console.aliyun.com/');
  await navigate(page, says(labels.buckets));
  await page.getByRole('link', { name: BucketName, exact: true }).click();
  await page.getByRole('heading', { name: BucketName }).waitFor();
  await page.locator('.windcc-app-layout-nav').getByText(says(labels.group), { exact: true }).waitFor();
  await navigate(page, says(labels.cors));
  await press(page, says(labels.configure));
  await press(page, says(labels.create));
  const panel = page.getByRole('dialog');
  const area = (label: string) => field(panel, says(label)).locator('textarea');
  await area(labels.sources).fill('https://www.example.com\nhttps://*.example.com');
  await panel.getByRole('checkbox', { name: 'GET' }).check();
  await panel.getByRole('checkbox', { name: 'PUT' }).check();
  assert.ok(await field(panel, says(labels.methods)).isVisible());
  await area(labels.headers).fill('*');
  await area(labels.exposed).fill('x-oss-test');
  await field(panel, says(labels.seconds)).locator('input').fill('600');
  await panel.getByRole('checkbox', { name: says(labels.vary) }).check();
  await press(panel, says(labels.ok));
  await page.getByRole('gridcell', { name: 'https://www.example.com' }).first().waitFor();

  const answer = await asRoot('oss', 'GetBucketCors', { BucketName }, 'cn-shanghai');
  assert.deepEqual(at(answer, 'CORSConfiguration', 'CORSRule', 0), {
    AllowedOrigin: ['https://www.example.com', 'https://*.example.com'],
    AllowedMethod: ['GET', 'PUT'],
    AllowedHeader: ['*'],
    ExposeHeader: ['x-oss-test'],
    MaxAgeSeconds: '600',
  });
  assert.equal(at(answer, 'CORSConfiguration', 'ResponseVary'), 'true');
  assert.deepEqual(writes(), ['PutBucketCors']);
}

walkDocument('08', {
  en: (walk) =>
    configureCors(walk, {
      buckets: 'Buckets',
      group: 'Access Control',
      cors: 'Cross-Origin Resource Sharing (CORS)',
      configure: 'Configure',
      create: 'Create Rule',
      sources: 'Sources',
      methods: 'Allowed Methods',
      headers: 'Allowed Headers',
      exposed: 'Exposed Headers',
      seconds: 'Cache Timeout (Seconds)',
      vary: 'Vary: Origin',
      ok: 'OK',
    }),
  zh: (walk) =>
    configureCors(walk, {
      buckets: 'Bucket列表',
      group: '权限管理',
      cors: '跨域设置',
      configure: '设置',
      create: '创建规则',
      sources: '来源',
      methods: '允许Methods',
      headers: '允许Headers',
      exposed: '暴露Headers',
      seconds: '缓存时间',
      vary: '返回Vary: Origin',
      ok: '确定',
    }),
});

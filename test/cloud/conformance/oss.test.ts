import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import type { Body } from '../api-support.js';
import { conformance } from './support.js';

interface OssClient {
  putBucket(name: string, options?: Body): Promise<unknown>;
  useBucket(name: string): void;
  getBucketInfo(name: string): Promise<{ bucket: Body }>;
  listBuckets(query: Body): Promise<{ buckets?: readonly Body[]; isTruncated: boolean; nextMarker?: string }>;
  deleteBucket(name: string): Promise<unknown>;
  putBucketACL(name: string, acl: string): Promise<unknown>;
  getBucketACL(name: string): Promise<{ acl: string }>;
  putBucketCORS(name: string, rules: readonly Body[]): Promise<unknown>;
  getBucketCORS(name: string): Promise<{ rules: readonly Body[] }>;
  deleteBucketCORS(name: string): Promise<unknown>;
  putBucketVersioning(name: string, status: string): Promise<unknown>;
  getBucketVersioning(name: string): Promise<{ versionStatus?: string }>;
  putBucketLogging(name: string, prefix: string): Promise<unknown>;
  getBucketLogging(name: string): Promise<{ enable: boolean; prefix: string | null }>;
  putBucketReferer(name: string, allowEmpty: boolean, referers: readonly string[]): Promise<unknown>;
  getBucketReferer(name: string): Promise<{ referers: unknown }>;
  putBucketWebsite(name: string, options: Body): Promise<unknown>;
  getBucketWebsite(name: string): Promise<{ index: string }>;
  putBucketLifecycle(name: string, rules: readonly Body[]): Promise<unknown>;
  getBucketLifecycle(name: string): Promise<{ rules: readonly Body[] }>;
  putBucketTags(name: string, tags: Body): Promise<unknown>;
  getBucketTags(name: string): Promise<{ tag: Body }>;
  putBucketEncryption(name: string, options: Body): Promise<unknown>;
  getBucketEncryption(name: string): Promise<{ encryption: Body }>;
  putBucketPolicy(name: string, policy: Body): Promise<unknown>;
  getBucketPolicy(name: string): Promise<{ policy: Body | null }>;
  put(key: string, content: Buffer): Promise<unknown>;
  get(key: string, options?: Body): Promise<{ content: Buffer }>;
  head(key: string): Promise<{ res: { headers: Record<string, string> } }>;
  copy(key: string, source: string): Promise<unknown>;
  delete(key: string, options?: Body): Promise<unknown>;
  listV2(query: Body): Promise<{
    objects?: readonly { name: string }[];
    prefixes?: readonly string[];
    isTruncated: boolean;
    nextContinuationToken?: string;
  }>;
  getBucketVersions(query: Body): Promise<{ objects?: readonly Body[]; deleteMarker?: readonly Body[] }>;
}
const Oss = createRequire(import.meta.url)('ali-oss') as new (options: Body) => OssClient;

/** What the official client's failure must be. */
function failsWith(code: string, status: number) {
  return { code, status };
}

describe('OSS conformance', () => {
  const { api } = conformance();
  const connect = (keys = api.first, region = 'oss-cn-hangzhou') =>
    new Oss({ ...keys, endpoint: `http://${api.endpoint}`, region, sldEnable: true });

  it('creates, reads, lists by marker and deletes buckets', async () => {
    const oss = connect();
    const names = ['list-a', 'list-b', 'list-c'];
    for (const name of names) await oss.putBucket(name, { storageClass: 'IA', acl: 'public-read' });
    const { bucket } = await oss.getBucketInfo('list-a');
    assert.deepEqual([bucket.StorageClass, bucket.Location], ['IA', 'oss-cn-hangzhou']);
    const first = await oss.listBuckets({ prefix: 'list-', 'max-keys': 2 });
    assert.deepEqual([first.isTruncated, first.nextMarker], [true, 'list-b']);
    const second = await oss.listBuckets({ prefix: 'list-', 'max-keys': 2, marker: 'list-b' });
    assert.deepEqual(
      second.buckets?.map(({ name }) => name),
      ['list-c'],
    );
    await assert.rejects(connect(api.second).putBucket('list-a'), failsWith('BucketAlreadyExists', 409));
    await assert.rejects(connect(api.second).getBucketInfo('list-a'), failsWith('AccessDenied', 403));
    for (const name of names) await oss.deleteBucket(name);
    await assert.rejects(oss.getBucketInfo('list-a'), failsWith('NoSuchBucket', 404));
  });

  it('stores zone-redundantly only where that exists', async () => {
    const body = '<CreateBucketConfiguration><DataRedundancyType>ZRS</DataRedundancyType>';
    const put = async (name: string, location: string) =>
      await api.oss('PUT', name, '', {
        body: `${body}<LocationConstraint>${location}</LocationConstraint></CreateBucketConfiguration>`,
      });
    assert.equal((await put('zones-yes', 'oss-cn-hangzhou')).status, 200);
    assert.match((await put('zones-no', 'oss-cn-qingdao')).text, /<Code>InvalidArgument</);
  });

  it('keeps each setting of a bucket', async () => {
    const oss = connect();
    const name = 'settings';
    await oss.putBucket(name);
    await oss.putBucketACL(name, 'public-read-write');
    assert.equal((await oss.getBucketACL(name)).acl, 'public-read-write');

    const rule = { allowedOrigin: 'https://a.example.com', allowedMethod: ['GET', 'PUT'], maxAgeSeconds: '60' };
    await assert.rejects(oss.getBucketCORS(name), failsWith('NoSuchCORSConfiguration', 404));
    await oss.putBucketCORS(name, [rule, { ...rule, allowedOrigin: '*' }]);
    assert.equal((await oss.getBucketCORS(name)).rules.length, 2);
    const eleven = Array.from({ length: 11 }, () => rule);
    await assert.rejects(oss.putBucketCORS(name, eleven), failsWith('InvalidArgument', 400));
    const twoStars = { ...rule, allowedOrigin: 'https://*.*.example.com' };
    await assert.rejects(oss.putBucketCORS(name, [twoStars]), failsWith('InvalidArgument', 400));
    await oss.deleteBucketCORS(name);
    await assert.rejects(oss.getBucketCORS(name), failsWith('NoSuchCORSConfiguration', 404));

    await oss.putBucketLogging(name, 'logs/');
    assert.deepEqual((await oss.getBucketLogging(name)).prefix, 'logs/');
    await oss.putBucketReferer(name, false, ['https://b.example.com']);
    assert.deepEqual((await oss.getBucketReferer(name)).referers, ['https://b.example.com']);
    await oss.putBucketWebsite(name, { index: 'index.html' });
    assert.equal((await oss.getBucketWebsite(name)).index, 'index.html');
    await oss.putBucketLifecycle(name, [{ id: 'r', prefix: 'old/', status: 'Enabled', expiration: { days: 3 } }]);
    assert.equal((await oss.getBucketLifecycle(name)).rules.length, 1);
    await oss.putBucketTags(name, { team: 'docs' });
    assert.deepEqual((await oss.getBucketTags(name)).tag, { team: 'docs' });
    await oss.putBucketEncryption(name, { SSEAlgorithm: 'AES256' });
    assert.equal((await oss.getBucketEncryption(name)).encryption.SSEAlgorithm, 'AES256');
    const policy = { Version: '1', Statement: [{ Effect: 'Allow', Action: ['oss:GetObject'], Principal: ['*'] }] };
    await oss.putBucketPolicy(name, policy);
    assert.deepEqual((await oss.getBucketPolicy(name)).policy, policy);
  });

  it('keeps inventories, styles, domain names and the retention policy of a bucket', async () => {
    await connect().putBucket('several');
    const send = (method: string, query: string, body?: string) =>
      api.oss(method, 'several', query, { version: 'v4', ...(body === undefined ? {} : { body }) });
    const inventory = '<InventoryConfiguration><Id>weekly</Id><IsEnabled>true</IsEnabled></InventoryConfiguration>';
    assert.equal((await send('PUT', 'inventory&inventoryId=weekly', inventory)).status, 200);
    assert.match((await send('GET', 'inventory&inventoryId=weekly')).text, /<Id>weekly</);
    assert.match((await send('GET', 'inventory&inventoryId=no')).text, /<Code>NoSuchInventory</);
    assert.equal((await send('DELETE', 'inventory&inventoryId=weekly')).status, 204);
    assert.doesNotMatch((await send('GET', 'inventory')).text, /weekly/);

    await send('PUT', 'style&styleName=small', '<Style><Content>image/resize,p_50</Content></Style>');
    assert.match((await send('GET', 'style&styleName=small')).text, /resize,p_50/);
    const name = '<BucketCnameConfiguration><Cname><Domain>img.example.com</Domain></Cname></BucketCnameConfiguration>';
    await send('POST', 'cname&comp=add', name);
    assert.match((await send('GET', 'cname')).text, /img\.example\.com/);
    await send('POST', 'cname&comp=delete', name);
    assert.doesNotMatch((await send('GET', 'cname')).text, /img\.example\.com/);

    const period = (days: number) => `<Worm><RetentionPeriodInDays>${days}</RetentionPeriodInDays></Worm>`;
    assert.match((await send('GET', 'worm')).text, /<Code>NoSuchWORMConfiguration</);
    await send('POST', 'worm', period(30));
    const id = /<WormId>(\w+)</.exec((await send('GET', 'worm')).text)?.[1] ?? '';
    await send('POST', `wormId=${id}`);
    assert.match((await send('DELETE', 'worm')).text, /<Code>WORMConfigurationLocked</);
    assert.match((await send('POST', `wormId=${id}&wormExtend`, period(10))).text, /<Code>InvalidArgument</);
    await send('POST', `wormId=${id}&wormExtend`, period(60));
    assert.match((await send('GET', 'worm')).text, /<State>Locked<.*<RetentionPeriodInDays>60</);
    const oss = connect();
    oss.useBucket('several');
    await oss.put('kept', Buffer.from('kept'));
    await assert.rejects(oss.put('kept', Buffer.from('changed')), failsWith('FileImmutable', 409));
    await assert.rejects(oss.delete('kept'), failsWith('FileImmutable', 409));
    assert.equal((await oss.get('kept')).content.toString(), 'kept');
  });

  it('stores, reads, copies, lists and deletes objects', async () => {
    const oss = connect();
    await oss.putBucket('objects');
    oss.useBucket('objects');
    for (const key of ['a.txt', 'docs/b.txt', 'docs/c.txt']) await oss.put(key, Buffer.from(key));
    assert.equal((await oss.get('docs/b.txt')).content.toString(), 'docs/b.txt');
    assert.equal((await oss.head('a.txt')).res.headers['content-length'], '5');
    await oss.copy('copy.txt', 'a.txt');
    assert.equal((await oss.get('copy.txt')).content.toString(), 'a.txt');

    const top = await oss.listV2({ delimiter: '/' });
    assert.deepEqual([top.objects?.map(({ name }) => name), top.prefixes], [['a.txt', 'copy.txt'], ['docs/']]);
    const first = await oss.listV2({ prefix: 'docs/', 'max-keys': '1' });
    assert.equal(first.isTruncated, true);
    const second = await oss.listV2({ prefix: 'docs/', 'continuation-token': first.nextContinuationToken });
    assert.deepEqual(
      second.objects?.map(({ name }) => name),
      ['docs/c.txt'],
    );

    await assert.rejects(oss.deleteBucket('objects'), failsWith('BucketNotEmpty', 409));
    await oss.delete('a.txt');
    await assert.rejects(oss.get('a.txt'), failsWith('NoSuchKey', 404));
  });

  it('keeps versions where a bucket has versioning', async () => {
    const oss = connect();
    await oss.putBucket('versions');
    oss.useBucket('versions');
    await oss.put('note', Buffer.from('before'));
    await oss.putBucketVersioning('versions', 'Enabled');
    assert.equal((await oss.getBucketVersioning('versions')).versionStatus, 'Enabled');
    await oss.put('note', Buffer.from('after'));
    await oss.delete('note');
    await assert.rejects(oss.get('note'), failsWith('NoSuchKey', 404));
    assert.equal((await oss.get('note', { versionId: 'null' })).content.toString(), 'before');
    const listed = await oss.getBucketVersions({ 'max-keys': 10 });
    const versions = [...(listed.objects ?? []), ...(listed.deleteMarker ?? [])];
    assert.equal(versions.length, 3);
    await assert.rejects(oss.deleteBucket('versions'), failsWith('BucketNotEmpty', 409));
    for (const { versionId } of versions) await oss.delete('note', { versionId });
    await oss.deleteBucket('versions');
  });
});

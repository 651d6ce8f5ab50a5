import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { location } from '../../benchmark/cloud/products/location/product.js';
import { ram } from '../../benchmark/cloud/products/ram/product.js';
import { sts } from '../../benchmark/cloud/products/sts/product.js';
import { buildCatalog } from '../../benchmark/cloud/spec/catalog.js';
import type { ProductSpec } from '../../benchmark/cloud/spec/product.js';
import { ApiUnderTest, at, type Body, type Keys, VERSIONS } from './api-support.js';

// These are CommonJS packages, some without types; what each offers is named here as far as the tests use it.
const require = createRequire(import.meta.url);
const { default: OpenApiClient, ...OpenApi } =
  require('@alicloud/openapi-client') as typeof import('@alicloud/openapi-client');
const { RuntimeOptions } = require('@alicloud/tea-util') as typeof import('@alicloud/tea-util');
const { default: OpenApiUtil } = require('@alicloud/openapi-util') as typeof import('@alicloud/openapi-util');

interface PopClient {
  request(...call: readonly unknown[]): Promise<Body>;
}
type PopClientClass = new (options: Body) => PopClient;
const PopCore = require('@alicloud/pop-core') as { RPCClient: PopClientClass; ROAClient: PopClientClass };

interface OssClient {
  putBucket(name: string, options?: Body): Promise<unknown>;
  useBucket(name: string): void;
  getBucketInfo(name: string): Promise<{ bucket: Body }>;
  listBuckets(query: Body): Promise<{ buckets?: readonly Body[]; isTruncated: boolean; nextMarker?: string }>;
  putBucketCORS(name: string, rules: readonly Body[]): Promise<unknown>;
  getBucketCORS(name: string): Promise<{ rules: readonly Body[] }>;
  getBucketACL(name: string): Promise<{ acl: string }>;
  put(key: string, content: Buffer): Promise<unknown>;
  listV2(query: Body): Promise<{ objects: readonly { name: string }[] }>;
  delete(key: string): Promise<unknown>;
  deleteMulti(keys: readonly string[], options: Body): Promise<unknown>;
  signatureUrl(key: string, options: Body): string;
  deleteBucket(name: string): Promise<unknown>;
}
const Oss = require('ali-oss') as new (options: Body) => OssClient;

const REGION = { RegionId: 'cn-hangzhou' };

describe('official clients', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  function generic(keys: Keys, signatureAlgorithm?: 'v2') {
    const client = new OpenApiClient(
      new OpenApi.Config({ ...keys, endpoint: api.endpoint, protocol: 'http', signatureAlgorithm }),
    );
    return async (product: keyof typeof VERSIONS, action: string, parameters: Body = {}): Promise<Body> => {
      const params = new OpenApi.Params({
        action,
        version: VERSIONS[product],
        protocol: 'HTTP',
        method: 'POST',
        authType: 'AK',
        style: 'RPC',
        pathname: '/',
        reqBodyType: 'formData',
        bodyType: 'json',
      });
      const query = OpenApiUtil.query({ ...parameters });
      const answer = await client.callApi(params, new OpenApi.OpenApiRequest({ query }), new RuntimeOptions({}));
      return (answer as { body: Body }).body;
    };
  }

  for (const [style, algorithm] of [
    ['V3', undefined],
    ['RPC v1', 'v2'],
  ] as const) {
    it(`@alicloud/openapi-client works with ${style} signatures`, async () => {
      const call = generic(api.first, algorithm);
      const VpcName = `generic-${style.replace(/\W/g, '')}`;
      const tags = [{ Key: '键 & key', Value: "a b*'()~" }];
      const created = await call('vpc', 'CreateVpc', { ...REGION, VpcName, Tag: tags });
      const listed = await call('vpc', 'DescribeVpcs', { ...REGION, VpcId: created.VpcId });
      assert.deepEqual(at(listed, 'Vpcs', 'Vpc', 0, 'Tags', 'Tag'), tags);
      await call('vpc', 'DeleteVpc', { ...REGION, VpcId: created.VpcId });
      await assert.rejects(call('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId: created.VpcId }), {
        code: 'InvalidVpcId.NotFound',
      });
      const session = generic(await api.assumeEpisodeRole('sdk'), algorithm);
      assert.equal((await session('sts', 'GetCallerIdentity')).IdentityType, 'AssumedRoleUser');
      const wrong = generic({ ...api.first, accessKeySecret: 'not-the-secret' }, algorithm);
      await assert.rejects(wrong('sts', 'GetCallerIdentity'), { code: 'SignatureDoesNotMatch' });
    });
  }

  for (const reqBodyType of ['formData', 'json'] as const) {
    it(`@alicloud/openapi-client may send parameters as ${reqBodyType}`, async () => {
      const client = new OpenApiClient(new OpenApi.Config({ ...api.first, endpoint: api.endpoint, protocol: 'http' }));
      const params = new OpenApi.Params({
        ...{ action: 'CreateUser', version: VERSIONS.ram, protocol: 'HTTP', method: 'POST', authType: 'AK' },
        ...{ style: 'RPC', pathname: '/', reqBodyType, bodyType: 'json' },
      });
      const UserName = `body-${reqBodyType}`;
      const request = new OpenApi.OpenApiRequest({ body: { UserName, DisplayName: '显示 & name' } });
      const answer = (await client.callApi(params, request, new RuntimeOptions({}))) as { body: Body };
      assert.equal(at(answer.body, 'User', 'DisplayName'), '显示 & name');
    });
  }

  it('@alicloud/pop-core works by GET and POST', async () => {
    const client = new PopCore.RPCClient({
      ...api.first,
      endpoint: `http://${api.endpoint}`,
      apiVersion: VERSIONS.ram,
    });
    await client.request('CreateUser', { UserName: 'pop', DisplayName: "pop's (user)*" }, { method: 'POST' });
    const got = await client.request('GetUser', { UserName: 'pop' }, { method: 'GET' });
    assert.equal(at(got, 'User', 'DisplayName'), "pop's (user)*");
    await assert.rejects(client.request('CreateUser', { UserName: 'pop' }, { method: 'POST' }), {
      code: 'EntityAlreadyExists.User',
    });
  });

  describe('of products that are called by path', () => {
    const clusters: ProductSpec = {
      ...sts,
      ...{ code: 'clusters', style: 'roa', apiVersion: '2015-12-15', resources: [], openActions: ['Echo'] },
      routes: [
        { method: 'GET', path: '/clusters/:ClusterId', action: 'Echo' },
        { method: 'POST', path: '/clusters/:ClusterId/nodes', action: 'Echo' },
      ],
      operations: {
        Echo: { kind: 'custom', access: 'read', source: 'assumed', handler: ({ parameters }) => ({ parameters }) },
      },
    };
    const roa = new ApiUnderTest({ catalog: buildCatalog([clusters, sts, ram, location]) });
    before(() => roa.start());
    after(() => roa.stop());

    it('@alicloud/pop-core works with ROA v2 signatures', async () => {
      const options = { endpoint: `http://${roa.endpoint}`, apiVersion: clusters.apiVersion };
      const client = (keys: Keys) => new PopCore.ROAClient({ ...keys, ...options });
      const ask = (keys: Keys) => client(keys).request('GET', '/clusters/c-1', { a: 'b c' }, '', {}, {});
      assert.deepEqual({ ...((await ask(roa.first)).parameters as Body) }, { ClusterId: 'c-1', a: 'b c' });
      const body = JSON.stringify({ count: 2 });
      const json = { 'content-type': 'application/json' };
      const sent = await client(roa.first).request('POST', '/clusters/c-1/nodes', {}, body, json, {});
      assert.deepEqual({ ...(sent.parameters as Body) }, { ClusterId: 'c-1', count: 2 });
      await assert.rejects(ask({ ...roa.first, accessKeySecret: 'wrong' }), { code: 'SignatureDoesNotMatch' });
      await assert.rejects(client(roa.first).request('GET', '/nothing', {}, '', {}, {}));
    });

    it('@alicloud/openapi-client works with V3 signatures over a path', async () => {
      const client = new OpenApiClient(new OpenApi.Config({ ...roa.first, endpoint: roa.endpoint, protocol: 'http' }));
      const params = new OpenApi.Params({
        ...{ action: 'ScaleOut', version: clusters.apiVersion, protocol: 'HTTP', method: 'POST', authType: 'AK' },
        ...{ style: 'ROA', pathname: '/clusters/c-2/nodes', reqBodyType: 'json', bodyType: 'json' },
      });
      const request = new OpenApi.OpenApiRequest({ body: { names: ['一', 'b'] }, query: { q: "a*'b" } });
      const answer = (await client.callApi(params, request, new RuntimeOptions({}))) as { body: Body };
      assert.deepEqual(answer.body.parameters, { ClusterId: 'c-2', names: ['一', 'b'], q: "a*'b" });
    });
  });

  for (const authorizationV4 of [false, true]) {
    for (const sldEnable of [false, true]) {
      it(`ali-oss works with ${authorizationV4 ? 'V4' : 'V1'}, bucket in the ${sldEnable ? 'path' : 'host'}`, async () => {
        const { accessKeyId, accessKeySecret } = api.first;
        const credentials = { accessKeyId, accessKeySecret, region: 'oss-cn-hangzhou', authorizationV4, sldEnable };
        const client = new Oss({ ...credentials, endpoint: `http://${api.endpoint}` });
        const name = `official-${authorizationV4}-${sldEnable}`;
        await client.putBucket(name, { storageClass: 'IA' });
        await client.putBucket(`${name}-2`);
        client.useBucket(name);
        assert.equal((await client.getBucketInfo(name)).bucket.StorageClass, 'IA');
        const page = await client.listBuckets({ prefix: name, 'max-keys': 1 });
        assert.deepEqual([page.buckets?.length, page.isTruncated], [1, true]);
        const rest = await client.listBuckets({ prefix: name, marker: page.nextMarker });
        assert.equal(rest.buckets?.[0]?.name, `${name}-2`);
        await assert.rejects(client.getBucketCORS(name), { code: 'NoSuchCORSConfiguration' });
        const rules = [{ allowedOrigin: '*', allowedMethod: ['GET', 'PUT'] }];
        await client.putBucketCORS(name, rules);
        assert.deepEqual((await client.getBucketCORS(name)).rules, rules);
        assert.equal((await client.getBucketACL(name)).acl, 'private');
        await client.put('folder/a b+文.txt', Buffer.from('hello'));
        assert.deepEqual(
          (await client.listV2({ 'max-keys': 5 })).objects.map((object) => object.name),
          ['folder/a b+文.txt'],
        );
        await assert.rejects(client.deleteBucket(name), { code: 'BucketNotEmpty' });
        await client.delete('folder/a b+文.txt');
        await client.put('first&second', Buffer.from('1'));
        await client.deleteMulti(['first&second', 'never-there'], { quiet: true });
        assert.deepEqual((await client.listV2({})).objects ?? [], []);
        await client.deleteBucket(name);
        await assert.rejects(client.getBucketInfo(name), { code: 'NoSuchBucket' });
      });
    }
  }

  it('ali-oss signs addresses that hold until they end', async () => {
    const { accessKeyId, accessKeySecret } = api.first;
    const port = api.endpoint.split(':')[1];
    const client = new Oss({
      ...{ accessKeyId, accessKeySecret, region: 'oss-cn-hangzhou', sldEnable: true, bucket: 'signed-address' },
      endpoint: `http://localhost:${port}`,
    });
    await client.putBucket('signed-address');
    const url = new URL(client.signatureUrl('some key', { method: 'DELETE', expires: 3600 }));
    const use = () => api.send(url.pathname + url.search, { method: 'DELETE' });
    assert.equal((await use()).status, 204);
    api.ahead = 3_700_000;
    try {
      assert.match((await use()).text, /<Code>AccessDenied<.*Request has expired/);
    } finally {
      api.ahead = 0;
    }
  });
});

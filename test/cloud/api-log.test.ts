import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { location } from '../../benchmark/cloud/products/location/product.js';
import { ram } from '../../benchmark/cloud/products/ram/product.js';
import { sts } from '../../benchmark/cloud/products/sts/product.js';
import { buildCatalog } from '../../benchmark/cloud/spec/catalog.js';
import type { ProductSpec } from '../../benchmark/cloud/spec/product.js';
import { ApiUnderTest, type Keys } from './api-support.js';

const denial = { status: 401, code: 'Unauthorized', message: 'denied' };
const name = { type: 'string', label: { zh: '名称', en: 'Name' }, source: 'sdk' } as const;

/** The smallest product that is called by path. */
const paths: ProductSpec = {
  code: 'paths',
  label: { zh: '路径', en: 'Paths' },
  apiVersion: '2020-12-30',
  style: 'log',
  scope: 'region',
  routes: [
    { method: 'GET', path: '/', action: 'ListProject', project: false },
    { method: 'GET', path: '/', action: 'GetProject', project: true },
    { method: 'POST', path: '/', action: 'CreateProject' },
    { method: 'DELETE', path: '/', action: 'DeleteProject' },
    { method: 'GET', path: '/stores/:store', action: 'Echo' },
    { method: 'GET', path: '/stores/fixed', action: 'EchoFixed' },
    { method: 'GET', path: '/stores/:store', action: 'EchoTyped', query: { type: 'log' } },
    { method: 'PUT', path: '/stores', action: 'Echo' },
  ],
  audit: { serviceName: 'Paths', apiHost: 'log.aliyuncs.com', consoleHost: 'log.aliyuncs.com', isGlobal: false },
  denial,
  missingParameter: { status: 400, code: 'ParameterInvalid', message: '{parameter} is missing' },
  invalidParameter: { status: 400, code: 'ParameterInvalid', message: '{parameter} is invalid' },
  operations: Object.fromEntries(
    ['Echo', 'EchoFixed', 'EchoTyped'].map((action) => [
      action,
      {
        kind: 'custom',
        access: 'read',
        source: 'assumed',
        handler: ({ parameters, regionId }) => ({ action, parameters, regionId }),
      },
    ]),
  ),
  resources: [
    {
      name: 'project',
      label: { zh: '项目', en: 'Project' },
      scope: 'region',
      id: { attribute: 'projectName', from: 'caller' },
      uniqueOver: 'cloud',
      attributes: { projectName: { ...name, required: true }, description: name },
      notFound: { status: 404, code: 'ProjectNotExist', message: 'The Project does not exist : {id}' },
      operations: {
        CreateProject: {
          ...{ kind: 'create', access: 'write', source: 'sdk', accepts: ['projectName', 'description'], returns: [] },
        },
        GetProject: { kind: 'describe', access: 'read', source: 'sdk' },
        DeleteProject: { kind: 'delete', access: 'write', source: 'sdk' },
        ListProject: {
          ...{ kind: 'list', access: 'read', source: 'sdk', itemsAt: 'projects', paging: 'offset', filters: [] },
          ...{ defaultPageSize: 100, maximumPageSize: 500 },
        },
      },
    },
  ],
};

describe('log service gateway', () => {
  const api = new ApiUnderTest({ catalog: buildCatalog([paths, ram, sts, location]) });
  before(() => api.start());
  after(() => api.stop());

  /** A request signed by the log service's rules, written a second time. */
  async function log(
    method: string,
    address: string,
    given: {
      readonly project?: string;
      readonly host?: string;
      readonly body?: unknown;
      readonly keys?: Keys;
      readonly algorithm?: 'sha1' | 'sha256';
      readonly tamper?: (sent: { headers: Record<string, string>; address: string; body: string }) => void;
    } = {},
  ) {
    const keys: Keys = given.keys ?? api.first;
    const algorithm = given.algorithm ?? 'sha1';
    const body = given.body === undefined ? '' : JSON.stringify(given.body);
    const host = given.host ?? (given.project === undefined ? '' : `${given.project}.`) + api.endpoint;
    const headers: Record<string, string> = {
      host,
      date: new Date(api.now()).toUTCString(),
      'x-log-apiversion': '0.6.0',
      'x-log-signaturemethod': `hmac-${algorithm}`,
      'content-type': 'application/json',
      ...(body === '' ? {} : { 'content-md5': createHash('md5').update(body).digest('hex').toUpperCase() }),
      ...(keys.securityToken === undefined ? {} : { 'x-acs-security-token': keys.securityToken }),
    };
    const [path = '', query = ''] = address.split('?');
    const pairs = query.split('&').map(decodeURIComponent).sort().join('&');
    const text = [
      ...[method, headers['content-md5'] ?? '', headers['content-type'], headers.date],
      ...Object.keys(headers)
        .filter((header) => /^x-(log|acs)-/.test(header))
        .sort()
        .map((header) => `${header}:${headers[header]}`),
      path + (pairs === '' ? '' : `?${pairs}`),
    ].join('\n');
    headers.authorization = `LOG ${keys.accessKeyId}:${createHmac(algorithm, keys.accessKeySecret).update(text).digest('base64')}`;
    const sent = { headers, address, body };
    given.tamper?.(sent);
    return api.raw(method, sent.address, sent.headers, sent.body);
  }

  it('reads the action from the path, and parameters from host, path, query and body', async () => {
    for (const algorithm of ['sha1', 'sha256'] as const) {
      const echo = await log('GET', '/stores/a?size=5&query=a%20%26%20b', { project: 'p', algorithm });
      assert.deepEqual(echo.json, {
        action: 'Echo',
        parameters: { projectName: 'p', store: 'a', size: '5', query: 'a & b' },
        regionId: 'cn-hangzhou',
      });
    }
    assert.equal((await log('GET', '/stores/fixed', {})).json.action, 'EchoFixed');
    assert.equal((await log('GET', '/stores/a?type=log', {})).json.action, 'EchoTyped');
    const put = await log('PUT', '/stores', { project: 'p', body: { keys: { a: [1] }, on: true } });
    assert.deepEqual(put.json.parameters, { projectName: 'p', keys: { a: [1] }, on: true });
    assert.deepEqual((await log('PUT', '/stores', { body: ['x'] })).json.parameters, { body: ['x'] });
    const both = await log('GET', '/stores/a?projectName=other', { project: 'p' });
    assert.deepEqual(both.json.parameters, { projectName: 'p', store: 'a' });
    const unknown = await log('GET', '/nothing/here');
    assert.deepEqual([unknown.status, unknown.json.errorCode], [404, 'InvalidAPI']);
  });

  it('keeps projects, pages them by offset, and finds their region', async () => {
    const made = await log('POST', '/', {
      host: 'cn-shanghai.log.aliyuncs.com',
      body: { projectName: 'shanghai-one', description: 'd' },
    });
    assert.deepEqual([made.status, made.text], [200, '']);
    assert.ok(made.headers['x-log-requestid']);
    assert.equal((await log('GET', '/', { project: 'shanghai-one' })).json.description, 'd');
    assert.equal((await log('GET', '/stores/a', { project: 'shanghai-one' })).json.regionId, 'cn-shanghai');
    for (const projectName of ['two', 'three']) await log('POST', '/', { body: { projectName } });
    const second = await log('GET', '/?offset=1&size=1');
    assert.deepEqual(second.json, { count: 1, total: 2, projects: [{ projectName: 'two' }] });
    const gone = await log('GET', '/', { project: 'nobody' });
    assert.deepEqual([gone.status, gone.json.errorCode], [404, 'ProjectNotExist']);
    await log('DELETE', '/', { project: 'two', body: { projectName: 'two' } });
    assert.equal((await log('GET', '/', { project: 'two' })).status, 404);
  });

  const tampered: Record<string, Parameters<typeof log>[2]> = {
    'an exchanged body': { tamper: (sent) => Object.assign(sent, { body: '{"projectName":"evil"}' }) },
    'a body without its hash': {
      tamper: ({ headers }) => {
        delete headers['content-md5'];
      },
    },
    'another path': { tamper: (sent) => Object.assign(sent, { address: '/stores/b' }) },
    'an added query': { tamper: (sent) => Object.assign(sent, { address: `${sent.address}?size=1` }) },
    'a changed header': { tamper: ({ headers }) => Object.assign(headers, { 'x-log-apiversion': '0.5.0' }) },
    'another method': { tamper: ({ headers }) => Object.assign(headers, { 'x-log-signaturemethod': 'hmac-sha256' }) },
  };
  for (const [title, given] of Object.entries(tampered)) {
    it(`refuses ${title}`, async () => {
      const answer = await log('POST', '/', { body: { projectName: 'honest' }, ...given });
      assert.deepEqual([answer.status, answer.json.errorCode], [403, 'SignatureNotMatch']);
    });
  }

  /** A request signed by version 4, written a second time. */
  async function logV4(tamper: { headers?: Record<string, string>; body?: string; day?: string } = {}) {
    const stamp = new Date(api.now()).toISOString().replace(/[-:]|\.\d+/g, '');
    const day = tamper.day ?? stamp.slice(0, 8);
    const body = JSON.stringify({ on: true });
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      host: api.endpoint,
      'x-log-apiversion': '0.6.0',
      'x-log-content-sha256': sha256(body),
      'x-log-date': stamp,
    };
    const names = Object.keys(headers).sort();
    const lines = names.map((header) => `${header}:${headers[header]}\n`).join('');
    const canonical = ['PUT', '/stores', 'a=b%20c&flag', lines, names.join(';'), sha256(body)].join('\n');
    const scope = [day, 'cn-hangzhou', 'sls', 'aliyun_v4_request'];
    let key: Buffer | string = `aliyun_v4${api.first.accessKeySecret}`;
    for (const part of scope) key = createHmac('sha256', key).update(part).digest();
    const text = ['SLS4-HMAC-SHA256', stamp, scope.join('/'), sha256(canonical)].join('\n');
    const signature = createHmac('sha256', key).update(text).digest('hex');
    headers.authorization = `SLS4-HMAC-SHA256 Credential=${api.first.accessKeyId}/${scope.join('/')},Signature=${signature}`;
    return api.raw('PUT', '/stores?a=b%20c&flag', { ...headers, ...tamper.headers }, tamper.body ?? body);
  }

  it('verifies version 4 of the signature', async () => {
    assert.deepEqual((await logV4()).json.parameters, { a: 'b c', flag: '', on: true });
    const codeOf = async (tamper: Parameters<typeof logV4>[0]) => (await logV4(tamper)).json.errorCode;
    assert.equal(await codeOf({ headers: { 'x-log-apiversion': '0.5.0' } }), 'SignatureNotMatch');
    assert.equal(await codeOf({ body: '{"on":false}' }), 'SignatureNotMatch');
    assert.equal(await codeOf({ day: '20200101' }), 'InvalidDateFormat');
    assert.equal(await codeOf({ headers: { authorization: 'SLS4-HMAC-SHA256 x' } }), 'InvalidAuthorization');
  });

  it('refuses wrong keys, old requests, missing dates, unknown methods and foreign tokens', async () => {
    const codeOf = async (given: Parameters<typeof log>[2]) => (await log('GET', '/', given)).json.errorCode;
    assert.equal(await codeOf({ keys: { ...api.first, accessKeySecret: 'wrong' } }), 'SignatureNotMatch');
    assert.equal(await codeOf({ keys: { ...api.first, accessKeyId: 'nobody' } }), 'Unauthorized');
    const session = await api.assumeEpisodeRole('log');
    assert.equal((await log('GET', '/', { keys: session })).status, 200);
    const { accessKeyId, accessKeySecret } = session;
    assert.equal(await codeOf({ keys: { accessKeyId, accessKeySecret } }), 'Unauthorized');
    const change = (headers: Record<string, string>) => ({
      tamper: (sent: { headers: Record<string, string> }) => Object.assign(sent.headers, headers),
    });
    assert.equal(await codeOf(change({ date: 'yesterday' })), 'InvalidDateFormat');
    const old = new Date(api.now() - 16 * 60_000).toUTCString();
    assert.equal(await codeOf(change({ date: old })), 'RequestTimeExpired');
    assert.equal(await codeOf(change({ 'x-log-signaturemethod': 'md5' })), 'InvalidAuthorization');
    assert.equal(await codeOf(change({ authorization: 'LOG nothing' })), 'InvalidAuthorization');
  });
});

import assert from 'node:assert/strict';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { CONFIGURATIONS } from '../../benchmark/cloud/products/oss/configurations.js';
import { KEYED_CONFIGURATIONS } from '../../benchmark/cloud/products/oss/keyed-configurations.js';
import { ApiUnderTest, encode } from './api-support.js';

const MINUTES = 60_000;

describe('signatures of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());
  afterEach(() => {
    api.ahead = 0;
  });

  it('accepts what was signed properly in every style', async () => {
    assert.equal((await api.rpc('ram', 'ListUsers')).status, 200);
    assert.equal((await api.v3('ram', 'ListUsers')).status, 200);
    assert.equal((await api.oss('GET', '', 'max-keys=1&prefix=a')).status, 200);
    assert.equal((await api.oss('GET', '', 'max-keys=1&prefix=a', { version: 'v1' })).status, 200);
  });

  it('reads texts that need encoding in any place', async () => {
    const comments = "a b+c*d~e'(f)!%/=&用户";
    const user = { UserName: 'encoded', Comments: comments };
    await api.ok('ram', 'CreateUser', user, { inQuery: ['Comments'] });
    assert.equal((await api.v3('ram', 'GetUser', { UserName: 'encoded', Note: comments })).status, 200);
    const body = await api.ok('ram', 'GetUser', { UserName: 'encoded' }, { inQuery: 'all' });
    assert.equal((body.User as Record<string, unknown>).Comments, comments);
  });

  it('refuses a changed RPC parameter, and says what it calculated', async () => {
    const answer = await api.rpc(
      'ram',
      'GetUser',
      { UserName: 'a' },
      {
        tamper: (signed) => {
          signed.UserName = 'b';
        },
      },
    );
    assert.equal(answer.status, 400);
    assert.equal(answer.json.Code, 'SignatureDoesNotMatch');
    assert.match(String(answer.json.Message), /server string to sign is:POST&%2F&/);
    assert.ok(answer.json.RequestId);
    assert.equal(answer.json.HostId, api.endpoint);
  });

  it('refuses a changed V3 header, and a body that is not the signed one', async () => {
    const header = await api.v3(
      'ram',
      'ListUsers',
      {},
      {
        tamper: (headers) => {
          headers['x-acs-action'] = 'ListRoles';
        },
      },
    );
    assert.equal(header.json.Code, 'SignatureDoesNotMatch');
    const body = await api.v3('ram', 'ListUsers', {}, { headers: { 'x-acs-content-sha256': '0'.repeat(64) } });
    assert.equal(body.json.Code, 'SignatureDoesNotMatch');
    const malformed = await api.v3(
      'ram',
      'ListUsers',
      {},
      {
        tamper: (headers) => {
          headers.authorization = 'ACS3-HMAC-SHA256 nonsense';
        },
      },
    );
    assert.equal(malformed.json.Code, 'IncompleteSignature');
  });

  it('insists that V3 signs date, nonce and body hash', async () => {
    const answer = await api.v3(
      'ram',
      'ListUsers',
      {},
      {
        tamper: (headers) => {
          headers.authorization = (headers.authorization ?? '').replace('x-acs-date;', '');
        },
      },
    );
    assert.equal(answer.json.Code, 'IncompleteSignature');
  });

  it('insists that V3 signs every header that says what the call is', async () => {
    for (const name of ['host', 'x-acs-action', 'x-acs-version']) {
      const leaveOut = (headers: Record<string, string>) => {
        headers.authorization = (headers.authorization ?? '').replace(
          new RegExp(`(?<=[=;])${name};|;${name}(?=,)`),
          '',
        );
      };
      const answer = await api.v3('ram', 'ListUsers', {}, { tamper: leaveOut });
      assert.equal(answer.json.Code, 'IncompleteSignature', name);
      assert.match(String(answer.json.Message), new RegExp(`must be signed: ${name}`));
    }
    const added = await api.v3(
      'ram',
      'ListUsers',
      {},
      {
        tamper: (headers) => {
          headers['content-type'] = 'application/json';
        },
      },
    );
    assert.equal(added.json.Code, 'IncompleteSignature');
  });

  it('believes nothing in an RPC call that its signature leaves out', async () => {
    const signed = {
      Action: 'GetCallerIdentity',
      Version: '2015-04-01',
      Format: 'JSON',
      AccessKeyId: api.first.accessKeyId,
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      Timestamp: `${new Date(api.now()).toISOString().slice(0, 19)}Z`,
    };
    const ask = (path: string, headers: Record<string, string>, body = '') => {
      const query = Object.entries({ ...signed, SignatureNonce: randomUUID() })
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&');
      const signature = createHmac('sha1', `${api.first.accessKeySecret}&`)
        .update(`POST&%2F&${encode(query)}`)
        .digest('base64');
      return api.raw('POST', `${path}?${query}&Signature=${encode(signature)}`, headers, body);
    };
    const other = { 'x-acs-action': 'CreateUser', 'x-acs-version': '2015-05-01' };
    const json = { 'content-type': 'application/json' };
    for (const answer of [
      await ask('/', other),
      await ask('/clusters', {}),
      await ask('/', json, JSON.stringify({ Action: 'CreateUser', UserName: 'smuggled' })),
    ]) {
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.json.AccountId, api.first.accountId);
    }
    assert.equal(await api.code('ram', 'GetUser', { UserName: 'smuggled' }), 'EntityNotExist.User');
  });

  it('lets no ROA signature call a product of the RPC style, whose form it would leave out', async () => {
    const headers: Record<string, string> = {
      date: new Date(api.now()).toUTCString(),
      'x-acs-action': 'CreateUser',
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2015-05-01',
    };
    const type = 'application/x-www-form-urlencoded';
    const acs = ['x-acs-action', 'x-acs-signature-nonce', 'x-acs-version'].map((name) => `${name}:${headers[name]}\n`);
    const text = `POST\n\n\n${type}\n${headers.date}\n${acs.join('')}/`;
    const signature = createHmac('sha1', api.first.accessKeySecret).update(text).digest('base64');
    const sent = { ...headers, 'content-type': type, authorization: `acs ${api.first.accessKeyId}:${signature}` };
    assert.equal((await api.raw('POST', '/', sent, 'UserName=smuggled')).json.Code, 'MissingAction');
  });

  for (const version of ['v1', 'v4'] as const) {
    it(`refuses a changed OSS ${version} request in XML`, async () => {
      const answer = await api.oss('GET', 'some-bucket', 'bucketInfo', {
        version,
        headers: { 'x-oss-acl': '' },
        tamper: (headers) => {
          headers['x-oss-acl'] = 'public-read';
        },
      });
      assert.equal(answer.status, 403);
      assert.match(
        answer.text,
        /<Error><Code>SignatureDoesNotMatch<\/Code><Message>.+<\/Message><RequestId>.+<\/RequestId><HostId>/,
      );
    });

    it(`refuses an OSS ${version} request of another time`, async () => {
      const skewed = await api.oss('GET', '', '', {
        version,
        headers: { date: new Date(Date.now() - 16 * MINUTES).toUTCString() },
      });
      assert.match(skewed.text, /<Code>RequestTimeTooSkewed<\/Code>/);
      const unknown = await api.oss('GET', '', '', { version, keys: { accessKeyId: 'none', accessKeySecret: 'x' } });
      assert.match(unknown.text, /<Code>InvalidAccessKeyId<\/Code>/);
    });
  }

  it('signs every sub-resource of OSS v1, so that none can be added to a signed request', async () => {
    const headers = { authorization: '', date: new Date(api.now()).toUTCString() };
    const text = `PUT\n\n\n${headers.date}\n/v1-bucket/`;
    const signature = createHmac('sha1', api.first.accessKeySecret).update(text).digest('base64');
    headers.authorization = `OSS ${api.first.accessKeyId}:${signature}`;
    const ask = async (query: string) => (await api.send(`/v1-bucket/?${query}`, { method: 'PUT', headers })).text;
    const given = ['acl', 'delete', 'worm', 'wormId=1', 'wormExtend', 'inventoryId=1', 'styleName=a', 'comp=delete'];
    const kinds = [...CONFIGURATIONS, ...KEYED_CONFIGURATIONS].map(({ subResource }) => subResource);
    for (const query of [...kinds, ...given]) assert.match(await ask(query), /<Code>SignatureDoesNotMatch</, query);
    assert.equal(await ask('nothing-of-ours'), '');
  });

  it('refuses an OSS body that is not the one whose hash was signed', async () => {
    const md5 = { 'content-md5': createHash('md5').update('<a/>').digest('base64') };
    const headers = { date: new Date(api.now()).toUTCString(), ...md5 };
    const text = `PUT\n${md5['content-md5']}\n\n${headers.date}\n/hashed-bucket/`;
    const signature = createHmac('sha1', api.first.accessKeySecret).update(text).digest('base64');
    const signed = { ...headers, authorization: `OSS ${api.first.accessKeyId}:${signature}` };
    const other = await api.raw('PUT', '/hashed-bucket/', signed, '<b/>');
    assert.deepEqual([other.status, /<Code>(\w+)/.exec(other.text)?.[1]], [400, 'InvalidDigest']);
    assert.equal((await api.raw('PUT', '/hashed-bucket/', signed, '<a/>')).status, 200);
  });

  it('refuses an OSS v4 key of another day', async () => {
    const yesterday = new Date(api.now() - 24 * 60 * MINUTES).toISOString().slice(0, 10).replaceAll('-', '');
    const day = new Date(api.now()).toISOString().slice(0, 10).replaceAll('-', '');
    const other = await api.oss('GET', '', '', {
      tamper: (headers) => {
        headers.authorization = (headers.authorization ?? '').replace(`/${day}/`, `/${yesterday}/`);
      },
    });
    assert.match(other.text, /<Code>AccessDenied<\/Code><Message>OSS authentication requires a valid Date/);
  });

  it('refuses unsigned requests', async () => {
    const rpc = await api.send('/?Action=ListUsers&Version=2015-05-01&Format=JSON');
    assert.equal(rpc.json.Code, 'IncompleteSignature');
  });

  it('refuses a nonce that was used', async () => {
    const change = (parameters: Record<string, string>) => {
      parameters.SignatureNonce = 'the-same-every-time';
    };
    await api.ok('ram', 'ListUsers', {}, { change });
    assert.equal(await api.code('ram', 'ListUsers', {}, { change }), 'SignatureNonceUsed');
    const headers = { 'x-acs-signature-nonce': 'again-the-same' };
    assert.equal((await api.v3('ram', 'ListUsers', {}, { headers })).status, 200);
    assert.equal((await api.v3('ram', 'ListUsers', {}, { headers })).json.Code, 'SignatureNonceUsed');
    // It may come again when a request that carried it could no longer be sent a second time.
    api.ahead = 31 * MINUTES;
    assert.equal((await api.v3('ram', 'ListUsers', {}, { headers })).status, 200);
  });

  it('refuses changed, repeated and untimely ROA v2 requests', async () => {
    const ask = (change: Record<string, string>, tamper: Record<string, string> = {}, body = '') => {
      const headers: Record<string, string> = {
        accept: 'application/json',
        date: new Date(api.now()).toUTCString(),
        'x-acs-version': '2015-12-15',
        'x-acs-signature-nonce': randomUUID(),
        ...change,
      };
      const acs = Object.keys(headers)
        .filter((name) => name.startsWith('x-acs-'))
        .sort()
        .map((name) => `${name}:${headers[name]}\n`)
        .join('');
      const text = `GET\n${headers.accept}\n${headers['content-md5'] ?? ''}\n\n${headers.date}\n${acs}/clusters?a=b`;
      const signature = createHmac('sha1', api.first.accessKeySecret).update(text).digest('base64');
      headers.authorization = `acs ${api.first.accessKeyId}:${signature}`;
      return api.raw('GET', '/clusters?a=b', { ...headers, ...tamper }, body).then(({ json }) => json.Code);
    };
    // No product of that style is served: a right signature is followed by the refusal of the path.
    const served = 'MissingAction';
    assert.equal(await ask({}), served);
    assert.equal(await ask({}, { 'x-acs-version': '2016-01-01' }), 'SignatureDoesNotMatch');
    const nonce = { 'x-acs-signature-nonce': 'once-more' };
    assert.deepEqual([await ask(nonce), await ask(nonce)], [served, 'SignatureNonceUsed']);
    const at = (minutes: number) => ({ date: new Date(api.now() + minutes * MINUTES).toUTCString() });
    assert.deepEqual([await ask(at(-14)), await ask(at(14))], [served, served]);
    assert.deepEqual([await ask(at(-16)), await ask(at(16))], ['InvalidTimeStamp.Expired', 'InvalidTimeStamp.Expired']);
    const hash = createHash('md5').update('{}').digest('base64');
    assert.equal(await ask({ 'content-md5': hash }, {}, '{}'), served);
    assert.equal(await ask({ 'content-md5': hash }, {}, '[]'), 'InvalidContentMD5');
  });

  it('takes a clock that is up to a quarter of an hour off, and no more', async () => {
    const at = (minutes: number) => (parameters: Record<string, string>) => {
      parameters.Timestamp = `${new Date(Date.now() + minutes * MINUTES).toISOString().slice(0, 19)}Z`;
    };
    await api.ok('ram', 'ListUsers', {}, { change: at(-14) });
    await api.ok('ram', 'ListUsers', {}, { change: at(14) });
    assert.equal(await api.code('ram', 'ListUsers', {}, { change: at(-16) }), 'InvalidTimeStamp.Expired');
    assert.equal(await api.code('ram', 'ListUsers', {}, { change: at(16) }), 'InvalidTimeStamp.Expired');
    const malformed = (parameters: Record<string, string>) => {
      parameters.Timestamp = 'yesterday';
    };
    assert.equal(await api.code('ram', 'ListUsers', {}, { change: malformed }), 'IllegalTimestamp');
    const headers = { 'x-acs-date': `${new Date(Date.now() - 16 * MINUTES).toISOString().slice(0, 19)}Z` };
    assert.equal((await api.v3('ram', 'ListUsers', {}, { headers })).json.Code, 'InvalidTimeStamp.Expired');
  });

  it('refuses unknown, disabled and deleted access keys', async () => {
    assert.equal(
      await api.code('ram', 'ListUsers', {}, { keys: { accessKeyId: 'LTAInone', accessKeySecret: 'x' } }),
      'InvalidAccessKeyId.NotFound',
    );
    await api.ok('ram', 'CreateUser', { UserName: 'keyed' });
    const created = (await api.ok('ram', 'CreateAccessKey', { UserName: 'keyed' })).AccessKey as Record<string, string>;
    const keys = { accessKeyId: created.AccessKeyId ?? '', accessKeySecret: created.AccessKeySecret ?? '' };
    await api.ok('sts', 'GetCallerIdentity', {}, { keys });
    const key = { UserName: 'keyed', UserAccessKeyId: keys.accessKeyId };
    await api.ok('ram', 'UpdateAccessKey', { ...key, Status: 'Inactive' });
    assert.equal(await api.code('sts', 'GetCallerIdentity', {}, { keys }), 'Forbidden.AccessKeyDisabled');
    await api.ok('ram', 'UpdateAccessKey', { ...key, Status: 'Active' });
    await api.ok('sts', 'GetCallerIdentity', {}, { keys });
    await api.ok('ram', 'DeleteAccessKey', key);
    assert.equal(await api.code('sts', 'GetCallerIdentity', {}, { keys }), 'InvalidAccessKeyId.NotFound');
  });

  it('takes temporary credentials only with their token and until they expire', async () => {
    const keys = await api.assumeEpisodeRole('short');
    const identity = await api.ok('sts', 'GetCallerIdentity', {}, { keys });
    assert.equal(identity.IdentityType, 'AssumedRoleUser');
    assert.match(String(identity.Arn), /:assumed-role\/OpsSession\/short$/);
    assert.equal((await api.v3('sts', 'GetCallerIdentity', {}, { keys })).status, 200);
    assert.equal(
      (await api.oss('GET', '', '', { keys, headers: { 'x-oss-security-token': keys.securityToken ?? '' } })).status,
      200,
    );

    const { securityToken: _left, ...bare } = keys;
    assert.equal(
      await api.code('sts', 'GetCallerIdentity', {}, { keys: bare }),
      'InvalidSecurityToken.MismatchWithAccessKey',
    );
    const foreign = { ...keys, securityToken: 'CAISother' };
    assert.equal(
      await api.code('sts', 'GetCallerIdentity', {}, { keys: foreign }),
      'InvalidSecurityToken.MismatchWithAccessKey',
    );
    api.ahead = 901_000;
    assert.equal(await api.code('sts', 'GetCallerIdentity', {}, { keys }), 'InvalidSecurityToken.Expired');
  });

  it('answers old RPC calls in XML unless they ask for JSON', async () => {
    const change = (parameters: Record<string, string>) => {
      parameters.Format = 'XML';
    };
    const answer = await api.rpc('sts', 'GetCallerIdentity', {}, { change });
    assert.equal(answer.headers.get('content-type'), 'text/xml;charset=utf-8');
    assert.match(answer.text, /<GetCallerIdentityResponse><RequestId>.+<AccountId>\d{16}<\/AccountId>/);
  });

  it('says that a request is too large', async () => {
    const { json, status } = await api.send('/', { method: 'POST', body: Buffer.alloc(9 * 1024 * 1024) });
    assert.deepEqual([status, json.Code], [413, 'EntityTooLarge']);
  });

  it('knows unknown actions and versions', async () => {
    assert.equal(await api.code('ecs', 'NoSuchAction'), 'InvalidAction.NotFound');
    const change = (parameters: Record<string, string>) => {
      parameters.Version = '1999-01-01';
    };
    assert.equal(await api.code('ecs', 'DescribeRegions', {}, { change }), 'InvalidVersion');
  });
});

import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from './api-support.js';

/** Fits the password rules of every product. */
const PASSWORD = 'Zz9_secret-Q';
const MATERIAL = Buffer.from('wrapped key material').toString('base64');

describe('secrets of calls that worked', () => {
  const api = new ApiUnderTest();
  /** What must not be readable, by where it came from. */
  const secrets = new Map<string, string>([
    ['password', PASSWORD],
    ['key material', MATERIAL],
    ['object', Buffer.from(PASSWORD).toString('base64')],
  ]);

  const call = async (product: string, action: string, parameters: Body): Promise<Body> => {
    const caller = api.engine.authenticate(api.first);
    assert.ok(caller);
    const answer = await api.click(caller, product, action, parameters);
    assert.ok(answer.ok, `${product} ${action}: ${JSON.stringify(answer)}`);
    api.ahead += 10_000;
    return answer.body;
  };
  const keep = (name: string, value: unknown) => {
    assert.ok(typeof value === 'string' && value.length >= 20, name);
    // One line will do: a key in PEM has line ends, which JSON writes otherwise.
    const [line = value] = value.split('\n').filter((text) => !text.startsWith('--'));
    secrets.set(name, line);
  };

  before(async () => {
    await call('ram', 'CreateUser', { UserName: 'someone' });
    await call('ram', 'CreateLoginProfile', { UserName: 'someone', Password: PASSWORD });
    await call('ram', 'UpdateLoginProfile', { UserName: 'someone', Password: PASSWORD });
    const device = await call('ram', 'CreateVirtualMFADevice', { VirtualMFADeviceName: 'phone' });
    keep('MFA seed', at(device, 'VirtualMFADevice', 'Base32StringSeed'));
    keep(
      'access key',
      at(await call('ram', 'CreateAccessKey', { UserName: 'someone' }), 'AccessKey', 'AccessKeySecret'),
    );
    const role = { RoleArn: api.first.episodeRoleArn, RoleSessionName: 'secret' };
    const { Credentials } = await call('sts', 'AssumeRole', role);
    keep('session key', at(Credentials, 'AccessKeySecret'));
    keep('session token', at(Credentials, 'SecurityToken'));
    keep('private key', (await call('ecs', 'CreateKeyPair', { KeyPairName: 'kept' })).PrivateKeyBody);

    const KeyId = at(await call('kms', 'CreateKey', { Origin: 'EXTERNAL' }), 'KeyMetadata', 'KeyId');
    const wrapping = { WrappingAlgorithm: 'RSAES_PKCS1_V1_5', WrappingKeySpec: 'RSA_2048' };
    const { ImportToken } = await call('kms', 'GetParametersForImport', { KeyId, ...wrapping });
    keep('import token', ImportToken);
    await call('kms', 'ImportKeyMaterial', { KeyId, ImportToken, EncryptedKeyMaterial: MATERIAL });

    const size = {
      Engine: 'MySQL',
      EngineVersion: '8.0',
      DBInstanceClass: 'rds.mysql.s2.large',
      DBInstanceStorage: 20,
    };
    const net = { DBInstanceNetType: 'Intranet', SecurityIPList: '10.0.0.0/8', PayType: 'Postpaid' };
    const { DBInstanceId } = await call('rds', 'CreateDBInstance', { ...size, ...net });
    const account = { AccountName: 'someone', AccountPassword: PASSWORD };
    await call('rds', 'CreateAccount', { DBInstanceId, ...account });
    await call('rds', 'ResetAccountPassword', { DBInstanceId, ...account });
    const redis = { InstanceClass: 'redis.master.small.default', EngineVersion: '5.0', Password: PASSWORD };
    const { InstanceId } = await call('r-kvstore', 'CreateInstance', redis);
    await call('r-kvstore', 'ModifyInstanceAttribute', { InstanceId, NewPassword: PASSWORD });
    await call('r-kvstore', 'CreateAccount', { InstanceId, ...account });
    const mongo = { EngineVersion: '4.2', DBInstanceClass: 'dds.mongo.mid', DBInstanceStorage: 20 };
    const made = await call('dds', 'CreateDBInstance', { ...mongo, AccountPassword: PASSWORD });
    const reset = { DBInstanceId: made.DBInstanceId, AccountName: 'root', AccountPassword: PASSWORD };
    await call('dds', 'ResetAccountPassword', reset);

    const object = { BucketName: 'secret-bucket', ObjectKey: 'a' };
    await call('oss', 'PutBucket', { BucketName: object.BucketName });
    await call('oss', 'PutObject', { ...object, Content: Buffer.from(PASSWORD).toString('base64') });
    await call('oss', 'GetObject', object);
    const Sources = JSON.stringify([{ content: 'origin.example.com', type: 'domain', port: 80, priority: '20' }]);
    await call('cdn', 'AddCdnDomain', { DomainName: 'a.example.com', CdnType: 'web', Sources });
    const certificate = { SSLProtocol: 'on', CertType: 'upload', CertName: 'n', SSLPub: 'public', SSLPri: PASSWORD };
    await call('cdn', 'SetCdnDomainSSLCertificate', { DomainName: 'a.example.com', ...certificate });
    const functionArgs = ['auth_key1', 'auth_key2'].map((argName) => ({ argName, argValue: PASSWORD }));
    const Functions = JSON.stringify([{ functionName: 'aliauth', functionArgs }]);
    await call('cdn', 'BatchSetCdnDomainConfig', { DomainNames: 'a.example.com', Functions });
    const { DomainConfigs } = await call('cdn', 'DescribeCdnDomainConfigs', { DomainName: 'a.example.com' });
    assert.ok(JSON.stringify(DomainConfigs).includes(PASSWORD), 'who may read the settings reads the keys');
  });

  it('stand in no event, whether they were sent or answered', () => {
    assert.equal(secrets.size, 9);
    const events = api.engine.account(api.first.accountId)?.audit.all() ?? [];
    assert.ok(events.length > 20);
    for (const { event } of events) {
      const text = JSON.stringify(event);
      for (const [name, secret] of secrets) assert.ok(!text.includes(secret), `${name} in ${text}`);
    }
  });

  it('stand in no later answer but that of the object itself', async () => {
    for (const [product, action, parameters] of [
      ['ram', 'GetLoginProfile', { UserName: 'someone' }],
      ['ram', 'ListAccessKeys', { UserName: 'someone' }],
      ['ram', 'ListVirtualMFADevices', {}],
      ['ecs', 'DescribeKeyPairs', {}],
      ['kms', 'ListKeys', {}],
      ['rds', 'DescribeDBInstances', {}],
      ['r-kvstore', 'DescribeInstances', {}],
      ['dds', 'DescribeDBInstances', {}],
    ] as const) {
      const text = JSON.stringify(await call(product, action, parameters));
      for (const [name, secret] of secrets) assert.ok(!text.includes(secret), `${name} in ${text}`);
    }
  });
});

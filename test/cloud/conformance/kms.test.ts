import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

interface PopClient {
  request(action: string, parameters: Body, options: Body): Promise<Body>;
}
const { RPCClient } = createRequire(import.meta.url)('@alicloud/pop-core') as {
  RPCClient: new (options: Body) => PopClient;
};

describe('KMS conformance', () => {
  const { api, call } = conformance();

  const create = async (parameters: Body = {}) => (await call('kms', 'CreateKey', parameters)).KeyMetadata as Body;
  const describeKey = async (KeyId: unknown) => (await call('kms', 'DescribeKey', { KeyId })).KeyMetadata as Body;
  const keyIds = async (parameters: Body = {}) => {
    const answer = await call('kms', 'ListKeys', { PageSize: 100, ...parameters });
    return (at(answer, 'Keys', 'Key') as readonly Body[]).map(({ KeyId }) => KeyId);
  };
  const aliases = async (parameters: Body) => {
    const answer = await call('kms', 'ListAliasesByKeyId', parameters);
    return (at(answer, 'Aliases', 'Alias') as readonly Body[]).map(({ AliasName }) => AliasName);
  };

  it('creates a symmetric key with what the provider reads', async () => {
    const key = await create({ Description: 'orders' });
    assert.match(String(key.KeyId), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.equal(key.Arn, `acs:kms:cn-hangzhou:${api.first.accountId}:key/${key.KeyId}`);
    const { KeySpec, KeyUsage, KeyState, Origin, ProtectionLevel, AutomaticRotation, DeletionProtection } =
      await describeKey(key.KeyId);
    assert.deepEqual(
      [KeySpec, KeyUsage, KeyState, Origin, ProtectionLevel, AutomaticRotation, DeletionProtection],
      ['Aliyun_AES_256', 'ENCRYPT/DECRYPT', 'Enabled', 'Aliyun_KMS', 'SOFTWARE', 'Disabled', 'Disabled'],
    );
    const policy = JSON.parse(String((await call('kms', 'GetKeyPolicy', { KeyId: key.KeyId })).Policy));
    assert.equal(policy.Version, '1');
  });

  it('lets kind, usage, protection, origin and rotation go together only', async () => {
    const refused: readonly (readonly [Body, string])[] = [
      [{ KeySpec: 'AES_1' }, 'InvalidParameter'],
      [{ KeyUsage: 'SIGN/VERIFY' }, 'InvalidParameter'],
      [{ KeySpec: 'EC_P256', KeyUsage: 'ENCRYPT/DECRYPT' }, 'InvalidParameter'],
      [{ KeySpec: 'RSA_2048', Origin: 'EXTERNAL' }, 'InvalidParameter'],
      [{ Origin: 'external' }, 'InvalidParameter'],
      [{ ProtectionLevel: 'hsm' }, 'InvalidParameter'],
      [{ KeySpec: 'Aliyun_SM4' }, 'Rejected.UnsupportedOperation'],
      [{ KeySpec: 'EC_SM2', ProtectionLevel: 'HSM', RegionId: 'ap-southeast-1' }, 'Rejected.UnsupportedOperation'],
      [{ EnableAutomaticRotation: true }, 'MissingParameter'],
      [{ EnableAutomaticRotation: true, RotationInterval: '6d' }, 'InvalidParameter'],
      [{ EnableAutomaticRotation: true, RotationInterval: '731d' }, 'InvalidParameter'],
      [{ KeySpec: 'RSA_2048', EnableAutomaticRotation: true, RotationInterval: '30d' }, 'InvalidParameter'],
    ];
    for (const [parameters, code] of refused) {
      await assert.rejects(create(parameters), refuses(code, 400), JSON.stringify(parameters));
    }
    assert.equal((await create({ KeySpec: 'EC_P256K' })).KeyUsage, 'SIGN/VERIFY');
    assert.equal((await create({ ProtectionLevel: 'HSM' })).KeySpec, 'Aliyun_SM4');
    assert.equal((await create({ KeySpec: 'EC_SM2', ProtectionLevel: 'HSM' })).KeyUsage, 'ENCRYPT/DECRYPT');
  });

  it('rotates, and pauses while the key is disabled', async () => {
    const { KeyId, RotationInterval, LastRotationDate, NextRotationDate } = await create({
      ...{ EnableAutomaticRotation: true, RotationInterval: '168h' },
    });
    assert.equal(RotationInterval, '604800s');
    assert.equal(Date.parse(String(NextRotationDate)) - Date.parse(String(LastRotationDate)), 604_800_000);
    await call('kms', 'DisableKey', { KeyId });
    assert.equal((await describeKey(KeyId)).AutomaticRotation, 'Suspended');
    const update = (parameters: Body) => call('kms', 'UpdateRotationPolicy', { KeyId, ...parameters });
    await assert.rejects(update({ EnableAutomaticRotation: false }), refuses('Rejected.Disabled', 409));
    await call('kms', 'EnableKey', { KeyId });
    await update({ EnableAutomaticRotation: true, RotationInterval: '30d' });
    assert.equal((await describeKey(KeyId)).RotationInterval, '2592000s');
    await update({ EnableAutomaticRotation: false });
    const key = await describeKey(KeyId);
    assert.deepEqual([key.AutomaticRotation, key.RotationInterval], ['Disabled', undefined]);
  });

  it('schedules a deletion, and takes it back', async () => {
    const { KeyId, Arn } = await create();
    const schedule = (PendingWindowInDays: number) =>
      call('kms', 'ScheduleKeyDeletion', { KeyId, PendingWindowInDays });
    const protect = (EnableDeletionProtection: boolean) =>
      call('kms', 'SetDeletionProtection', { ProtectedResourceArn: Arn, EnableDeletionProtection });
    await assert.rejects(schedule(6), refuses('InvalidParameter', 400));
    await protect(true);
    assert.equal((await describeKey(KeyId)).DeletionProtection, 'Enabled');
    await assert.rejects(schedule(7), refuses('Rejected.DeletionProtected', 409));
    await protect(false);
    await schedule(7);
    const key = await describeKey(KeyId);
    assert.equal(key.KeyState, 'PendingDeletion');
    const days = (Date.parse(String(key.DeleteDate)) - api.now()) / 86_400_000;
    assert.ok(days > 6.9 && days <= 7, `${days}`);
    const failed = refuses('Rejected.StateModifiedFailed', 409);
    await assert.rejects(call('kms', 'EnableKey', { KeyId }), failed);
    await assert.rejects(schedule(7), failed);
    await assert.rejects(call('kms', 'CreateAlias', { KeyId, AliasName: 'alias/late' }), failed);
    await call('kms', 'CancelKeyDeletion', { KeyId });
    await assert.rejects(call('kms', 'CancelKeyDeletion', { KeyId }), failed);
    assert.deepEqual([(await describeKey(KeyId)).KeyState, (await describeKey(KeyId)).DeleteDate], ['Enabled', '']);
  });

  it('takes key material from outside', async () => {
    const { KeyId, KeyState } = await create({ Origin: 'EXTERNAL' });
    assert.equal(KeyState, 'PendingImport');
    await assert.rejects(call('kms', 'EnableKey', { KeyId }), refuses('Rejected.StateModifiedFailed', 409));
    const wanted = { KeyId, WrappingAlgorithm: 'RSAES_OAEP_SHA_256', WrappingKeySpec: 'RSA_2048' };
    const { ImportToken } = await call('kms', 'GetParametersForImport', wanted);
    const give = (token: unknown) =>
      call('kms', 'ImportKeyMaterial', { KeyId, EncryptedKeyMaterial: 'c2VjcmV0', ImportToken: token });
    await assert.rejects(give('other'), refuses('InvalidImportToken', 400));
    await give(ImportToken);
    assert.equal((await describeKey(KeyId)).KeyState, 'Enabled');
    await call('kms', 'DeleteKeyMaterial', { KeyId });
    assert.equal((await describeKey(KeyId)).KeyState, 'PendingImport');
    const own = (await create()).KeyId;
    await assert.rejects(call('kms', 'DeleteKeyMaterial', { KeyId: own }), refuses('Unsupported.Origin', 400));
  });

  it('gives keys aliases and moves them', async () => {
    const { KeyId } = await create();
    const other = (await create()).KeyId;
    await call('kms', 'CreateAlias', { KeyId, AliasName: 'alias/a/b-c_1' });
    await call('kms', 'CreateAlias', { KeyId, AliasName: 'alias/second' });
    assert.deepEqual([...(await aliases({ KeyId }))].sort(), ['alias/a/b-c_1', 'alias/second']);
    assert.equal((await describeKey('alias/second')).KeyId, KeyId);
    const again = call('kms', 'CreateAlias', { KeyId: other, AliasName: 'alias/second' });
    await assert.rejects(again, refuses('AliasAlreadyExists', 400));
    for (const AliasName of ['second', 'alias/', 'alias/a b', `alias/${'x'.repeat(256)}`]) {
      await assert.rejects(call('kms', 'CreateAlias', { KeyId, AliasName }), refuses('InvalidParameter', 400));
    }
    // The same name may stand for another key in another region.
    const elsewhere = await create({ RegionId: 'cn-beijing' });
    const there = { RegionId: 'cn-beijing', KeyId: elsewhere.KeyId, AliasName: 'alias/second' };
    await call('kms', 'CreateAlias', there);
    await call('kms', 'UpdateAlias', { KeyId: other, AliasName: 'alias/second' });
    assert.deepEqual(await aliases({ KeyId: other }), ['alias/second']);
    await call('kms', 'DeleteAlias', { AliasName: 'alias/second' });
    await assert.rejects(describeKey('alias/second'), refuses('Forbidden.AliasNotFound', 404));
    await assert.rejects(
      call('kms', 'DeleteAlias', { AliasName: 'alias/none' }),
      refuses('Forbidden.AliasNotFound', 404),
    );
    assert.equal((await call('kms', 'ListAliases', { PageSize: 1 })).TotalCount, 1);
  });

  it('refuses what does not exist or lies in another region', async () => {
    const { KeyId } = await create({ RegionId: 'cn-shanghai' });
    const missing = refuses('Forbidden.KeyNotFound', 404);
    await assert.rejects(describeKey(KeyId), missing);
    await assert.rejects(aliases({ KeyId: 'nothing' }), missing);
    await assert.rejects(call('kms', 'DescribeKey', {}), refuses('MissingParameter', 400));
  });

  it('lists by page and by filter', async () => {
    const all = await keyIds();
    const answer = await call('kms', 'ListKeys', { PageSize: 2, PageNumber: 2 });
    assert.deepEqual([answer.TotalCount, answer.PageNumber, answer.PageSize], [all.length, 2, 2]);
    assert.deepEqual(at(answer, 'Keys', 'Key', 0, 'KeyId'), all[2]);
    const filtered = await keyIds({ Filters: JSON.stringify([{ Key: 'KeyState', Values: ['PendingImport'] }]) });
    assert.equal(filtered.length, 1);
    for (const Filters of ['nothing', '["KeyState"]', '[{"Key":"KeyState"}]']) {
      const RegionId = 'cn-qingdao';
      await assert.rejects(keyIds({ Filters }), refuses('InvalidParameter', 400), Filters);
      // A region without keys refuses them as well.
      await assert.rejects(keyIds({ Filters, RegionId }), refuses('InvalidParameter', 400), Filters);
    }
    await assert.rejects(keyIds({ PageSize: 101 }), refuses('InvalidParameter', 400));
  });

  it('tags keys and changes their description', async () => {
    await assert.rejects(create({ Tags: 'team' }), refuses('InvalidParameter', 400));
    const { KeyId } = await create({ Tags: JSON.stringify([{ TagKey: 'team', TagValue: 'web' }]) });
    await call('kms', 'TagResource', { KeyId, Tags: JSON.stringify([{ TagKey: 'stage', TagValue: 'test' }]) });
    await call('kms', 'UntagResource', { KeyId, TagKeys: JSON.stringify(['team']) });
    const tags = await call('kms', 'ListResourceTags', { KeyId });
    assert.deepEqual(at(tags, 'Tags', 'Tag'), [{ KeyId, TagKey: 'stage', TagValue: 'test' }]);
    await call('kms', 'UpdateKeyDescription', { KeyId, Description: 'changed' });
    assert.equal((await describeKey(KeyId)).Description, 'changed');
    const long = call('kms', 'UpdateKeyDescription', { KeyId, Description: 'x'.repeat(8193) });
    await assert.rejects(long, refuses('InvalidParameter', 400));
  });

  it('answers clients that sign in the older way, as the product package does', async () => {
    const { accessKeyId, accessKeySecret } = api.first;
    const endpoint = `http://${api.endpoint}`;
    const client = new RPCClient({ accessKeyId, accessKeySecret, endpoint, apiVersion: '2016-01-20' });
    const send = (action: string, parameters: Body) => client.request(action, parameters, { method: 'POST' });
    const created = await send('CreateKey', { RegionId: 'cn-shenzhen' });
    const KeyId = at(created, 'KeyMetadata', 'KeyId');
    await send('CreateAlias', { RegionId: 'cn-shenzhen', KeyId, AliasName: 'alias/older' });
    const shown = await send('DescribeKey', { RegionId: 'cn-shenzhen', KeyId: 'alias/older' });
    assert.equal(at(shown, 'KeyMetadata', 'KeyId'), KeyId);
    await assert.rejects(send('DescribeKey', { KeyId: 'nothing' }), { code: 'Forbidden.KeyNotFound' });
  });
});

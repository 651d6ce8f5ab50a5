import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const PASSWORD = 'Test-pass-1';

describe('MongoDB conformance', () => {
  const { call, passTime, api } = conformance();
  const dds = (action: string, parameters: Body = {}) => call('dds', action, parameters);
  const replicaSet = { EngineVersion: '4.2', DBInstanceClass: 'dds.mongo.mid', DBInstanceStorage: 20 };

  async function running(parameters: Body = {}): Promise<string> {
    const { DBInstanceId } = await dds('CreateDBInstance', { ...replicaSet, ...parameters });
    passTime(3000);
    return String(DBInstanceId);
  }

  async function sharded(): Promise<string> {
    const { DBInstanceId } = await dds('CreateShardingDBInstance', {
      EngineVersion: '4.2',
      Mongos: [{ Class: 'dds.mongos.mid' }, { Class: 'dds.mongos.mid' }],
      ReplicaSet: [
        { Class: 'dds.shard.mid', Storage: 30 },
        { Class: 'dds.shard.mid', Storage: 30 },
      ],
      ConfigServer: [{ Class: 'dds.cs.mid', Storage: 20 }],
    });
    passTime(3000);
    return String(DBInstanceId);
  }

  const attribute = async (DBInstanceId: string) =>
    at(await dds('DescribeDBInstanceAttribute', { DBInstanceId }), 'DBInstances', 'DBInstance', 0) as Body;
  const groups = async (DBInstanceId: string) =>
    Object.fromEntries(
      (at(await dds('DescribeSecurityIps', { DBInstanceId }), 'SecurityIpGroups', 'SecurityIpGroup') as Body[]).map(
        ({ SecurityIpGroupName, SecurityIpList }) => [SecurityIpGroupName, SecurityIpList],
      ),
    );

  it('creates, reads, changes, restarts and deletes a replica set', async () => {
    const { VpcId } = await call('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' });
    passTime(1000);
    const { VSwitchId } = await call('vpc', 'CreateVSwitch', {
      ...{ VpcId, ZoneId: 'cn-hangzhou-g', CidrBlock: '192.168.1.0/24' },
    });
    passTime(1000);
    const { DBInstanceId } = await dds('CreateDBInstance', {
      ...replicaSet,
      VpcId,
      VSwitchId,
      DBInstanceDescription: 'db-one',
    });
    const id = String(DBInstanceId);
    assert.match(id, /^dds-/);
    const born = await attribute(id);
    assert.equal(born.DBInstanceStatus, 'Creating');
    assert.equal(born.ZoneId, 'cn-hangzhou-g');
    await assert.rejects(dds('RestartDBInstance', { DBInstanceId }), refuses('IncorrectDBInstanceState', 403));
    passTime(3000);
    const { DBInstanceStatus, NetworkType, VPCId, ReplicationFactor, ReplicaSets } = await attribute(id);
    assert.deepEqual([DBInstanceStatus, NetworkType, VPCId, ReplicationFactor], ['Running', 'VPC', VpcId, '3']);
    assert.equal((at(ReplicaSets, 'ReplicaSet') as unknown[]).length, 2);
    await dds('ModifyDBInstanceDescription', { DBInstanceId, DBInstanceDescription: 'db-two' });
    await dds('ModifyDBInstanceSpec', { DBInstanceId, DBInstanceStorage: 40 });
    const changed = await attribute(id);
    assert.deepEqual([changed.DBInstanceDescription, changed.DBInstanceStorage], ['db-two', 40]);
    assert.equal((await dds('DescribeBackupPolicy', { DBInstanceId })).BackupRetentionPeriod, '7');
    assert.equal((await dds('DescribeDBInstanceSSL', { DBInstanceId })).SSLStatus, 'Closed');
    const roles = await dds('DescribeReplicaSetRole', { DBInstanceId });
    assert.equal(at(roles, 'ReplicaSets', 'ReplicaSet', 0, 'ReplicaSetRole'), 'Primary');
    await dds('RestartDBInstance', { DBInstanceId });
    assert.equal((await attribute(id)).DBInstanceStatus, 'Restarting');
    passTime(2000);
    assert.equal((await attribute(id)).DBInstanceStatus, 'Running');
    await dds('DeleteDBInstance', { DBInstanceId });
    await assert.rejects(attribute(id), refuses('InvalidDBInstanceId.NotFound', 404));
    await assert.rejects(dds('DeleteDBInstance', { DBInstanceId }), refuses('InvalidDBInstanceId.NotFound', 404));
  });

  it('lists by kind and pages', async () => {
    const ids = [await running(), await running(), await sharded()];
    const sets = await dds('DescribeDBInstances', { DBInstanceType: 'replicate', PageSize: 1, PageNumber: 2 });
    assert.equal(sets.TotalCount, 2);
    assert.equal((at(sets, 'DBInstances', 'DBInstance') as unknown[]).length, 1);
    assert.equal((await dds('DescribeDBInstances', { DBInstanceType: 'sharding' })).TotalCount, 1);
    for (const DBInstanceId of ids) await dds('DeleteDBInstance', { DBInstanceId });
  });

  it('refuses instances that cannot be', async () => {
    const create = (parameters: Body) => dds('CreateDBInstance', { ...replicaSet, ...parameters });
    await assert.rejects(create({ EngineVersion: '1.0' }), refuses('InvalidEngineVersion.ValueNotSupported', 400));
    await assert.rejects(create({ DBInstanceStorage: 1 }), refuses('InvalidStorage.Format', 400));
    await assert.rejects(create({ VSwitchId: 'vsw-none' }), refuses('InvalidVpcIdOrVswitchId.NotSupported', 400));
    await assert.rejects(create({ AccountPassword: 'weak' }), refuses('InvalidAccountPassword.Format', 400));
    await assert.rejects(dds('CreateDBInstance', { DBInstanceStorage: 20 }), refuses('MissingParameter', 400));
  });

  it('covers, extends and shortens whitelist groups', async () => {
    const DBInstanceId = await running();
    const change = (SecurityIps: string, extra: Body = {}) =>
      dds('ModifySecurityIps', { DBInstanceId, SecurityIps, ...extra });
    assert.deepEqual(await groups(DBInstanceId), { default: '127.0.0.1' });
    await change('10.23.12.24,10.0.0.0/8');
    await change('192.0.2.1', { ModifyMode: 'Append' });
    const other = { SecurityIpGroupName: 'office', ModifyMode: 'Append' };
    await change('192.0.2.2,192.0.2.3', other);
    assert.deepEqual(await groups(DBInstanceId), {
      default: '10.23.12.24,10.0.0.0/8,192.0.2.1',
      office: '192.0.2.2,192.0.2.3',
    });
    await change('10.0.0.0/8', { ModifyMode: 'Delete' });
    await change('192.0.2.2,192.0.2.3', { ...other, ModifyMode: 'Delete' });
    assert.deepEqual(await groups(DBInstanceId), { default: '10.23.12.24,192.0.2.1' });
    await assert.rejects(change('10.0.0.300'), refuses('InvalidSecurityIPList.Format', 400));
    await assert.rejects(change('10.0.0.0/33'), refuses('InvalidSecurityIPList.Format', 400));
    await assert.rejects(change('10.0.0.1,10.0.0.1'), refuses('InvalidSecurityIPList.Duplicate', 400));
    await assert.rejects(
      change('10.23.12.24', { ModifyMode: 'Append' }),
      refuses('InvalidSecurityIPList.Duplicate', 400),
    );
    const many = Array.from({ length: 1001 }, (_, index) => `10.0.${index >> 8}.${index & 255}`).join(',');
    await assert.rejects(change(many), refuses('InvalidSecurityIPList.QuotaExceeded', 400));
    await dds('DeleteDBInstance', { DBInstanceId });
  });

  it('resets passwords, which no event shows', async () => {
    const DBInstanceId = await running();
    const account = async () => at(await dds('DescribeAccounts', { DBInstanceId }), 'Accounts', 'Account', 0) as Body;
    assert.deepEqual([(await account()).AccountName, (await account()).AccountStatus], ['root', 'Unavailable']);
    const reset = (AccountPassword: string, AccountName = 'root') =>
      dds('ResetAccountPassword', { DBInstanceId, AccountName, AccountPassword });
    await reset(PASSWORD);
    assert.equal((await account()).AccountStatus, 'Available');
    await assert.rejects(reset('alllowercase'), refuses('InvalidAccountPassword.Format', 400));
    await assert.rejects(reset(PASSWORD, 'nobody'), refuses('InvalidAccountName.NotFound', 404));
    const events = JSON.stringify(api.engine.account(api.first.accountId)?.audit.all());
    assert.ok(events.includes('ResetAccountPassword') && !events.includes(PASSWORD));
    await dds('DeleteDBInstance', { DBInstanceId });
  });

  it('gives a shard an endpoint and an account', async () => {
    const DBInstanceId = await sharded();
    const { ShardList, MongosList, ConfigserverList } = await attribute(DBInstanceId);
    assert.equal((at(MongosList, 'MongosAttribute') as unknown[]).length, 2);
    assert.equal((at(ConfigserverList, 'ConfigserverAttribute') as unknown[]).length, 1);
    const NodeId = at(ShardList, 'ShardAttribute', 0, 'NodeId');
    const node = { DBInstanceId, NodeId, AccountName: 'shardaccount', AccountPassword: PASSWORD };
    await dds('AllocateNodePrivateNetworkAddress', node);
    assert.equal((await attribute(DBInstanceId)).DBInstanceStatus, 'NetAddressCreating');
    await assert.rejects(dds('AllocateNodePrivateNetworkAddress', node), refuses('IncorrectDBInstanceState', 403));
    passTime(2000);
    const addresses = await dds('DescribeShardingNetworkAddress', { DBInstanceId, NodeId });
    assert.equal((at(addresses, 'NetworkAddresses', 'NetworkAddress') as unknown[]).length, 2);
    const accounts = at(await dds('DescribeAccounts', { DBInstanceId }), 'Accounts', 'Account') as Body[];
    assert.deepEqual(accounts.map(({ CharacterType }) => CharacterType).sort(), ['db', 'mongos']);
    await dds('AllocatePublicNetworkAddress', { DBInstanceId, NodeId });
    passTime(2000);
    await dds('ReleasePublicNetworkAddress', { DBInstanceId, NodeId });
    passTime(2000);
    await dds('ReleaseNodePrivateNetworkAddress', { DBInstanceId, NodeId });
    passTime(2000);
    await dds('DeleteDBInstance', { DBInstanceId });
  });

  it('backs up and tags', async () => {
    const DBInstanceId = await running();
    const { BackupId } = await dds('CreateBackup', { DBInstanceId, BackupMethod: 'Logical' });
    passTime(3000);
    const backups = await dds('DescribeBackups', { DBInstanceId, BackupId });
    assert.equal(at(backups, 'Backups', 'Backup', 0, 'BackupStatus'), 'Success');
    await dds('TagResources', {
      ResourceType: 'INSTANCE',
      ResourceId: [DBInstanceId],
      Tag: [{ Key: 'k', Value: 'v' }],
    });
    assert.deepEqual(at(await attribute(DBInstanceId), 'Tags', 'Tag'), [{ Key: 'k', Value: 'v' }]);
    await dds('DeleteDBInstance', { DBInstanceId });
  });
});

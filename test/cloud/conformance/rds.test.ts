import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const NEW = {
  Engine: 'MySQL',
  EngineVersion: '8.0',
  DBInstanceClass: 'rds.mysql.s2.large',
  DBInstanceStorage: 20,
  DBInstanceNetType: 'Intranet',
  SecurityIPList: '10.0.0.0/8',
  PayType: 'Postpaid',
};

describe('RDS conformance', () => {
  const { call, passTime } = conformance();
  const rds = async (action: string, parameters: Body = {}) => await call('rds', action, parameters);
  const create = async (more: Body = {}) => String((await rds('CreateDBInstance', { ...NEW, ...more })).DBInstanceId);
  const attribute = async (DBInstanceId: string, name: string) =>
    at(await rds('DescribeDBInstanceAttribute', { DBInstanceId }), 'Items', 'DBInstanceAttribute', 0, name);

  it('creates an instance that starts after a while, restarts and is released', async () => {
    const DBInstanceId = await create({ DBInstanceDescription: 'orders' });
    assert.equal(await attribute(DBInstanceId, 'DBInstanceStatus'), 'Creating');
    await assert.rejects(rds('DeleteDBInstance', { DBInstanceId }), refuses('OperationDenied.DBInstanceStatus'));
    const whitelist = { DBInstanceId, SecurityIps: '10.1.0.1' };
    await assert.rejects(rds('ModifySecurityIps', whitelist), refuses('IncorrectDBInstanceState'));
    passTime(3000);
    assert.equal(await attribute(DBInstanceId, 'DBInstanceStatus'), 'Running');
    assert.equal(await attribute(DBInstanceId, 'Port'), '3306');
    await rds('RestartDBInstance', { DBInstanceId });
    assert.equal(await attribute(DBInstanceId, 'DBInstanceStatus'), 'Rebooting');
    passTime(2000);
    await rds('ModifyDBInstanceDescription', { DBInstanceId, DBInstanceDescription: 'orders of today' });
    assert.equal(await attribute(DBInstanceId, 'DBInstanceDescription'), 'orders of today');
    await rds('ModifyDBInstanceMaintainTime', { DBInstanceId, MaintainTime: '02:00Z-06:00Z' });
    assert.equal(await attribute(DBInstanceId, 'MaintainTime'), '02:00Z-06:00Z');
    await rds('DeleteDBInstance', { DBInstanceId });
    await assert.rejects(attribute(DBInstanceId, 'Port'), refuses('InvalidDBInstanceId.NotFound', 404));
  });

  it('places an instance in a zone of its region, under the name of its engine', async () => {
    const more = { Engine: 'PostgreSQL', EngineVersion: '13.0', DBInstanceClass: 'pg.n2.small.2c' };
    const RegionId = 'ap-southeast-1';
    const DBInstanceId = await create({ ...more, RegionId });
    const read = await rds('DescribeDBInstanceAttribute', { DBInstanceId, RegionId });
    const { ConnectionString, Port, ZoneId } = at(read, 'Items', 'DBInstanceAttribute', 0) as Body;
    assert.deepEqual(
      [ConnectionString, Port, ZoneId],
      [`${DBInstanceId}.pg.rds.aliyuncs.com`, '5432', 'ap-southeast-1a'],
    );
  });

  it('lists instances page by page and by filter', async () => {
    for (let index = 0; index < 3; index++) await create({ DBInstanceDescription: `shard-${index}` });
    await create({ Engine: 'PostgreSQL', EngineVersion: '13.0', DBInstanceClass: 'pg.n2.small.2c' });
    const page = await rds('DescribeDBInstances', { PageSize: 30, PageNumber: 1, Engine: 'MySQL' });
    assert.equal(page.TotalRecordCount, 3);
    assert.equal(at(page, 'Items', 'DBInstance', 0, 'DBInstanceDescription'), 'shard-2');
    const none = await rds('DescribeDBInstances', { PageNumber: 2, PageSize: 30 });
    assert.deepEqual([none.PageRecordCount, none.TotalRecordCount], [0, 4]);
    await assert.rejects(rds('DescribeDBInstances', { PageSize: 101 }), refuses('InvalidPageSize.Malformed'));
  });

  it('knows its regions and zones', async () => {
    const regions = at(await rds('DescribeRegions'), 'Regions', 'RDSRegion') as Body[];
    assert.ok(regions.some(({ ZoneId }) => ZoneId === 'cn-hangzhou-b'));
    const zones = await rds('DescribeAvailableZones', { Engine: 'MySQL' });
    assert.equal(at(zones, 'AvailableZones', 0, 'RegionId'), 'cn-hangzhou');
  });

  it('refuses what is missing or malformed', async () => {
    await assert.rejects(rds('CreateDBInstance', { ...NEW, Engine: undefined }), refuses('MissingParameter'));
    await assert.rejects(create({ Engine: 'Access' }), refuses('InvalidEngine.Malformed'));
    await assert.rejects(create({ DBInstanceStorage: 1 }), refuses('InvalidStorage.Malformed'));
    await assert.rejects(create({ VSwitchId: 'vsw-nowhere' }), refuses('InvalidVSwitchId.NotFound'));
    await assert.rejects(rds('DescribeAccounts', { DBInstanceId: 'rm-none' }), refuses('InvalidDBInstanceId.NotFound'));
  });

  it('is idempotent by client token', async () => {
    const first = await create({ ClientToken: 'token-1' });
    assert.equal(await create({ ClientToken: 'token-1' }), first);
    const other = { ClientToken: 'token-1', DBInstanceStorage: 50 };
    await assert.rejects(create(other), refuses('IdempotentParameterMismatch'));
  });

  describe('in a running instance', () => {
    let DBInstanceId = '';
    before(async () => {
      DBInstanceId = await create();
      passTime(3000);
    });

    it('keeps whitelists', async () => {
      const groups = async () =>
        at(await rds('DescribeDBInstanceIPArrayList', { DBInstanceId }), 'Items', 'DBInstanceIPArray') as Body[];
      const office = { DBInstanceId, DBInstanceIPArrayName: 'office' };
      await rds('ModifySecurityIps', { ...office, SecurityIps: '192.0.2.1,192.0.2.2' });
      await rds('ModifySecurityIps', { ...office, SecurityIps: '192.0.2.3', ModifyMode: 'Append' });
      assert.equal((await groups())[1]?.SecurityIPList, '192.0.2.1,192.0.2.2,192.0.2.3');
      const all = { ...office, SecurityIps: '192.0.2.1,192.0.2.2,192.0.2.3', ModifyMode: 'Delete' };
      await rds('ModifySecurityIps', all);
      assert.deepEqual(
        (await groups()).map((group) => group.DBInstanceIPArrayName),
        ['default'],
      );
      for (const SecurityIps of ['everybody', '10.0.0.300', '10.0.0.0/33', '10.0.0.0/8/8']) {
        const wrong = { ...office, SecurityIps };
        await assert.rejects(rds('ModifySecurityIps', wrong), refuses('InvalidSecurityIPList.Format'), SecurityIps);
      }
      await rds('ModifySecurityIps', { DBInstanceId, SecurityIps: '0.0.0.0/0' });
      assert.equal((await groups())[0]?.SecurityIPList, '0.0.0.0/0');
    });

    it('keeps accounts and databases', async () => {
      const named = { DBInstanceId, AccountName: 'shop' };
      await rds('CreateAccount', { ...named, AccountPassword: 'Secret-1234' });
      const accounts = async () =>
        at(await rds('DescribeAccounts', { DBInstanceId }), 'Accounts', 'DBInstanceAccount') as Body[];
      assert.equal((await accounts())[0]?.AccountStatus, 'Unavailable');
      passTime(1000);
      assert.equal((await accounts())[0]?.AccountStatus, 'Available');
      const again = { ...named, AccountPassword: 'Secret-1234' };
      await assert.rejects(rds('CreateAccount', again), refuses('InvalidAccountName.Duplicate'));
      const weak = { ...named, AccountPassword: 'weak' };
      await assert.rejects(rds('ResetAccountPassword', weak), refuses('InvalidAccountPassword.Format'));
      await rds('DeleteAccount', named);
      await assert.rejects(rds('DeleteAccount', named), refuses('InvalidAccountName.NotFound'));

      const data = { DBInstanceId, DBName: 'orders' };
      await rds('CreateDatabase', { ...data, CharacterSetName: 'utf8' });
      await assert.rejects(rds('CreateDatabase', data), refuses('InvalidDBName.Duplicate'));
      const databases = await rds('DescribeDatabases', { DBInstanceId });
      assert.equal(at(databases, 'Databases', 'Database', 0, 'CharacterSetName'), 'utf8');
      await rds('DeleteDatabase', data);
      await assert.rejects(rds('DeleteDatabase', data), refuses('InvalidDBName.NotFound'));
    });

    it('turns SQL Explorer on and off', async () => {
      const retention = { DBInstanceId, ConfigValue: '180' };
      await assert.rejects(
        rds('ModifySQLCollectorRetention', retention),
        refuses('OperationDenied.SQLCollectorStatus'),
      );
      await rds('ModifySQLCollectorPolicy', { DBInstanceId, SQLCollectorStatus: 'Enable' });
      await rds('ModifySQLCollectorRetention', retention);
      const { SQLCollectorStatus, StoragePeriod } = await rds('DescribeSQLCollectorPolicy', { DBInstanceId });
      assert.deepEqual([SQLCollectorStatus, StoragePeriod], ['Enable', 180]);
      assert.equal((await rds('DescribeSQLCollectorRetention', { DBInstanceId })).ConfigValue, '180');
    });

    it('answers what the provider reads, and keeps tags', async () => {
      const reads = [
        'DescribeDBInstanceNetInfo',
        'DescribeParameters',
        'DescribeDBInstanceMonitor',
        'DescribeDBInstanceSSL',
        'DescribeDBInstanceTDE',
        'DescribeHASwitchConfig',
        'DescribeDBInstanceHAConfig',
        'DescribeBackupPolicy',
        'DescribeSecurityGroupConfiguration',
        'DescribeDBInstanceEncryptionKey',
      ];
      for (const action of reads) await rds(action, { DBInstanceId });
      const named = { ResourceType: 'INSTANCE', ResourceId: [DBInstanceId] };
      await rds('TagResources', { ...named, Tag: [{ Key: 'team', Value: 'shop' }] });
      const tags = await rds('ListTagResources', named);
      assert.equal(at(tags, 'TagResources', 'TagResource', 0, 'TagValue'), 'shop');
    });
  });
});

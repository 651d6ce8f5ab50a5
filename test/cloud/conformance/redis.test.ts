import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const NEW = { InstanceClass: 'redis.master.small.default', EngineVersion: '5.0' };

describe('Redis conformance', () => {
  const { call, passTime } = conformance();
  const redis = async (action: string, parameters: Body = {}) => await call('r-kvstore', action, parameters);
  const create = async (more: Body = {}) => String((await redis('CreateInstance', { ...NEW, ...more })).InstanceId);
  const attribute = async (InstanceId: string, name: string) =>
    at(await redis('DescribeInstanceAttribute', { InstanceId }), 'Instances', 'DBInstanceAttribute', 0, name);

  it('creates an instance that starts after a while, restarts and is released', async () => {
    const InstanceId = await create({ InstanceName: 'sessions' });
    assert.equal(await attribute(InstanceId, 'InstanceStatus'), 'Creating');
    await assert.rejects(redis('DeleteInstance', { InstanceId }), refuses('IncorrectDBInstanceState'));
    passTime(3000);
    assert.equal(await attribute(InstanceId, 'InstanceStatus'), 'Normal');
    assert.equal(await attribute(InstanceId, 'ConnectionDomain'), `${InstanceId}.redis.rds.aliyuncs.com`);
    await redis('ModifyInstanceAttribute', { InstanceId, InstanceName: 'sessions-2' });
    assert.equal(await attribute(InstanceId, 'InstanceName'), 'sessions-2');
    await redis('RestartInstance', { InstanceId });
    passTime(2000);
    await redis('DeleteInstance', { InstanceId });
    await assert.rejects(attribute(InstanceId, 'Port'), refuses('InvalidInstanceId.NotFound', 404));
  });

  it('lists instances page by page and by filter', async () => {
    for (let index = 0; index < 3; index++) await create({ InstanceName: `cache-${index}` });
    const page = await redis('DescribeInstances', { PageNumber: 2, PageSize: 2 });
    assert.deepEqual([page.TotalCount, page.PageNumber, page.PageSize], [3, 2, 2]);
    assert.equal(at(page, 'Instances', 'KVStoreInstance', 0, 'InstanceName'), 'cache-0');
    assert.equal((await redis('DescribeInstances', { SearchKey: 'cache-1' })).TotalCount, 1);
    assert.equal((await redis('DescribeInstances', { InstanceStatus: 'Normal' })).TotalCount, 0);
  });

  it('knows its regions and zones', async () => {
    const regions = at(await redis('DescribeRegions'), 'RegionIds', 'KVStoreRegion') as Body[];
    assert.ok(regions.some(({ RegionId }) => RegionId === 'cn-hangzhou'));
    const zones = at(await redis('DescribeZones'), 'Zones', 'KVStoreZone') as Body[];
    assert.ok(zones.some(({ ZoneId }) => ZoneId === 'cn-hangzhou-b'));
  });

  it('refuses what is missing or malformed', async () => {
    await assert.rejects(redis('CreateInstance', { EngineVersion: '5.0' }), refuses('MissingParameter'));
    await assert.rejects(create({ EngineVersion: '3.3' }), refuses('InvalidEngineVersion.Malformed'));
    await assert.rejects(create({ InstanceClass: 'mysql' }), refuses('InvalidInstanceClass.NotFound'));
    await assert.rejects(create({ VSwitchId: 'vsw-nowhere' }), refuses('InvalidVSwitchId.NotFound'));
    const nobody = { InstanceId: 'r-none' };
    await assert.rejects(redis('DescribeSecurityIps', nobody), refuses('InvalidInstanceId.NotFound'));
  });

  it('turns audit logs on from version 4.0', async () => {
    const InstanceId = await create();
    const old = await create({ EngineVersion: '2.8' });
    const settings = { DbAudit: true, Retention: 7 };
    await assert.rejects(
      redis('ModifyAuditLogConfig', { InstanceId, ...settings }),
      refuses('IncorrectDBInstanceState'),
    );
    passTime(3000);
    const older = { InstanceId: old, ...settings };
    await assert.rejects(redis('ModifyAuditLogConfig', older), refuses('IncorrectEngineVersion'));
    assert.equal((await redis('DescribeAuditLogConfig', { InstanceId })).DbAudit, 'false');
    await redis('ModifyAuditLogConfig', { InstanceId, ...settings });
    const config = await redis('DescribeAuditLogConfig', { InstanceId });
    assert.deepEqual([config.DbAudit, config.Retention], ['true', '7']);
    const years = { InstanceId, Retention: 999 };
    await assert.rejects(redis('ModifyAuditLogConfig', years), refuses('InvalidParameter'));
    assert.equal((await redis('DescribeEngineVersion', { InstanceId: old })).EnableUpgradeMajorVersion, true);
  });

  it('keeps whitelists, accounts, tags and the settings that the provider reads', async () => {
    const InstanceId = await create();
    passTime(3000);
    const office = { InstanceId, SecurityIpGroupName: 'office' };
    await redis('ModifySecurityIps', { ...office, SecurityIps: '192.0.2.1' });
    const lists = await redis('DescribeSecurityIps', { InstanceId });
    assert.equal(at(lists, 'SecurityIpGroups', 'SecurityIpGroup', 1, 'SecurityIpList'), '192.0.2.1');
    await assert.rejects(
      redis('ModifySecurityIps', { ...office, SecurityIps: 'x' }),
      refuses('InvalidSecurityIPs.Malformed'),
    );
    await redis('CreateAccount', { InstanceId, AccountName: 'reader', AccountPassword: 'Secret-1234' });
    const accounts = await redis('DescribeAccounts', { InstanceId });
    assert.equal(at(accounts, 'Accounts', 'Account', 0, 'AccountName'), 'reader');
    await redis('DeleteAccount', { InstanceId, AccountName: 'reader' });
    const named = { ResourceType: 'INSTANCE', ResourceId: [InstanceId] };
    await redis('TagResources', { ...named, Tag: [{ Key: 'team', Value: 'shop' }] });
    assert.equal(at(await redis('ListTagResources', named), 'TagResources', 'TagResource', 0, 'TagKey'), 'team');
    for (const action of [
      'DescribeInstanceSSL',
      'DescribeBackupPolicy',
      'DescribeDBInstanceNetInfo',
      'DescribeParameters',
    ]) {
      await redis(action, { InstanceId });
    }
  });
});

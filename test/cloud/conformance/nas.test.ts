import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

describe('NAS conformance', () => {
  const { call, passTime, api } = conformance();
  const nas = (action: string, parameters: Body = {}) => call('nas', action, parameters);
  const general = { StorageType: 'Capacity', ProtocolType: 'NFS' };

  async function network(): Promise<{ VpcId: unknown; VSwitchId: unknown; ZoneId: string }> {
    const ZoneId = 'cn-hangzhou-b';
    const { VpcId } = await call('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' });
    passTime(1000);
    const { VSwitchId } = await call('vpc', 'CreateVSwitch', { VpcId, ZoneId, CidrBlock: '192.168.0.0/24' });
    passTime(1000);
    return { VpcId, VSwitchId, ZoneId };
  }

  it('creates, reads, changes and deletes a file system', async () => {
    const { FileSystemId } = await nas('CreateFileSystem', { ...general, Description: 'files-one' });
    const read = async () => at(await nas('DescribeFileSystems', { FileSystemId }), 'FileSystems', 'FileSystem', 0);
    assert.equal(at(await read(), 'Status'), 'Pending');
    passTime(2000);
    const first = (await read()) as Body;
    assert.equal(first.Status, 'Running');
    assert.equal(first.ZoneId, 'cn-hangzhou-b');
    assert.deepEqual(at(first, 'MountTargets', 'MountTarget'), []);
    await nas('ModifyFileSystem', { FileSystemId, Description: 'files-two' });
    assert.equal(at(await read(), 'Description'), 'files-two');
    assert.equal((await nas('DescribeNfsAcl', { FileSystemId })).Enabled, false);
    const bin = async () => at(await nas('GetRecycleBinAttribute', { FileSystemId }), 'RecycleBinAttribute', 'Status');
    assert.equal(await bin(), 'Disable');
    await nas('EnableRecycleBin', { FileSystemId, ReservedDays: 7 });
    assert.equal(await bin(), 'Enable');
    await nas('TagResources', {
      ResourceType: 'filesystem',
      ResourceId: [FileSystemId],
      Tag: [{ Key: 'a', Value: 'b' }],
    });
    assert.deepEqual(at(await read(), 'Tags', 'Tag'), [{ Key: 'a', Value: 'b' }]);
    await nas('DeleteFileSystem', { FileSystemId });
    await assert.rejects(nas('DeleteFileSystem', { FileSystemId }), refuses('InvalidFileSystem.NotFound', 404));
  });

  it('makes one file system for one client token', async () => {
    const once = { ...general, ClientToken: 'token-of-a-test' };
    const [first, second] = [await nas('CreateFileSystem', once), await nas('CreateFileSystem', once)];
    assert.equal(first.FileSystemId, second.FileSystemId);
    await nas('DeleteFileSystem', { FileSystemId: first.FileSystemId });
  });

  it('refuses file systems that cannot be', async () => {
    const create = (parameters: Body) => nas('CreateFileSystem', parameters);
    await assert.rejects(create({ ProtocolType: 'NFS' }), refuses('MissingParameter.StorageType', 400));
    await assert.rejects(create({ ...general, StorageType: 'Tape' }), refuses('InvalidParameter.StorageType', 400));
    await assert.rejects(create({ ...general, ZoneId: 'cn-hangzhou-z' }), refuses('InvalidAZone.NotFound', 404));
    const parallel = { FileSystemType: 'cpfs', StorageType: 'standard', ProtocolType: 'cpfs' };
    await assert.rejects(create(parallel), refuses('MissingParameter.Capacity', 400));
    await assert.rejects(
      create({ ...parallel, Capacity: 7200, VpcId: 'vpc-none' }),
      refuses('InvalidVpc.NotFound', 404),
    );
  });

  it('pages, and allows ten file systems', async () => {
    const ids: unknown[] = [];
    for (let index = 0; index < 10; index += 1) ids.push((await nas('CreateFileSystem', general)).FileSystemId);
    await assert.rejects(nas('CreateFileSystem', general), refuses('OperationDenied.FileSystemCountsExceeded', 403));
    const page = await nas('DescribeFileSystems', { PageNumber: 2, PageSize: 7 });
    assert.equal(page.TotalCount, 10);
    assert.equal((at(page, 'FileSystems', 'FileSystem') as unknown[]).length, 3);
    for (const FileSystemId of ids) await nas('DeleteFileSystem', { FileSystemId });
  });

  it('has a default permission group that cannot be changed', async () => {
    const AccessGroupName = 'DEFAULT_VPC_GROUP_NAME';
    const groups = at(await nas('DescribeAccessGroups'), 'AccessGroups', 'AccessGroup') as Body[];
    assert.deepEqual(
      groups.map((group) => [group.AccessGroupName, group.RuleCount]),
      [[AccessGroupName, 1]],
    );
    const rules = at(await nas('DescribeAccessRules', { AccessGroupName }), 'AccessRules', 'AccessRule') as Body[];
    assert.equal(rules[0]?.RWAccess, 'RDWR');
    const refusal = refuses('OperationDenied.DefaultAccessGroupCannotModify', 403);
    await assert.rejects(nas('ModifyAccessGroup', { AccessGroupName, Description: 'mine' }), refusal);
    await assert.rejects(nas('CreateAccessRule', { AccessGroupName, SourceCidrIp: '10.0.0.1' }), refusal);
    await assert.rejects(nas('DeleteAccessRule', { AccessGroupName, AccessRuleId: '1' }), refusal);
    await assert.rejects(
      nas('DeleteAccessGroup', { AccessGroupName }),
      refuses('OperationDenied.DefaultAccessGroupCannotDelete', 403),
    );
  });

  it('manages permission groups and their rules', async () => {
    const group = { AccessGroupName: 'group-of-test' };
    await nas('CreateAccessGroup', { ...group, AccessGroupType: 'Vpc', Description: 'one' });
    await assert.rejects(
      nas('CreateAccessGroup', { ...group, AccessGroupType: 'Vpc' }),
      refuses('InvalidAccessGroup.AlreadyExisted', 403),
    );
    const rule = { ...group, SourceCidrIp: '10.0.0.0/8', RWAccessType: 'RDONLY', UserAccessType: 'root_squash' };
    const { AccessRuleId } = await nas('CreateAccessRule', { ...rule, Priority: 5 });
    const read = async () => at(await nas('DescribeAccessRules', group), 'AccessRules', 'AccessRule', 0) as Body;
    const { RWAccess, UserAccess, Priority } = await read();
    assert.deepEqual([RWAccess, UserAccess, Priority], ['RDONLY', 'root_squash', 5]);
    await nas('ModifyAccessRule', { ...group, AccessRuleId, RWAccessType: 'RDWR' });
    assert.equal((await read()).RWAccess, 'RDWR');
    await nas('ModifyAccessGroup', { ...group, Description: 'two' });
    const listed = at(await nas('DescribeAccessGroups', group), 'AccessGroups', 'AccessGroup', 0) as Body;
    assert.deepEqual([listed.Description, listed.RuleCount], ['two', 1]);
    await assert.rejects(
      nas('CreateAccessRule', { ...rule, Priority: 101 }),
      refuses('InvalidParameter.Priority', 400),
    );
    await assert.rejects(
      nas('CreateAccessRule', { ...rule, SourceCidrIp: '10.0.0.256' }),
      refuses('InvalidParameter.SourceCidrIp', 400),
    );
    await nas('DeleteAccessRule', { ...group, AccessRuleId });
    await assert.rejects(
      nas('DeleteAccessRule', { ...group, AccessRuleId }),
      refuses('InvalidAccessRule.NotFound', 404),
    );
    await nas('DeleteAccessGroup', group);
    await assert.rejects(nas('DescribeAccessRules', group), refuses('InvalidAccessGroup.NotFound', 404));
  });

  it('allows only single addresses in classic groups, and ten groups an account', async () => {
    const name = (index: number) => ({ AccessGroupName: `classic-${index}` });
    for (let index = 0; index < 10; index += 1) {
      await nas('CreateAccessGroup', { ...name(index), AccessGroupType: 'Classic' });
    }
    await assert.rejects(
      nas('CreateAccessGroup', { ...name(10), AccessGroupType: 'Classic', RegionId: 'cn-beijing' }),
      refuses('OperationDenied.AccessGroupCountsExceeded', 403),
    );
    await nas('CreateAccessRule', { ...name(0), SourceCidrIp: '10.0.0.1' });
    await assert.rejects(
      nas('CreateAccessRule', { ...name(0), SourceCidrIp: '10.0.0.0/8' }),
      refuses('InvalidParameter.SourceCidrIp', 400),
    );
    for (let index = 0; index < 10; index += 1) await nas('DeleteAccessGroup', name(index));
  });

  it('adds mount targets, which keep their file system and permission group', async () => {
    const { VpcId, VSwitchId } = await network();
    const group = { AccessGroupName: 'mounted' };
    await nas('CreateAccessGroup', { ...group, AccessGroupType: 'Vpc' });
    const { FileSystemId } = await nas('CreateFileSystem', general);
    const target = { FileSystemId, NetworkType: 'Vpc', VpcId, VSwitchId, ...group };
    await assert.rejects(nas('CreateMountTarget', target), refuses('OperationDenied.InvalidState', 403));
    passTime(2000);
    const without = { FileSystemId, NetworkType: 'Vpc', ...group };
    await assert.rejects(nas('CreateMountTarget', without), refuses('MissingParameter.VpcId', 400));
    const classic = { FileSystemId, NetworkType: 'Classic', ...group };
    await assert.rejects(nas('CreateMountTarget', classic), refuses('OperationDenied.NetworkTypeNotMatched', 403));
    const { MountTargetDomain } = await nas('CreateMountTarget', target);
    assert.match(String(MountTargetDomain), /\.cn-hangzhou\.nas\.aliyuncs\.com$/);
    const read = async () =>
      at(await nas('DescribeMountTargets', { FileSystemId, MountTargetDomain }), 'MountTargets', 'MountTarget', 0);
    passTime(2000);
    const { AccessGroup, Status, VswId } = (await read()) as Body;
    assert.deepEqual([AccessGroup, Status, VswId], ['mounted', 'Active', VSwitchId]);
    await assert.rejects(
      nas('DeleteFileSystem', { FileSystemId }),
      refuses('OperationDenied.MountTargetNotEmpty', 403),
    );
    await assert.rejects(nas('DeleteAccessGroup', group), refuses('InvalidAccessGroup.AlreadyAttached', 403));
    await nas('ModifyMountTarget', { FileSystemId, MountTargetDomain, Status: 'Inactive' });
    assert.equal(at(await read(), 'Status'), 'Inactive');
    await nas('ModifyMountTarget', { FileSystemId, MountTargetDomain, AccessGroupName: 'DEFAULT_VPC_GROUP_NAME' });
    await nas('CreateMountTarget', target);
    await assert.rejects(nas('CreateMountTarget', target), refuses('OperationDenied.MountTargetCountsExceeded', 403));
    const all = at(await nas('DescribeMountTargets', { FileSystemId }), 'MountTargets', 'MountTarget') as Body[];
    for (const one of all) await nas('DeleteMountTarget', { FileSystemId, MountTargetDomain: one.MountTargetDomain });
    await assert.rejects(
      nas('DeleteMountTarget', { FileSystemId, MountTargetDomain }),
      refuses('InvalidMountTarget.NotFound', 404),
    );
    await assert.rejects(read(), refuses('InvalidMountTarget.NotFound', 404));
    await nas('DeleteFileSystem', { FileSystemId });
    await nas('DeleteAccessGroup', group);
  });

  it('keeps accounts apart', async () => {
    const { FileSystemId } = await nas('CreateFileSystem', general);
    assert.equal((await call('nas', 'DescribeFileSystems', {}, api.second)).TotalCount, 0);
    await assert.rejects(
      call('nas', 'DescribeFileSystems', { FileSystemId }, api.second),
      refuses('InvalidFileSystem.NotFound', 404),
    );
    await nas('DeleteFileSystem', { FileSystemId });
  });

  it('lists regions and zones', async () => {
    const regions = at(await nas('DescribeRegions'), 'Regions', 'Region') as Body[];
    assert.ok(regions.some(({ RegionId }) => RegionId === 'cn-hangzhou'));
    const zones = at(await nas('DescribeZones'), 'Zones', 'Zone') as Body[];
    assert.ok(zones.some(({ ZoneId }) => ZoneId === 'cn-hangzhou-b'));
  });
});

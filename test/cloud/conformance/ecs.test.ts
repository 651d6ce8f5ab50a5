import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const ZONE = 'cn-hangzhou-h';
const IMAGE = 'centos_7_9_x64_20G_alibase_20210318.vhd';

describe('ECS conformance', () => {
  const { call, passTime } = conformance();

  /** A network with a security group. */
  async function network() {
    const { VpcId } = await call('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' });
    const { VSwitchId } = await call('vpc', 'CreateVSwitch', { VpcId, CidrBlock: '192.168.1.0/24', ZoneId: ZONE });
    const { SecurityGroupId } = await call('ecs', 'CreateSecurityGroup', { VpcId });
    return { VpcId, VSwitchId, SecurityGroupId };
  }
  let place: Awaited<ReturnType<typeof network>>;
  before(async () => {
    place = await network();
  });

  async function run(more: Body = {}): Promise<readonly string[]> {
    const { VSwitchId, SecurityGroupId } = place;
    const order = { ImageId: IMAGE, InstanceType: 'ecs.g6.large', VSwitchId, SecurityGroupIds: [SecurityGroupId] };
    const answer = await call('ecs', 'RunInstances', { ...order, ...more });
    return at(answer, 'InstanceIdSets', 'InstanceIdSet') as readonly string[];
  }
  async function show(id: string | undefined): Promise<Body> {
    const answer = await call('ecs', 'DescribeInstances', { InstanceIds: JSON.stringify([id]) });
    return at(answer, 'Instances', 'Instance', 0) as Body;
  }
  const remove = async (InstanceId: string | undefined) => {
    await call('ecs', 'DeleteInstance', { InstanceId, Force: true });
  };

  it('runs, stops, starts, restarts and releases an instance', async () => {
    const [id] = await run({ InstanceName: 'one', ClientToken: 'run-one' });
    assert.deepEqual(await run({ InstanceName: 'one', ClientToken: 'run-one' }), [id]);
    const status = async () => (await show(id)).Status;
    assert.equal(await status(), 'Pending');
    const wrong = refuses('IncorrectInstanceStatus', 403);
    await assert.rejects(call('ecs', 'RebootInstance', { InstanceId: id }), wrong);
    passTime(600);
    assert.equal(await status(), 'Starting');
    passTime(800);
    assert.equal(await status(), 'Running');
    await assert.rejects(call('ecs', 'StartInstance', { InstanceId: id }), wrong);
    await assert.rejects(call('ecs', 'DeleteInstance', { InstanceId: id }), wrong);
    await call('ecs', 'RebootInstance', { InstanceId: id });
    assert.equal(await status(), 'Starting');
    passTime(900);
    await call('ecs', 'StopInstance', { InstanceId: id });
    assert.equal(await status(), 'Stopping');
    passTime(900);
    assert.equal(await status(), 'Stopped');
    await assert.rejects(call('ecs', 'RebootInstance', { InstanceId: id }), wrong);
    await call('ecs', 'ModifyInstanceSpec', { InstanceId: id, InstanceType: 'ecs.g6.xlarge' });
    assert.deepEqual([(await show(id)).Cpu, (await show(id)).Memory], [4, 16_384]);
    await call('ecs', 'StartInstance', { InstanceId: id });
    passTime(900);
    await call('ecs', 'ModifyInstanceAttribute', { InstanceId: id, DeletionProtection: true });
    await assert.rejects(
      call('ecs', 'DeleteInstance', { InstanceId: id, Force: true }),
      refuses('InvalidOperation.DeletionProtection', 403),
    );
    await call('ecs', 'ModifyInstanceAttribute', { InstanceId: id, DeletionProtection: false });
    await remove(id);
    assert.equal(await show(id), undefined);
    await assert.rejects(call('ecs', 'StartInstance', { InstanceId: id }), refuses('InvalidInstanceId.NotFound', 404));
  });

  it('answers every read that the provider makes', async () => {
    const [id] = await run({ InstanceName: 'read', UserData: 'ZWNobw==', 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' });
    passTime(2000);
    const instance = await show(id);
    assert.deepEqual(
      [instance.Status, instance.InstanceName, instance.ZoneId, at(instance, 'VpcAttributes', 'VSwitchId')],
      ['Running', 'read', ZONE, place.VSwitchId],
    );
    assert.deepEqual(at(instance, 'SecurityGroupIds', 'SecurityGroupId'), [place.SecurityGroupId]);
    assert.match(String(at(instance, 'VpcAttributes', 'PrivateIpAddress', 'IpAddress', 0)), /^192\.168\.1\.\d+$/);
    assert.deepEqual(at(instance, 'Tags', 'Tag'), [{ TagKey: 'lease', TagValue: 'x' }]);
    const face = at(instance, 'NetworkInterfaces', 'NetworkInterface', 0) as Body;
    assert.equal(face.Type, 'Primary');
    assert.equal(at(face, 'PrivateIpSets', 'PrivateIpSet', 0, 'Primary'), true);

    const disks = await call('ecs', 'DescribeDisks', { InstanceId: id, DiskType: 'system' });
    assert.deepEqual(
      [disks.TotalCount, at(disks, 'Disks', 'Disk', 0, 'Status'), at(disks, 'Disks', 'Disk', 0, 'Device')],
      [1, 'In_use', '/dev/xvda'],
    );
    assert.equal((await call('ecs', 'DescribeUserData', { InstanceId: id })).UserData, 'ZWNobw==');
    const ids = { InstanceIds: JSON.stringify([id]) };
    const roles = await call('ecs', 'DescribeInstanceRamRole', ids);
    assert.deepEqual(at(roles, 'InstanceRamRoleSets', 'InstanceRamRoleSet'), []);
    const faces = await call('ecs', 'DescribeNetworkInterfaces', { 'NetworkInterfaceId.1': face.NetworkInterfaceId });
    const shown = at(faces, 'NetworkInterfaceSets', 'NetworkInterfaceSet', 0) as Body;
    assert.deepEqual([shown.InstanceId, shown.MacAddress, shown.Status], [id, face.MacAddress, 'InUse']);
    const maintenance = await call('ecs', 'DescribeInstanceMaintenanceAttributes', { 'InstanceId.1': id });
    assert.equal(at(maintenance, 'MaintenanceAttributes', 'MaintenanceAttribute', 0, 'InstanceId'), id);
    const attribute = await call('ecs', 'DescribeInstanceAttribute', { InstanceId: id });
    assert.deepEqual([attribute.InstanceId, attribute.IoOptimized], [id, 'optimized']);
    const attachments = await call('ecs', 'DescribeInstanceAttachmentAttributes', ids);
    assert.equal(at(attachments, 'Instances', 'Instance', 0, 'InstanceId'), id);
    await remove(id);
  });

  it('pages instances by number and by token', async () => {
    const ids = await run({ Amount: 3, InstanceName: 'page', UniqueSuffix: true });
    const named = { InstanceName: 'page*' };
    const first = await call('ecs', 'DescribeInstances', { ...named, PageNumber: 1, PageSize: 2 });
    const second = await call('ecs', 'DescribeInstances', { ...named, PageNumber: 2, PageSize: 2 });
    assert.deepEqual([first.TotalCount, second.TotalCount], [3, 3]);
    const names = [first, second].flatMap((page) =>
      (at(page, 'Instances', 'Instance') as readonly Body[]).map(({ InstanceName }) => InstanceName),
    );
    assert.deepEqual(names, ['page003', 'page002', 'page001']);
    const start = await call('ecs', 'DescribeInstances', { ...named, MaxResults: 2 });
    const rest = await call('ecs', 'DescribeInstances', { ...named, MaxResults: 2, NextToken: start.NextToken });
    assert.equal((at(rest, 'Instances', 'Instance') as readonly Body[]).length, 1);
    assert.equal(rest.NextToken, '');
    passTime(2000);
    const running = await call('ecs', 'DescribeInstances', { ...named, Status: 'Running' });
    assert.equal(running.TotalCount, 3);
    await call('ecs', 'DeleteInstances', { InstanceId: ids, Force: true });
  });

  it('refuses orders that cannot be filled', async () => {
    const refused: readonly (readonly [Body, string])[] = [
      [{ InstanceType: 'ecs.none.large' }, 'InvalidInstanceType.ValueNotSupported'],
      [{ ImageId: 'none' }, 'InvalidImageId.NotFound'],
      [{ VSwitchId: 'vsw-none' }, 'InvalidVSwitchId.NotFound'],
      [{ SecurityGroupIds: ['sg-none'] }, 'InvalidSecurityGroupId.NotFound'],
      [{ InstanceName: '1' }, 'InvalidInstanceName.Malformed'],
      [{ Password: 'short' }, 'InvalidPassword.Malformed'],
      [{ KeyPairName: 'none' }, 'InvalidKeyPair.NotFound'],
      [{ SystemDisk: { Category: 'tape' } }, 'InvalidSystemDiskCategory.ValueNotSupported'],
      [{ PrivateIpAddress: '10.0.0.1' }, 'InvalidPrivateIpAddress.Malformed'],
      [{ DryRun: true }, 'DryRunOperation'],
      [{ ImageId: '' }, 'MissingParameter'],
    ];
    for (const [change, code] of refused) await assert.rejects(run(change), refuses(code));
    const other = await network();
    await assert.rejects(run({ SecurityGroupIds: [other.SecurityGroupId] }), refuses('InvalidParameter.Mismatch'));
    assert.equal((await call('ecs', 'DescribeInstances', {})).TotalCount, 0);
  });

  it('keeps groups, vSwitches and key pairs that an instance uses', async () => {
    await call('ecs', 'CreateKeyPair', { KeyPairName: 'bound' });
    const [id] = await run({ KeyPairName: 'bound' });
    passTime(2000);
    const { SecurityGroupId, VSwitchId, VpcId } = place;
    const count = async () => {
      const groups = await call('ecs', 'DescribeSecurityGroups', { SecurityGroupId });
      return at(groups, 'SecurityGroups', 'SecurityGroup', 0, 'EcsCount');
    };
    assert.equal(await count(), 1);
    await assert.rejects(call('ecs', 'DeleteSecurityGroup', { SecurityGroupId }), refuses('DependencyViolation', 403));
    await assert.rejects(call('vpc', 'DeleteVSwitch', { VSwitchId }), (error: unknown) =>
      /^DependencyViolation/.test(String((error as { code?: unknown }).code)),
    );
    await assert.rejects(
      call('ecs', 'DeleteKeyPairs', { KeyPairNames: '["bound"]' }),
      refuses('InvalidParameter.KeypairAlreadyAttachedInstance'),
    );
    const second = await call('ecs', 'CreateSecurityGroup', { VpcId });
    const joining = { InstanceId: id, SecurityGroupId: second.SecurityGroupId };
    await call('ecs', 'JoinSecurityGroup', joining);
    await assert.rejects(call('ecs', 'JoinSecurityGroup', joining), refuses('InvalidInstanceId.AlreadyExists', 403));
    await call('ecs', 'LeaveSecurityGroup', { InstanceId: id, SecurityGroupId });
    await assert.rejects(call('ecs', 'LeaveSecurityGroup', joining), refuses('InstanceLastSecurityGroup', 403));
    assert.equal(await count(), 0);
    const rule = { IpProtocol: 'tcp', PortRange: '22/22', SourceGroupId: SecurityGroupId };
    await call('ecs', 'AuthorizeSecurityGroup', { SecurityGroupId: second.SecurityGroupId, Permissions: [rule] });
    await assert.rejects(call('ecs', 'DeleteSecurityGroup', { SecurityGroupId }), refuses('DependencyViolation', 403));
    await remove(id);
    await call('ecs', 'DeleteSecurityGroup', { SecurityGroupId: second.SecurityGroupId });
    await call('ecs', 'DeleteKeyPairs', { KeyPairNames: '["bound"]' });
  });

  it('gives an instance a RAM role and takes it away', async () => {
    const [id] = await run();
    const trust = { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['ecs.aliyuncs.com'] } };
    await call('ram', 'CreateRole', {
      RoleName: 'server',
      AssumeRolePolicyDocument: JSON.stringify({ Statement: [trust], Version: '1' }),
    });
    const ids = { InstanceIds: JSON.stringify([id]) };
    const role = { ...ids, RamRoleName: 'server' };
    const given = await call('ecs', 'AttachInstanceRamRole', role);
    assert.deepEqual(
      [given.TotalCount, at(given, 'AttachInstanceRamRoleResults', 'AttachInstanceRamRoleResult', 0, 'InstanceId')],
      [1, id],
    );
    const shown = await call('ecs', 'DescribeInstanceRamRole', ids);
    assert.equal(at(shown, 'InstanceRamRoleSets', 'InstanceRamRoleSet', 0, 'RamRoleName'), 'server');
    const taken = await call('ecs', 'DetachInstanceRamRole', role);
    assert.equal(at(taken, 'DetachInstanceRamRoleResults', 'DetachInstanceRamRoleResult', 0, 'InstanceId'), id);
    await assert.rejects(
      call('ecs', 'AttachInstanceRamRole', { ...ids, RamRoleName: 'none' }),
      refuses('InvalidRamRole.NotFound', 400),
    );
    await remove(id);
  });

  it('creates, attaches, detaches, resizes and deletes a disk', async () => {
    const [id] = await run();
    passTime(2000);
    await assert.rejects(
      call('ecs', 'CreateDisk', { ZoneId: ZONE, DiskCategory: 'cloud_ssd', Size: 1 }),
      refuses('InvalidSize.ValueNotSupported'),
    );
    await assert.rejects(call('ecs', 'CreateDisk', { ZoneId: 'none', Size: 20 }), refuses('InvalidZoneId.NotFound'));
    const order = { ZoneId: ZONE, DiskCategory: 'cloud_efficiency', Size: 20, DiskName: 'data-1' };
    const { DiskId } = await call('ecs', 'CreateDisk', order);
    const status = async () => {
      const disks = await call('ecs', 'DescribeDisks', { DiskIds: JSON.stringify([DiskId]) });
      return at(disks, 'Disks', 'Disk', 0, 'Status');
    };
    assert.equal(await status(), 'Creating');
    const pair = { InstanceId: id, DiskId };
    await assert.rejects(call('ecs', 'AttachDisk', pair), refuses('IncorrectDiskStatus', 403));
    passTime(600);
    await call('ecs', 'AttachDisk', pair);
    passTime(600);
    assert.equal(await status(), 'In_use');
    await assert.rejects(call('ecs', 'DeleteDisk', { DiskId }), refuses('IncorrectDiskStatus', 403));
    await call('ecs', 'ResizeDisk', { DiskId, NewSize: 40 });
    await call('ecs', 'DetachDisk', pair);
    passTime(600);
    assert.equal(await status(), 'Available');
    await call('ecs', 'DeleteDisk', { DiskId });
    await assert.rejects(call('ecs', 'DeleteDisk', { DiskId }), refuses('InvalidDiskId.NotFound', 404));
    await remove(id);
  });

  it('creates snapshots over time, images of them, and applies a policy', async () => {
    const [id] = await run();
    passTime(2000);
    const disks = await call('ecs', 'DescribeDisks', { InstanceId: id });
    const DiskId = at(disks, 'Disks', 'Disk', 0, 'DiskId');
    const { SnapshotId } = await call('ecs', 'CreateSnapshot', { DiskId, SnapshotName: 'first' });
    const show = async () => {
      const list = await call('ecs', 'DescribeSnapshots', { SnapshotIds: JSON.stringify([SnapshotId]) });
      return at(list, 'Snapshots', 'Snapshot', 0) as Body;
    };
    assert.equal((await show()).Status, 'progressing');
    passTime(2000);
    assert.deepEqual([(await show()).Status, (await show()).Progress], ['accomplished', '100%']);
    const { ImageId } = await call('ecs', 'CreateImage', { SnapshotId, ImageName: 'golden' });
    await assert.rejects(call('ecs', 'DeleteSnapshot', { SnapshotId }), refuses('SnapshotCreatedImage', 403));
    await call('ecs', 'DeleteImage', { ImageId });
    const chains = await call('ecs', 'DescribeSnapshotLinks', {});
    assert.equal(at(chains, 'SnapshotLinks', 'SnapshotLink', 0, 'TotalCount'), 1);

    const schedule = { timePoints: '["1","13"]', repeatWeekdays: '["1","7"]', retentionDays: 30 };
    const made = await call('ecs', 'CreateAutoSnapshotPolicy', {
      ...schedule,
      regionId: 'cn-hangzhou',
      autoSnapshotPolicyName: 'nightly',
      EnableCrossRegionCopy: true,
      TargetCopyRegions: '["cn-shanghai"]',
      CopiedSnapshotsRetentionDays: 7,
    });
    const autoSnapshotPolicyId = made.AutoSnapshotPolicyId;
    for (const [change, code] of [
      [{ timePoints: '["24"]' }, 'InvalidTimePoints.Malformed'],
      [{ repeatWeekdays: '["0"]' }, 'InvalidRepeatWeekdays.Malformed'],
      [{ retentionDays: 0 }, 'InvalidRetentionDays.Malformed'],
    ] as const) {
      await assert.rejects(call('ecs', 'CreateAutoSnapshotPolicy', { ...schedule, ...change }), refuses(code, 400));
    }
    const diskIds = JSON.stringify([DiskId]);
    await call('ecs', 'ApplyAutoSnapshotPolicy', { autoSnapshotPolicyId, diskIds });
    const policy = async () => {
      const list = await call('ecs', 'DescribeAutoSnapshotPolicyEx', { AutoSnapshotPolicyId: autoSnapshotPolicyId });
      return at(list, 'AutoSnapshotPolicies', 'AutoSnapshotPolicy', 0) as Body | undefined;
    };
    const shown = await policy();
    assert.deepEqual(
      [shown?.AutoSnapshotPolicyName, shown?.TimePoints, shown?.RepeatWeekdays, shown?.RetentionDays, shown?.DiskNums],
      ['nightly', '["1","13"]', '["1","7"]', 30, 1],
    );
    assert.deepEqual([shown?.EnableCrossRegionCopy, shown?.CopiedSnapshotsRetentionDays], [true, 7]);
    await call('ecs', 'ModifyAutoSnapshotPolicyEx', { autoSnapshotPolicyId, retentionDays: -1 });
    await call('ecs', 'CancelAutoSnapshotPolicy', { diskIds });
    assert.deepEqual([(await policy())?.RetentionDays, (await policy())?.DiskNums], [-1, 0]);
    await call('ecs', 'DeleteAutoSnapshotPolicy', { autoSnapshotPolicyId });
    await assert.rejects(
      call('ecs', 'ApplyAutoSnapshotPolicy', { autoSnapshotPolicyId, diskIds }),
      refuses('InvalidAutoSnapshotPolicyId.NotFound', 404),
    );
    await call('ecs', 'DeleteSnapshot', { SnapshotId });
    await assert.rejects(call('ecs', 'DeleteSnapshot', { SnapshotId }), refuses('InvalidSnapshotId.NotFound', 404));
    await remove(id);
  });

  it('creates, attaches and deletes a network interface', async () => {
    const [id] = await run();
    passTime(2000);
    const { VSwitchId, SecurityGroupId } = place;
    const order = { VSwitchId, SecurityGroupId, NetworkInterfaceName: 'second', PrimaryIpAddress: '192.168.1.77' };
    const { NetworkInterfaceId } = await call('ecs', 'CreateNetworkInterface', order);
    await assert.rejects(call('ecs', 'CreateNetworkInterface', order), refuses('InvalidIPAddress.AlreadyUsed', 400));
    const pair = { NetworkInterfaceId, InstanceId: id };
    await assert.rejects(call('ecs', 'AttachNetworkInterface', pair), refuses('InvalidEniState', 403));
    passTime(600);
    await call('ecs', 'AttachNetworkInterface', pair);
    passTime(600);
    assert.equal((at(await show(id), 'NetworkInterfaces', 'NetworkInterface') as readonly Body[]).length, 2);
    await call('ecs', 'DetachNetworkInterface', pair);
    passTime(600);
    await call('ecs', 'DeleteNetworkInterface', { NetworkInterfaceId });
    await remove(id);
  });

  it('shows the EIP of an instance, and frees it with the instance', async () => {
    const [id] = await run();
    const { AllocationId, EipAddress } = await call('vpc', 'AllocateEipAddress', { Bandwidth: 5 });
    passTime(2000);
    await call('vpc', 'AssociateEipAddress', { AllocationId, InstanceId: id, InstanceType: 'EcsInstance' });
    passTime(2000);
    assert.deepEqual(at(await show(id), 'EipAddress', 'IpAddress'), EipAddress);
    await remove(id);
    passTime(2000);
    const eips = await call('vpc', 'DescribeEipAddresses', { AllocationId });
    assert.deepEqual(
      [at(eips, 'EipAddresses', 'EipAddress', 0, 'Status'), at(eips, 'EipAddresses', 'EipAddress', 0, 'InstanceId')],
      ['Available', ''],
    );
    await call('vpc', 'ReleaseEipAddress', { AllocationId });
  });

  it('lists images, types and zones, and tags an instance', async () => {
    const images = await call('ecs', 'DescribeImages', { ImageOwnerAlias: 'system', PageSize: 50 });
    assert.equal((at(images, 'Images', 'Image') as readonly Body[]).length, images.TotalCount);
    const types = await call('ecs', 'DescribeInstanceTypes', { InstanceTypeFamily: 'ecs.g6' });
    assert.equal(at(types, 'InstanceTypes', 'InstanceType', 0, 'InstanceTypeId'), 'ecs.g6.large');
    const stock = await call('ecs', 'DescribeAvailableResource', { DestinationResource: 'InstanceType', ZoneId: ZONE });
    assert.equal(at(stock, 'AvailableZones', 'AvailableZone', 0, 'ZoneId'), ZONE);
    const [id] = await run();
    await call('ecs', 'TagResources', { ResourceType: 'instance', ResourceId: [id], Tag: [{ Key: 'a', Value: 'b' }] });
    const tagged = await call('ecs', 'DescribeInstances', { 'Tag.1.Key': 'a' });
    assert.equal(tagged.TotalCount, 1);
    await remove(id);
  });
});

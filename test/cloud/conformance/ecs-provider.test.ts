import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from '../api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };
/** Requests of the provider's older library carry everything in the query. */
const OLDER = { inQuery: 'all' } as const;

/** What the Terraform and Pulumi provider sends for an instance, in its order; it reads the fields checked here. */
describe('request sequence of the provider for an instance', () => {
  const api = new ApiUnderTest();
  before(async () => {
    api.stopClock();
    await api.start();
  });
  after(() => api.stop());

  it('creates, reads, changes and deletes an instance', async () => {
    const { VpcId } = await api.ok('vpc', 'CreateVpc', { ...REGION, CidrBlock: '192.168.0.0/16' });
    const subnet = { VpcId: String(VpcId), CidrBlock: '192.168.0.0/24', ZoneId: 'cn-hangzhou-h' };
    const { VSwitchId } = await api.ok('vpc', 'CreateVSwitch', { ...REGION, ...subnet });
    const { SecurityGroupId } = await api.ok('ecs', 'CreateSecurityGroup', { ...REGION, VpcId: String(VpcId) });
    const created = await api.ok('ecs', 'RunInstances', {
      ...REGION,
      ImageId: 'ubuntu_20_04_x64_20G_alibase_20210420.vhd',
      InstanceType: 'ecs.c6.large',
      InstanceName: 'tf-instance',
      VSwitchId: String(VSwitchId),
      'SecurityGroupIds.1': String(SecurityGroupId),
      'SystemDisk.Category': 'cloud_efficiency',
      DryRun: 'false',
      ClientToken: 'TF-RunInstances-1767366245-one',
    });
    const id = String(at(created, 'InstanceIdSets', 'InstanceIdSet', 0));
    const older = {
      ...REGION,
      InstanceIds: JSON.stringify([id]),
      'AdditionalAttributes.1': 'META_OPTIONS',
      'AdditionalAttributes.2': 'NETWORK_PRIMARY_ENI_IP',
      SignatureType: '',
    };
    const show = async () =>
      at(await api.ok('ecs', 'DescribeInstances', older, OLDER), 'Instances', 'Instance', 0) as Body;
    assert.equal((await show()).Status, 'Pending');
    api.ahead += 10_000;
    const instance = await show();
    assert.equal(instance.Status, 'Running');

    const named = { ...REGION, InstanceId: id };
    const disks = await api.ok('ecs', 'DescribeDisks', { ...named, DiskType: 'system' });
    assert.deepEqual(
      [at(disks, 'Disks', 'Disk', 0, 'Category'), at(disks, 'Disks', 'Disk', 0, 'Type')],
      ['cloud_efficiency', 'system'],
    );
    assert.equal((await api.ok('ecs', 'DescribeUserData', named, OLDER)).UserData, '');
    await api.ok('ecs', 'DescribeInstanceRamRole', { ...REGION, InstanceIds: JSON.stringify([id]) }, OLDER);
    const primary = (at(instance, 'NetworkInterfaces', 'NetworkInterface') as readonly Body[]).find(
      ({ Type }) => Type === 'Primary',
    );
    const face = { ...REGION, 'NetworkInterfaceId.1': String(primary?.NetworkInterfaceId) };
    const faces = await api.ok('ecs', 'DescribeNetworkInterfaces', face);
    const sets = at(faces, 'NetworkInterfaceSets', 'NetworkInterfaceSet', 0, 'PrivateIpSets', 'PrivateIpSet');
    assert.ok((sets as readonly Body[]).every(({ Primary }) => typeof Primary === 'boolean'));
    const maintenance = await api.ok('ecs', 'DescribeInstanceMaintenanceAttributes', { ...REGION, 'InstanceId.1': id });
    assert.equal(at(maintenance, 'MaintenanceAttributes', 'MaintenanceAttribute', 0, 'InstanceId'), id);
    assert.equal((await api.ok('ecs', 'DescribeInstanceAttribute', named, OLDER)).InstanceId, id);
    const ids = { ...REGION, InstanceIds: JSON.stringify([id]) };
    const attachments = await api.ok('ecs', 'DescribeInstanceAttachmentAttributes', ids);
    assert.equal(at(attachments, 'Instances', 'Instance', 0, 'InstanceId'), id);

    await api.ok('ecs', 'ModifyInstanceAttribute', { ...named, InstanceName: 'tf-instance-2' });
    const tags = { ResourceType: 'instance', 'ResourceId.1': id, 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' };
    await api.ok('ecs', 'TagResources', { ...REGION, ...tags }, OLDER);
    const changed = await show();
    assert.equal(changed.InstanceName, 'tf-instance-2');
    assert.deepEqual(at(changed, 'Tags', 'Tag'), [{ TagKey: 'lease', TagValue: 'x' }]);

    await api.ok('ecs', 'DeleteInstance', { ...named, Force: 'true' }, OLDER);
    api.ahead += 10_000;
    assert.equal(await show(), undefined);
    assert.equal(await api.code('ecs', 'DeleteInstance', { ...named, Force: 'true' }), 'InvalidInstanceId.NotFound');
    await api.ok('ecs', 'DeleteSecurityGroup', { ...REGION, SecurityGroupId: String(SecurityGroupId) });
    await api.ok('vpc', 'DeleteVSwitch', { ...REGION, VSwitchId: String(VSwitchId) });
    await api.ok('vpc', 'DeleteVpc', { ...REGION, VpcId: String(VpcId) });
  });
});

import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };
const IMAGE = 'aliyun_2_1903_x64_20G_alibase_20210325.vhd';
const QUERY = { inQuery: 'all' } as const;

/** The provider's requests for instances, in its order. */
describe('request sequences of the provider for instances', () => {
  const api = new ApiUnderTest();
  let VpcId = '';
  let VSwitchId = '';
  before(async () => {
    api.stopClock();
    await api.start();
    VpcId = String((await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName: 'tf', CidrBlock: '172.16.0.0/12' })).VpcId);
    api.ahead += 10_000;
    const place = { ...REGION, VpcId, CidrBlock: '172.16.1.0/24', ZoneId: 'cn-hangzhou-h', VSwitchName: 'tf' };
    VSwitchId = String((await api.ok('vpc', 'CreateVSwitch', place)).VSwitchId);
    api.ahead += 10_000;
  });
  after(() => api.stop());

  /** Reads until a state is reached, one second of the cloud's clock at a time, as long as the provider would wait. */
  async function until(read: () => Promise<Body>, path: readonly (string | number)[], wanted: string): Promise<Body> {
    for (let second = 0; second < 60; second++) {
      const body = await read();
      if (at(body, ...path) === wanted) return body;
      api.ahead += 1000;
    }
    throw new Error(`${path.join('.')} never became ${wanted}.`);
  }

  it('creates, reads and deletes an instance', async () => {
    const group = await api.ok('ecs', 'CreateSecurityGroup', { ...REGION, VpcId, SecurityGroupName: 'tf' });
    const SecurityGroupId = String(group.SecurityGroupId);
    const created = await api.ok('ecs', 'RunInstances', {
      ...{ ...REGION, ImageId: IMAGE, InstanceType: 'ecs.t5-lc1m1.small', InstanceName: 'tf', VSwitchId },
      ...{ 'SecurityGroupIds.1': SecurityGroupId, 'SystemDisk.Category': 'cloud_efficiency', DryRun: 'false' },
      ClientToken: 'TF-RunInstances-1767366245-a',
    });
    const InstanceId = String(at(created, 'InstanceIdSets', 'InstanceIdSet', 0));
    assert.match(InstanceId, /^i-/);
    const ids = JSON.stringify([InstanceId]);
    const extra = {
      'AdditionalAttributes.1': 'META_OPTIONS',
      'AdditionalAttributes.2': 'NETWORK_PRIMARY_ENI_IP',
      'AdditionalAttributes.3': 'LOGIN_AS_NON_ROOT',
      'AdditionalAttributes.4': 'DISK_HIGH_DENSITY_MODE',
    };
    const described = () => api.ok('ecs', 'DescribeInstances', { ...REGION, InstanceIds: ids, ...extra }, QUERY);
    const running = await until(described, ['Instances', 'Instance', 0, 'Status'], 'Running');
    const instance = at(running, 'Instances', 'Instance', 0) as Body;
    assert.deepEqual(
      [instance.InstanceId, instance.InstanceName, instance.ImageId, instance.InstanceType, instance.ZoneId],
      [InstanceId, 'tf', IMAGE, 'ecs.t5-lc1m1.small', 'cn-hangzhou-h'],
    );
    assert.deepEqual(at(instance, 'SecurityGroupIds', 'SecurityGroupId'), [SecurityGroupId]);
    assert.deepEqual(
      [at(instance, 'VpcAttributes', 'VSwitchId'), at(instance, 'VpcAttributes', 'VpcId')],
      [VSwitchId, VpcId],
    );
    const interfaces = at(instance, 'NetworkInterfaces', 'NetworkInterface') as readonly Body[];
    const primary = interfaces.find(({ Type }) => Type === 'Primary');
    assert.equal(typeof at(primary, 'PrivateIpSets', 'PrivateIpSet', 0, 'Primary'), 'boolean');

    const disks = await api.ok('ecs', 'DescribeDisks', { ...REGION, DiskType: 'system', InstanceId });
    assert.equal(at(disks, 'Disks', 'Disk', 0, 'Category'), 'cloud_efficiency');
    assert.equal((await api.ok('ecs', 'DescribeUserData', { ...REGION, InstanceId }, QUERY)).InstanceId, InstanceId);
    const roles = await api.ok('ecs', 'DescribeInstanceRamRole', { ...REGION, InstanceIds: ids }, QUERY);
    assert.ok(at(roles, 'InstanceRamRoleSets', 'InstanceRamRoleSet'));
    const NetworkInterfaceId = String(primary?.NetworkInterfaceId);
    for (let time = 0; time < 2; time++) {
      const found = await api.ok('ecs', 'DescribeNetworkInterfaces', {
        ...REGION,
        'NetworkInterfaceId.1': NetworkInterfaceId,
      });
      const network = at(found, 'NetworkInterfaceSets', 'NetworkInterfaceSet', 0) as Body;
      assert.deepEqual([network.NetworkInterfaceId, network.InstanceId], [NetworkInterfaceId, InstanceId]);
    }
    const maintenance = await api.ok('ecs', 'DescribeInstanceMaintenanceAttributes', {
      ...REGION,
      'InstanceId.1': InstanceId,
    });
    assert.equal(at(maintenance, 'MaintenanceAttributes', 'MaintenanceAttribute', 0, 'InstanceId'), InstanceId);
    const attribute = await api.ok('ecs', 'DescribeInstanceAttribute', { ...REGION, InstanceId }, QUERY);
    assert.equal(attribute.InstanceId, InstanceId);
    const attachments = await api.ok('ecs', 'DescribeInstanceAttachmentAttributes', { ...REGION, InstanceIds: ids });
    assert.equal(at(attachments, 'Instances', 'Instance', 0, 'InstanceId'), InstanceId);

    const tags = { ResourceType: 'instance', 'ResourceId.1': InstanceId, 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' };
    await api.ok('ecs', 'TagResources', { ...REGION, ...tags }, QUERY);
    assert.equal(at(await described(), 'Instances', 'Instance', 0, 'Tags', 'Tag', 0, 'TagValue'), 'x');

    assert.equal(await api.code('ecs', 'DeleteSecurityGroup', { ...REGION, SecurityGroupId }), 'DependencyViolation');
    await api.ok('ecs', 'DeleteInstance', { ...REGION, InstanceId, Force: 'true' }, QUERY);
    api.ahead += 10_000;
    assert.deepEqual(at(await described(), 'Instances', 'Instance'), []);
    await api.ok('ecs', 'DeleteSecurityGroup', { ...REGION, SecurityGroupId });
  });
});

import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };

/** What the Terraform and Pulumi provider sends for an EIP and a load balancer; it reads the fields checked here. */
describe('request sequences of the provider for EIP and SLB', () => {
  const api = new ApiUnderTest();
  before(async () => {
    api.stopClock();
    await api.start();
  });
  after(() => api.stop());

  it('creates, reads, changes and deletes an elastic IP address', async () => {
    const given = { ...REGION, Name: 'tf-eip', InstanceId: '', ClientToken: 'TF-AllocateEipAddress-1' };
    const created = await api.ok('vpc', 'AllocateEipAddress', given, { inQuery: ['InstanceId'] });
    const AllocationId = String(created.AllocationId);
    assert.match(AllocationId, /^eip-[a-z0-9]{21}$/);
    const read = async () => {
      const answer = await api.ok(
        'vpc',
        'DescribeEipAddresses',
        { ...REGION, AllocationId },
        { inQuery: ['AllocationId', 'RegionId'] },
      );
      return at(answer, 'EipAddresses', 'EipAddress', 0) as Body | undefined;
    };
    const eip = await read();
    assert.ok(eip);
    assert.deepEqual(
      [eip.AllocationId, eip.Status, eip.IpAddress, eip.Name, eip.Description, eip.Bandwidth],
      [AllocationId, 'Available', created.EipAddress, 'tf-eip', '', '5'],
    );
    assert.deepEqual(
      [eip.InternetChargeType, eip.ChargeType, eip.ISP, eip.Netmode, eip.DeletionProtection, eip.HDMonitorStatus],
      ['PayByBandwidth', 'PostPaid', 'BGP', 'public', false, 'OFF'],
    );
    assert.deepEqual(
      [eip.ResourceGroupId, eip.Zone, eip.Mode, eip.PublicIpAddressPoolId, at(eip, 'Tags', 'Tag')],
      [created.ResourceGroupId, '', '', '', []],
    );
    assert.deepEqual(at(eip, 'SecurityProtectionTypes', 'SecurityProtectionType'), []);
    assert.match(String(eip.AllocationTime), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

    const named = { ...REGION, AllocationId };
    const inQuery = { inQuery: ['AllocationId'] };
    await api.ok('vpc', 'ModifyEipAddressAttribute', { ...named, Name: 'tf-eip-2', Bandwidth: '10' }, inQuery);
    const tags = { ResourceType: 'EIP', 'ResourceId.1': AllocationId, 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' };
    await api.ok('vpc', 'TagResources', { ...REGION, ...tags });
    const changed = await read();
    assert.deepEqual(
      [changed?.Name, changed?.Bandwidth, at(changed, 'Tags', 'Tag')],
      ['tf-eip-2', '10', [{ Key: 'lease', Value: 'x' }]],
    );
    await api.ok('vpc', 'ReleaseEipAddress', named, inQuery);
    assert.equal(await read(), undefined);
    assert.equal(await api.code('vpc', 'ReleaseEipAddress', named, inQuery), 'InvalidAllocationId.NotFound');
  });

  it('creates, reads, changes and deletes a load balancer', async () => {
    const VpcId = String((await api.ok('vpc', 'CreateVpc', { ...REGION, CidrBlock: '172.16.0.0/12' })).VpcId);
    const place = { ...REGION, VpcId, CidrBlock: '172.16.1.0/24', ZoneId: 'cn-hangzhou-h' };
    const VSwitchId = String((await api.ok('vpc', 'CreateVSwitch', place)).VSwitchId);
    api.ahead += 1000;
    const vswitch = await api.ok('vpc', 'DescribeVSwitchAttributes', { ...REGION, VSwitchId });
    assert.equal(vswitch.VpcId, VpcId);
    const created = await api.ok('slb', 'CreateLoadBalancer', {
      ...REGION,
      LoadBalancerName: 'tf-slb',
      AddressType: 'intranet',
      LoadBalancerSpec: 'slb.s2.small',
      VSwitchId,
      VpcId,
      DeleteProtection: 'off',
      ClientToken: 'TF-CreateLoadBalancer-1',
    });
    const LoadBalancerId = String(created.LoadBalancerId);
    const named = { ...REGION, LoadBalancerId };
    const read = () => api.ok('slb', 'DescribeLoadBalancerAttribute', named);
    const shown = await read();
    assert.deepEqual(
      [shown.LoadBalancerStatus, shown.LoadBalancerName, shown.AddressType, shown.NetworkType, shown.LoadBalancerSpec],
      ['active', 'tf-slb', 'intranet', 'vpc', 'slb.s2.small'],
    );
    assert.deepEqual(
      [shown.VpcId, shown.VSwitchId, shown.DeleteProtection, shown.MasterZoneId, shown.AddressIPVersion],
      [VpcId, VSwitchId, 'off', 'cn-hangzhou-h', 'ipv4'],
    );
    assert.match(String(shown.Address), /^172\.16\.1\.\d+$/);
    const tagged = { ...REGION, ResourceType: 'instance', 'ResourceId.1': LoadBalancerId };
    const none = await api.ok('slb', 'ListTagResources', tagged);
    assert.deepEqual([at(none, 'TagResources', 'TagResource'), none.NextToken], [[], '']);

    await api.ok('slb', 'SetLoadBalancerName', { ...named, LoadBalancerName: 'tf-slb-2' });
    await api.ok('slb', 'TagResources', { ...tagged, 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' });
    const tags = at(await api.ok('slb', 'ListTagResources', tagged), 'TagResources', 'TagResource', 0) as Body;
    assert.deepEqual([tags.ResourceId, tags.TagKey, tags.TagValue], [LoadBalancerId, 'lease', 'x']);
    assert.equal((await read()).LoadBalancerName, 'tf-slb-2');

    assert.equal(await api.code('vpc', 'DeleteVSwitch', { ...REGION, VSwitchId }), 'DependencyViolation');
    await api.ok('slb', 'DeleteLoadBalancer', named);
    const gone = await api.rpc('slb', 'DescribeLoadBalancerAttribute', named);
    assert.deepEqual([gone.status, gone.json.Code], [404, 'InvalidLoadBalancerId.NotFound']);
    await api.ok('vpc', 'DeleteVSwitch', { ...REGION, VSwitchId });
    await api.ok('vpc', 'DeleteVpc', { ...REGION, VpcId });
  });
});

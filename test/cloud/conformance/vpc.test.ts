import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const ZONE = 'cn-hangzhou-h';

describe('VPC conformance', () => {
  const { call, log, passTime } = conformance();
  const vpc = async (action: string, parameters: Body = {}) => await call('vpc', action, parameters);
  let network: Body;

  before(async () => {
    const { VpcId } = await vpc('CreateVpc', { CidrBlock: '192.168.0.0/16', VpcName: 'net' });
    const { VSwitchId } = await vpc('CreateVSwitch', { VpcId, CidrBlock: '192.168.1.0/24', ZoneId: ZONE });
    passTime(1000);
    network = { VpcId, VSwitchId };
  });

  async function allocate(more: Body = {}): Promise<string> {
    return String((await vpc('AllocateEipAddress', more)).AllocationId);
  }
  async function eip(AllocationId: string): Promise<Body> {
    return at(await vpc('DescribeEipAddresses', { AllocationId }), 'EipAddresses', 'EipAddress', 0) as Body;
  }
  async function gateway(): Promise<Body> {
    const { NatGatewayId } = await vpc('CreateNatGateway', { ...network, Name: 'way-out' });
    passTime(2000);
    return at(await vpc('DescribeNatGateways', { NatGatewayId }), 'NatGateways', 'NatGateway', 0) as Body;
  }

  it('binds an elastic IP address to a load balancer and takes it off', async () => {
    const AllocationId = await allocate({ Name: 'front', ClientToken: 'eip-1' });
    assert.equal(await allocate({ Name: 'front', ClientToken: 'eip-1' }), AllocationId);
    const { VSwitchId } = network;
    const balancer = { AddressType: 'intranet', VSwitchId, LoadBalancerName: 'inner' };
    const { LoadBalancerId: InstanceId } = await call('slb', 'CreateLoadBalancer', balancer);
    const { AvailableIpAddressCount: left } = await vpc('DescribeVSwitchAttributes', { VSwitchId });
    assert.equal(left, 251, 'a block of 256 has 252 addresses to take');
    const pair = { AllocationId, InstanceId, InstanceType: 'SlbInstance' };
    await vpc('AssociateEipAddress', pair);
    assert.deepEqual(
      [(await eip(AllocationId)).Status, (await eip(AllocationId)).InstanceId],
      ['Associating', InstanceId],
    );
    await assert.rejects(vpc('UnassociateEipAddress', pair), refuses('IncorrectEipStatus', 400));
    passTime(2000);
    assert.equal((await eip(AllocationId)).Status, 'InUse');
    await assert.rejects(vpc('ReleaseEipAddress', { AllocationId }), refuses('IncorrectEipStatus', 400));
    const second = await allocate();
    await assert.rejects(
      vpc('AssociateEipAddress', { ...pair, AllocationId: second }),
      refuses('InvalidAssociation.Duplicated', 400),
    );
    const bound = await vpc('DescribeEipAddresses', { AssociatedInstanceType: 'SlbInstance', Status: 'InUse' });
    assert.equal(bound.TotalCount, 1);
    await vpc('UnassociateEipAddress', pair);
    assert.equal((await eip(AllocationId)).Status, 'Unassociating');
    passTime(2000);
    assert.deepEqual([(await eip(AllocationId)).Status, (await eip(AllocationId)).InstanceId], ['Available', '']);
    await call('slb', 'DeleteLoadBalancer', { LoadBalancerId: InstanceId });
    for (const id of [AllocationId, second]) await vpc('ReleaseEipAddress', { AllocationId: id });
  });

  it('refuses to bind what does not fit', async () => {
    const AllocationId = await allocate();
    const bind = async (more: Body) => await vpc('AssociateEipAddress', { AllocationId, ...more });
    await assert.rejects(
      bind({ AllocationId: 'eip-none', InstanceId: 'i-none' }),
      refuses('InvalidAllocationId.NotFound', 404),
    );
    await assert.rejects(bind({ InstanceId: 'i-none' }), refuses('InvalidInstanId.NotFound', 404));
    await assert.rejects(
      bind({ InstanceId: 'i-none', InstanceType: 'Toaster' }),
      refuses('InvalidInstanceType.ValueNotSupported', 400),
    );
    const { LoadBalancerId } = await call('slb', 'CreateLoadBalancer', { AddressType: 'internet' });
    await assert.rejects(
      bind({ InstanceId: LoadBalancerId, InstanceType: 'SlbInstance' }),
      refuses('OperationDenied', 400),
    );
    await vpc('ReleaseEipAddress', { AllocationId });
  });

  it('pages elastic IP addresses and keeps to their quota', async () => {
    const before = Number((await vpc('DescribeEipAddresses')).TotalCount);
    const ids: string[] = [];
    for (let index = before; index < 20; index += 1) ids.push(await allocate({ Name: `address-${index}` }));
    await assert.rejects(allocate(), refuses('QuotaExceeded.Eip', 400));
    const page = await vpc('DescribeEipAddresses', { PageSize: 8, PageNumber: 3 });
    assert.deepEqual([page.TotalCount, (at(page, 'EipAddresses', 'EipAddress') as Body[]).length], [20, 4]);
    const named = await vpc('DescribeEipAddresses', { AllocationId: ids.slice(0, 2).join(',') });
    assert.equal(named.TotalCount, 2);
    await assert.rejects(
      vpc('ModifyEipAddressAttribute', { AllocationId: ids[0], Bandwidth: 'much' }),
      refuses('InvalidBandwidth.Malformed', 400),
    );
    for (const AllocationId of ids) await vpc('ReleaseEipAddress', { AllocationId });
  });

  it('reaches the Internet through a NAT gateway and takes it down in order', async () => {
    const nat = await gateway();
    const { NatGatewayId } = nat;
    assert.deepEqual([nat.Status, at(nat, 'IpLists', 'IpList')], ['Available', []]);
    const SnatTableId = at(nat, 'SnatTableIds', 'SnatTableId', 0);
    const AllocationId = await allocate();
    await vpc('AssociateEipAddress', { AllocationId, InstanceId: NatGatewayId, InstanceType: 'Nat' });
    passTime(2000);
    const SnatIp = (await eip(AllocationId)).IpAddress;
    const { VSwitchId, VpcId } = network;
    const entry = { SnatTableId, SourceVSwitchId: VSwitchId, SnatIp };
    await assert.rejects(
      vpc('CreateSnatEntry', { ...entry, SnatIp: '47.1.1.1' }),
      refuses('InvalidSnatIp.NotFound', 404),
    );
    await assert.rejects(
      vpc('CreateSnatEntry', { ...entry, SnatTableId: 'stb-none' }),
      refuses('InvalidSnatTableId.NotFound', 404),
    );
    const { SnatEntryId } = await vpc('CreateSnatEntry', entry);
    await assert.rejects(vpc('CreateSnatEntry', entry), refuses('Forbidden.SourceVSwitchId.Duplicated', 400));
    const listed = await vpc('DescribeSnatTableEntries', { SnatTableId });
    const shown = at(listed, 'SnatTableEntries', 'SnatTableEntry', 0) as Body;
    assert.deepEqual(
      [shown.SnatEntryId, shown.SourceVSwitchId, shown.SnatIp, shown.Status, shown.SourceCIDR],
      [SnatEntryId, VSwitchId, SnatIp, 'Pending', ''],
    );
    await assert.rejects(vpc('DeleteVSwitch', { VSwitchId }), refuses('DependencyViolation.EnhancedNatgw', 400));
    const unbind = { AllocationId, InstanceId: NatGatewayId, InstanceType: 'Nat' };
    await assert.rejects(vpc('UnassociateEipAddress', unbind), refuses('DependencyViolation.SnatEntry', 400));
    await assert.rejects(vpc('DeleteNatGateway', { NatGatewayId }), refuses('DependencyViolation.SnatEntry', 400));
    await vpc('DeleteSnatEntry', { SnatTableId, SnatEntryId });
    await assert.rejects(vpc('DeleteNatGateway', { NatGatewayId }), refuses('DependencyViolation.EIPS', 400));
    const routes = await vpc('DescribeRouteTableList', { VpcId });
    const RouteTableId = at(routes, 'RouterTableList', 'RouterTableListType', 0, 'RouteTableId');
    const entries = at(await vpc('DescribeRouteEntryList', { RouteTableId }), 'RouteEntrys', 'RouteEntry') as Body[];
    assert.deepEqual(
      entries.map(({ DestinationCidrBlock, Type }) => `${DestinationCidrBlock} ${Type}`),
      ['0.0.0.0/0 Custom', '192.168.1.0/24 System', '100.64.0.0/10 System'],
    );
    await vpc('UnassociateEipAddress', unbind);
    passTime(2000);
    await vpc('DeleteNatGateway', { NatGatewayId });
    assert.equal((await vpc('DescribeNatGateways', { NatGatewayId })).TotalCount, 0);
    await assert.rejects(vpc('DeleteNatGateway', { NatGatewayId }), refuses('InvalidNatGatewayId.NotFound', 404));
    await vpc('ReleaseEipAddress', { AllocationId });
  });

  it('takes a NAT gateway down by force', async () => {
    const { NatGatewayId } = await gateway();
    const AllocationId = await allocate();
    await vpc('AssociateEipAddress', { AllocationId, InstanceId: NatGatewayId, InstanceType: 'Nat' });
    await vpc('DeleteNatGateway', { NatGatewayId, Force: true });
    passTime(2000);
    assert.equal((await eip(AllocationId)).Status, 'Available');
    await vpc('ReleaseEipAddress', { AllocationId });
    await assert.rejects(vpc('CreateNatGateway', { VpcId: network.VpcId }), refuses('MissingParameter', 400));
  });

  it('keeps a VPC that has a custom route table', async () => {
    const { VpcId } = await vpc('CreateVpc', { CidrBlock: '10.0.0.0/8' });
    const { RouteTableId } = await vpc('CreateRouteTable', { VpcId, RouteTableName: 'custom' });
    await assert.rejects(vpc('DeleteVpc', { VpcId }), refuses('DependencyViolation.RouteTable', 400));
    const { RouterTableList } = await vpc('DescribeRouteTableList', { VpcId, RouteTableType: 'System' });
    const system = at(RouterTableList, 'RouterTableListType', 0, 'RouteTableId');
    await assert.rejects(
      vpc('DeleteRouteTable', { RouteTableId: system }),
      refuses('OperationDenied.SystemRouteTable', 400),
    );
    await vpc('DeleteRouteTable', { RouteTableId });
    await vpc('DeleteVpc', { VpcId });
  });

  it('collects the traffic of a VPC in a Logstore', async () => {
    const flowLog = {
      FlowLogName: 'traffic',
      ResourceType: 'VPC',
      ResourceId: network.VpcId,
      TrafficType: 'All',
      ProjectName: 'flow-logs',
      LogStoreName: 'vpc',
    };
    const create = async (more: Body = {}) => await vpc('CreateFlowLog', { ...flowLog, ...more });
    await assert.rejects(create(), refuses('ResourceNotFound.ProjectName', 404));
    await log('POST', undefined, '/', { body: { projectName: 'flow-logs', description: '' } });
    await assert.rejects(create(), refuses('ResourceNotFound.LogStoreName', 404));
    await log('POST', 'flow-logs', '/logstores', { body: { logstoreName: 'vpc', ttl: 30, shardCount: 2 } });
    await assert.rejects(create(), refuses('Forbidden.SlsRoleNotAuthorized', 403));
    const trust = {
      Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['vpc.aliyuncs.com'] } }],
    };
    await call('ram', 'CreateRole', {
      RoleName: 'AliyunVPCLogArchiveRole',
      AssumeRolePolicyDocument: JSON.stringify({ ...trust, Version: '1' }),
    });
    await assert.rejects(create({ ResourceId: 'vpc-none' }), refuses('ResourceNotFound.ResourceId', 404));
    await assert.rejects(create({ TrafficType: 'Some' }), refuses('InvalidParameter', 400));
    const { FlowLogId, Success } = await create();
    assert.equal(Success, 'true');
    const status = async () => at(await vpc('DescribeFlowLogs', { FlowLogId }), 'FlowLogs', 'FlowLog', 0, 'Status');
    assert.equal(await status(), 'Activating');
    passTime(1500);
    assert.equal(await status(), 'Active');
    await vpc('DeactiveFlowLog', { FlowLogId });
    assert.equal(await status(), 'Inactive');
    assert.equal((await vpc('DescribeFlowLogs', { Status: 'Inactive' })).TotalCount, 1);
    await vpc('ActiveFlowLog', { FlowLogId });
    await vpc('ModifyFlowLogAttribute', { FlowLogId, FlowLogName: 'traffic-2' });
    await vpc('DeleteFlowLog', { FlowLogId });
    await assert.rejects(vpc('DeleteFlowLog', { FlowLogId }), refuses('InvalidFlowLogId.NotFound', 404));
  });
});

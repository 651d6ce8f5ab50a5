import assert from 'node:assert/strict';
import selfsigned from 'selfsigned';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const TCP = { ListenerPort: 8080, BackendServerPort: 80, Bandwidth: -1 };
const HTTP = { ListenerPort: 80, BackendServerPort: 80, HealthCheck: 'off', StickySession: 'off' };

describe('SLB conformance', () => {
  const { call, passTime } = conformance();
  const slb = async (action: string, parameters: Body = {}) => await call('slb', action, parameters);

  async function balancer(more: Body = {}): Promise<string> {
    return String((await slb('CreateLoadBalancer', { LoadBalancerName: 'front', ...more })).LoadBalancerId);
  }
  async function acl(more: Body = {}): Promise<string> {
    return String((await slb('CreateAccessControlList', { AclName: 'office', ...more })).AclId);
  }
  async function servers(count: number): Promise<readonly string[]> {
    const { VpcId } = await call('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' });
    const place = { VpcId, CidrBlock: '192.168.1.0/24', ZoneId: 'cn-hangzhou-h' };
    const { VSwitchId } = await call('vpc', 'CreateVSwitch', place);
    const { SecurityGroupId } = await call('ecs', 'CreateSecurityGroup', { VpcId });
    const answer = await call('ecs', 'RunInstances', {
      ImageId: 'centos_7_9_x64_20G_alibase_20210318.vhd',
      InstanceType: 'ecs.g6.large',
      VSwitchId,
      SecurityGroupIds: [SecurityGroupId],
      Amount: count,
    });
    passTime(2000);
    return at(answer, 'InstanceIdSets', 'InstanceIdSet') as readonly string[];
  }
  const listenerStatus = async (LoadBalancerId: string, ListenerPort: number) =>
    (await slb('DescribeLoadBalancerTCPListenerAttribute', { LoadBalancerId, ListenerPort })).Status;

  it('creates, reads, lists, changes and deletes a load balancer', async () => {
    const LoadBalancerId = await balancer({ ClientToken: 'slb-1' });
    assert.equal(await balancer({ ClientToken: 'slb-1' }), LoadBalancerId);
    await assert.rejects(
      balancer({ ClientToken: 'slb-1', LoadBalancerName: 'other' }),
      refuses('IdempotentParameterMismatch'),
    );
    const shown = await slb('DescribeLoadBalancerAttribute', { LoadBalancerId });
    assert.deepEqual(
      [shown.LoadBalancerStatus, shown.AddressType, shown.NetworkType, shown.RegionId, at(shown, 'BackendServers')],
      ['active', 'internet', 'classic', 'cn-hangzhou', { BackendServer: [] }],
    );
    await slb('SetLoadBalancerStatus', { LoadBalancerId, LoadBalancerStatus: 'inactive' });
    const stopped = await slb('DescribeLoadBalancers', { LoadBalancerStatus: 'inactive' });
    assert.deepEqual(
      [stopped.TotalCount, at(stopped, 'LoadBalancers', 'LoadBalancer', 0, 'LoadBalancerId')],
      [1, LoadBalancerId],
    );
    await slb('ModifyLoadBalancerInstanceSpec', { LoadBalancerId, LoadBalancerSpec: 'slb.s3.small' });
    await slb('SetLoadBalancerDeleteProtection', { LoadBalancerId, DeleteProtection: 'on' });
    await assert.rejects(
      slb('DeleteLoadBalancer', { LoadBalancerId }),
      refuses('OperationDenied.DeleteProtectionIsOn', 400),
    );
    await slb('SetLoadBalancerDeleteProtection', { LoadBalancerId, DeleteProtection: 'off' });
    await slb('DeleteLoadBalancer', { LoadBalancerId });
    await assert.rejects(
      slb('DescribeLoadBalancerAttribute', { LoadBalancerId }),
      refuses('InvalidLoadBalancerId.NotFound', 404),
    );
    await assert.rejects(balancer({ AddressType: 'extranet' }), refuses('InvalidParameter', 400));
    await assert.rejects(balancer({ VSwitchId: 'vsw-none' }), refuses('InvalidVSwitchId.NotFound', 404));
  });

  it('pages load balancers', async () => {
    for (let index = 0; index < 5; index += 1) await balancer({ LoadBalancerName: `paged-${index}` });
    const page = await slb('DescribeLoadBalancers', { PageSize: 2, PageNumber: 2 });
    const names = (at(page, 'LoadBalancers', 'LoadBalancer') as Body[]).map((row) => row.LoadBalancerName);
    assert.deepEqual([page.TotalCount, page.PageNumber, names], [5, 2, ['paged-2', 'paged-1']]);
  });

  it('adds, starts, stops, changes and deletes a TCP listener', async () => {
    const LoadBalancerId = await balancer();
    const at8080 = { LoadBalancerId, ListenerPort: 8080 };
    const create = async (more: Body = {}) =>
      await slb('CreateLoadBalancerTCPListener', { LoadBalancerId, ...TCP, ...more });
    await assert.rejects(create({ Bandwidth: undefined }), refuses('MissingParameter', 400));
    await assert.rejects(create({ ListenerPort: 70_000 }), refuses('InvalidParameter', 400));
    await assert.rejects(create({ BackendServerPort: undefined }), refuses('MissingParameter.BackendServerPort', 400));
    await assert.rejects(create({ VServerGroupId: 'rsp-none' }), refuses('InvalidParameter', 404));
    await create();
    await assert.rejects(create(), refuses('ListenerAlreadyExists', 400));
    await slb('CreateLoadBalancerUDPListener', { LoadBalancerId, ...TCP });
    const named = { ...at8080, ListenerProtocol: 'tcp' };
    assert.equal(await listenerStatus(LoadBalancerId, 8080), 'stopped');
    await slb('StartLoadBalancerListener', named);
    assert.equal(await listenerStatus(LoadBalancerId, 8080), 'starting');
    await assert.rejects(
      slb('DeleteLoadBalancerListener', named),
      refuses('OperationFailed.ListenerStatusNotSupport', 400),
    );
    passTime(1000);
    assert.equal(await listenerStatus(LoadBalancerId, 8080), 'running');
    await slb('SetLoadBalancerTCPListenerAttribute', { ...at8080, Scheduler: 'rr', healthCheckInterval: 7 });
    const shown = await slb('DescribeLoadBalancerTCPListenerAttribute', at8080);
    assert.deepEqual(
      [
        shown.Scheduler,
        shown.HealthCheckInterval,
        shown.EstablishedTimeout,
        shown.Description,
        shown.BackendServerPort,
      ],
      ['rr', 7, 900, 'tcp_8080', 80],
    );
    const balancerShown = await slb('DescribeLoadBalancerAttribute', { LoadBalancerId });
    assert.deepEqual(at(balancerShown, 'ListenerPorts', 'ListenerPort'), [8080, 8080]);
    const all = await slb('DescribeLoadBalancerListeners', { LoadBalancerId: [LoadBalancerId], MaxResults: 1 });
    assert.deepEqual([all.TotalCount, at(all, 'Listeners', 0, 'ListenerProtocol')], [2, 'udp']);
    const rest = await slb('DescribeLoadBalancerListeners', {
      LoadBalancerId: [LoadBalancerId],
      NextToken: all.NextToken,
      MaxResults: 1,
    });
    assert.deepEqual([rest.NextToken, at(rest, 'Listeners', 0, 'ListenerProtocol')], ['', 'tcp']);
    await slb('StopLoadBalancerListener', named);
    passTime(1000);
    await slb('DeleteLoadBalancerListener', named);
    await assert.rejects(listenerStatus(LoadBalancerId, 8080), refuses('ListenerNotFound', 404));
  });

  it('redirects HTTP to an HTTPS listener with a certificate', async () => {
    const LoadBalancerId = await balancer();
    const pems = await selfsigned.generate([{ name: 'commonName', value: 'shop.example.com' }]);
    const pair = { ServerCertificateName: 'shop', ServerCertificate: pems.cert, PrivateKey: pems.private };
    const uploaded = await slb('UploadServerCertificate', pair);
    const { ServerCertificateId } = uploaded;
    assert.equal(uploaded.CommonName, 'shop.example.com');
    assert.match(String(uploaded.Fingerprint), /^([0-9a-f]{2}:){19}[0-9a-f]{2}$/);
    assert.equal(uploaded.PrivateKey, undefined);
    await assert.rejects(
      slb('UploadServerCertificate', { ...pair, ServerCertificate: 'no PEM' }),
      refuses('CertificateFormatInvalid', 400),
    );
    const other = await selfsigned.generate([{ name: 'commonName', value: 'other.example.com' }]);
    await assert.rejects(
      slb('UploadServerCertificate', { ...pair, PrivateKey: other.private }),
      refuses('CertificateAndPrivateKeyMismatch', 400),
    );
    const redirect = { LoadBalancerId, ListenerPort: 80, ListenerForward: 'on', ForwardPort: 443 };
    await assert.rejects(slb('CreateLoadBalancerHTTPListener', redirect), refuses('InvalidParameter.ForwardPort', 400));
    const https = { ...HTTP, LoadBalancerId, ListenerPort: 443 };
    await assert.rejects(slb('CreateLoadBalancerHTTPSListener', https), refuses('MissingParameter', 400));
    await assert.rejects(
      slb('CreateLoadBalancerHTTPSListener', { ...https, ServerCertificateId: 'none' }),
      refuses('CertificateNotExist', 404),
    );
    await slb('CreateLoadBalancerHTTPSListener', { ...https, ServerCertificateId, XForwardedFor_SLBIP: 'on' });
    await slb('CreateLoadBalancerHTTPListener', redirect);
    const http = await slb('DescribeLoadBalancerHTTPListenerAttribute', { LoadBalancerId, ListenerPort: 80 });
    assert.deepEqual([http.ListenerForward, http.ForwardPort, http.Status], ['on', 443, 'stopped']);
    const shown = await slb('DescribeLoadBalancerHTTPSListenerAttribute', { LoadBalancerId, ListenerPort: 443 });
    assert.deepEqual(
      [shown.ServerCertificateId, shown.XForwardedFor_SLBIP, shown.XForwardedFor_proto, shown.EnableHttp2],
      [ServerCertificateId, 'on', 'off', 'on'],
    );
    await assert.rejects(
      slb('DeleteServerCertificate', { ServerCertificateId }),
      refuses('CertificateAndPrivateKeyIsRefered', 400),
    );
    await slb('DeleteLoadBalancer', { LoadBalancerId });
    const list = await slb('DescribeServerCertificates');
    assert.equal((at(list, 'ServerCertificates', 'ServerCertificate') as Body[]).length, 1);
    await slb('DeleteServerCertificate', { ServerCertificateId });
  });

  it('sends domains and paths to groups of their own, with certificates of their own', async () => {
    const LoadBalancerId = await balancer();
    const pems = await selfsigned.generate([{ name: 'commonName', value: 'shop.example.com' }]);
    const pair = { ServerCertificate: pems.cert, PrivateKey: pems.private };
    const { ServerCertificateId } = await slb('UploadServerCertificate', pair);
    const https = { ...HTTP, LoadBalancerId, ListenerPort: 443, ServerCertificateId };
    await slb('CreateLoadBalancerHTTPSListener', https);
    const { VServerGroupId } = await slb('CreateVServerGroup', { LoadBalancerId, VServerGroupName: 'images' });
    const at443 = { LoadBalancerId, ListenerPort: 443 };
    const create = async (rule: Body) => await slb('CreateRules', { ...at443, RuleList: JSON.stringify([rule]) });
    const images = { RuleName: 'images', Domain: 'img.example.com', Url: '/cat', VServerGroupId };
    await assert.rejects(create({ RuleName: 'none', VServerGroupId }), refuses('InvalidParameter.RuleList', 400));
    await assert.rejects(create({ ...images, VServerGroupId: 'rsp-none' }), refuses('InvalidParameter', 404));
    const made = await create(images);
    const RuleId = at(made, 'Rules', 'Rule', 0, 'RuleId');
    await assert.rejects(create(images), refuses('DomainAndUrlExist', 400));
    await slb('SetRule', { RuleId, RuleName: 'pictures' });
    const shown = await slb('DescribeRuleAttribute', { RuleId });
    assert.deepEqual([shown.RuleName, shown.Domain, shown.ListenerPort], ['pictures', 'img.example.com', '443']);
    await assert.rejects(slb('DeleteVServerGroup', { VServerGroupId }), refuses('RspoolVipExist', 400));
    await slb('DeleteRules', { RuleIds: JSON.stringify([RuleId]) });
    assert.deepEqual(at(await slb('DescribeRules', at443), 'Rules', 'Rule'), []);
    await assert.rejects(slb('DescribeRuleAttribute', { RuleId }), refuses('InvalidRuleId.NotFound', 404));

    const extension = { ...at443, Domain: '*.example.com', ServerCertificateId };
    const { DomainExtensionId } = await slb('CreateDomainExtension', extension);
    await assert.rejects(slb('CreateDomainExtension', extension), refuses('DomainExtensionAlreadyExist', 400));
    const listed = await slb('DescribeDomainExtensions', at443);
    assert.equal(at(listed, 'DomainExtensions', 'DomainExtension', 0, 'Domain'), '*.example.com');
    await assert.rejects(
      slb('SetDomainExtensionAttribute', { DomainExtensionId, ServerCertificateId: 'nowhere' }),
      refuses('CertificateNotExist', 404),
    );
    await slb('DeleteDomainExtension', { DomainExtensionId });
    await slb('DeleteLoadBalancer', { LoadBalancerId });
    await slb('DeleteServerCertificate', { ServerCertificateId });
  });

  it('keeps access control lists and refuses to delete one in use', async () => {
    const AclId = await acl();
    await slb('AddAccessControlListEntry', {
      AclId,
      AclEntrys: JSON.stringify([{ entry: '10.0.0.0/8', comment: 'inside' }, { entry: '192.0.2.1' }]),
    });
    const shown = await slb('DescribeAccessControlListAttribute', { AclId });
    assert.deepEqual(at(shown, 'AclEntrys', 'AclEntry'), [
      { AclEntryIP: '10.0.0.0/8', AclEntryComment: 'inside' },
      { AclEntryIP: '192.0.2.1/32', AclEntryComment: '' },
    ]);
    const entry = (text: string) => ({ AclId, AclEntrys: JSON.stringify([{ entry: text }]) });
    await assert.rejects(slb('AddAccessControlListEntry', entry('10.0.0.0/8')), refuses('AclEntryExist', 400));
    await assert.rejects(
      slb('AddAccessControlListEntry', entry('not-an-ip')),
      refuses('InvalidParameter.AclEntrys', 400),
    );
    await assert.rejects(slb('RemoveAccessControlListEntry', entry('10.9.0.0/16')), refuses('AclEntryEmpty', 400));
    await slb('RemoveAccessControlListEntry', entry('192.0.2.1/32'));
    await slb('SetAccessControlListAttribute', { AclId, AclName: 'headquarters' });

    const LoadBalancerId = await balancer();
    const guarded = { LoadBalancerId, ...TCP, AclStatus: 'on', AclType: 'white' };
    await assert.rejects(slb('CreateLoadBalancerTCPListener', guarded), refuses('MissingParameter', 400));
    await assert.rejects(
      slb('CreateLoadBalancerTCPListener', { ...guarded, AclId: 'acl-none' }),
      refuses('AclNotExist', 404),
    );
    const six = await acl({ AddressIPVersion: 'ipv6', AclName: 'six' });
    await assert.rejects(
      slb('CreateLoadBalancerTCPListener', { ...guarded, AclId: six }),
      refuses('AclAddressIPVersionMismatch', 400),
    );
    await slb('CreateLoadBalancerTCPListener', { ...guarded, AclId });
    await assert.rejects(slb('DeleteAccessControlList', { AclId }), refuses('AclInUsed', 400));
    const listed = await slb('DescribeAccessControlLists', { AclName: 'headquarters' });
    assert.equal(at(listed, 'Acls', 'Acl', 0, 'AclId'), AclId);
    await slb('DeleteLoadBalancer', { LoadBalancerId });
    for (const id of [AclId, six]) await slb('DeleteAccessControlList', { AclId: id });
    await assert.rejects(slb('DescribeAccessControlListAttribute', { AclId }), refuses('AclNotExist', 404));
  });

  it('spreads traffic over servers, in the default group and in a VServer group', async () => {
    const [first, second] = await servers(2);
    const LoadBalancerId = await balancer();
    const add = async (rows: readonly Body[]) =>
      await slb('AddBackendServers', { LoadBalancerId, BackendServers: JSON.stringify(rows) });
    await assert.rejects(add([{ ServerId: 'i-none' }]), refuses('InvalidServerId.NotFound', 400));
    await assert.rejects(add([{ ServerId: first, Weight: 101 }]), refuses('InvalidBackendServers', 400));
    await add([
      { ServerId: first, Weight: 100 },
      { ServerId: second, Weight: 50 },
    ]);
    await slb('SetBackendServers', {
      LoadBalancerId,
      BackendServers: JSON.stringify([{ ServerId: second, Weight: 0 }]),
    });
    const shown = await slb('DescribeLoadBalancerAttribute', { LoadBalancerId });
    const weights = (at(shown, 'BackendServers', 'BackendServer') as Body[]).map(({ ServerId, Weight }) => [
      ServerId,
      Weight,
    ]);
    assert.deepEqual(weights, [
      [first, 100],
      [second, 0],
    ]);
    const group = await slb('CreateVServerGroup', {
      LoadBalancerId,
      VServerGroupName: 'web',
      BackendServers: JSON.stringify([{ ServerId: first, Port: 8080, Weight: 100 }]),
    });
    const { VServerGroupId } = group;
    assert.equal(at(group, 'BackendServers', 'BackendServer', 0, 'Port'), 8080);
    await slb('CreateLoadBalancerTCPListener', { LoadBalancerId, ListenerPort: 9000, Bandwidth: -1, VServerGroupId });
    const health = await slb('DescribeHealthStatus', { LoadBalancerId, ListenerPort: 9000 });
    assert.deepEqual(
      (at(health, 'BackendServers', 'BackendServer') as Body[]).map((row) => [row.ServerId, row.ServerHealthStatus]),
      [[first, 'normal']],
    );
    await assert.rejects(slb('DeleteVServerGroup', { VServerGroupId }), refuses('RspoolVipExist', 400));
    await slb('AddVServerGroupBackendServers', {
      VServerGroupId,
      BackendServers: JSON.stringify([{ ServerId: second, Port: 8080 }]),
    });
    await slb('RemoveVServerGroupBackendServers', {
      VServerGroupId,
      BackendServers: JSON.stringify([{ ServerId: first, Port: 8080 }]),
    });
    const groups = await slb('DescribeVServerGroups', { LoadBalancerId });
    const listed = at(groups, 'VServerGroups', 'VServerGroup', 0) as Body;
    assert.deepEqual(
      [
        listed.VServerGroupName,
        listed.ServerCount,
        at(listed, 'AssociatedObjects', 'Listeners', 'Listener', 0, 'Port'),
      ],
      ['web', 1, 9000],
    );
    passTime(1000);
    await slb('DeleteLoadBalancerListener', { LoadBalancerId, ListenerPort: 9000 });
    await slb('DeleteVServerGroup', { VServerGroupId });
    await assert.rejects(slb('DescribeVServerGroupAttribute', { VServerGroupId }), refuses('InvalidParameter', 404));
    await slb('RemoveBackendServers', { LoadBalancerId, BackendServers: JSON.stringify([{ ServerId: first }]) });
    const left = await slb('DescribeLoadBalancerAttribute', { LoadBalancerId });
    assert.equal((at(left, 'BackendServers', 'BackendServer') as Body[]).length, 1);
  });
});

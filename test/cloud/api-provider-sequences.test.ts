import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };

/** The requests that the Terraform and Pulumi provider sends, in its order; it reads the fields checked here. */
describe('request sequences of the provider', () => {
  const api = new ApiUnderTest();
  before(async () => {
    api.stopClock();
    await api.start();
  });
  after(() => api.stop());

  async function createVpc(name: string): Promise<Body> {
    const parameters = { ...REGION, VpcName: name, CidrBlock: '172.16.0.0/12' };
    return api.ok('vpc', 'CreateVpc', { ...parameters, ClientToken: `TF-CreateVpc-1767366245-${name}` });
  }

  /** The provider waits for this state; the local cloud reaches it in well under a second. */
  async function available(read: () => Promise<Body>): Promise<Body> {
    const first = await read();
    assert.equal(first.Status, 'Pending');
    api.ahead += 1000;
    const later = await read();
    assert.equal(later.Status, 'Available');
    return later;
  }

  it('creates, reads, changes and deletes a VPC', async () => {
    const created = await createVpc('tf-vpc');
    const VpcId = String(created.VpcId);
    assert.match(VpcId, /^vpc-[a-z0-9]{21}$/);
    const vpc = await available(() => api.ok('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId }));
    assert.deepEqual(
      [vpc.VpcId, vpc.VpcName, vpc.CidrBlock, vpc.Description, vpc.RegionId, vpc.VRouterId, vpc.IsDefault],
      [VpcId, 'tf-vpc', '172.16.0.0/12', '', 'cn-hangzhou', created.VRouterId, false],
    );
    assert.deepEqual(
      [vpc.ClassicLinkEnabled, vpc.EnabledIpv6, vpc.Ipv6CidrBlock, vpc.ResourceGroupId, at(vpc, 'Tags', 'Tag')],
      [false, false, '', created.ResourceGroupId, []],
    );
    for (const [outer, inner] of [
      ['UserCidrs', 'UserCidr'],
      ['SecondaryCidrBlocks', 'SecondaryCidrBlock'],
      ['Ipv6CidrBlocks', 'Ipv6CidrBlock'],
    ] as const) {
      assert.deepEqual(at(vpc, outer, inner), []);
    }
    const tables = await api.ok('vpc', 'DescribeRouteTableList', { ...REGION, VpcId });
    const table = at(tables, 'RouterTableList', 'RouterTableListType', 0) as Body;
    assert.deepEqual(
      [table.RouteTableType, table.VpcId, table.RouteTableId, table.RouterId],
      ['System', VpcId, created.RouteTableId, created.VRouterId],
    );

    await api.ok('vpc', 'ModifyVpcAttribute', { ...REGION, VpcId, VpcName: 'tf-vpc-2' });
    const tags = { ResourceType: 'VPC', 'ResourceId.1': VpcId, 'Tag.1.Key': 'lease', 'Tag.1.Value': 'x' };
    await api.ok('vpc', 'TagResources', { ...REGION, ...tags });
    const changed = await api.ok('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId });
    assert.deepEqual([changed.VpcName, at(changed, 'Tags', 'Tag')], ['tf-vpc-2', [{ Key: 'lease', Value: 'x' }]]);

    await api.ok('vpc', 'DeleteVpc', { ...REGION, VpcId, ClientToken: 'TF-DeleteVpc-1' });
    const gone = await api.rpc('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId });
    assert.deepEqual([gone.status, gone.json.Code], [404, 'InvalidVpcId.NotFound']);
    const left = await api.ok('vpc', 'DescribeRouteTableList', { ...REGION, VpcId });
    assert.equal(left.TotalCount, 0);
  });

  it('creates, reads and deletes a vSwitch', async () => {
    const VpcId = String((await createVpc('tf-net')).VpcId);
    const zones = await api.ok('vpc', 'DescribeZones', REGION);
    const ZoneId = String(at(zones, 'Zones', 'Zone', 0, 'ZoneId'));
    const place = { ...REGION, VpcId, CidrBlock: '172.16.1.0/24', ZoneId, VSwitchName: 'tf-switch' };
    const created = await api.ok('vpc', 'CreateVSwitch', { ...place, ClientToken: 'TF-CreateVSwitch-1' });
    const VSwitchId = String(created.VSwitchId);
    const read = () => api.ok('vpc', 'DescribeVSwitchAttributes', { ...REGION, VSwitchId }, { inQuery: ['VSwitchId'] });
    const vswitch = await available(read);
    assert.deepEqual(
      [vswitch.VSwitchId, vswitch.VSwitchName, vswitch.CidrBlock, vswitch.ZoneId, vswitch.VpcId, vswitch.Ipv6CidrBlock],
      [VSwitchId, 'tf-switch', '172.16.1.0/24', ZoneId, VpcId, ''],
    );
    assert.equal(await api.code('vpc', 'DeleteVpc', { ...REGION, VpcId }), 'DependencyViolation.VSwitch');
    await api.ok('vpc', 'DeleteVSwitch', { ...REGION, VSwitchId });
    assert.equal((await read()).VSwitchId, '');
    await api.ok('vpc', 'DeleteVpc', { ...REGION, VpcId });
  });

  it('creates, reads, changes and deletes a security group', async () => {
    const VpcId = String((await createVpc('tf-sg')).VpcId);
    const parameters = { ...REGION, VpcId, SecurityGroupName: 'tf-group', ClientToken: 'TF-CreateSecurityGroup-1' };
    const SecurityGroupId = String((await api.ok('ecs', 'CreateSecurityGroup', parameters)).SecurityGroupId);
    const named = { ...REGION, SecurityGroupId };
    const listed = await api.ok('ecs', 'DescribeSecurityGroups', named);
    const group = at(listed, 'SecurityGroups', 'SecurityGroup', 0) as Body;
    assert.deepEqual(
      [group.SecurityGroupId, group.SecurityGroupName, group.VpcId, group.SecurityGroupType, group.Description],
      [SecurityGroupId, 'tf-group', VpcId, 'normal', ''],
    );
    assert.equal(listed.TotalCount, 1);
    assert.equal((await api.ok('ecs', 'DescribeSecurityGroupAttribute', named)).InnerAccessPolicy, 'Accept');
    await api.ok('ecs', 'ModifySecurityGroupAttribute', { ...named, SecurityGroupName: 'tf-group-2' });
    await api.ok('ecs', 'ModifySecurityGroupPolicy', { ...named, InnerAccessPolicy: 'Drop' });
    const changed = await api.ok('ecs', 'DescribeSecurityGroupAttribute', named);
    assert.deepEqual([changed.SecurityGroupName, changed.InnerAccessPolicy], ['tf-group-2', 'Drop']);

    assert.equal(await api.code('vpc', 'DeleteVpc', { ...REGION, VpcId }), 'DependencyViolation.SecurityGroup');
    await api.ok('ecs', 'DeleteSecurityGroup', named);
    assert.equal(await api.code('ecs', 'DeleteSecurityGroup', named), 'InvalidSecurityGroupId.NotFound');
    await api.ok('vpc', 'DeleteVpc', { ...REGION, VpcId });
  });

  it('creates, reads, renames and deletes a RAM user', async () => {
    const user = { UserName: 'tf-user', DisplayName: 'TF', Email: 'a@example.com', Comments: 'made by a test' };
    const options = { inQuery: 'all' } as const;
    const created = await api.ok('ram', 'CreateUser', { ...REGION, ...user, SignatureType: '' }, options);
    const UserId = at(created, 'User', 'UserId');
    assert.match(String(UserId), /^\d{18}$/);
    const listed = await api.ok('ram', 'ListUsers', { ...REGION, MaxItems: '100' }, options);
    const users = at(listed, 'Users', 'User') as readonly Body[];
    assert.equal(users.find((entry) => entry.UserId === UserId)?.UserName, 'tf-user');
    assert.equal(listed.IsTruncated, false);
    const got = at(await api.ok('ram', 'GetUser', { ...REGION, UserName: 'tf-user' }, options), 'User') as Body;
    assert.deepEqual(
      [got.UserId, got.DisplayName, got.Email, got.Comments],
      [UserId, 'TF', 'a@example.com', 'made by a test'],
    );
    await api.ok('ram', 'UpdateUser', { UserName: 'tf-user', NewUserName: 'tf-user-2', NewDisplayName: 'TF 2' });
    assert.equal(await api.code('ram', 'GetUser', { UserName: 'tf-user' }), 'EntityNotExist.User');
    for (const action of ['ListAccessKeys', 'ListPoliciesForUser', 'ListGroupsForUser']) {
      await api.ok('ram', action, { UserName: 'tf-user-2' });
    }
    assert.equal(
      await api.code('ram', 'DeleteLoginProfile', { UserName: 'tf-user-2' }),
      'EntityNotExist.User.LoginProfile',
    );
    assert.equal(await api.code('ram', 'UnbindMFADevice', { UserName: 'tf-user-2' }), 'EntityNotExist.User.MFADevice');
    await api.ok('ram', 'DeleteUser', { UserName: 'tf-user-2' });
    assert.equal(await api.code('ram', 'DeleteUser', { UserName: 'tf-user-2' }), 'EntityNotExist.User');
  });

  for (const version of ['v4', 'v1'] as const) {
    it(`creates, reads and deletes an OSS bucket with signature ${version}`, async () => {
      const bucket = `tf-bucket-${version}`;
      const check = () => api.oss('GET', '', `max-keys=1&prefix=${bucket}`, { version });
      assert.doesNotMatch((await check()).text, /<Name>/);
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-oss-acl': '' };
      const settings = '<StorageClass>Standard</StorageClass><DataRedundancyType>LRS</DataRedundancyType>';
      const body = `<CreateBucketConfiguration>${settings}</CreateBucketConfiguration>`;
      assert.equal((await api.oss('PUT', bucket, '', { version, headers, body })).status, 200);
      assert.match((await check()).text, new RegExp(`<Name>${bucket}</Name><Location>oss-cn-hangzhou</Location>`));

      const read = (subResource: string) => api.oss('GET', bucket, subResource, { version });
      const info = (await read('bucketInfo')).text;
      for (const field of [
        '<StorageClass>Standard<',
        '<DataRedundancyType>LRS<',
        '<Grant>private<',
        '<ExtranetEndpoint>',
      ]) {
        assert.ok(info.includes(field), `${field} is in ${info}`);
      }
      const answers: string[] = [];
      for (const name of ['cors', 'website', 'lifecycle', 'policy', 'transferAcceleration']) {
        const answer = await read(name);
        answers.push(`${answer.status} ${/<Code>(.+)<\/Code>/.exec(answer.text)?.[1]}`);
      }
      assert.deepEqual(answers.slice(0, 2), ['404 NoSuchCORSConfiguration', '404 NoSuchWebsiteConfiguration']);
      assert.ok(answers.every((answer) => answer.startsWith('404 NoSuch')));
      for (const name of ['logging', 'referer', 'tagging', 'resourceGroup'])
        assert.equal((await read(name)).status, 200);

      assert.equal((await api.oss('DELETE', bucket, '', { version })).status, 204);
      assert.match((await read('bucketInfo')).text, /<Code>NoSuchBucket<\/Code>/);
    });
  }

  it('finds the products through the location service', async () => {
    const answer = await api.ok('location', 'DescribeEndpoints', { ...REGION, ServiceCode: 'vpc', Id: 'cn-hangzhou' });
    const endpoint = at(answer, 'Endpoints', 'Endpoint', 0) as Body;
    assert.deepEqual([endpoint.Type, endpoint.Endpoint], ['openAPI', api.endpoint]);
  });
});

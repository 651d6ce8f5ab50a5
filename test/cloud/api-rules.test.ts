import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { ApiUnderTest, at, type Body } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };

describe('rules of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  it('keeps accounts apart, and bucket names unique over all of them', async () => {
    const { second } = api;
    const vpc = await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName: 'mine' });
    const VpcId = String(vpc.VpcId);
    assert.equal((await api.ok('vpc', 'DescribeVpcs', REGION, { keys: second })).TotalCount, 0);
    assert.equal(
      await api.code('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId }, { keys: second }),
      'InvalidVpcId.NotFound',
    );
    assert.equal(
      await api.code('ecs', 'CreateSecurityGroup', { ...REGION, VpcId }, { keys: second }),
      'InvalidVpcId.NotFound',
    );

    assert.equal((await api.oss('PUT', 'one-owner-only', '')).status, 200);
    assert.match((await api.oss('PUT', 'one-owner-only', '', { keys: second })).text, /<Code>BucketAlreadyExists</);
    assert.match((await api.oss('GET', 'one-owner-only', 'bucketInfo', { keys: second })).text, /<Code>AccessDenied</);
    assert.match((await api.oss('DELETE', 'one-owner-only', '', { keys: second })).text, /<Code>AccessDenied</);
    assert.doesNotMatch((await api.oss('GET', '', '', { keys: second })).text, /one-owner-only/);
  });

  it('makes a bucket again for its owner, as long as nothing about it would change', async () => {
    const put = (body: string, headers: Record<string, string> = {}) =>
      api.oss('PUT', 'again-and-again', '', { body, headers });
    const settings = (inner: string) => `<CreateBucketConfiguration>${inner}</CreateBucketConfiguration>`;
    assert.equal((await put(settings('<StorageClass>IA</StorageClass>'))).status, 200);
    assert.equal((await put(settings('<StorageClass>IA</StorageClass>'), { 'x-oss-acl': 'public-read' })).status, 200);
    assert.match((await api.oss('GET', 'again-and-again', 'acl')).text, /<Grant>public-read</);
    const changed = await put(settings('<StorageClass>Archive</StorageClass>'));
    assert.match(changed.text, /<Code>BucketAlreadyExists<.*can't modify storage type/);
    const moved = await put(settings('<LocationConstraint>oss-cn-beijing</LocationConstraint>'));
    assert.match(moved.text, /<Code>BucketAlreadyExists<.*can't modify location/);
  });

  it('keeps regions apart', async () => {
    await api.ok('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: 'same-name' });
    await api.ok('ecs', 'CreateKeyPair', { RegionId: 'cn-beijing', KeyPairName: 'same-name' });
    assert.equal(
      await api.code('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: 'same-name' }),
      'KeyPair.AlreadyExist',
    );
    await api.ok('ecs', 'DeleteKeyPairs', { RegionId: 'cn-beijing', KeyPairNames: '["same-name"]' });
    assert.equal((await api.ok('ecs', 'DescribeKeyPairs', { RegionId: 'cn-beijing' })).TotalCount, 0);
    assert.equal((await api.ok('ecs', 'DescribeKeyPairs', { ...REGION, KeyPairName: 'same*' })).TotalCount, 1);
  });

  it('leaves an object as it is when a function of it is asked for that is not there', async () => {
    await api.oss('PUT', 'with-object', '');
    await api.oss('PUT', 'with-object/note', '', { body: '<a>kept</a>' });
    const changed = await api.oss('PUT', 'with-object/note', 'acl', { headers: { 'x-oss-object-acl': 'private' } });
    assert.deepEqual([changed.status, (await api.oss('GET', 'with-object/note', '')).text], [405, '<a>kept</a>']);
  });

  it('finds names by patterns of any shape in no time', async () => {
    await api.ok('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: 'a'.repeat(100) });
    const count = async (KeyPairName: string) =>
      (await api.ok('ecs', 'DescribeKeyPairs', { ...REGION, KeyPairName })).TotalCount;
    assert.deepEqual([await count('a*a'), await count(`${'*a'.repeat(20)}b`)], [1, 0]);
  });

  it('takes no name for something that is not there, such as constructor', async () => {
    const event = { 'LookupAttribute.1.Key': 'constructor', 'LookupAttribute.1.Value': 'x' };
    assert.equal(await api.code('actiontrail', 'LookupEvents', { ...REGION, ...event }), 'InvalidQueryParameter');
    await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName: 'tagged-not' });
    const tag = { 'Tag.1.Key': 'constructor' };
    assert.equal((await api.ok('vpc', 'DescribeVpcs', { ...REGION, ...tag, VpcName: 'tagged-not' })).TotalCount, 0);
    const truth = { PolicyName: 'p', PolicyDocument: '{}', SetAsDefault: 'constructor' };
    assert.equal(await api.code('ram', 'CreatePolicyVersion', truth), 'InvalidParameter.SetAsDefault');
    assert.equal((await api.oss('PUT', 'named-oddly', '')).status, 200);
    const style = await api.oss('GET', 'named-oddly', 'style&styleName=constructor');
    assert.match(style.text, /<Code>NoSuchStyle</);
  });

  it('tags what is in the region of the call, and says in the audit log what was tagged', async () => {
    const { VpcId } = await api.ok('vpc', 'CreateVpc', { RegionId: 'cn-beijing', VpcName: 'far' });
    const named = { ResourceType: 'VPC', 'ResourceId.1': String(VpcId) };
    const tag = { 'Tag.1.Key': 'team', 'Tag.1.Value': 'blue' };
    assert.equal(await api.code('vpc', 'TagResources', { ...REGION, ...named, ...tag }), 'InvalidResourceId.NotFound');
    const there = { RegionId: 'cn-beijing', ResourceType: 'VPC' };
    assert.equal(await api.code('vpc', 'TagResources', { ...there, ...tag }), 'MissingParameter');
    assert.equal(await api.code('vpc', 'TagResources', { ...there, ...named }), 'MissingParameter');
    await api.ok('vpc', 'TagResources', { ...there, ...named, ...tag });
    const event = api.engine.account(api.first.accountId)?.audit.all().at(-1)?.event;
    assert.deepEqual(event?.referencedResources, { 'ACS::VPC::VPC': [VpcId] });
    const listed = await api.ok('vpc', 'ListTagResources', { ...there, 'Tag.1.Key': 'team' });
    assert.equal(at(listed, 'TagResources', 'TagResource', 0, 'ResourceId'), VpcId);
  });

  it('refuses pages that cannot be', async () => {
    for (const [name, value] of [
      ['Marker', '-1'],
      ['Marker', 'next'],
      ['MaxItems', '0'],
      ['MaxItems', '1001'],
    ] as const) {
      assert.equal(await api.code('ram', 'ListPolicies', { [name]: value }), `InvalidParameter.${name}`);
    }
    assert.deepEqual(at(await api.ok('ram', 'ListPolicies', { Marker: '9999' }), 'Policies', 'Policy'), []);
    for (const page of ['0', '-1', 'x', '1.5']) {
      const code = String(await api.code('vpc', 'DescribeVpcs', { ...REGION, PageNumber: page }));
      assert.match(code, /^InvalidParameter/);
    }
    const beyond = await api.ok('vpc', 'DescribeVpcs', { ...REGION, PageNumber: '9999' });
    assert.deepEqual(at(beyond, 'Vpcs', 'Vpc'), []);
  });

  it('hands out a private key that is one', async () => {
    const created = await api.ok('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: 'real-key' });
    assert.equal(createPrivateKey(String(created.PrivateKeyBody)).asymmetricKeyType, 'rsa');
    assert.match(String(created.KeyPairFingerPrint), /^[0-9a-f]{32}$/);
    const imported = { ...REGION, KeyPairName: 'imported', PublicKeyBody: 'ssh-rsa AAAAB3NzaC1yc2E= me' };
    assert.match(String((await api.ok('ecs', 'ImportKeyPair', imported)).KeyPairFingerPrint), /^[0-9a-f]{32}$/);
    assert.equal(
      await api.code('ecs', 'ImportKeyPair', { ...imported, KeyPairName: 'bad-key', PublicKeyBody: 'nonsense' }),
      'InvalidPublicKeyBody.Malformed',
    );
  });

  it('answers a repeated ClientToken with the first answer', async () => {
    const parameters = { ...REGION, VpcName: 'once', ClientToken: 'token-1' };
    const first = await api.ok('vpc', 'CreateVpc', parameters);
    const again = await api.ok('vpc', 'CreateVpc', parameters);
    assert.equal(again.VpcId, first.VpcId);
    assert.notEqual(again.RequestId, first.RequestId);
    assert.equal((await api.ok('vpc', 'DescribeVpcs', { ...REGION, VpcName: 'once' })).TotalCount, 1);
    assert.equal(
      await api.code('vpc', 'CreateVpc', { ...parameters, VpcName: 'twice' }),
      'IdempotentParameterMismatch',
    );
    // A call that failed may be repeated under its token.
    const bad = { ...REGION, ClientToken: 'token-2', VpcName: '1' };
    assert.equal(await api.code('vpc', 'CreateVpc', bad), 'InvalidVpcName.Malformed');
    await api.ok('vpc', 'CreateVpc', { ...bad, VpcName: 'repaired' });
  });

  it('refuses a repeated ClientToken while the first call still runs', async () => {
    api.engine.faults.add({ id: 'slow', product: 'vpc', action: 'CreateVpc', latencyMilliseconds: 100, times: 1 });
    const parameters = { ...REGION, VpcName: 'slow', ClientToken: 'token-3' };
    const first = api.rpc('vpc', 'CreateVpc', parameters);
    let second = await api.rpc('vpc', 'CreateVpc', parameters);
    assert.equal((await first).status, 200);
    assert.equal(second.json.Code, 'LastTokenProcessing');
    second = await api.rpc('vpc', 'CreateVpc', parameters);
    assert.equal(second.json.VpcId, (await first).json.VpcId);
  });

  it('pages by number, by token and by marker', async () => {
    const keys = api.second;
    for (let index = 0; index < 7; index++) {
      await api.ok('ecs', 'CreateSecurityGroup', { ...REGION, SecurityGroupName: `group-${index}` }, { keys });
      await api.ok('ram', 'CreateUser', { UserName: `user-${index}` }, { keys });
    }
    const names = (body: Body) =>
      (at(body, 'SecurityGroups', 'SecurityGroup') as Body[]).map((row) => row.SecurityGroupName);
    const page = await api.ok('ecs', 'DescribeSecurityGroups', { ...REGION, PageNumber: '2', PageSize: '3' }, { keys });
    assert.deepEqual([page.TotalCount, page.PageNumber, page.PageSize], [7, 2, 3]);
    assert.deepEqual(names(page), ['group-3', 'group-2', 'group-1']);

    const seen: unknown[] = [];
    let NextToken = '';
    do {
      const body = await api.ok('ecs', 'DescribeSecurityGroups', { ...REGION, MaxResults: '3', NextToken }, { keys });
      seen.push(...names(body));
      NextToken = String(body.NextToken);
    } while (NextToken !== '');
    assert.equal(new Set(seen).size, 7);

    const users: unknown[] = [];
    let marker: Record<string, string> = {};
    for (;;) {
      const body: Body = await api.ok('ram', 'ListUsers', { MaxItems: '3', ...marker }, { keys });
      users.push(...(at(body, 'Users', 'User') as Body[]).map((row) => row.UserName));
      if (body.IsTruncated !== true) break;
      marker = { Marker: String(body.Marker) };
    }
    // Seven of this test and the account's own administrator.
    assert.equal(new Set(users).size, 8);
    assert.equal(
      await api.code('ecs', 'DescribeSecurityGroups', { ...REGION, PageSize: '101' }, { keys }),
      'InvalidParameter',
    );
    assert.equal(await api.code('ram', 'ListUsers', { Marker: 'made-up' }, { keys }), 'InvalidParameter.Marker');
  });

  it('adds, shows, changes and takes back rules of a security group', async () => {
    const created = await api.ok('ecs', 'CreateSecurityGroup', { ...REGION, SecurityGroupName: 'rules' });
    const named = { ...REGION, SecurityGroupId: String(created.SecurityGroupId) };
    const rule = { IpProtocol: 'tcp', PortRange: '22/22', SourceCidrIp: '0.0.0.0/0' };
    await api.ok('ecs', 'AuthorizeSecurityGroup', { ...named, ...rule });
    await api.ok('ecs', 'AuthorizeSecurityGroup', {
      ...named,
      'Permissions.1.IpProtocol': 'TCP',
      'Permissions.1.PortRange': '80/80',
      'Permissions.1.SourceCidrIp': '10.0.0.0/8',
      'Permissions.2.IpProtocol': 'ICMP',
      'Permissions.2.PortRange': '-1/-1',
      'Permissions.2.SourceCidrIp': '10.0.0.0/8',
    });
    await api.ok('ecs', 'AuthorizeSecurityGroupEgress', {
      ...named,
      IpProtocol: 'all',
      PortRange: '-1/-1',
      DestCidrIp: '0.0.0.0/0',
    });
    const rules = async (direction: string) => {
      const body = await api.ok('ecs', 'DescribeSecurityGroupAttribute', { ...named, Direction: direction });
      return at(body, 'Permissions', 'Permission') as Body[];
    };
    assert.deepEqual(
      (await rules('ingress')).map(({ IpProtocol, PortRange }) => `${IpProtocol} ${PortRange}`),
      ['TCP 22/22', 'TCP 80/80', 'ICMP -1/-1'],
    );
    assert.equal((await rules('egress')).length, 1);
    await api.ok('ecs', 'AuthorizeSecurityGroup', { ...named, ...rule });
    assert.equal((await rules('ingress')).length, 3);

    const SecurityGroupRuleId = String((await rules('ingress'))[0]?.SecurityGroupRuleId);
    await api.ok('ecs', 'ModifySecurityGroupRule', { ...named, SecurityGroupRuleId, PortRange: '2222/2222' });
    assert.equal((await rules('ingress'))[0]?.PortRange, '2222/2222');
    await api.ok('ecs', 'RevokeSecurityGroup', { ...named, 'SecurityGroupRuleId.1': SecurityGroupRuleId });
    assert.equal((await rules('ingress')).length, 2);
    const bad = { ...named, ...rule, PortRange: 'all' };
    assert.equal(await api.code('ecs', 'AuthorizeSecurityGroup', bad), 'InvalidPortRange.Malformed');
  });

  it('checks names, required values and places', async () => {
    assert.equal(await api.code('ram', 'CreateUser', {}), 'MissingParameter');
    assert.equal(await api.code('ram', 'CreateUser', { UserName: 'a b' }), 'InvalidParameter.UserName.InvalidChars');
    assert.equal(await api.code('ram', 'CreateUser', { UserName: 'ops-admin' }), 'EntityAlreadyExists.User');
    assert.equal(
      await api.code('ecs', 'CreateKeyPair', { ...REGION, KeyPairName: '1' }),
      'InvalidKeyPairName.Malformed',
    );
    assert.equal(await api.code('vpc', 'CreateVSwitch', REGION), 'MissingParameter');
    const VpcId = String((await api.ok('vpc', 'CreateVpc', { ...REGION, CidrBlock: '192.168.0.0/16' })).VpcId);
    const place = { ...REGION, VpcId, ZoneId: 'cn-hangzhou-h', CidrBlock: '192.168.1.0/24' };
    await api.ok('vpc', 'CreateVSwitch', place);
    assert.equal(
      await api.code('vpc', 'CreateVSwitch', { ...place, CidrBlock: '10.0.0.0/24' }),
      'InvalidCidrBlock.Mismatch',
    );
    assert.equal(
      await api.code('vpc', 'CreateVSwitch', { ...place, CidrBlock: '192.168.0.0/20' }),
      'InvalidCidrBlock.Overlapped',
    );
    assert.equal(
      await api.code('vpc', 'CreateVSwitch', { ...place, ZoneId: 'cn-beijing-a' }),
      'InvalidZoneId.NotFound',
    );
    assert.equal(await api.code('ecs', 'DescribeKeyPairs', { RegionId: 'cn-atlantis' }), 'InvalidRegionId.NotFound');
    assert.match((await api.oss('PUT', 'Upper-Case', '')).text, /<Code>InvalidBucketName</);
  });
});

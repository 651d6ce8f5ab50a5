import assert from 'node:assert/strict';
import { conditionsHold } from '../../benchmark/cloud/engine/authorisation/conditions.js';
import { like } from '../../benchmark/cloud/engine/authorisation/like.js';
import { GATEWAY_ADDRESS } from '../../benchmark/cloud/engine/source-address.js';
import { ApiUnderTest, at, type Body, type Keys } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };
const policy = (...Statement: readonly Body[]) => JSON.stringify({ Version: '1', Statement });
const allow = (Action: unknown, more: Body = {}) => ({ Effect: 'Allow', Action, Resource: '*', ...more });

describe('permissions of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  let users = 0;
  /** Keys of a new RAM user with one custom policy. */
  async function userWith(PolicyDocument: string): Promise<Keys & { UserName: string; PolicyName: string }> {
    users += 1;
    const [UserName, PolicyName] = [`user-${users}`, `policy-${users}`];
    await api.ok('ram', 'CreateUser', { UserName });
    await api.ok('ram', 'CreatePolicy', { PolicyName, PolicyDocument });
    await api.ok('ram', 'AttachPolicyToUser', { UserName, PolicyName, PolicyType: 'Custom' });
    const made = at(await api.ok('ram', 'CreateAccessKey', { UserName }), 'AccessKey') as Record<string, string>;
    const keys = { accessKeyId: made.AccessKeyId ?? '', accessKeySecret: made.AccessKeySecret ?? '' };
    return { ...keys, UserName, PolicyName };
  }
  const listUsers = (keys: Keys) => api.code('ram', 'ListUsers', {}, { keys });
  const SUCCESS = /^success/;

  it('applies conditions on address and time', async () => {
    const here = await userWith(
      policy(allow('ram:*', { Condition: { IpAddress: { 'acs:SourceIp': '42.120.0.0/16' } } })),
    );
    assert.match(String(await listUsers(here)), SUCCESS);
    const elsewhere = { IpAddress: { 'acs:SourceIp': ['10.0.0.0/8', '192.0.2.1'] } };
    assert.equal(await listUsers(await userWith(policy(allow('ram:*', { Condition: elsewhere })))), 'NoPermission');
    const barred = { Effect: 'Deny', Action: 'ram:ListUsers', Resource: '*' };
    const notHere = { Condition: { NotIpAddress: { 'acs:SourceIp': GATEWAY_ADDRESS } } };
    assert.match(String(await listUsers(await userWith(policy(allow('ram:*'), { ...barred, ...notHere })))), SUCCESS);

    const until = new Date(api.now() + 60_000).toISOString();
    const timed = await userWith(policy(allow('ram:*', { Condition: { DateLessThan: { 'acs:CurrentTime': until } } })));
    assert.match(String(await listUsers(timed)), SUCCESS);
    api.ahead = 120_000;
    try {
      assert.equal(await listUsers(timed), 'NoPermission');
    } finally {
      api.ahead = 0;
    }
  });

  it('compares resources with the place and name that a call is about', async () => {
    const keys = await userWith(
      policy(
        allow('vpc:*', { Resource: 'acs:vpc:cn-beijing:*:*' }),
        allow('oss:*', { Resource: ['acs:oss:*:*:mine-*', 'acs:oss:*:*:mine-*/public/*'] }),
        allow('ecs:*', { Resource: undefined, NotResource: 'acs:ecs:*:*:keypair/*' }),
      ),
    );
    assert.match(String(await api.code('vpc', 'DescribeVpcs', { RegionId: 'cn-beijing' }, { keys })), SUCCESS);
    assert.equal(await api.code('vpc', 'DescribeVpcs', REGION, { keys }), 'Forbidden.RAM');
    assert.match(String(await api.code('ecs', 'DescribeSecurityGroups', REGION, { keys })), SUCCESS);
    assert.equal(await api.code('ecs', 'DescribeKeyPairs', REGION, { keys }), 'Forbidden.RAM');
    const bucket = `mine-${api.first.accountId}`;
    assert.equal((await api.oss('PUT', bucket, '', { keys })).status, 200);
    assert.match((await api.oss('PUT', `other-${api.first.accountId}`, '', { keys })).text, /<Code>AccessDenied</);
  });

  it('asks leave for each resource that a call names, and for what belongs to RAM under the name of RAM', async () => {
    const role = (name: string) => api.first.episodeRoleArn.replace(/role\/.*/, `role/${name}`);
    const keys = await userWith(
      policy(
        allow('ecs:*'),
        { Effect: 'Deny', Action: 'ecs:*', Resource: 'acs:ecs:cn-hangzhou:*:keypair/kept' },
        allow('sts:AssumeRole', { Resource: role('OpsSession') }),
        allow('ram:GetUser', { Resource: 'acs:ram:*:*:*' }),
      ),
    );
    const names = (...given: readonly string[]) =>
      Object.fromEntries(given.map((name, index) => [`KeyPairName.${index + 1}`, name]));
    const describe = (parameters: Record<string, string>) =>
      api.code('ecs', 'DescribeKeyPairs', { ...REGION, ...parameters }, { keys });
    assert.match(String(await describe(names('other', 'third'))), SUCCESS);
    assert.equal(await describe(names('other', 'kept')), 'Forbidden.RAM');

    const assume = (name: string) =>
      api.code('sts', 'AssumeRole', { RoleArn: role(name), RoleSessionName: 'one' }, { keys });
    assert.match(String(await assume('opssession')), SUCCESS);
    assert.equal(await assume('other'), 'NoPermission');

    const change = (parameters: Record<string, string>) => {
      parameters.Version = '2019-08-15';
    };
    const UserPrincipalName = `${keys.UserName}@${api.first.accountId}.onaliyun.com`;
    assert.match(String(await api.code('ram', 'GetUser', { UserPrincipalName }, { keys, change })), SUCCESS);
  });

  it('asks leave for each object that a call deletes or writes', async () => {
    const bucket = `many-${api.first.accountId}`;
    assert.equal((await api.oss('PUT', bucket, '')).status, 200);
    const keys = await userWith(
      policy(allow(['oss:PutObject', 'oss:DeleteObject']), {
        ...{ Effect: 'Deny', Action: 'oss:DeleteObject', Resource: `acs:oss:*:*:${bucket}/kept/*` },
      }),
    );
    const remove = async (...names: readonly string[]) => {
      const body = `<Delete>${names.map((name) => `<Object><Key>${name}</Key></Object>`).join('')}</Delete>`;
      return (await api.oss('POST', bucket, 'delete', { keys, body })).status;
    };
    assert.deepEqual([await remove('a', 'b'), await remove('a', 'kept/b')], [200, 403]);
  });

  it('asks leave to read what a copy is made from', async () => {
    const [from, to] = [`from-${api.first.accountId}`, `to-${api.first.accountId}`];
    for (const bucket of [from, to]) assert.equal((await api.oss('PUT', bucket, '')).status, 200);
    // The names of these objects end with a slash, as every path of `oss` does.
    for (const name of ['open', 'closed']) await api.oss('PUT', `${from}/${name}`, '', { body: name });
    const keys = await userWith(
      policy(
        allow('oss:PutObject', { Resource: `acs:oss:*:*:${to}/*` }),
        allow('oss:GetObject', { Resource: `acs:oss:*:*:${from}/open/` }),
      ),
    );
    const copy = (name: string) =>
      api.oss('PUT', `${to}/copy`, '', { keys, headers: { 'x-oss-copy-source': `/${from}/${name}/` } });
    assert.equal((await copy('open')).status, 200);
    assert.match((await copy('closed')).text, /<Code>AccessDenied</);
  });

  it('matches patterns of any shape in no time', () => {
    for (const [pattern, text] of [
      ['ecs:Describe*', 'ecs:describeinstances'],
      ['a*b?d', 'aXbXbcd'],
      ['*', ''],
      ['a**', 'a'],
      ['(x)[1]', '(X)[1]'],
    ] as const) {
      assert.ok(like(pattern, text), pattern);
    }
    for (const [pattern, text] of [
      ['a?', 'a'],
      ['a*b', 'abc'],
      ['', 'a'],
      ['a.c', 'abc'],
      [`${'*a'.repeat(200)}b`, 'a'.repeat(2000)],
    ] as const) {
      assert.ok(!like(pattern, text), pattern);
    }
  });

  it('says in a denial what was asked, by whom, and whether a policy forbids it', async () => {
    const keys = await userWith(
      policy(allow('ecs:*'), { Effect: 'Deny', Action: 'ecs:DescribeKeyPairs', Resource: '*' }),
    );
    const denied = await api.rpc('ecs', 'DescribeKeyPairs', REGION, { keys });
    assert.equal(denied.status, 403);
    const { EncodedDiagnosticMessage, ...detail } = denied.json.AccessDeniedDetail as Record<string, string>;
    assert.ok(EncodedDiagnosticMessage);
    const user = at(await api.ok('ram', 'GetUser', { UserName: keys.UserName }), 'User', 'UserId');
    assert.deepEqual(detail, {
      AuthAction: 'ecs:DescribeKeyPairs',
      AuthPrincipalType: 'SubUser',
      AuthPrincipalOwnerId: api.first.accountId,
      AuthPrincipalDisplayName: user,
      PolicyType: 'AccountLevelIdentityBasedPolicy',
      NoPermissionType: 'ExplicitDeny',
    });
    const implicit = await api.rpc('vpc', 'DescribeVpcs', REGION, { keys });
    assert.equal(at(implicit.json, 'AccessDeniedDetail', 'NoPermissionType'), 'ImplicitDeny');
  });

  it('lets a session policy narrow a role, never widen it', async () => {
    const assume = async (Policy: string, keys: Keys = api.first) => {
      const role = { RoleArn: api.first.episodeRoleArn, RoleSessionName: 'narrow', Policy };
      const { Credentials } = await api.ok('sts', 'AssumeRole', role, { keys });
      const { AccessKeyId, AccessKeySecret, SecurityToken } = Credentials as Record<string, string>;
      return { accessKeyId: AccessKeyId, accessKeySecret: AccessKeySecret, securityToken: SecurityToken } as Keys;
    };
    const narrow = await assume(policy(allow('ram:List*'), { Effect: 'Deny', Action: 'ram:ListRoles', Resource: '*' }));
    assert.match(String(await listUsers(narrow)), SUCCESS);
    for (const [action, kind] of [
      ['ListRoles', 'ExplicitDeny'],
      ['GetUser', 'ImplicitDeny'],
    ] as const) {
      const denied = await api.rpc('ram', action, { UserName: 'x' }, { keys: narrow });
      assert.equal(denied.json.Code, 'NoPermission');
      assert.equal(at(denied.json, 'AccessDeniedDetail', 'PolicyType'), 'SessionPolicy');
      assert.equal(at(denied.json, 'AccessDeniedDetail', 'AuthPrincipalType'), 'AssumedRoleUser');
      assert.equal(at(denied.json, 'AccessDeniedDetail', 'NoPermissionType'), kind);
    }
    // The same through a console session.
    const caller = api.engine.credentials.find(narrow.accessKeyId)?.caller;
    assert.ok(caller);
    const clicked = await api.click(caller, 'ram', 'ListRoles');
    assert.ok(!clicked.ok && clicked.code === 'NoPermission');

    // A role without rights stays so, whatever the session policy says.
    const trust = [
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { RAM: [`acs:ram::${api.first.accountId}:root`] } },
    ];
    const RoleName = 'no-rights';
    const AssumeRolePolicyDocument = JSON.stringify({ Version: '1', Statement: trust });
    await api.ok('ram', 'CreateRole', { RoleName, AssumeRolePolicyDocument });
    const RoleArn = api.first.episodeRoleArn.replace(/role\/.*/, `role/${RoleName}`);
    const asked = { RoleArn, RoleSessionName: 'wide', Policy: policy(allow('*')) };
    const { Credentials } = await api.ok('sts', 'AssumeRole', asked);
    const { AccessKeyId, AccessKeySecret, SecurityToken } = Credentials as Record<string, string>;
    const wide = { accessKeyId: AccessKeyId, accessKeySecret: AccessKeySecret, securityToken: SecurityToken } as Keys;
    assert.equal(await listUsers(wide), 'NoPermission');

    for (const [Policy, code] of [
      ['{', 'InvalidParameter.PolicyGrammar'],
      ['{"Version":"2"}', 'InvalidParameter.PolicyGrammar'],
      [policy(allow('a'.repeat(2048))), 'InvalidParameter.PolicySize'],
    ] as const) {
      assert.equal(await api.code('sts', 'AssumeRole', { ...asked, Policy }), code);
    }
  });

  it('lets nobody assume a role whose trust policy names another, another action, or denies', async () => {
    const { accountId } = api.first;
    const root = { RAM: [`acs:ram::${accountId}:root`] };
    const me = { RAM: `acs:ram::${accountId}:user/ops-admin` };
    const trust = (Principal: Body, more: Body = {}) => ({
      Action: 'sts:AssumeRole',
      Effect: 'Allow',
      Principal,
      ...more,
    });
    const roles: readonly (readonly [string, RegExp, ...Body[]])[] = [
      ['by-root', SUCCESS, trust(root)],
      ['by-name', SUCCESS, trust(me)],
      ['by-service', /^NoPermission$/, trust({ Service: ['ecs.aliyuncs.com'] })],
      ['by-other', /^NoPermission$/, trust({ RAM: [`acs:ram::${api.second.accountId}:root`] })],
      ['by-action', /^NoPermission$/, trust(root, { Action: 'sts:TagSession' })],
      ['by-denial', /^NoPermission$/, trust(root), trust(me, { Effect: 'Deny' })],
    ];
    for (const [RoleName, expected, ...statements] of roles) {
      await api.ok('ram', 'CreateRole', { RoleName, AssumeRolePolicyDocument: policy(...statements) });
      const asked = { RoleArn: `acs:ram::${accountId}:role/${RoleName}`, RoleSessionName: 'tried' };
      assert.match(String(await api.code('sts', 'AssumeRole', asked)), expected, RoleName);
      assert.equal(await api.code('sts', 'AssumeRole', asked, { keys: api.second }), 'EntityNotExist.Role', RoleName);
    }
  });

  it('compares texts, numbers, times, truths and addresses in conditions', () => {
    const context = {
      'acs:currenttime': '2026-01-02T03:04:05Z',
      'acs:sourceip': '203.0.113.9',
      'acs:mfapresent': 'false',
      'acs:requesttag/team': 'Blue',
      'x:count': '7',
    };
    const right: readonly Body[] = [
      {},
      { StringEquals: { 'acs:RequestTag/team': ['Red', 'Blue'] } },
      { StringNotEquals: { 'acs:RequestTag/team': ['Red', 'Green'] } },
      { StringEqualsIgnoreCase: { 'acs:RequestTag/team': 'BLUE' } },
      { StringLike: { 'acs:RequestTag/team': 'B?u*' } },
      { StringNotLike: { 'acs:RequestTag/team': 'R*' } },
      { NumericGreaterThan: { 'x:count': '6' }, NumericLessThanEquals: { 'x:count': 7 } },
      { DateGreaterThanEquals: { 'acs:CurrentTime': '2026-01-02T11:04:05+08:00' } },
      { Bool: { 'acs:MFAPresent': false } },
      { IpAddress: { 'acs:SourceIp': ['10.0.0.1', '203.0.113.0/24'] } },
      { NotIpAddress: { 'acs:SourceIp': '2001:db8::/32' } },
    ];
    const wrong: readonly Body[] = [
      { StringEquals: { 'acs:RequestTag/team': 'blue' } },
      { StringEquals: { 'acs:RequestTag/team': 'Blue', 'acs:SourceIp': 'other' } },
      { StringNotEquals: { 'acs:RequestTag/team': ['Red', 'Blue'] } },
      { StringNotEquals: { 'acs:RequestTag/absent': 'x' } },
      { NumericLessThan: { 'x:count': '7' } },
      { DateLessThan: { 'acs:CurrentTime': 'not a date' } },
      { IpAddress: { 'acs:SourceIp': '203.0.113.0/33' } },
      { IpAddress: { 'acs:SourceIp': 'everywhere' } },
      { NoSuchOperator: { 'acs:SourceIp': '203.0.113.9' } },
    ];
    for (const condition of right) assert.ok(conditionsHold(condition, context), JSON.stringify(condition));
    for (const condition of wrong) assert.ok(!conditionsHold(condition, context), JSON.stringify(condition));
    assert.ok(conditionsHold(undefined, context));
  });
});

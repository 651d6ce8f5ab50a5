import assert from 'node:assert/strict';
import { ApiUnderTest, at, type Body } from './api-support.js';

const REGION = { RegionId: 'cn-hangzhou' };

describe('identities of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  it('gives a user two access keys and no third', async () => {
    await api.ok('ram', 'CreateUser', { UserName: 'two-keys' });
    const first = await api.ok('ram', 'CreateAccessKey', { UserName: 'two-keys' });
    await api.ok('ram', 'CreateAccessKey', { UserName: 'two-keys' });
    assert.equal(await api.code('ram', 'CreateAccessKey', { UserName: 'two-keys' }), 'LimitExceeded.User.AccessKey');
    const listed = at(
      await api.ok('ram', 'ListAccessKeys', { UserName: 'two-keys' }),
      'AccessKeys',
      'AccessKey',
    ) as Body[];
    assert.equal(listed.length, 2);
    assert.ok(listed.every((key) => key.Status === 'Active' && key.AccessKeySecret === undefined));
    const UserAccessKeyId = String(at(first, 'AccessKey', 'AccessKeyId'));
    assert.equal(
      await api.code('ram', 'DeleteAccessKey', { UserName: 'ops-admin', UserAccessKeyId }),
      'EntityNotExist.User.AccessKey',
    );
  });

  it('deletes a user only when nothing hangs on it any more', async () => {
    const UserName = 'entangled';
    const policy = { PolicyType: 'System', PolicyName: 'AliyunECSReadOnlyAccess' };
    await api.ok('ram', 'CreateUser', { UserName });
    const key = await api.ok('ram', 'CreateAccessKey', { UserName });
    await api.ok('ram', 'CreateLoginProfile', { UserName, Password: 'Passw0rd!x' });
    await api.ok('ram', 'CreateGroup', { GroupName: 'some-group' });
    await api.ok('ram', 'AddUserToGroup', { UserName, GroupName: 'some-group' });
    await api.ok('ram', 'AttachPolicyToUser', { UserName, ...policy });
    assert.equal(
      await api.code('ram', 'AttachPolicyToUser', { UserName, ...policy }),
      'EntityAlreadyExists.User.Policy',
    );
    const fails = () => api.code('ram', 'DeleteUser', { UserName });
    assert.equal(await fails(), 'DeleteConflict.User.AccessKey');
    await api.ok('ram', 'DeleteAccessKey', { UserName, UserAccessKeyId: String(at(key, 'AccessKey', 'AccessKeyId')) });
    assert.equal(await fails(), 'DeleteConflict.User.LoginProfile');
    await api.ok('ram', 'DeleteLoginProfile', { UserName });
    assert.equal(await fails(), 'DeleteConflict.User.Group');
    assert.equal(await api.code('ram', 'DeleteGroup', { GroupName: 'some-group' }), 'DeleteConflict.Group.User');
    await api.ok('ram', 'RemoveUserFromGroup', { UserName, GroupName: 'some-group' });
    assert.equal(await fails(), 'DeleteConflict.User.Policy');
    await api.ok('ram', 'DetachPolicyFromUser', { UserName, ...policy });
    await api.ok('ram', 'DeleteUser', { UserName });
  });

  it('enforces what policies allow and deny', async () => {
    const UserName = 'limited';
    await api.ok('ram', 'CreateUser', { UserName });
    const made = at(await api.ok('ram', 'CreateAccessKey', { UserName }), 'AccessKey') as Record<string, string>;
    const keys = { accessKeyId: made.AccessKeyId ?? '', accessKeySecret: made.AccessKeySecret ?? '' };
    assert.equal(await api.code('ecs', 'DescribeSecurityGroups', REGION, { keys }), 'Forbidden.RAM');
    assert.equal(await api.code('ram', 'ListUsers', {}, { keys }), 'NoPermission');
    assert.match((await api.oss('GET', '', '', { keys })).text, /<Code>AccessDenied</);
    await api.ok('sts', 'GetCallerIdentity', {}, { keys });

    const PolicyDocument = JSON.stringify({
      Version: '1',
      Statement: [
        { Effect: 'Allow', Action: ['ecs:*', 'oss:ListBuckets'], Resource: '*' },
        { Effect: 'Deny', Action: 'ecs:Delete*', Resource: 'acs:ecs:*:*:securitygroup/*' },
      ],
    });
    await api.ok('ram', 'CreatePolicy', { PolicyName: 'some-ecs', PolicyDocument });
    await api.ok('ram', 'AttachPolicyToUser', { UserName, PolicyType: 'Custom', PolicyName: 'some-ecs' });
    const group = await api.ok('ecs', 'CreateSecurityGroup', { ...REGION, SecurityGroupName: 'allowed' }, { keys });
    const named = { ...REGION, SecurityGroupId: String(group.SecurityGroupId) };
    assert.equal(await api.code('ecs', 'DeleteSecurityGroup', named, { keys }), 'Forbidden.RAM');
    assert.equal((await api.oss('GET', '', '', { keys })).status, 200);
    assert.equal(await api.code('ram', 'DeletePolicy', { PolicyName: 'some-ecs' }), 'DeleteConflict.Policy.User');
    assert.equal(
      await api.code('ram', 'CreatePolicy', { PolicyName: 'broken', PolicyDocument: '{' }),
      'MalformedPolicyDocument',
    );
  });

  it('assumes a role only where trust, name and duration allow it', async () => {
    const role = { RoleArn: api.first.episodeRoleArn, RoleSessionName: 'episode' };
    assert.equal(
      await api.code('sts', 'AssumeRole', { ...role, DurationSeconds: '60' }),
      'InvalidParameter.DurationSeconds',
    );
    assert.equal(
      await api.code('sts', 'AssumeRole', { ...role, DurationSeconds: '7200' }),
      'InvalidParameter.DurationSeconds',
    );
    assert.equal(
      await api.code('sts', 'AssumeRole', { ...role, RoleSessionName: 'a/b' }),
      'InvalidParameter.RoleSessionName',
    );
    assert.equal(await api.code('sts', 'AssumeRole', role, { keys: api.second }), 'EntityNotExist.Role');
    await api.ok('ram', 'CreateRole', {
      RoleName: 'for-others',
      AssumeRolePolicyDocument: JSON.stringify({
        Version: '1',
        Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['ecs.aliyuncs.com'] } }],
      }),
    });
    const foreign = { ...role, RoleArn: api.first.episodeRoleArn.replace(/role\/.*/, 'role/for-others') };
    assert.equal(await api.code('sts', 'AssumeRole', foreign), 'NoPermission');
  });
});

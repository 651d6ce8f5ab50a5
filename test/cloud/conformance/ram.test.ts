import assert from 'node:assert/strict';
import { codeAt } from '../../../benchmark/cloud/products/ram/time-based-code.js';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const document = (Action: string) =>
  JSON.stringify({ Version: '1', Statement: [{ Effect: 'Allow', Action, Resource: '*' }] });

describe('RAM conformance', () => {
  const { api, call } = conformance();
  const ram = (action: string, parameters: Body = {}) => call('ram', action, parameters);

  it('creates, reads, lists by marker, renames and deletes users', async () => {
    for (const UserName of ['ann', 'ben', 'cho']) await ram('CreateUser', { UserName, DisplayName: UserName });
    const first = await ram('ListUsers', { MaxItems: 2 });
    assert.equal(first.IsTruncated, true);
    const second = await ram('ListUsers', { MaxItems: 100, Marker: first.Marker });
    assert.equal(second.IsTruncated, false);
    const names = [first, second].flatMap((page) => at(page, 'Users', 'User') as Body[]).map((user) => user.UserName);
    assert.deepEqual(names.filter((name) => ['ann', 'ben', 'cho'].includes(String(name))).sort(), [
      'ann',
      'ben',
      'cho',
    ]);

    await ram('UpdateUser', { UserName: 'cho', NewUserName: 'chloe', NewComments: 'renamed' });
    assert.equal(at(await ram('GetUser', { UserName: 'chloe' }), 'User', 'Comments'), 'renamed');
    await ram('DeleteUser', { UserName: 'chloe' });
    await assert.rejects(ram('GetUser', { UserName: 'chloe' }), refuses('EntityNotExist.User', 404));
    await assert.rejects(ram('CreateUser', { UserName: 'ann' }), refuses('EntityAlreadyExists.User', 409));
    await assert.rejects(
      ram('CreateUser', { UserName: 'not valid' }),
      refuses('InvalidParameter.UserName.InvalidChars', 400),
    );
  });

  it('deletes a user only when nothing hangs on it', async () => {
    const UserName = 'busy';
    const remove = () => ram('DeleteUser', { UserName });
    await ram('CreateUser', { UserName });
    await ram('CreateGroup', { GroupName: 'crew' });

    const key = await ram('CreateAccessKey', { UserName });
    await assert.rejects(remove(), refuses('DeleteConflict.User.AccessKey', 409));
    await ram('CreateAccessKey', { UserName });
    await assert.rejects(ram('CreateAccessKey', { UserName }), refuses('LimitExceeded.User.AccessKey', 409));
    const keys = at(await ram('ListAccessKeys', { UserName }), 'AccessKeys', 'AccessKey') as Body[];
    assert.equal(keys[0]?.AccessKeyId, at(key, 'AccessKey', 'AccessKeyId'));
    for (const { AccessKeyId } of keys) await ram('DeleteAccessKey', { UserName, UserAccessKeyId: AccessKeyId });

    await ram('CreateLoginProfile', { UserName, Password: 'Secret-12345' });
    await assert.rejects(remove(), refuses('DeleteConflict.User.LoginProfile', 409));
    await ram('DeleteLoginProfile', { UserName });

    await ram('AddUserToGroup', { UserName, GroupName: 'crew' });
    await assert.rejects(remove(), refuses('DeleteConflict.User.Group', 409));
    await assert.rejects(ram('DeleteGroup', { GroupName: 'crew' }), refuses('DeleteConflict.Group.User', 409));
    await ram('RemoveUserFromGroup', { UserName, GroupName: 'crew' });

    const policy = { PolicyName: 'AliyunECSReadOnlyAccess', PolicyType: 'System' };
    await ram('AttachPolicyToUser', { ...policy, UserName });
    await assert.rejects(remove(), refuses('DeleteConflict.User.Policy', 409));
    await ram('DetachPolicyFromUser', { ...policy, UserName });

    const made = await ram('CreateVirtualMFADevice', { VirtualMFADeviceName: 'phone' });
    const { Base32StringSeed, SerialNumber } = made.VirtualMFADevice as Record<string, string>;
    const seed = String(Base32StringSeed);
    const bind = (one: string, two: string) =>
      ram('BindMFADevice', { UserName, SerialNumber, AuthenticationCode1: one, AuthenticationCode2: two });
    const right = codeAt(seed, api.now());
    await assert.rejects(bind(right, right), refuses('InvalidParameter.AuthenticationCode', 403));
    await bind(codeAt(seed, api.now() - 30_000), right);
    assert.equal(at(await ram('GetUserMFAInfo', { UserName }), 'MFADevice', 'SerialNumber'), SerialNumber);
    await assert.rejects(remove(), refuses('DeleteConflict.User.MFADevice', 409));
    await ram('UnbindMFADevice', { UserName });
    await remove();
  });

  it('keeps five versions of a policy and says who holds it', async () => {
    const PolicyName = 'versions';
    const version = (parameters: Body = {}) =>
      ram('CreatePolicyVersion', { PolicyName, PolicyDocument: document('oss:*'), ...parameters });
    await ram('CreatePolicy', { PolicyName, PolicyDocument: document('ecs:*') });
    for (const _number of [2, 3, 4, 5]) await version();
    await assert.rejects(version(), refuses('LimitExceeded.Policy.Version', 409));
    await version({ RotateStrategy: 'DeleteOldestNonDefaultVersionWhenLimitExceeded', SetAsDefault: true });
    const listed = await ram('ListPolicyVersions', { PolicyName, PolicyType: 'Custom' });
    const versions = at(listed, 'PolicyVersions', 'PolicyVersion') as Body[];
    assert.deepEqual(
      versions.map(({ VersionId }) => VersionId),
      ['v6', 'v5', 'v4', 'v3', 'v1'],
    );
    const current = await ram('GetPolicy', { PolicyName, PolicyType: 'Custom' });
    assert.equal(at(current, 'DefaultPolicyVersion', 'PolicyDocument'), document('oss:*'));
    await ram('SetDefaultPolicyVersion', { PolicyName, VersionId: 'v1' });
    const old = await ram('GetPolicyVersion', { PolicyName, PolicyType: 'Custom', VersionId: 'v1' });
    assert.equal(at(old, 'PolicyVersion', 'IsDefaultVersion'), true);
    await assert.rejects(
      ram('DeletePolicyVersion', { PolicyName, VersionId: 'v1' }),
      refuses('DeleteConflict.PolicyVersion.Default', 409),
    );
    await assert.rejects(
      ram('DeletePolicyVersion', { PolicyName, VersionId: 'v2' }),
      refuses('EntityNotExist.Policy.Version', 404),
    );

    await ram('CreateGroup', { GroupName: 'holders' });
    await ram('AttachPolicyToGroup', { PolicyName, PolicyType: 'Custom', GroupName: 'holders' });
    const held = await ram('ListEntitiesForPolicy', { PolicyName, PolicyType: 'Custom' });
    assert.equal(at(held, 'Groups', 'Group', 0, 'GroupName'), 'holders');
    await assert.rejects(ram('DeletePolicy', { PolicyName }), refuses('DeleteConflict.Policy.Group', 409));
    await assert.rejects(ram('DeleteGroup', { GroupName: 'holders' }), refuses('DeleteConflict.Group.Policy', 409));
    await ram('DetachPolicyFromGroup', { PolicyName, PolicyType: 'Custom', GroupName: 'holders' });
    await assert.rejects(ram('DeletePolicy', { PolicyName }), refuses('DeleteConflict.Policy.Version', 409));
    for (const VersionId of ['v6', 'v5', 'v4', 'v3']) await ram('DeletePolicyVersion', { PolicyName, VersionId });
    await ram('DeletePolicy', { PolicyName });
    for (const PolicyDocument of ['{}', '{"Version":"1","Statement":[null]}', 'null']) {
      await assert.rejects(
        ram('CreatePolicy', { PolicyName: 'broken', PolicyDocument }),
        refuses('MalformedPolicyDocument', 400),
      );
    }
  });

  it('gives a principal at most five custom policies', async () => {
    const RoleName = 'worker';
    const trust = { Version: '1', Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: {} }] };
    await ram('CreateRole', { RoleName, AssumeRolePolicyDocument: JSON.stringify(trust) });
    const attach = async (number: number) => {
      const PolicyName = `limit-${number}`;
      await ram('CreatePolicy', { PolicyName, PolicyDocument: document('ecs:*') });
      await ram('AttachPolicyToRole', { PolicyName, PolicyType: 'Custom', RoleName });
    };
    for (const number of [1, 2, 3, 4, 5]) await attach(number);
    await assert.rejects(attach(6), refuses('LimitExceeded.Role.Policy', 409));
    await assert.rejects(ram('DeleteRole', { RoleName }), refuses('DeleteConflict.Role.Policy', 409));
    await ram('UpdateRole', { RoleName, NewMaxSessionDuration: 7200 });
    assert.equal(at(await ram('GetRole', { RoleName }), 'Role', 'MaxSessionDuration'), 7200);
    await assert.rejects(ram('GetRole', { RoleName: 'nobody' }), refuses('EntityNotExist.Role', 404));
  });

  it('keeps the settings of the account', async () => {
    await ram('SetPasswordPolicy', { MinimumPasswordLength: 12, RequireNumbers: true });
    const policy = at(await ram('GetPasswordPolicy'), 'PasswordPolicy') as Body;
    assert.deepEqual([policy.MinimumPasswordLength, policy.RequireNumbers, policy.MaxLoginAttemps], [12, true, 5]);
    const UserName = 'passwords';
    await ram('CreateUser', { UserName });
    const weak = refuses('InvalidParameter.Password.Strength', 400);
    await assert.rejects(ram('CreateLoginProfile', { UserName, Password: 'eleven-1234' }), weak);
    await ram('CreateLoginProfile', { UserName, Password: 'twelve-12345' });
    await ram('SetPasswordPolicy', { RequireUppercaseCharacters: true });
    await assert.rejects(ram('UpdateLoginProfile', { UserName, Password: 'twelve-12345' }), weak);
    await ram('UpdateLoginProfile', { UserName, PasswordResetRequired: true });
    await ram('UpdateLoginProfile', { UserName, Password: 'Twelve-12345' });
    await ram('SetSecurityPreference', { EnableSaveMFATicket: true });
    const preference = await ram('GetSecurityPreference');
    assert.equal(at(preference, 'SecurityPreference', 'LoginProfilePreference', 'EnableSaveMFATicket'), true);
    await ram('SetAccountAlias', { AccountAlias: 'my-company' });
    assert.equal((await ram('GetAccountAlias')).AccountAlias, 'my-company');
    await ram('ClearAccountAlias');
    assert.equal((await ram('GetAccountAlias')).AccountAlias, api.first.accountId);
  });

  it('shows the same users to IMS, under their full names', async () => {
    const ims = (action: string, parameters: Body = {}) => call('ims', action, parameters);
    const UserPrincipalName = `dana@${api.first.accountId}.onaliyun.com`;
    await ims('CreateUser', { UserPrincipalName, DisplayName: 'Dana' });
    assert.equal(at(await ram('GetUser', { UserName: 'dana' }), 'User', 'DisplayName'), 'Dana');
    await ims('UpdateUser', { UserPrincipalName, NewDisplayName: 'Dana D.' });
    assert.equal(at(await ims('GetUser', { UserPrincipalName }), 'User', 'DisplayName'), 'Dana D.');
    await assert.rejects(
      ims('UpdateUser', { UserPrincipalName, NewEmail: 'nowhere' }),
      refuses('InvalidParameter.Email.Format', 400),
    );
    const { IsTruncated, Marker } = await ims('ListUsers', { MaxItems: 1 });
    assert.deepEqual([IsTruncated, Marker], [true, '1']);
    await ram('CreateAccessKey', { UserName: 'dana' });
    await assert.rejects(ims('DeleteUser', { UserPrincipalName }), refuses('DeleteConflict.User.AccessKey', 409));
    await assert.rejects(
      ims('GetUser', { UserPrincipalName: 'dana@elsewhere.example' }),
      refuses('InvalidParameter.UserPrincipalName.Format', 400),
    );
  });

  it('keeps identity providers', async () => {
    const provider = { SAMLProviderName: 'office' };
    const made = await call('ims', 'CreateSAMLProvider', { ...provider, EncodedSAMLMetadataDocument: 'PHhtbC8+' });
    assert.equal(at(made, 'SAMLProvider', 'Arn'), `acs:ram::${api.first.accountId}:saml-provider/office`);
    await call('ims', 'UpdateSAMLProvider', { ...provider, NewDescription: 'changed' });
    const listed = await call('ims', 'ListSAMLProviders');
    assert.equal(at(listed, 'SAMLProviders', 'SAMLProvider', 0, 'Description'), 'changed');
    await assert.rejects(call('ims', 'CreateSAMLProvider', provider), refuses('EntityAlreadyExists.SAMLProvider', 409));
    await call('ims', 'DeleteSAMLProvider', provider);
    await assert.rejects(call('ims', 'GetSAMLProvider', provider), refuses('EntityNotExist.SAMLProvider', 404));
  });
});

import assert from 'node:assert/strict';
import { CloudClient } from '../../activities/cloud/client.js';
import { lookupEvents } from '../../activities/reward/audit-log.js';
import type { AuditEvent, AuditRule, AuditScope } from '../../domain/audit.js';
import { AgentError } from '../../domain/errors.js';
import { matchRule } from '../../domain/match-rule.js';
import type { Credentials } from '../../domain/ports.js';
import { deriveRule } from '../../domain/rule.js';
import { startLocalCloud } from '../support/local-cloud.js';
import { bound, taskOf } from './builders.js';

const DEADLINE_MS = 15_000;

describe('channel 1 on the local cloud', function () {
  this.timeout(60_000);
  let cloud: Awaited<ReturnType<typeof startLocalCloud>>;
  let owner: CloudClient;
  let episode: CloudClient;
  let userName: string;
  let accountId: string;

  before(async () => {
    cloud = await startLocalCloud(1);
    const account = cloud.accounts[0];
    assert.ok(account !== undefined);
    accountId = account.accountId;
    owner = clientOf(account);
    const answer = await owner.call<{ Credentials: Record<string, string> }>('sts', 'AssumeRole', {
      RoleArn: account.episodeRoleArn,
      RoleSessionName: 'episode-1',
    });
    const { AccessKeyId = '', AccessKeySecret = '', SecurityToken = '' } = answer.Credentials;
    episode = clientOf({ accessKeyId: AccessKeyId, accessKeySecret: AccessKeySecret, securityToken: SecurityToken });
    userName = `${account.episodeRoleArn.split('/').at(-1)}:episode-1`;
  });

  after(async () => {
    await cloud?.stop();
  });

  function clientOf(credentials: Credentials): CloudClient {
    return new CloudClient({
      api: { protocol: 'http', endpoint: cloud.apiEndpoint },
      credentials,
      regionId: cloud.regionId,
    });
  }

  function scope(from: number): AuditScope {
    return { accountId, userName, regionId: cloud.regionId, from, to: Date.now() };
  }

  /** Looks until the rule is confirmed, or until the events of an episode must have become visible. */
  async function look(rule: AuditRule, from: number, until: (events: readonly AuditEvent[]) => boolean) {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      try {
        const window = scope(from);
        const events = await lookupEvents(owner, rule, window);
        if (until(events) || Date.now() > deadline) return { events, match: matchRule(rule, window, events) };
      } catch (error) {
        if (!(error instanceof AgentError && error.name === 'RateLimited')) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
  }

  it('confirms what the session did and nothing that the owner did, or that failed', async () => {
    const from = Date.now();
    const rule = deriveRule(taskOf('Create a RAM user', ['CreateUser'], [bound('Logon Name', 'lease7-user')]));
    assert.ok(rule !== null);
    await owner.call('ram', 'CreateUser', { UserName: 'lease7-user' });
    await assert.rejects(episode.call('ram', 'CreateUser', { UserName: 'lease7-user' }));
    const before = await look(rule, from, (events) => events.length >= 2);
    assert.equal(before.events.length, 2);
    assert.equal(before.match.confirmed, false);

    await owner.call('ram', 'DeleteUser', { UserName: 'lease7-user' });
    await episode.call('ram', 'CreateUser', { UserName: 'lease7-user' });
    const after = await look(rule, from, (events) => events.length >= 3);
    assert.deepEqual(
      after.match.matched.map((event) => event.userName.toLowerCase()),
      [userName.toLowerCase()],
    );
    assert.equal(after.match.confirmed, true);
  });

  it('confirms a security group only in the VPC of the lease', async () => {
    const from = Date.now();
    const { VpcId } = await owner.call<{ VpcId: string }>('vpc', 'CreateVpc', { CidrBlock: '10.0.0.0/8' });
    const values = [bound('Security Group Name', 'lease7-sg'), bound('VPC', VpcId, { source: 'resource' })];
    const rule = deriveRule(taskOf('Create a security group', ['CreateSecurityGroup'], values));
    assert.ok(rule !== null);
    await episode.call('ecs', 'CreateSecurityGroup', { SecurityGroupName: 'lease7-sg' });
    const elsewhere = await look(rule, from, (events) => events.length >= 1);
    assert.equal(elsewhere.events.length, 1);
    assert.equal(elsewhere.match.confirmed, false);
    await episode.call('ecs', 'CreateSecurityGroup', { SecurityGroupName: 'lease7-sg', VpcId });
    assert.equal((await look(rule, from, (events) => events.length >= 2)).match.confirmed, true);
  });

  it('confirms a disabled access key, not one that was enabled again', async () => {
    const from = Date.now();
    await owner.call('ram', 'CreateUser', { UserName: 'lease7-keys' });
    const { AccessKey } = await owner.call<{ AccessKey: { AccessKeyId: string } }>('ram', 'CreateAccessKey', {
      UserName: 'lease7-keys',
    });
    const values = [
      bound('RAM user', 'lease7-keys', { source: 'resource' }),
      bound('AccessKey pair', AccessKey.AccessKeyId, { source: 'resource' }),
    ];
    const rule = deriveRule(taskOf('Disable an AccessKey pair', ['UpdateAccessKey'], values));
    assert.ok(rule !== null);
    const set = (Status: string) =>
      episode.call('ram', 'UpdateAccessKey', {
        UserName: 'lease7-keys',
        UserAccessKeyId: AccessKey.AccessKeyId,
        Status,
      });
    await set('Active');
    const enabled = await look(rule, from, (events) => events.length >= 1);
    assert.equal(enabled.events.length, 1);
    assert.equal(enabled.match.confirmed, false);
    await set('Inactive');
    assert.equal((await look(rule, from, (events) => events.length >= 2)).match.confirmed, true);
  });
});

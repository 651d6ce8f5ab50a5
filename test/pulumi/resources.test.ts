import assert from 'node:assert/strict';
import { join } from 'node:path';
import { SecurityGroup } from '@pulumi/alicloud/ecs/securityGroup.js';
import { Bucket } from '@pulumi/alicloud/oss/bucket.js';
import { Provider } from '@pulumi/alicloud/provider.js';
import { AccessKey } from '@pulumi/alicloud/ram/accessKey.js';
import { User } from '@pulumi/alicloud/ram/user.js';
import { Network } from '@pulumi/alicloud/vpc/network.js';
import { Switch } from '@pulumi/alicloud/vpc/switch.js';
import type { Output } from '@pulumi/pulumi';
import { Engine } from '../../activities/provisioning/engine.js';
import { AlicloudProvider } from '../../pulumi/provider/provider.js';
import { pulumiPath, startEnvironment, type TestEnvironment } from '../provisioning/environment.js';

interface Wish {
  readonly description: string;
  readonly owner: string;
  readonly zone: string;
  readonly keyStatus: 'Active' | 'Inactive';
}

/** Every type that the provider serves, from creation over change and replacement to deletion, against the local cloud. */
describe('provider resources', function () {
  this.timeout(120_000);
  let environment: TestEnvironment;
  let engine: Engine;
  const stack = 'lease-all-types';

  before(async function () {
    const pulumi = pulumiPath();
    if (pulumi === undefined) this.skip();
    environment = await startEnvironment();
    engine = new Engine({
      pulumi,
      home: join(environment.folder, 'engine'),
      provisioner: environment.cloud.provisioner,
      passphrase: async () => 'passphrase',
    });
  });
  after(() => environment?.close());

  async function provider(): Promise<() => Provider> {
    const { credentials } = await environment.open();
    const { endpoint } = environment.cloud.api;
    assert.ok(endpoint !== null);
    const endpoints = [{ ecs: endpoint, oss: endpoint, ram: endpoint, vpc: endpoint }];
    return () =>
      new Provider('alicloud', {
        accessKey: credentials.accessKeyId,
        secretKey: credentials.accessKeySecret,
        region: environment.cloud.regionId,
        protocol: 'HTTP',
        endpoints,
      });
  }

  async function apply(wish: Wish): Promise<Readonly<Record<string, string>>> {
    const declareProvider = await provider();
    const found: Record<string, string> = {};
    const note = (name: string, value: Output<string>): void => {
      value.apply((known) => {
        found[name] = known;
      });
    };
    await engine.up(
      stack,
      async () => {
        const options = { provider: declareProvider() };
        const { description } = wish;
        const tags = { owner: wish.owner };
        const vpc = new Network('vpc', { vpcName: 'all-vpc', cidrBlock: '10.0.0.0/8', description, tags }, options);
        const vSwitch = new Switch(
          'vsw',
          { vswitchName: 'all-vsw', vpcId: vpc.id, cidrBlock: '10.1.0.0/24', zoneId: wish.zone, description, tags },
          options,
        );
        const group = new SecurityGroup(
          'group',
          { securityGroupName: 'all-group', vpcId: vpc.id, description, tags },
          options,
        );
        const user = new User('user', { name: 'all-user', displayName: wish.owner, comments: description }, options);
        const key = new AccessKey('key', { userName: user.name, status: wish.keyStatus }, options);
        const bucket = new Bucket('bucket', { bucket: `all-${environment.accounts[0]?.accountId}`, tags }, options);
        for (const [name, { id }] of Object.entries({ vpc, vSwitch, group, user, key, bucket })) note(name, id);
        return {};
      },
      {},
    );
    return found;
  }

  const first: Wish = { description: 'as made', owner: 'somebody', zone: 'cn-hangzhou-b', keyStatus: 'Active' };

  it('makes, changes, replaces and deletes each of them', async () => {
    const account = await environment.open();
    const zones = await account.call<{ Zones: { Zone: { ZoneId: string }[] } }>('vpc', 'DescribeZones', {});
    const [zone, otherZone] = zones.Zones.Zone.map(({ ZoneId }) => ZoneId);
    assert.ok(zone && otherZone);
    const made = await apply({ ...first, zone });
    assert.equal(Object.keys(made).length, 6);

    const changed = await apply({ zone, description: 'as changed', owner: 'another', keyStatus: 'Inactive' });
    assert.deepEqual(changed, made, 'a change in place keeps ids');
    const vpc = await account.call<{ Description: string; Tags: { Tag: { Value: string }[] } }>(
      'vpc',
      'DescribeVpcAttribute',
      { VpcId: made.vpc },
    );
    assert.equal(vpc.Description, 'as changed');
    assert.deepEqual(
      vpc.Tags.Tag.map((tag) => tag.Value),
      ['another'],
    );
    const user = await account.call<{ User: { DisplayName: string; Comments: string } }>('ram', 'GetUser', {
      UserName: 'all-user',
    });
    assert.deepEqual([user.User.DisplayName, user.User.Comments], ['another', 'as changed']);
    const keys = await account.call<{ AccessKeys: { AccessKey: { Status: string }[] } }>('ram', 'ListAccessKeys', {
      UserName: 'all-user',
    });
    assert.deepEqual(
      keys.AccessKeys.AccessKey.map((key) => key.Status),
      ['Inactive'],
    );

    const declareProvider = await provider();
    const destroyed = await engine.destroy(
      stack,
      async () => {
        declareProvider();
        return {};
      },
      {},
    );
    assert.equal(destroyed, true);
    await assert.rejects(account.call('ram', 'GetUser', { UserName: 'all-user' }), /EntityNotExist/);
    await assert.rejects(account.call('vpc', 'DescribeVpcAttribute', { VpcId: made.vpc }), /NotFound/);
  });

  it('reads what is there, finds changes behind its back, and knows what is gone', async () => {
    const account = await environment.open();
    const plugin = new AlicloudProvider();
    const { accessKeyId: accessKey, accessKeySecret: secretKey } = account.credentials;
    const { endpoint } = environment.cloud.api;
    const endpoints = JSON.stringify([{ ecs: endpoint, oss: endpoint, ram: endpoint, vpc: endpoint }]);
    plugin.configure({ accessKey, secretKey, region: environment.cloud.regionId, protocol: 'HTTP', endpoints });
    const urn = (type: string): string => `urn:pulumi:stack::project::${type}::name`;
    const inputsOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      'alicloud:vpc/network:Network': { vpcName: 'read-vpc', cidrBlock: '10.0.0.0/8', tags: { a: 'b' } },
      'alicloud:ecs/securityGroup:SecurityGroup': { securityGroupName: 'read-group' },
      'alicloud:ram/user:User': { name: 'read-user', displayName: 'Reader' },
      'alicloud:oss/bucket:Bucket': { bucket: `read-${account.credentials.accessKeyId.toLowerCase()}` },
    };
    for (const [type, inputs] of Object.entries(inputsOf)) {
      const { id, outputs } = await plugin.create(urn(type), inputs);
      const found = await plugin.read(urn(type), id, { state: outputs, inputs });
      assert.deepEqual(found?.inputs, inputs, `${type} reads back its inputs`);
      await plugin.delete(urn(type), id, outputs);
      assert.equal(await plugin.read(urn(type), id, { state: outputs, inputs }), undefined);
      await plugin.delete(urn(type), id, outputs);
    }
    const user = 'alicloud:ram/user:User';
    const { id, outputs } = await plugin.create(urn(user), { name: 'read-user' });
    await account.call('ram', 'UpdateUser', { UserName: 'read-user', NewUserName: 'renamed-user' });
    const renamed = await plugin.read(urn(user), id, { state: outputs, inputs: { name: 'read-user' } });
    assert.deepEqual(renamed?.inputs, { name: 'renamed-user' });
    await plugin.delete(urn(user), id, outputs);
  });

  it('makes a new vSwitch when its zone changes', async () => {
    const account = await environment.open();
    const zones = await account.call<{ Zones: { Zone: { ZoneId: string }[] } }>('vpc', 'DescribeZones', {});
    const [zone, otherZone] = zones.Zones.Zone.map(({ ZoneId }) => ZoneId);
    assert.ok(zone && otherZone);
    const made = await apply({ ...first, zone });
    const moved = await apply({ ...first, zone: otherZone });
    assert.notEqual(moved.vSwitch, made.vSwitch);
    assert.deepEqual({ ...moved, vSwitch: '' }, { ...made, vSwitch: '' });
    const declareProvider = await provider();
    await engine.destroy(
      stack,
      async () => {
        declareProvider();
        return {};
      },
      {},
    );
  });
});

import assert from 'node:assert/strict';
import type { Body } from '../api-support.js';
import { conformance } from './support.js';

const ZONE = 'cn-hangzhou-g';

describe('what stands in a vSwitch', () => {
  const { api, call, passTime } = conformance();
  let VpcId: unknown;
  let VSwitchId: unknown;

  beforeEach(async () => {
    ({ VpcId } = await call('vpc', 'CreateVpc', { CidrBlock: '10.0.0.0/8' }));
    passTime(500);
    ({ VSwitchId } = await call('vpc', 'CreateVSwitch', { VpcId, ZoneId: ZONE, CidrBlock: '10.0.1.0/24' }));
    passTime(500);
  });

  const refusal = async () => {
    try {
      await call('vpc', 'DeleteVSwitch', { VSwitchId });
      return 'deleted';
    } catch (error) {
      return String(error);
    }
  };

  const makers: Readonly<Record<string, () => Promise<Body>>> = {
    NetworkInterfaceId: async () => {
      const { SecurityGroupId } = await call('ecs', 'CreateSecurityGroup', { VpcId });
      return await call('ecs', 'CreateNetworkInterface', { VSwitchId, SecurityGroupId });
    },
    'DBInstanceId of RDS': () =>
      call('rds', 'CreateDBInstance', {
        ...{ Engine: 'MySQL', EngineVersion: '8.0', DBInstanceClass: 'rds.mysql.s2.large', DBInstanceStorage: 20 },
        ...{ DBInstanceNetType: 'Intranet', SecurityIPList: '10.0.0.0/8', PayType: 'Postpaid' },
        ...{ ZoneId: ZONE, VSwitchId, InstanceNetworkType: 'VPC' },
      }),
    'InstanceId of Redis': () =>
      call('r-kvstore', 'CreateInstance', {
        ...{ InstanceClass: 'redis.master.small.default', EngineVersion: '5.0', ZoneId: ZONE, VSwitchId },
      }),
    'DBInstanceId of MongoDB': () =>
      call('dds', 'CreateDBInstance', {
        ...{ EngineVersion: '4.2', DBInstanceClass: 'dds.mongo.mid', DBInstanceStorage: 20 },
        ...{ ZoneId: ZONE, VpcId, VSwitchId },
      }),
    MountTargetDomain: async () => {
      const { FileSystemId } = await call('nas', 'CreateFileSystem', { StorageType: 'Capacity', ProtocolType: 'NFS' });
      passTime(2000);
      const group = { AccessGroupName: 'DEFAULT_VPC_GROUP_NAME' };
      return await call('nas', 'CreateMountTarget', { FileSystemId, NetworkType: 'Vpc', VpcId, VSwitchId, ...group });
    },
  };
  for (const [name, make] of Object.entries(makers)) {
    it(`keeps it from being deleted: ${name}`, async () => {
      const id = String((await make())[name.split(' ')[0] ?? '']);
      const said = await refusal();
      assert.match(said, /DependencyViolation/);
      assert.ok(said.includes(id), said);
      const { store } = api.engine.account(api.first.accountId) ?? {};
      for (const record of store?.all() ?? []) if (record.id === id) store?.remove(record);
      assert.equal(await refusal(), 'deleted');
    });
  }
});

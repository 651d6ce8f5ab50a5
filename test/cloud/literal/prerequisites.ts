import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import type { AccountUnderTest } from '../console-support.js';

/** An account in which things are made through the API. */
export type Prepared = Pick<AccountUnderTest, 'asRoot'>;

type Prepare = (account: Prepared, tag: string) => Promise<unknown>;

/**
 * What each core document presupposes, in the region that the console opens with. Documents without an entry need nothing.
 * `tag` makes names unique that all customers share.
 */
export const PREREQUISITES: Readonly<Record<string, Prepare>> = {
  '01': vpc,
  '03': async (account, tag) => {
    await vpc(account);
    const project = { projectName: `flows-${tag}`, description: '' };
    await account.asRoot('sls', 'CreateProject', project);
    await account.asRoot('sls', 'CreateLogStore', { ...project, logstoreName: 'flows', ttl: 30, shardCount: 2 });
  },
  '04': async (account) => {
    await account.asRoot('vpc', 'AllocateEipAddress', { Name: 'front' });
    await account.asRoot('slb', 'CreateLoadBalancer', {
      LoadBalancerName: 'inner',
      AddressType: 'intranet',
      VSwitchId: (await vswitch(account)).VSwitchId,
    });
  },
  '06': balancer,
  '08': async (account, tag) => await account.asRoot('oss', 'PutBucket', { BucketName: `pictures-${tag}` }),
  '10': async (account) => {
    await account.asRoot('ram', 'CreateUser', { UserName: 'alice' });
    await account.asRoot('ram', 'CreateAccessKey', { UserName: 'alice' });
  },
  '12': async (account, tag) =>
    await account.asRoot('sls', 'CreateProject', { projectName: `logs-${tag}`, description: '' }),
  '13': domain,
  '14': domain,
  '16': async (account) => await account.asRoot('kms', 'CreateKey', {}),
  '17': vswitch,
  '19': async (account) => await database(account, 'CreateShardingDBInstance'),
  '20': async (account) => await database(account, 'CreateDBInstance'),
  '22': async (account) => await account.asRoot('cms', 'CreateMonitorGroup', { GroupName: 'shop' }),
  '23': async (account) => await account.asRoot('ram', 'CreateUser', { UserName: 'alice' }),
  '24': async (account) => await account.asRoot('kms', 'CreateKey', {}),
  '26': instance,
  '27': vpc,
  '28': async (account) => {
    await balancer(account);
    await instance(account);
  },
  '29': async (account) => await account.asRoot('ram', 'CreateUser', { UserName: 'alice' }),
  '30': async (account) => {
    const order = { InstanceClass: 'redis.master.small.default', EngineVersion: '5.0', InstanceName: 'sessions' };
    const { InstanceId } = await account.asRoot('r-kvstore', 'CreateInstance', order);
    await eventually('the Redis instance works', async () => {
      const shown = await account.asRoot('r-kvstore', 'DescribeInstanceAttribute', { InstanceId });
      return at(shown, 'Instances', 'DBInstanceAttribute', 0, 'InstanceStatus') === 'Normal';
    });
  },
  '31': async (account, tag) => {
    const order = {
      Engine: 'MySQL',
      EngineVersion: '8.0',
      DBInstanceClass: 'rds.mysql.s2.large',
      DBInstanceStorage: 20,
    };
    const { DBInstanceId } = await account.asRoot('rds', 'CreateDBInstance', order);
    await eventually('the RDS instance runs', async () => {
      const shown = await account.asRoot('rds', 'DescribeDBInstanceAttribute', { DBInstanceId });
      return at(shown, 'Items', 'DBInstanceAttribute', 0, 'DBInstanceStatus') === 'Running';
    });
    await account.asRoot('rds', 'ModifySQLCollectorPolicy', { DBInstanceId, SQLCollectorStatus: 'Enable' });
    const project = { projectName: `audits-${tag}`, description: '' };
    await account.asRoot('sls', 'CreateProject', project);
    await account.asRoot('sls', 'CreateLogStore', { ...project, logstoreName: 'audits', ttl: 30, shardCount: 2 });
  },
};

async function vpc(account: Prepared) {
  return await account.asRoot('vpc', 'CreateVpc', { VpcName: 'net', CidrBlock: '192.168.0.0/16' });
}

async function vswitch(account: Prepared) {
  const { VpcId } = await vpc(account);
  const place = { VpcId, CidrBlock: '192.168.1.0/24', ZoneId: 'cn-hangzhou-h' };
  const { VSwitchId } = await account.asRoot('vpc', 'CreateVSwitch', place);
  return { VpcId, VSwitchId };
}

async function balancer(account: Prepared) {
  const { LoadBalancerId } = await account.asRoot('slb', 'CreateLoadBalancer', { LoadBalancerName: 'front' });
  const listener = { ListenerPort: 443, BackendServerPort: 80, HealthCheck: 'off', StickySession: 'off' };
  const { default: selfsigned } = await import('selfsigned');
  const pems = await selfsigned.generate([{ name: 'commonName', value: 'shop.example.com' }]);
  const pair = { ServerCertificateName: 'shop', ServerCertificate: pems.cert, PrivateKey: pems.private };
  const { ServerCertificateId } = await account.asRoot('slb', 'UploadServerCertificate', pair);
  const order = { ...listener, LoadBalancerId, ServerCertificateId };
  return await account.asRoot('slb', 'CreateLoadBalancerHTTPSListener', order);
}

async function domain(account: Prepared, tag: string) {
  const DomainName = `static-${tag}.example.com`;
  const Sources = JSON.stringify([{ content: '192.0.2.10', type: 'ipaddr' }]);
  await account.asRoot('cdn', 'AddCdnDomain', { DomainName, CdnType: 'web', Sources });
  await eventually('the domain is online', async () => {
    const shown = await account.asRoot('cdn', 'DescribeCdnDomainDetail', { DomainName });
    return at(shown, 'GetDomainDetailModel', 'DomainStatus') === 'online';
  });
}

async function instance(account: Prepared) {
  const { VpcId, VSwitchId } = await vswitch(account);
  const { SecurityGroupId } = await account.asRoot('ecs', 'CreateSecurityGroup', { VpcId });
  const images = await account.asRoot('ecs', 'DescribeImages', {});
  const ImageId = at(images, 'Images', 'Image', 0, 'ImageId');
  const order = { VSwitchId, SecurityGroupId, ImageId, InstanceType: 'ecs.g6.large' };
  await account.asRoot('ecs', 'RunInstances', order);
  await eventually('the instance runs', async () => {
    const shown = await account.asRoot('ecs', 'DescribeInstances', {});
    return at(shown, 'Instances', 'Instance', 0, 'Status') === 'Running';
  });
}

async function database(account: Prepared, action: string) {
  const { DBInstanceId } = await account.asRoot('dds', action, { EngineVersion: '4.2' });
  await eventually('the database runs', async () => {
    const shown = await account.asRoot('dds', 'DescribeDBInstanceAttribute', { DBInstanceId });
    return at(shown, 'DBInstances', 'DBInstance', 0, 'DBInstanceStatus') === 'Running';
  });
}

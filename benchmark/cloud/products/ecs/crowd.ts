import type { CrowdEntry } from '../../spec/crowd.js';

/** A public key whose private half nobody has. */
const PUBLIC_KEY = `ssh-ed25519 ${Buffer.concat([
  Buffer.from([0, 0, 0, 11]),
  Buffer.from('ssh-ed25519'),
  Buffer.from([0, 0, 0, 32]),
  Buffer.alloc(32, 7),
]).toString('base64')}`;

const IMAGE = 'aliyun_2_1903_x64_20G_alibase_20210325.vhd';

/** Machines that are stopped, and what belongs to them. */
export const ecsCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateSecurityGroup',
    id: 'SecurityGroupId',
    parameters: ({ name, made }) => ({
      SecurityGroupName: name,
      VpcId: made('vpc/CreateVpc'),
      Description: 'System created security group.',
    }),
  },
  { action: 'ImportKeyPair', parameters: ({ name }) => ({ KeyPairName: name, PublicKeyBody: PUBLIC_KEY }) },
  {
    action: 'CreateDisk',
    id: 'DiskId',
    parameters: ({ name, index, zoneId }) => ({
      DiskName: name,
      Size: 20 + 20 * (index % 4),
      ZoneId: zoneId,
      DiskCategory: 'cloud_efficiency',
    }),
  },
  {
    action: 'CreateSnapshot',
    id: 'SnapshotId',
    parameters: ({ name, made }) => ({ SnapshotName: name, DiskId: made('ecs/CreateDisk') }),
  },
  {
    action: 'CreateAutoSnapshotPolicy',
    id: 'AutoSnapshotPolicyId',
    parameters: ({ name, index }) => ({
      autoSnapshotPolicyName: name,
      timePoints: JSON.stringify([String(index % 24)]),
      repeatWeekdays: JSON.stringify([String(1 + (index % 7))]),
      retentionDays: 7 + index,
    }),
  },
  {
    action: 'RunInstances',
    id: 'InstanceIdSets.InstanceIdSet.0',
    parameters: ({ name, made }) => ({
      InstanceName: name,
      ImageId: IMAGE,
      InstanceType: 'ecs.t5-lc1m1.small',
      VSwitchId: made('vpc/CreateVSwitch'),
      SecurityGroupIds: [made('ecs/CreateSecurityGroup')],
    }),
    afterwards: (InstanceId) => [{ action: 'StopInstance', parameters: { InstanceId } }],
  },
  {
    action: 'CreateNetworkInterface',
    id: 'NetworkInterfaceId',
    parameters: ({ name, made }) => ({
      NetworkInterfaceName: name,
      VSwitchId: made('vpc/CreateVSwitch'),
      SecurityGroupId: made('ecs/CreateSecurityGroup'),
    }),
  },
  {
    action: 'CreateImage',
    id: 'ImageId',
    parameters: ({ name, made }) => ({ ImageName: name, InstanceId: made('ecs/RunInstances') }),
  },
];

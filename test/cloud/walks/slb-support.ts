import { at } from '../api-support.js';
import type { Walk } from './walk.js';

/** A private load balancer in a VPC of a region. */
export async function privateBalancer(walk: Walk, regionId: string, zoneId: string) {
  const { VpcId } = await walk.asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, regionId);
  const place = { VpcId, CidrBlock: '192.168.1.0/24', ZoneId: zoneId };
  const { VSwitchId } = await walk.asRoot('vpc', 'CreateVSwitch', place, regionId);
  const order = { LoadBalancerName: 'inner', AddressType: 'intranet', VSwitchId };
  const { LoadBalancerId } = await walk.asRoot('slb', 'CreateLoadBalancer', order, regionId);
  return { VpcId, VSwitchId, LoadBalancerId: String(LoadBalancerId) };
}

/** Running ECS instances in a vSwitch. */
export async function instances(walk: Walk, regionId: string, place: { VpcId: unknown; VSwitchId: unknown }) {
  const { SecurityGroupId } = await walk.asRoot('ecs', 'CreateSecurityGroup', { VpcId: place.VpcId }, regionId);
  const order = {
    ImageId: 'centos_7_9_x64_20G_alibase_20210318.vhd',
    InstanceType: 'ecs.g6.large',
    VSwitchId: place.VSwitchId,
    SecurityGroupIds: [SecurityGroupId],
    InstanceName: 'web',
    Amount: 2,
  };
  const answer = await walk.asRoot('ecs', 'RunInstances', order, regionId);
  return at(answer, 'InstanceIdSets', 'InstanceIdSet') as readonly string[];
}

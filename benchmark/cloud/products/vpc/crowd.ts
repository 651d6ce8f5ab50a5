import type { CrowdEntry } from '../../spec/crowd.js';

/** Networks that nobody uses for anything; at most nine a region, because ten are allowed. */
export const vpcCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateVpc',
    count: 18,
    id: 'VpcId',
    parameters: ({ name }) => ({ VpcName: name, CidrBlock: '10.0.0.0/8' }),
  },
  {
    action: 'CreateVSwitch',
    id: 'VSwitchId',
    parameters: ({ name, index, zoneId, made }) => ({
      VSwitchName: name,
      VpcId: made('vpc/CreateVpc'),
      ZoneId: zoneId,
      CidrBlock: `10.${index}.0.0/24`,
    }),
  },
  {
    action: 'AllocateEipAddress',
    id: 'AllocationId',
    parameters: ({ name, index }) => ({ Name: name, Bandwidth: String(1 + (index % 5)) }),
  },
  {
    action: 'CreateNatGateway',
    id: 'NatGatewayId',
    count: 18,
    parameters: ({ name, made }) => ({
      Name: name,
      VpcId: made('vpc/CreateVpc'),
      VSwitchId: made('vpc/CreateVSwitch'),
      NatType: 'Enhanced',
    }),
  },
  {
    action: 'CreateRouteTable',
    id: 'RouteTableId',
    count: 18,
    parameters: ({ name, made }) => ({ RouteTableName: name, VpcId: made('vpc/CreateVpc') }),
  },
];

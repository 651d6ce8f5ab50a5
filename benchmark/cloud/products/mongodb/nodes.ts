import type { Attributes, OperationContext, RandomSource } from '../../spec/index.js';

/** Port of every endpoint. */
const PORT = 3717;

type NodeKind = 'mongos' | 'shard' | 'configserver';

const COMPONENTS: Readonly<Record<NodeKind, { parameter: string; prefix: string; least: number }>> = {
  mongos: { parameter: 'Mongos', prefix: 's-', least: 2 },
  shard: { parameter: 'ReplicaSet', prefix: 'd-', least: 2 },
  configserver: { parameter: 'ConfigServer', prefix: 'd-', least: 1 },
};

/** Nodes of a new sharded cluster, from `Mongos.N`, `ReplicaSet.N` and `ConfigServer.N` of the call. */
export function shardedNodes({ parameters, random, regionId }: OperationContext): Attributes {
  const network = networkOf(parameters);
  const mongos = nodes('mongos', parameters, random).map((node) => ({
    ...node,
    ConnectSting: `${node.NodeId}.mongodb.rds.aliyuncs.com`,
    Port: PORT,
    VPCId: network.VPCId,
    VSwitchId: network.VswitchId,
    RegionId: regionId,
  }));
  return {
    MongosList: mongos,
    ShardList: nodes('shard', parameters, random),
    ConfigserverList: nodes('configserver', parameters, random),
    NetworkAddresses: mongos.map(({ NodeId, ConnectSting }) => ({
      ...network,
      NetworkAddress: ConnectSting,
      NodeId,
      NodeType: 'mongos',
      Role: '',
      Port: String(PORT),
      IPAddress: privateAddress(random),
    })),
  };
}

/** Nodes of a new replica set with their endpoints inside the VPC. */
export function replicaSetNodes(context: OperationContext, id: string): Attributes {
  const ReplicaSets = ['Primary', 'Secondary'].map((role, index) => ({
    ReplicaSetRole: role,
    ConnectionDomain: `${id}${index + 1}.mongodb.rds.aliyuncs.com`,
    ConnectionPort: String(PORT),
    NetworkType: networkOf(context.parameters).NetworkType,
  }));
  return { ReplicaSetName: `mgset-${context.random.digits(7)}`, ReplicaSets };
}

/** Primary and secondary endpoint of a shard or config server. */
export function nodeAddresses(context: OperationContext, nodeId: string, nodeType: 'db' | 'cs'): readonly Attributes[] {
  return ['Primary', 'Secondary'].map((Role) => ({
    ...networkOf(context.parameters),
    NetworkAddress: `${nodeId.replace('-', '')}${context.random.digits(4)}.mongodb.rds.aliyuncs.com`,
    NodeId: nodeId,
    NodeType: nodeType,
    Role,
    Port: String(PORT),
    IPAddress: privateAddress(context.random),
  }));
}

function nodes(kind: NodeKind, parameters: Attributes, random: RandomSource) {
  const { parameter, prefix, least } = COMPONENTS[kind];
  const given = parameters[parameter];
  const asked = Array.isArray(given) ? (given as Attributes[]) : [];
  const wanted = asked.length > 0 ? asked : Array.from({ length: least }, (): Attributes => ({}));
  return wanted.map((node) => ({
    NodeId: `${prefix}${random.identifier(17)}`,
    NodeDescription: '',
    NodeClass: String(node.Class ?? 'dds.mongos.mid'),
    ...(kind === 'mongos' ? {} : { NodeStorage: Number(node.Storage ?? 20) }),
    MaxConnections: 1000,
  }));
}

function networkOf({ NetworkType, VpcId, VSwitchId }: Attributes) {
  const isVpc = (NetworkType ?? 'VPC') === 'VPC';
  return { NetworkType: isVpc ? 'VPC' : 'Classic', VPCId: VpcId ?? '', VswitchId: VSwitchId ?? '' };
}

function privateAddress(random: RandomSource): string {
  return `172.16.${Number(random.digits(2))}.${1 + Number(random.digits(2))}`;
}

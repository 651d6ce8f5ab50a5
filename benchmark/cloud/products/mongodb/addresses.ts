import { ApiError, type Attributes, type OperationHandler, type OperationSpec } from '../../spec/index.js';
import { checkPassword } from './accounts.js';
import { accountExists, addressExists, addressNotFound, nodeNotFound } from './errors.js';
import { needInstance, needRunning } from './need-instance.js';
import { nodeAddresses } from './nodes.js';

const byInstance = { DBInstanceId: { type: 'string', required: true } } as const;
const byNode = { ...byInstance, NodeId: { type: 'string' } } as const;

function addressesOf(attributes: Attributes): readonly Attributes[] {
  return attributes.NetworkAddresses as readonly Attributes[];
}

/** Nodes of a sharded cluster by id, with the kind that endpoints have. */
function nodeType({ ShardList, ConfigserverList }: Attributes, id: string): 'db' | 'cs' | undefined {
  const holds = (list: unknown) => Array.isArray(list) && (list as Attributes[]).some(({ NodeId }) => NodeId === id);
  if (holds(ShardList)) return 'db';
  return holds(ConfigserverList) ? 'cs' : undefined;
}

const describeAddresses: OperationHandler = (context) => {
  const { NodeId } = context.parameters;
  const all = addressesOf(needInstance(context).attributes);
  return {
    NetworkAddresses: {
      NetworkAddress: all.filter((address) => NodeId === undefined || address.NodeId === NodeId),
    },
  };
};

/** Gives a shard or config server endpoints inside the network, and the account that signs in there. */
const allocateNodeAddress: OperationHandler = (context) => {
  const record = needRunning(context);
  const { store, parameters, regionId } = context;
  const id = String(parameters.NodeId);
  const type = nodeType(record.attributes, id);
  if (type === undefined) throw new ApiError(nodeNotFound);
  const all = addressesOf(record.attributes);
  if (all.some((address) => address.NodeId === id)) throw new ApiError(addressExists);
  const { AccountName, AccountPassword } = parameters;
  if (AccountName !== undefined) {
    checkPassword(AccountPassword);
    const twins = store.find('dds/account', { DBInstanceId: record.id, AccountName });
    if (AccountName === 'root' || twins.some(({ attributes }) => attributes.CharacterType === type)) {
      throw new ApiError(accountExists);
    }
    store.insert({
      resource: 'dds/account',
      regionId,
      attributes: {
        DBInstanceId: record.id,
        AccountName,
        AccountPassword,
        CharacterType: type,
        AccountStatus: 'Available',
      },
    });
  }
  const network = { VpcId: record.attributes.VPCId, VSwitchId: record.attributes.VSwitchId };
  const added = nodeAddresses({ ...context, parameters: network }, id, type);
  store.enterState(store.update(record, { NetworkAddresses: [...all, ...added] }), 'NetAddressCreating');
  return {};
};

const releaseNodeAddress: OperationHandler = (context) => {
  const record = needRunning(context);
  const all = addressesOf(record.attributes);
  const doomed = (address: Attributes) => address.NodeId === context.parameters.NodeId && address.NodeType !== 'mongos';
  if (!all.some(doomed)) throw new ApiError(addressNotFound);
  const kept = all.filter((address) => !doomed(address));
  context.store.enterState(context.store.update(record, { NetworkAddresses: kept }), 'NetAddressDeleting');
  return {};
};

const isPublic = (address: Attributes) => address.NetworkType === 'Public';

/** Gives a node (or, without one, a replica set) an endpoint on the Internet. */
const allocatePublicAddress: OperationHandler = (context) => {
  const record = needRunning(context);
  const { store, random, parameters } = context;
  const NodeId = parameters.NodeId ?? '';
  const all = addressesOf(record.attributes);
  const ofNode = all.filter((address) => address.NodeId === NodeId);
  if (ofNode.some(isPublic)) throw new ApiError(addressExists);
  if (NodeId !== '' && ofNode.length === 0) throw new ApiError(nodeNotFound);
  const added = {
    NetworkAddress: `${NodeId === '' ? record.id : NodeId}-pub.mongodb.rds.aliyuncs.com`,
    NetworkType: 'Public',
    NodeId,
    NodeType: ofNode[0]?.NodeType ?? '',
    Role: 'Primary',
    Port: '3717',
    IPAddress: `203.0.113.${Number(random.digits(2))}`,
    VPCId: '',
    VswitchId: '',
  };
  store.enterState(store.update(record, { NetworkAddresses: [...all, added] }), 'NetAddressCreating');
  return {};
};

const releasePublicAddress: OperationHandler = (context) => {
  const record = needRunning(context);
  const NodeId = context.parameters.NodeId ?? '';
  const all = addressesOf(record.attributes);
  const doomed = (address: Attributes) => isPublic(address) && address.NodeId === NodeId;
  if (!all.some(doomed)) throw new ApiError(addressNotFound);
  const kept = all.filter((address) => !doomed(address));
  context.store.enterState(context.store.update(record, { NetworkAddresses: kept }), 'NetAddressDeleting');
  return {};
};

/** Operations on the endpoints of instances and nodes. */
export const addressOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeShardingNetworkAddress: {
    kind: 'custom',
    access: 'read',
    source: 'sdk',
    parameters: byNode,
    handler: describeAddresses,
  },
  AllocateNodePrivateNetworkAddress: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: {
      ...byNode,
      NodeId: { type: 'string', required: true },
      AccountName: { type: 'string' },
      AccountPassword: { type: 'secret' },
    },
    masked: ['AccountPassword'],
    handler: allocateNodeAddress,
  },
  ReleaseNodePrivateNetworkAddress: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: { ...byNode, NodeId: { type: 'string', required: true } },
    handler: releaseNodeAddress,
  },
  AllocatePublicNetworkAddress: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: byNode,
    handler: allocatePublicAddress,
  },
  ReleasePublicNetworkAddress: {
    kind: 'custom',
    access: 'write',
    source: 'sdk',
    parameters: byNode,
    handler: releasePublicAddress,
  },
};

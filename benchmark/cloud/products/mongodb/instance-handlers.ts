import { ApiError, type Attributes, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { zonesOf } from '../shared/regions.js';
import { checkPassword } from './accounts.js';
import { needRunning } from './need-instance.js';
import { replicaSetNodes, shardedNodes } from './nodes.js';
import { defaultGroups } from './whitelist.js';

const NETWORK_NOT_FOUND = {
  status: 400,
  code: 'InvalidVpcIdOrVswitchId.NotSupported',
  message: 'The specified vpcId or vSwitchId is not supported.',
};

/** Zone, network and whitelist of a new instance. */
export const checkNetwork: OperationHandler = ({ parameters, store, regionId }) => {
  const { VpcId, VSwitchId, ZoneId, AccountPassword, SecurityIPList, NetworkType = 'VPC' } = parameters;
  if (AccountPassword !== undefined) checkPassword(AccountPassword);
  const vswitch = VSwitchId === undefined ? undefined : store.get('vpc/vswitch', String(VSwitchId));
  const asked = VSwitchId !== undefined || VpcId !== undefined;
  const isWrong = vswitch?.regionId !== regionId || (VpcId !== undefined && vswitch.attributes.VpcId !== VpcId);
  if (NetworkType === 'VPC' && asked && isWrong) throw new ApiError(NETWORK_NOT_FOUND);
  return {
    ZoneId: ZoneId ?? vswitch?.attributes.ZoneId ?? zonesOf(regionId)[0]?.zoneId ?? '',
    ...(vswitch === undefined ? {} : { VPCId: vswitch.attributes.VpcId, VSwitchId: vswitch.id }),
    SecurityIpGroups: defaultGroups(SecurityIPList),
  };
};

/** The same for a sharded cluster, with its nodes. */
export const placeSharded: OperationHandler = (context) => {
  const place = checkNetwork(context);
  const { VPCId: VpcId, VSwitchId } = place;
  const nodes = shardedNodes({ ...context, parameters: { ...context.parameters, VpcId, VSwitchId } });
  return { ...place, DBInstanceType: 'sharding', ...nodes };
};

/** Every instance has the account root; it has no password until one is given. */
export const addRootAccount: RecordHook = ({ store, parameters, regionId }, record) => {
  const isSharded = record.attributes.DBInstanceType === 'sharding';
  store.insert({
    resource: 'dds/account',
    regionId,
    attributes: {
      DBInstanceId: record.id,
      AccountName: 'root',
      CharacterType: isSharded ? 'mongos' : 'normal',
      AccountStatus: parameters.AccountPassword === undefined ? 'Unavailable' : 'Available',
      AccountPassword: parameters.AccountPassword,
    },
  });
  return { OrderId: '' };
};

export const addReplicaSet: RecordHook = (context, record) => {
  context.store.update(record, replicaSetNodes(context, record.id));
  return addRootAccount(context, record);
};

export const restart: OperationHandler = (context) => {
  context.store.enterState(needRunning(context), 'Restarting');
  return {};
};

/** Accounts and backups go with their instance. */
export const removeBelongings: RecordHook = ({ store }, record): Attributes => {
  for (const kind of ['dds/account', 'dds/backup']) {
    for (const belonging of store.find(kind, { DBInstanceId: record.id })) store.remove(belonging);
  }
  return {};
};

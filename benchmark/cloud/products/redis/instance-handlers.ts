import { ApiError, type OperationContext, type OperationHandler, type RecordHook } from '../../spec/index.js';
import { placeOf } from '../shared/database/placement.js';
import { LOCAL_HOST } from '../shared/database/whitelists.js';
import { needInstance, needNormal } from './need-instance.js';

/** Gigabytes in the name of a class; the small ones have words instead. */
const CAPACITIES: Readonly<Record<string, number>> = {
  micro: 256,
  small: 1024,
  mid: 2048,
  stand: 4096,
  large: 8192,
};

/** Megabytes of memory that a class has; `redis.master.large.default` and the like. */
function capacityOf(instanceClass: string): number {
  const [, size = ''] = /^redis\.[a-z]+\.([a-z0-9]+)/.exec(instanceClass) ?? [];
  return CAPACITIES[size] ?? (Number.parseInt(size, 10) * 1024 || 1024);
}

/** Sizes a new instance, and places it in the zone and VPC of its vSwitch. */
export const placeInstance: OperationHandler = (context) => {
  const place = placeOf(context);
  const Capacity = capacityOf(String(context.parameters.InstanceClass));
  return { ...place, Capacity, ...(place.VpcId === undefined ? {} : { NetworkType: 'VPC' }) };
};

/** Gives a new instance its address. */
export const startInstance: RecordHook = ({ random, store }, instance) => {
  const ConnectionDomain = `${instance.id}.redis.rds.aliyuncs.com`;
  store.update(instance, {
    ConnectionDomain,
    PrivateIp: '172.16.0.20',
    Whitelists: [{ name: 'default', attribute: '', addresses: LOCAL_HOST }],
  });
  return { ConnectionDomain, OrderId: random.digits(12), QPS: 80000, Connections: 10000, Bandwidth: 10 };
};

export const restartInstance: OperationHandler = (context) => {
  const instance = context.store.enterState(needNormal(context), 'Rebooting');
  return { InstanceId: instance.id };
};

/** Releases an instance with its accounts; subscriptions run until they end. */
export const deleteInstance: OperationHandler = (context) => {
  const instance = needNormal(context);
  if (instance.attributes.ChargeType === 'PrePaid') {
    throw new ApiError({
      status: 403,
      code: 'InstanceStatus.NotSupport',
      message: 'The subscription instance cannot be released.',
    });
  }
  for (const account of context.store.find('r-kvstore/account', { InstanceId: instance.id })) {
    context.store.remove(account);
  }
  context.store.remove(instance);
  return {};
};

export const describeNetwork: OperationHandler = (context) => {
  const { attributes, id } = needInstance(context);
  const address = {
    ConnectionString: attributes.ConnectionDomain,
    DBInstanceNetType: '2',
    IPAddress: attributes.PrivateIp,
    IPType: 'Private',
    Port: '6379',
    VPCId: attributes.VpcId ?? '',
    VPCInstanceId: id,
    VSwitchId: attributes.VSwitchId ?? '',
    Upgradeable: 'Disabled',
    DirectConnection: 0,
    IsSlaveProxy: 0,
    SecurityIPGroups: { SecurityIPGroup: [] },
  };
  return { InstanceNetworkType: attributes.NetworkType, NetInfoItems: { InstanceNetInfo: [address] } };
};

/** Whether an engine version, such as `5.0`, is at least 4.0: audit logs need it. */
export function hasAuditLog(engineVersion: unknown): boolean {
  return Number.parseFloat(String(engineVersion)) >= 4;
}

export const describeEngineVersion: OperationHandler = (context) => {
  const { EngineVersion } = needInstance(context).attributes;
  return {
    Engine: 'redis',
    MajorVersion: EngineVersion,
    MinorVersion: `${String(EngineVersion)}_0.5.0.7`,
    IsLatestVersion: true,
    EnableUpgradeMajorVersion: !hasAuditLog(EngineVersion),
    EnableUpgradeMinorVersion: false,
  };
};

function auditOf(context: OperationContext) {
  return { DbAudit: 'false', Retention: '', ...(needInstance(context).attributes.AuditLog as Record<string, unknown>) };
}

export const describeAuditLogConfig: OperationHandler = (context) => auditOf(context);

/** Turns audit logs on or off, or changes how many days they are kept. */
export const modifyAuditLogConfig: OperationHandler = (context) => {
  const instance = needNormal(context);
  if (!hasAuditLog(instance.attributes.EngineVersion)) {
    throw new ApiError({
      status: 403,
      code: 'IncorrectEngineVersion',
      message: 'Current engine version does not support operations.',
    });
  }
  const { DbAudit, Retention } = context.parameters;
  const isOn = DbAudit ?? auditOf(context).DbAudit === 'true';
  const days = Retention ?? auditOf(context).Retention;
  context.store.update(instance, {
    AuditLog: { DbAudit: String(isOn), Retention: isOn ? String(days || 30) : '' },
  });
  return {};
};

export const describeAuditRecords: OperationHandler = (context) => {
  const instance = needInstance(context);
  return {
    InstanceName: instance.id,
    PageNumber: 1,
    PageSize: 30,
    TotalRecordCount: 0,
    StartTime: context.parameters.StartTime,
    EndTime: context.parameters.EndTime,
    Items: { SQL: [] },
  };
};

import type { OperationContext, OperationHandler, ResourceRecord } from '../../spec/handler.js';
import { toIds } from './ids.js';
import { needInstance } from './instance-power.js';
import { instanceTypeOf } from './instance-types.js';

/** Instances that `InstanceIds` (JSON) or `InstanceId.N` names, or all of the region. Unknown ids are left out. */
function wantedInstances({ parameters, store, regionId }: OperationContext): readonly ResourceRecord[] {
  const ids = [...toIds(parameters.InstanceIds), ...toIds(parameters.InstanceId)];
  const all = store.find('ecs/instance', {}, regionId);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

/** Pages of one: the selections here are small. */
function counted(total: number) {
  return { TotalCount: total, PageNumber: 1, PageSize: Math.max(10, total), NextToken: '' };
}

const userData: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  return { RegionId: context.regionId, InstanceId: instance.id, UserData: instance.attributes.UserData ?? '' };
};

const ramRole: OperationHandler = (context) => {
  const roles = wantedInstances(context)
    .filter(({ attributes }) => (attributes.RamRoleName ?? '') !== '')
    .map(({ id, attributes }) => ({ InstanceId: id, RamRoleName: attributes.RamRoleName }));
  return { RegionId: context.regionId, InstanceRamRoleSets: { InstanceRamRoleSet: roles }, ...counted(roles.length) };
};

const maintenance: OperationHandler = (context) => {
  const instances = wantedInstances(context);
  return {
    MaintenanceAttributes: {
      MaintenanceAttribute: instances.map(({ id }) => ({
        InstanceId: id,
        NotifyOnMaintenance: false,
        ActionOnMaintenance: {
          Value: 'AutoRecover',
          DefaultValue: 'AutoRecover',
          SupportedValues: { SupportedValue: ['Stop', 'AutoRecover', 'AutoRedeploy'] },
        },
        MaintenanceWindows: { MaintenanceWindow: [] },
      })),
    },
    ...counted(instances.length),
  };
};

const attachments: OperationHandler = (context) => {
  const instances = wantedInstances(context);
  return {
    Instances: {
      Instance: instances.map(({ id }) => ({
        InstanceId: id,
        PrivatePoolOptionsId: '',
        PrivatePoolOptionsMatchCriteria: 'Open',
      })),
    },
    ...counted(instances.length),
  };
};

const status: OperationHandler = (context) => {
  const instances = wantedInstances(context);
  return {
    InstanceStatuses: {
      InstanceStatus: instances.map((instance) => ({
        InstanceId: instance.id,
        Status: context.store.stateOf(instance),
      })),
    },
    ...counted(instances.length),
  };
};

const fullStatus: OperationHandler = (context) => {
  const instances = wantedInstances(context);
  return {
    InstanceFullStatusSet: {
      InstanceFullStatusType: instances.map((instance) => {
        const name = context.store.stateOf(instance) ?? '';
        return {
          InstanceId: instance.id,
          Status: { Code: ['Pending', 'Starting', 'Running', 'Stopping', 'Stopped'].indexOf(name), Name: name },
          HealthStatus: name === 'Running' ? { Code: 0, Name: 'Ok' } : { Code: 80, Name: 'NotApplicable' },
          ScheduledSystemEventSet: { ScheduledSystemEventType: [] },
        };
      }),
    },
    ...counted(instances.length),
  };
};

const renewal: OperationHandler = (context) => {
  const instances = wantedInstances(context);
  return {
    InstanceRenewAttributes: {
      InstanceRenewAttribute: instances.map(({ id }) => ({
        InstanceId: id,
        AutoRenewEnabled: false,
        RenewalStatus: 'Normal',
        Duration: 0,
        PeriodUnit: 'Month',
      })),
    },
    ...counted(instances.length),
  };
};

const remoteConsole: OperationHandler = (context) => {
  needInstance(context, context.parameters.InstanceId);
  return { VncUrl: `wss%3A%2F%2F${context.regionId}-vnc.aliyun.com%2F%3Ftoken%3D${context.random.secret(24)}` };
};

/** One value a minute of the last while; idle instances have low ones. */
const monitor: OperationHandler = (context) => {
  const instance = needInstance(context, context.parameters.InstanceId);
  const isBusy = context.store.stateOf(instance) === 'Running';
  const cores = instanceTypeOf(String(instance.attributes.InstanceType))?.cores ?? 1;
  const minutes = isBusy ? [5, 4, 3, 2, 1] : [];
  return {
    MonitorData: {
      InstanceMonitorData: minutes.map((ago) => ({
        InstanceId: instance.id,
        TimeStamp: new Date(Math.floor(context.now / 60_000 - ago) * 60_000).toISOString().replace('.000', ''),
        CPU: (ago * 7 + cores) % 5,
        InternetBandwidth: 0,
        IntranetBandwidth: 2,
        IOPSRead: 0,
        IOPSWrite: (ago * 3) % 4,
        BPSRead: 0,
        BPSWrite: 4096,
      })),
    },
  };
};

/** Handlers of the read operations beside DescribeInstances. */
export const instanceReads = {
  userData,
  ramRole,
  maintenance,
  attachments,
  status,
  fullStatus,
  renewal,
  remoteConsole,
  monitor,
};

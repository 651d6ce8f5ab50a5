import { ApiError, type OperationHandler, type OperationSpec, type ResourceRecord } from '../../spec/index.js';
import { needInstance, needRunning } from './need-instance.js';

/** Days that audit logs may be kept. */
export const RETENTIONS = ['30', '180', '365', '1095', '1825'];
const NAMED = { DBInstanceId: { type: 'string', required: true } } as const;

interface SqlCollector {
  readonly SQLCollectorStatus: string;
  readonly ConfigValue: string;
}

function collectorOf({ attributes }: ResourceRecord): SqlCollector {
  return attributes.SqlCollector as SqlCollector;
}

/** Turns SQL Explorer, the paid edition of the audit of statements, on or off. */
const modifyPolicy: OperationHandler = (context) => {
  const instance = needRunning(context, 'OperationDenied.DBInstanceStatus');
  const isOn = context.parameters.SQLCollectorStatus === 'Enable';
  context.store.update(instance, {
    SqlCollector: { SQLCollectorStatus: isOn ? 'Enable' : 'Disabled', ConfigValue: isOn ? '30' : '0' },
  });
  return {};
};

const modifyRetention: OperationHandler = (context) => {
  const instance = needRunning(context, 'OperationDenied.DBInstanceStatus');
  const collector = collectorOf(instance);
  if (collector.SQLCollectorStatus !== 'Enable') {
    throw new ApiError({
      status: 403,
      code: 'OperationDenied.SQLCollectorStatus',
      message: 'SQL Explorer is not enabled for the instance.',
    });
  }
  context.store.update(instance, {
    SqlCollector: { ...collector, ConfigValue: String(context.parameters.ConfigValue) },
  });
  return {};
};

/** SQL Explorer (SQL audit) of an instance. */
export const sqlAuditOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeSQLCollectorPolicy: {
    kind: 'custom',
    access: 'read',
    source: 'provider',
    parameters: NAMED,
    handler: (context) => {
      const { SQLCollectorStatus, ConfigValue } = collectorOf(needInstance(context));
      return { SQLCollectorStatus, StoragePeriod: Number(ConfigValue) };
    },
  },
  ModifySQLCollectorPolicy: {
    kind: 'custom',
    access: 'write',
    source: 'provider',
    parameters: {
      ...NAMED,
      SQLCollectorStatus: { type: 'string', required: true, values: ['Enable', 'Disabled'] },
    },
    handler: modifyPolicy,
  },
  DescribeSQLCollectorRetention: {
    kind: 'custom',
    access: 'read',
    source: 'provider',
    parameters: NAMED,
    handler: (context) => ({ ConfigValue: collectorOf(needInstance(context)).ConfigValue }),
  },
  ModifySQLCollectorRetention: {
    kind: 'custom',
    access: 'write',
    source: 'provider',
    parameters: { ...NAMED, ConfigValue: { type: 'string', required: true, values: RETENTIONS } },
    handler: modifyRetention,
  },
};

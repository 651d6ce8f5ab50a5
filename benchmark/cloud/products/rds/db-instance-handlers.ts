import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type ResourceRecord,
} from '../../spec/index.js';
import { setPath } from '../../spec/values.js';
import { placeOf } from '../shared/database/placement.js';
import { INSTANCE, needInstance, needRunning } from './need-instance.js';

/** What the endpoint of an engine ends in, and its port. */
const MYSQL = { domain: 'mysql', port: '3306' };
const ENDPOINTS: Readonly<Record<string, typeof MYSQL>> = {
  MariaDB: { domain: 'mariadb', port: '3306' },
  PostgreSQL: { domain: 'pg', port: '5432' },
  SQLServer: { domain: 'sqlserver', port: '1433' },
};
/** Never part of an answer. */
const HIDDEN = ['Whitelists', 'SqlCollector', 'SecurityIPList'];

/** Places a new instance in the zone and VPC of its vSwitch. */
export const placeInstance: OperationHandler = (context) => {
  const place = placeOf(context);
  return place.VpcId === undefined ? place : { ...place, InstanceNetworkType: 'VPC' };
};

/** Gives a new instance its address and its first whitelist. */
export const startInstance: RecordHook = ({ random, store }, instance) => {
  const { domain, port: Port } = ENDPOINTS[String(instance.attributes.Engine)] ?? MYSQL;
  const ConnectionString = `${instance.id}.${domain}.rds.aliyuncs.com`;
  const first = { name: 'default', attribute: '', addresses: instance.attributes.SecurityIPList };
  store.update(instance, { ConnectionString, Port, Whitelists: [first] });
  return { ConnectionString, Port, OrderId: random.digits(12) };
};

function show({ store }: OperationContext, instance: ResourceRecord): Record<string, unknown> {
  const answer: Record<string, unknown> = { DBInstanceStatus: store.stateOf(instance) };
  for (const [name, value] of Object.entries(instance.attributes)) {
    if (!HIDDEN.includes(name)) setPath(answer, name, value);
  }
  const tags = Object.entries(instance.tags).map(([TagKey, TagValue]) => ({ TagKey, TagValue }));
  return { ...answer, CreateTime: instance.attributes.CreationTime, Tags: { Tag: tags } };
}

export const describeInstance: OperationHandler = (context) => {
  const instance = needInstance(context);
  const attributes = {
    ...show(context, instance),
    SecurityIPList: instance.attributes.SecurityIPList,
    DBInstanceMemory: 4096,
    DBInstanceCPU: '2',
    MaxConnections: 4000,
    MaxIOPS: 7000,
    AvailabilityValue: '100.0%',
    DBInstanceClassType: 's',
    IPType: 'IPv4',
    ReadOnlyDBInstanceIds: { ReadOnlyDBInstanceId: [] },
    Extra: { DBInstanceIds: { DBInstanceId: [] } },
  };
  return { Items: { DBInstanceAttribute: [attributes] } };
};

/** Filters of DescribeDBInstances that compare one attribute; the id also takes several, joined by commas. */
const FILTERS = ['DBInstanceId', 'Engine', 'VpcId', 'VSwitchId', 'ZoneId', 'PayType', 'ResourceGroupId'];

export const listInstances: OperationHandler = (context) => {
  const { parameters, regionId, store } = context;
  const wantedTags = tagsOf(parameters.Tags);
  const search = String(parameters.SearchKey ?? '');
  const found = store
    .find(INSTANCE, {}, regionId)
    .filter(({ attributes }) =>
      FILTERS.every((name) => (parameters[name] ?? '') === '' || isOneOf(parameters[name], attributes[name])),
    )
    .filter((record) => (parameters.DBInstanceStatus ?? store.stateOf(record)) === store.stateOf(record))
    .filter(({ id, attributes }) => `${id} ${String(attributes.DBInstanceDescription ?? '')}`.includes(search))
    .filter(({ tags }) => Object.entries(wantedTags).every(([key, value]) => tags[key] === value))
    .toReversed();
  const size = numberOf(parameters, 'PageSize', 30, 100);
  const page = numberOf(parameters, 'PageNumber', 1);
  const items = found.slice((page - 1) * size, page * size);
  return {
    PageNumber: page,
    PageRecordCount: items.length,
    TotalRecordCount: found.length,
    NextToken: '',
    Items: { DBInstance: items.map((instance) => show(context, instance)) },
  };
};

function isOneOf(given: unknown, held: unknown): boolean {
  return String(given).split(',').includes(String(held));
}

/** Tags as this call takes them: JSON text of an object. */
function tagsOf(given: unknown): Readonly<Record<string, string>> {
  if (typeof given !== 'string' || given === '') return {};
  try {
    return JSON.parse(given) as Readonly<Record<string, string>>;
  } catch {
    throw invalid('Tags');
  }
}

function numberOf(parameters: Attributes, name: string, initial: number, most = Number.POSITIVE_INFINITY): number {
  const number = Number(parameters[name] || initial);
  if (!Number.isInteger(number) || number < 1 || number > most) throw invalid(name);
  return number;
}

function invalid(name: string): ApiError {
  return new ApiError({ status: 400, code: `Invalid${name}.Malformed`, message: `The ${name} is not valid.` });
}

export const describeNetwork: OperationHandler = (context) => {
  const { attributes, id } = needInstance(context);
  const address = {
    ConnectionString: attributes.ConnectionString,
    ConnectionStringType: 'Normal',
    IPAddress: '172.16.0.10',
    IPType: 'Private',
    Port: attributes.Port,
    VPCId: attributes.VpcId ?? '',
    VSwitchId: attributes.VSwitchId ?? '',
    Upgradeable: 'Disabled',
    SecurityIPGroups: { securityIPGroup: [] },
    DBInstanceWeights: { DBInstanceWeight: [{ DBInstanceId: id, Weight: '0' }] },
  };
  return {
    InstanceNetworkType: attributes.InstanceNetworkType,
    SecurityIPMode: 'normal',
    DBInstanceNetInfos: { DBInstanceNetInfo: [address] },
  };
};

export const restartInstance: OperationHandler = (context) => {
  context.store.enterState(needRunning(context, 'OperationDenied.DBInstanceStatus'), 'Rebooting');
  return {};
};

/** Releases an instance with its accounts and databases; subscriptions run until they end. */
export const deleteInstance: OperationHandler = (context) => {
  const instance = needRunning(context, 'OperationDenied.DBInstanceStatus');
  if (instance.attributes.PayType === 'Prepaid') {
    throw new ApiError({
      status: 403,
      code: 'OperationDenied.PayType',
      message: 'The operation is not permitted due to the pay type of the instance.',
    });
  }
  for (const kind of ['rds/account', 'rds/database']) {
    for (const part of context.store.find(kind, { DBInstanceId: instance.id })) context.store.remove(part);
  }
  context.store.remove(instance);
  return { RegionId: context.regionId };
};

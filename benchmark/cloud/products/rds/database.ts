import { ApiError, type OperationHandler, type ResourceSpec } from '../../spec/index.js';
import { needRunning } from './need-instance.js';

const DATABASE = 'rds/database';
const INSTANCE = { DBInstanceId: { type: 'string', required: true } } as const;
const NAMED = { ...INSTANCE, DBName: { type: 'string', required: true } } as const;

const create: OperationHandler = (context) => {
  const instance = needRunning(context);
  const { CharacterSetName, DBDescription, DBName } = context.parameters;
  if (!/^[a-z][a-z0-9_-]{0,62}[a-z0-9]$/.test(String(DBName))) {
    throw new ApiError({ status: 400, code: 'InvalidDBName.Format', message: 'Specified database name is not valid.' });
  }
  const id = `${instance.id}/${String(DBName)}`;
  if (context.store.get(DATABASE, id) !== undefined) {
    throw new ApiError({ status: 400, code: 'InvalidDBName.Duplicate', message: 'The database name already exists.' });
  }
  context.store.insert({
    resource: DATABASE,
    id,
    attributes: { DBInstanceId: instance.id, DBName, CharacterSetName, DBDescription: DBDescription ?? '' },
  });
  return {};
};

const list: OperationHandler = (context) => {
  const instance = needRunning(context);
  const found = context.store.find(DATABASE, { DBInstanceId: instance.id });
  const databases = found.map(({ attributes }) => ({
    DBInstanceId: instance.id,
    DBName: attributes.DBName,
    CharacterSetName: attributes.CharacterSetName,
    DBDescription: attributes.DBDescription,
    DBStatus: 'Running',
    Engine: instance.attributes.Engine,
    Accounts: { AccountPrivilegeInfo: [] },
  }));
  return { Databases: { Database: databases } };
};

const remove: OperationHandler = (context) => {
  const instance = needRunning(context);
  const database = context.store.get(DATABASE, `${instance.id}/${String(context.parameters.DBName)}`);
  if (database === undefined) {
    throw new ApiError({
      status: 404,
      code: 'InvalidDBName.NotFound',
      message: 'The specified database is not found.',
    });
  }
  context.store.remove(database);
  return {};
};

/** Databases of an instance. */
export const database: ResourceSpec = {
  name: 'database',
  label: { zh: '数据库', en: 'Database' },
  id: { attribute: 'DatabaseKey', from: 'caller' },
  scope: 'global',
  attributes: {
    DatabaseKey: {
      type: 'string',
      label: { zh: '数据库', en: 'Database' },
      source: 'assumed',
      generated: { kind: 'id' },
    },
    DBInstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk' },
    DBName: { type: 'string', label: { zh: '数据库名称', en: 'Database Name' }, source: 'sdk' },
    CharacterSetName: { type: 'string', label: { zh: '字符集', en: 'Character Set' }, source: 'sdk' },
    DBDescription: { type: 'string', label: { zh: '备注说明', en: 'Description' }, source: 'sdk' },
  },
  operations: {
    CreateDatabase: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { ...NAMED, CharacterSetName: { type: 'string', default: 'utf8mb4' } },
      handler: create,
    },
    DescribeDatabases: { kind: 'custom', access: 'read', source: 'provider', parameters: INSTANCE, handler: list },
    DeleteDatabase: { kind: 'custom', access: 'write', source: 'provider', parameters: NAMED, handler: remove },
  },
  notFound: { status: 404, code: 'InvalidDBName.NotFound', message: 'The specified database is not found.' },
};

import type { OperationHandler, OperationSpec, ResourceSpec } from '../../spec/index.js';
import {
  createIndex,
  createLogstore,
  deleteIndex,
  deleteLogstore,
  getIndex,
  getLogstore,
  getMeteringMode,
  listLogstores,
  listShards,
  updateIndex,
  updateLogstore,
} from './logstore-handlers.js';

function operation(access: 'read' | 'write', handler: OperationHandler): OperationSpec {
  return { kind: 'custom', access, source: 'sdk', handler };
}

/** Logstores and metric stores, named in their project. */
export const logstore: ResourceSpec = {
  name: 'logstore',
  label: { zh: 'Logstore', en: 'Logstore' },
  id: { attribute: 'logstoreKey', from: 'caller' },
  ramResource: 'project/{projectName}/logstore/{logstoreName}',
  scope: 'region',
  attributes: {
    logstoreKey: {
      type: 'string',
      label: { zh: 'Logstore', en: 'Logstore' },
      source: 'assumed',
      generated: { kind: 'id' },
    },
    projectName: { type: 'string', label: { zh: 'Project', en: 'Project' }, source: 'sdk' },
    logstoreName: { type: 'string', label: { zh: 'Logstore名称', en: 'Logstore Name' }, source: 'document' },
    enable_tracking: { type: 'boolean', label: { zh: 'WebTracking', en: 'WebTracking' }, source: 'document' },
    ttl: {
      type: 'integer',
      label: { zh: '数据保存时间', en: 'Data Retention Period' },
      source: 'document',
    },
    shardCount: { type: 'integer', label: { zh: 'Shard数目', en: 'Shards' }, source: 'document' },
    autoSplit: { type: 'boolean', label: { zh: '自动分裂Shard', en: 'Automatic Sharding' }, source: 'document' },
    maxSplitShard: { type: 'integer', label: { zh: '最大分裂数', en: 'Maximum Shards' }, source: 'document' },
    appendMeta: { type: 'boolean', label: { zh: '记录外网IP', en: 'Log Public IP' }, source: 'document' },
    mode: { type: 'string', label: { zh: '类型', en: 'Type' }, source: 'sdk' },
    telemetryType: { type: 'string', label: { zh: '数据类型', en: 'Data Type' }, source: 'sdk' },
    createTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    lastModifyTime: {
      type: 'time',
      label: { zh: '修改时间', en: 'Modified At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    index: { type: 'object', label: { zh: '索引', en: 'Index' }, source: 'sdk', shown: 'never' },
  },
  operations: {
    CreateLogStore: operation('write', createLogstore),
    GetLogStore: operation('read', getLogstore),
    ListLogStores: operation('read', listLogstores),
    UpdateLogStore: operation('write', updateLogstore),
    DeleteLogStore: operation('write', deleteLogstore),
    ListShards: operation('read', listShards),
    GetLogStoreMeteringMode: operation('read', getMeteringMode),
    CreateIndex: operation('write', createIndex),
    GetIndex: operation('read', getIndex),
    UpdateIndex: operation('write', updateIndex),
    DeleteIndex: operation('write', deleteIndex),
  },
  notFound: { status: 404, code: 'LogStoreNotExist', message: 'logstore {id} does not exist' },
  alreadyExists: { status: 400, code: 'LogStoreAlreadyExist', message: 'logstore {id} already exists' },
};

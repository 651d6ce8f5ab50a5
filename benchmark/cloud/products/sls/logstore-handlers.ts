import type { OperationContext, OperationHandler, ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { invalidParameter, refuse } from './errors.js';
import { offsetPage } from './paging.js';
import { needProject } from './project-handlers.js';
import { unixSeconds } from './times.js';

const LOGSTORE = 'sls/logstore';
/** The longest retention, in days; it means for ever. */
export const FOR_EVER = 3650;
const MOST_IN_PROJECT = 200;

/** Settings that a caller may choose, with what holds where it does not. */
const SETTINGS = {
  ttl: 30,
  shardCount: 2,
  enable_tracking: false,
  appendMeta: false,
  autoSplit: false,
  maxSplitShard: 0,
  mode: 'standard',
  telemetryType: '',
} as const;

function keyOf(projectName: string, logstoreName: string): string {
  return `${projectName}/${logstoreName}`;
}

/** The logstore that a call names, in the project that it names. */
export function needLogstore(context: OperationContext): ResourceRecord {
  const project = needProject(context);
  const name = nameOf(context);
  const logstore = context.store.get(LOGSTORE, keyOf(project.id, name));
  if (logstore === undefined) throw refuse(404, 'LogStoreNotExist', `logstore ${name} does not exist`);
  context.reference('ACS::SLS::Logstore', name);
  return logstore;
}

function nameOf({ parameters }: OperationContext): string {
  return String(parameters.logstoreName ?? '');
}

function settingsOf({ parameters }: OperationContext): Record<string, unknown> {
  const given = Object.keys(SETTINGS).filter((name) => parameters[name] !== undefined);
  const settings = Object.fromEntries(given.map((name) => [name, parameters[name]]));
  const { ttl, shardCount } = settings;
  if (ttl !== undefined && !isWithin(ttl, FOR_EVER)) throw invalidParameter('The ttl is invalid.');
  if (shardCount !== undefined && !isWithin(shardCount, 10)) throw invalidParameter('The shardCount is invalid.');
  return settings;
}

function isWithin(given: unknown, most: number): boolean {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= most;
}

export const createLogstore: OperationHandler = (context) => {
  const project = needProject(context);
  const logstoreName = String(context.parameters.logstoreName ?? '');
  if (!/^[a-z0-9][a-z0-9_-]{0,61}[a-z0-9]$/.test(logstoreName)) {
    throw refuse(400, 'LogStoreInfoInvalid', 'The logstore name is invalid.');
  }
  const siblings = context.store.find(LOGSTORE, { projectName: project.id });
  if (siblings.some((sibling) => sibling.attributes.logstoreName === logstoreName)) {
    throw refuse(400, 'LogStoreAlreadyExist', `logstore ${logstoreName} already exists`);
  }
  if (siblings.length >= MOST_IN_PROJECT) {
    throw refuse(400, 'LogStoreQuotaExceed', 'The number of logstores in the project has reached its quota.');
  }
  const settings = settingsOf(context);
  context.store.insert({
    resource: LOGSTORE,
    id: keyOf(project.id, logstoreName),
    regionId: project.regionId,
    attributes: { ...SETTINGS, ...settings, logstoreName, projectName: project.id },
  });
  context.reference('ACS::SLS::Logstore', logstoreName);
  return {};
};

export const getLogstore: OperationHandler = (context) => {
  const { projectName: _project, logstoreKey: _key, index: _index, ...shown } = needLogstore(context).attributes;
  return {
    ...shown,
    createTime: unixSeconds(shown.createTime),
    lastModifyTime: unixSeconds(shown.lastModifyTime),
    hot_ttl: 0,
  };
};

export const listLogstores: OperationHandler = (context) => {
  const project = needProject(context);
  const { parameters, store } = context;
  const part = String(parameters.logstoreName ?? '');
  const type = parameters.telemetryType;
  const names = store
    .find(LOGSTORE, { projectName: project.id })
    .filter(({ attributes }) => type === undefined || attributes.telemetryType === (type === 'None' ? '' : type))
    .map(({ attributes }) => String(attributes.logstoreName))
    .filter((name) => name.includes(part));
  const { items, fields } = offsetPage(parameters, names.sort(), { size: 200, maximum: 500 });
  return { ...fields, logstores: items };
};

export const updateLogstore: OperationHandler = (context) => {
  const logstore = needLogstore(context);
  const { shardCount: _fixed, ...settings } = settingsOf(context);
  context.store.update(logstore, { ...settings, lastModifyTime: isoTime(context.now) });
  return {};
};

export const deleteLogstore: OperationHandler = (context) => {
  context.store.remove(needLogstore(context));
  return {};
};

export const listShards: OperationHandler = (context) => {
  const { attributes } = needLogstore(context);
  const shards = Array.from({ length: Number(attributes.shardCount) }, (_, shardID) => ({
    shardID,
    status: 'readwrite',
    createTime: unixSeconds(attributes.createTime),
  }));
  return { shards };
};

/** Every logstore here is billed by feature, as new ones are by default. */
export const getMeteringMode: OperationHandler = (context) => {
  needLogstore(context);
  return { meteringMode: 'ChargeByFunction' };
};

export const createIndex: OperationHandler = (context) => {
  const logstore = needLogstore(context);
  if (logstore.attributes.index !== undefined) {
    throw refuse(400, 'IndexAlreadyExist', 'log store index is already created');
  }
  context.store.update(logstore, { index: indexOf(context) });
  return {};
};

export const getIndex: OperationHandler = (context) => {
  const { index } = needLogstore(context).attributes;
  if (typeof index !== 'object' || index === null) {
    throw refuse(404, 'IndexConfigNotExist', "index config doesn't exist");
  }
  return { ...index };
};

export const updateIndex: OperationHandler = (context) => {
  getIndex(context);
  context.store.update(needLogstore(context), { index: indexOf(context) });
  return {};
};

export const deleteIndex: OperationHandler = (context) => {
  getIndex(context);
  context.store.update(needLogstore(context), { index: undefined });
  return {};
};

function indexOf({ now, parameters }: OperationContext) {
  const { line, keys, ttl } = parameters;
  return { line, keys, ttl: ttl ?? 30, index_mode: 'v2', lastModifyTime: Math.floor(now / 1000) };
}

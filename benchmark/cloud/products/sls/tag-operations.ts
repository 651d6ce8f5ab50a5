import type { OperationContext, OperationHandler, OperationSpec, ResourceRecord } from '../../spec/index.js';
import { invalidParameter, refuse } from './errors.js';

/** Tags of the log service; projects and logstores bear them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['project', 'sls/project'],
  ['logstore', 'sls/logstore'],
]);

function kindOf({ parameters }: OperationContext): string {
  const kind = KINDS.get(String(parameters.resourceType));
  if (kind === undefined) throw invalidParameter('The resourceType is invalid.');
  return kind;
}

function named(context: OperationContext): readonly ResourceRecord[] {
  const kind = kindOf(context);
  const { parameters, store } = context;
  return texts(parameters.resourceId).map((id) => {
    // A logstore is named as `project#logstore`.
    const record = store.get(kind, id.replace('#', '/'), context.regionId);
    if (record === undefined) throw refuse(404, 'ResourceNotExist', `The resource ${id} does not exist.`);
    return record;
  });
}

/** A list in the body, or JSON text of one in the query. */
function items(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string' || given === '') return [];
  try {
    const parsed: unknown = JSON.parse(given);
    return Array.isArray(parsed) ? parsed : [given];
  } catch {
    return [given];
  }
}

function texts(given: unknown): readonly string[] {
  return items(given).map(String);
}

const tag: OperationHandler = (context) => {
  const tags = Object.fromEntries(
    (items(context.parameters.tags) as readonly Record<string, unknown>[]).map(({ key, value }) => [
      String(key),
      String(value ?? ''),
    ]),
  );
  for (const record of named(context)) context.store.setTags(record, { ...record.tags, ...tags });
  return {};
};

const untag: OperationHandler = (context) => {
  const keys = texts(context.parameters.tags);
  const all = String(context.parameters.all) === 'true';
  for (const record of named(context)) {
    const kept = Object.entries(record.tags).filter(([key]) => !all && !keys.includes(key));
    context.store.setTags(record, Object.fromEntries(kept));
  }
  return {};
};

const list: OperationHandler = (context) => {
  const { parameters, regionId, store } = context;
  const records = texts(parameters.resourceId).length > 0 ? named(context) : store.find(kindOf(context), {}, regionId);
  const tagResources = records.flatMap((record) =>
    Object.entries(record.tags).map(([tagKey, tagValue]) => ({
      resourceType: parameters.resourceType,
      resourceId: record.id.replace('/', '#'),
      tagKey,
      tagValue,
    })),
  );
  return { nextToken: '', tagResources };
};

function operation(access: 'read' | 'write', handler: OperationHandler): OperationSpec {
  return {
    kind: 'custom',
    access,
    source: 'provider',
    parameters: { resourceType: { type: 'string', required: true } },
    handler,
  };
}

/** TagResources, UntagResources and ListTagResources in the log service's own form. */
export const tagOperations: Readonly<Record<string, OperationSpec>> = {
  TagResources: operation('write', tag),
  UntagResources: operation('write', untag),
  ListTagResources: operation('read', list),
};

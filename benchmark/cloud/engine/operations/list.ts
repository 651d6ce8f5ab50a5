import type { OperationContext, ResourceRecord } from '../../spec/handler.js';
import type { ListFilter, ListOperation } from '../../spec/operation.js';
import { hasTag, setPath } from '../../spec/values.js';
import { matches } from '../authorisation/like.js';
import { pageOf } from '../paging.js';
import { toList } from '../parameters.js';
import { renderRecord } from '../render.js';
import { tagsOf } from '../tags.js';
import type { ResourceOperation } from './target.js';

/** Lists the resources of the region (or the account) that pass the filters, newest first as the consoles do. */
export function runList(spec: ListOperation, operation: ResourceOperation, context: OperationContext) {
  const { product, resource, resourceKey } = operation;
  const regionId = resource.scope === 'region' ? context.regionId : undefined;
  const read = (record: ResourceRecord, attribute: string) =>
    resource.attributes[attribute]?.generated?.kind === 'state'
      ? context.store.stateOf(record)
      : record.attributes[attribute];
  const added = spec.before?.(context) ?? {};
  const tags = resource.tags === undefined ? {} : tagsOf(context.parameters);
  const records = context.store
    .find(resourceKey, {}, regionId)
    .filter((record) => spec.keep?.(context, record) ?? true)
    .filter((record) => spec.filters.every((filter) => passes(filter, record, context, read)))
    .filter((record) => hasTags(record, tags))
    .toReversed();
  const { items, fields } = pageOf(product, spec, context.parameters, records);
  const answer: Record<string, unknown> = { ...fields, ...added };
  setPath(
    answer,
    spec.itemsAt,
    items.map((record) => ({
      ...renderRecord(resource, record, 'list', context.now, spec.itemAttributes),
      ...spec.after?.(context, record),
    })),
  );
  return answer;
}

function passes(
  { parameter, attribute, match }: ListFilter,
  record: ResourceRecord,
  context: OperationContext,
  read: (record: ResourceRecord, attribute: string) => unknown,
) {
  const given = context.parameters[parameter];
  if (given === undefined || given === '') return true;
  const held = read(record, attribute);
  // What holds several, such as the security groups of an instance, passes by any of them.
  const values = (Array.isArray(held) ? held : [held ?? '']).map(String);
  if (match === 'pattern' && typeof given === 'string' && given.includes('*')) {
    return values.some((value) => matches(given, value));
  }
  const wanted = match === 'listed' && typeof given === 'string' ? given.split(',') : toList(given);
  return wanted.some((one) => values.includes(String(one)));
}

function hasTags(record: ResourceRecord, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, value]) => hasTag(record.tags, key, value));
}

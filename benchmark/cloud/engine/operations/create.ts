import type { OperationContext } from '../../spec/handler.js';
import type { CreateOperation } from '../../spec/operation.js';
import { renderRecord } from '../render.js';
import { tagsOf } from '../tags.js';
import { checkReference, mention, type ResourceOperation } from './target.js';

/** Creates a resource from the parameters it accepts. */
export function runCreate(spec: CreateOperation, operation: ResourceOperation, context: OperationContext) {
  const { resource, resourceKey } = operation;
  const attributes: Record<string, unknown> = {};
  for (const name of spec.accepts) {
    const value = context.parameters[name];
    if (value === undefined) continue;
    attributes[name] = value;
    checkReference(operation, context, name, String(value));
  }
  const existing = existingOf(operation, context);
  if (spec.whenExists !== undefined && existing !== undefined) {
    mention(operation, context, existing.id);
    return spec.whenExists(context, existing);
  }
  const extra = spec.before?.(context) ?? {};
  const record = context.store.insert({
    resource: resourceKey,
    regionId: context.regionId,
    attributes: { ...attributes, ...extra },
    tags: resource.tags === undefined ? {} : tagsOf(context.parameters),
  });
  mention(operation, context, record.id);
  const added = spec.after?.(context, record) ?? {};
  if ('under' in spec.returns) {
    return { [spec.returns.under]: renderRecord(resource, record, 'detail', context.now), ...added };
  }
  return { ...renderRecord(resource, record, 'detail', context.now, spec.returns), ...added };
}

function existingOf({ resource, resourceKey }: ResourceOperation, { parameters, regionId, store }: OperationContext) {
  const id = resource.id.from === 'caller' ? parameters[resource.id.attribute] : undefined;
  return id === undefined ? undefined : store.get(resourceKey, String(id), regionId);
}

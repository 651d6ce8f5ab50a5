import type { OperationContext } from '../../spec/handler.js';
import type { ModifyOperation } from '../../spec/operation.js';
import { renderRecord } from '../render.js';
import { checkReference, needTarget, type ResourceOperation } from './target.js';

/** Changes attributes of one resource; what the call does not name stays. */
export function runModify(spec: ModifyOperation, operation: ResourceOperation, context: OperationContext) {
  const { resource } = operation;
  const record = needTarget(operation, context);
  const extra = spec.before?.(context) ?? {};
  const changes = Object.fromEntries(
    Object.entries(spec.sets).flatMap(([parameter, attribute]) => {
      const value = context.parameters[parameter];
      return value === undefined ? [] : [[attribute, value]];
    }),
  );
  for (const [attribute, value] of Object.entries(changes)) {
    if (value !== '') checkReference(operation, context, attribute, String(value));
  }
  const changed = context.store.update(record, { ...changes, ...extra });
  const added = spec.after?.(context, changed) ?? {};
  const latest = context.store.get(operation.resourceKey, changed.id, changed.regionId) ?? changed;
  if (spec.returns === undefined) return added;
  return { [spec.returns.under]: renderRecord(resource, latest, 'detail', context.now), ...added };
}

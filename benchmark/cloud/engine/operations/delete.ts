import { ApiError } from '../../spec/errors.js';
import type { OperationContext } from '../../spec/handler.js';
import type { DeleteOperation } from '../../spec/operation.js';
import { needTarget, type ResourceOperation } from './target.js';

/** Deletes one resource unless others still depend on it. */
export function runDelete(spec: DeleteOperation, operation: ResourceOperation, context: OperationContext) {
  const record = needTarget(operation, context);
  spec.before?.(context, record);
  for (const rule of operation.resource.blockedBy ?? []) {
    const [dependent] = context.store.find(rule.resource, { [rule.attribute]: record.id });
    if (dependent !== undefined) throw new ApiError(rule.error, { id: record.id, dependent: dependent.id });
  }
  context.store.remove(record);
  return spec.after?.(context, record) ?? {};
}

import type { OperationContext } from '../../spec/handler.js';
import type { DescribeOperation } from '../../spec/operation.js';
import { renderRecord } from '../render.js';
import { findTarget, needTarget, type ResourceOperation } from './target.js';

/** Shows one resource. */
export function runDescribe(spec: DescribeOperation, operation: ResourceOperation, context: OperationContext) {
  const { resource } = operation;
  if (spec.whenMissing === 'empty' && findTarget(operation, context) === undefined) {
    return { [resource.id.attribute]: '' };
  }
  const record = needTarget(operation, context);
  const shown = renderRecord(resource, record, 'detail', context.now);
  const added = spec.after?.(context, record) ?? {};
  return spec.under === undefined ? { ...shown, ...added } : { [spec.under]: { ...shown, ...added } };
}

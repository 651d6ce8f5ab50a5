import type { CatalogOperation } from '../../spec/catalog.js';
import type { OperationContext } from '../../spec/handler.js';
import { runCreate } from './create.js';
import { runDelete } from './delete.js';
import { runDescribe } from './describe.js';
import { runList } from './list.js';
import { runModify } from './modify.js';

/** Runs a checked operation and computes its answer. */
export function runOperation(
  operation: CatalogOperation,
  context: OperationContext,
): Readonly<Record<string, unknown>> {
  return { ...operation.product.success, ...answerOf(operation, context) };
}

function answerOf(operation: CatalogOperation, context: OperationContext): Readonly<Record<string, unknown>> {
  const { spec, resource } = operation;
  if (spec.kind === 'custom') return spec.handler(context);
  if (resource === undefined) throw new Error(`${operation.action} of ${operation.product.code} has no resource.`);
  const target = { ...operation, resource };
  switch (spec.kind) {
    case 'create':
      return runCreate(spec, target, context);
    case 'describe':
      return runDescribe(spec, target, context);
    case 'list':
      return runList(spec, target, context);
    case 'modify':
      return runModify(spec, target, context);
    case 'delete':
      return runDelete(spec, target, context);
  }
}

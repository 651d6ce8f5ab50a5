import type { CatalogOperation } from '../../spec/catalog.js';
import { ApiError } from '../../spec/errors.js';
import type { OperationContext, ResourceRecord } from '../../spec/handler.js';
import type { ResourceSpec } from '../../spec/resource.js';

/** An operation that works on resources of one kind. */
export type ResourceOperation = CatalogOperation & { readonly resource: ResourceSpec };

/** The id that the call names, under the resource's id attribute. */
export function namedId({ product, resource }: ResourceOperation, { parameters }: OperationContext): string {
  const given = parameters[resource.id.attribute];
  if (given === undefined || given === '') {
    throw new ApiError(product.missingParameter, { parameter: resource.id.attribute });
  }
  return String(given);
}

/** The resource that the call names, if it is in the call's region. */
export function findTarget(operation: ResourceOperation, context: OperationContext): ResourceRecord | undefined {
  const { resource, resourceKey } = operation;
  const record = context.store.get(resourceKey, namedId(operation, context), context.regionId);
  if (record === undefined) return undefined;
  return resource.scope === 'global' || record.regionId === context.regionId ? record : undefined;
}

/** The resource that the call names; its documented failure when there is none. Named in the audit event. */
export function needTarget(operation: ResourceOperation, context: OperationContext): ResourceRecord {
  const record = findTarget(operation, context);
  if (record === undefined) throw new ApiError(operation.resource.notFound, { id: namedId(operation, context) });
  mention(operation, context, record.id);
  return record;
}

/** Names a resource of the operation's kind in the audit event. */
export function mention({ resource }: ResourceOperation, context: OperationContext, id: string): void {
  if (resource.auditType !== undefined) context.reference(resource.auditType, id);
}

/** @throws ApiError when an attribute is to name a resource that is not in the call's region */
export function checkReference(
  operation: ResourceOperation,
  context: OperationContext,
  name: string,
  id: string,
): void {
  const references = operation.resource.attributes[name]?.references;
  if (references === undefined) return;
  const referred = context.store.get(references.resource, id, context.regionId);
  if (referred === undefined || (referred.regionId !== '' && referred.regionId !== context.regionId)) {
    throw new ApiError(references.missing, { id });
  }
}

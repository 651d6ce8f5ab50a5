import type { OperationSpec, ProductSpec } from '../../spec/index.js';

/** The product with its RAM actions under a name that is not its code, such as `log` for `sls`. */
export function withPermissionName(product: ProductSpec, name: string): ProductSpec {
  const rename = (operations: Readonly<Record<string, OperationSpec>>) =>
    Object.fromEntries(
      Object.entries(operations).map(([action, spec]) => [action, { ramAction: `${name}:${action}`, ...spec }]),
    );
  return {
    ...product,
    resources: product.resources.map((resource) => ({ ...resource, operations: rename(resource.operations) })),
    ...(product.operations === undefined ? {} : { operations: rename(product.operations) }),
  };
}

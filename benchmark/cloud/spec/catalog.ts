import type { z } from 'zod';
import { checkLinks } from './check-links.js';
import type { OperationSpec } from './operation.js';
import type { ProductSpec } from './product.js';
import type { ResourceSpec } from './resource.js';
import { productSchema } from './schema.js';

/** One operation with what it works on. */
export interface CatalogOperation {
  readonly product: ProductSpec;
  readonly action: string;
  readonly spec: OperationSpec;
  /** Undefined for operations of the product as a whole. */
  readonly resource: ResourceSpec | undefined;
  /** `product/resource`; empty for operations of the product as a whole. */
  readonly resourceKey: string;
}

/** All products, checked and indexed. */
export interface Catalog {
  readonly products: readonly ProductSpec[];
  product(code: string): ProductSpec | undefined;
  operation(product: string, action: string): CatalogOperation | undefined;
  /** By `product/resource`. */
  resource(key: string): ResourceSpec | undefined;
}

/**
 * Checks product specs and indexes them.
 *
 * @throws Error that lists every mistake with its place, such as `ecs.resources.0.id.prefix: ...`
 */
export function buildCatalog(products: readonly ProductSpec[]): Catalog {
  const problems = products.flatMap((product) => shapeProblems(product));
  if (problems.length === 0) problems.push(...checkLinks(products));
  if (problems.length > 0)
    throw new Error(`The cloud's spec has mistakes:\n${problems.map((line) => `  ${line}`).join('\n')}`);

  const operations = new Map<string, CatalogOperation>();
  const resources = new Map<string, ResourceSpec>();
  for (const product of products) {
    for (const [action, spec] of Object.entries(product.operations ?? {})) {
      operations.set(`${product.code}/${action}`, { product, action, spec, resource: undefined, resourceKey: '' });
    }
    for (const resource of product.resources) {
      const resourceKey = `${product.code}/${resource.name}`;
      resources.set(resourceKey, resource);
      for (const [action, spec] of Object.entries(resource.operations)) {
        operations.set(`${product.code}/${action}`, { product, action, spec, resource, resourceKey });
      }
    }
  }
  return {
    products,
    product: (code) => products.find((product) => product.code === code),
    operation: (product, action) => operations.get(`${product}/${action}`),
    resource: (key) => resources.get(key),
  };
}

function shapeProblems(product: ProductSpec): string[] {
  const result = productSchema.safeParse(product);
  if (result.success) return [];
  const root = typeof product?.code === 'string' ? product.code : 'product';
  return flatten(result.error.issues).map(
    ({ path, message }) => `${[root, ...path.map(String)].join('.')}: ${message}`,
  );
}

/** Issues of the union member that fits best, so that an operation's mistake is named and not only "invalid input". */
function flatten(issues: readonly z.core.$ZodIssue[]): { path: PropertyKey[]; message: string }[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0)
      return [{ path: issue.path, message: issue.message }];
    const best = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return flatten(best).map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
  });
}

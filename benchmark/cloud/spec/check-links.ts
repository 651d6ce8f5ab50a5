import type { OperationSpec } from './operation.js';
import type { ProductSpec } from './product.js';
import type { ResourceSpec } from './resource.js';

/** Problems of names that point from one part of the specs to another. */
export function checkLinks(products: readonly ProductSpec[]): string[] {
  const resources = new Map(
    products.flatMap((product) => product.resources.map((resource) => [`${product.code}/${resource.name}`, resource])),
  );
  return products.flatMap((product) => [
    ...repeated(product),
    ...lostRoutes(product),
    ...product.resources.flatMap((resource) =>
      resourceProblems(resource, resources).map((text) => `${product.code}/${resource.name}.${text}`),
    ),
  ]);
}

function repeated(product: ProductSpec): string[] {
  const seen = new Set<string>();
  return actionsOf(product).flatMap((action) => {
    if (seen.has(action)) return [`${product.code}: the operation ${action} is declared twice`];
    seen.add(action);
    return [];
  });
}

function actionsOf(product: ProductSpec): readonly string[] {
  return [product.operations ?? {}, ...product.resources.map(({ operations }) => operations)].flatMap(Object.keys);
}

function lostRoutes(product: ProductSpec): string[] {
  const actions = new Set(actionsOf(product));
  return (product.routes ?? []).flatMap(({ method, path, action }) =>
    actions.has(action) ? [] : [`${product.code}.routes: ${method} ${path} names ${action}, which is no operation`],
  );
}

function resourceProblems(resource: ResourceSpec, resources: ReadonlyMap<string, ResourceSpec>): string[] {
  const problems: string[] = [];
  const needAttribute = (place: string, name: string) => {
    if (!(name in resource.attributes)) problems.push(`${place} names ${name}, which is no attribute of it`);
  };
  const needResource = (place: string, key: string) => {
    if (!resources.has(key)) problems.push(`${place} names ${key}, which no product declares`);
  };

  needAttribute('id.attribute', resource.id.attribute);
  for (const [name, attribute] of Object.entries(resource.attributes)) {
    if (attribute.references !== undefined)
      needResource(`attributes.${name}.references`, attribute.references.resource);
    if (attribute.generated?.kind === 'state' && resource.states === undefined) {
      problems.push(`attributes.${name} shows a state, but no states are declared`);
    }
  }
  for (const [index, rule] of (resource.blockedBy ?? []).entries()) {
    needResource(`blockedBy.${index}`, rule.resource);
    const blocker = resources.get(rule.resource);
    if (blocker !== undefined && !(rule.attribute in blocker.attributes)) {
      problems.push(`blockedBy.${index} names ${rule.attribute}, which is no attribute of ${rule.resource}`);
    }
  }
  const states = resource.states;
  if (states !== undefined) {
    const targets = Object.values(states.values).flatMap(({ next }) => (next === undefined ? [] : [next.state]));
    for (const state of [states.initial, ...targets]) {
      if (!(state in states.values)) problems.push(`states names ${state}, which is not declared`);
    }
  }
  const per = resource.quota?.per;
  if (per !== undefined && !['region', 'account'].includes(per)) needAttribute('quota.per', per);
  for (const [action, operation] of Object.entries(resource.operations)) {
    for (const name of attributesOf(operation)) needAttribute(`operations.${action}`, name);
  }
  return problems;
}

function attributesOf(operation: OperationSpec): readonly string[] {
  switch (operation.kind) {
    case 'create':
      return [...operation.accepts, ...('under' in operation.returns ? [] : operation.returns)];
    case 'list':
      return [...operation.filters.map(({ attribute }) => attribute), ...(operation.itemAttributes ?? [])];
    case 'modify':
      return Object.values(operation.sets);
    default:
      return [];
  }
}

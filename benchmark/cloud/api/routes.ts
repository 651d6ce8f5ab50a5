import type { ProductSpec } from '../spec/product.js';
import type { RouteSpec } from '../spec/route.js';
import { percentDecode } from './encoding.js';
import { type ApiRequest, queryValue } from './request.js';

/** The action that a request means, with the variables of its path. */
export interface RoutedCall {
  readonly action: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a request; where several fit, the one with the fewest variables, then with the most conditions.
 *
 * @param hasProject whether the host names a project
 */
export function routeRequest(product: ProductSpec, request: ApiRequest, hasProject: boolean): RoutedCall | undefined {
  const segments = segmentsOf(request.path).map(percentDecode);
  const fitting = (product.routes ?? []).flatMap((route) => {
    const variables = fits(route, request, hasProject) ? variablesOf(segmentsOf(route.path), segments) : undefined;
    return variables === undefined ? [] : [{ route, variables }];
  });
  const conditions = ({ query = {}, project }: RouteSpec) =>
    Object.keys(query).length + (project === undefined ? 0 : 1);
  const [best] = fitting.sort(
    (a, b) =>
      Object.keys(a.variables).length - Object.keys(b.variables).length || conditions(b.route) - conditions(a.route),
  );
  return best && { action: best.route.action, variables: best.variables };
}

function fits({ method, query = {}, project }: RouteSpec, request: ApiRequest, hasProject: boolean): boolean {
  return (
    method === request.method &&
    (project === undefined || project === hasProject) &&
    Object.entries(query).every(([name, value]) => queryValue(request, name) === value)
  );
}

function variablesOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const variables: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) variables[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return variables;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

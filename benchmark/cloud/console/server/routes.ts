import type { Page, ProductConsole } from '../../spec/console.js';

export interface Match {
  readonly page: Page;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Route within a product that an address names: consoles of both generations accept a path or a path after `#`. */
export function routeOfAddress(address: string): string {
  const url = new URL(address, 'https://console.invalid');
  const hash = url.hash.replace(/^#/, '').replace(/\?.*$/, '');
  return decode(hash.startsWith('/') ? hash : url.pathname).replace(/(.)\/+$/, '$1');
}

/** What stands after `?` in an address, before `#` or within the route after it. */
export function queryOfAddress(address: string): Readonly<Record<string, string>> {
  const url = new URL(address, 'https://console.invalid');
  const [, inRoute = ''] = /^#\/[^?]*\?(.*)$/.exec(url.hash) ?? [];
  return Object.fromEntries([...url.searchParams, ...new URLSearchParams(inRoute)]);
}

/** The page of a route, and the variables in it. */
export function matchPage(product: ProductConsole, route: string): Match | undefined {
  for (const page of product.pages) {
    const parameters = matchRoute(page.route, route);
    if (parameters) return { page, parameters };
  }
  return undefined;
}

/** Address that the browser shows for a route, which may have a query. */
export function addressOf(product: ProductConsole, route: string): string {
  return product.hashRoutes ? `/#${encodeURI(route)}` : encodeURI(route);
}

/** Puts values into the variables of a route. */
export function fillRoute(route: string, parameters: Readonly<Record<string, string>>): string {
  const filled = (value: string) => value.replace(/[/?#%]/g, encodeURIComponent);
  return route.replace(/:([a-zA-Z]\w*)/g, (whole, name: string) => filled(parameters[name] ?? whole));
}

function matchRoute(pattern: string, route: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = route.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value === '') return undefined;
    else parameters[part.slice(1)] = decode(value);
  }
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

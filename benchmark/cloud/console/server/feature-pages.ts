import { createHmac, randomBytes } from 'node:crypto';
import type { NavigationEntry, Page, ProductConsole } from '../../spec/console.js';
import { common } from './common-texts.js';
import { unavailableText } from './unavailable.js';

const FEATURE_KEY = randomBytes(32);

/** Where a navigation entry leads; entries of functions outside the slice have a page too. */
export function routeOfEntry(entry: NavigationEntry, hasChildren: boolean): string | undefined {
  if (entry.route !== undefined || hasChildren) return entry.route;
  // The address must not tell the label that drift may have replaced, not even to who tries all labels.
  return `/feature/${createHmac('sha256', FEATURE_KEY).update(entry.label.en).digest('hex').slice(0, 10)}`;
}

/** The page of a navigation entry whose function is outside the slice: it exists, and says that it is not offered. */
export function featurePage(product: ProductConsole, route: string): Page | undefined {
  const navigations = [product.navigation, ...product.pages.map((page) => page.navigation ?? [])];
  const entry = leaves(navigations.flat()).find((leaf) => routeOfEntry(leaf, false) === route);
  if (!entry) return undefined;
  const isNamed = entry.icon === undefined;
  return {
    name: isNamed ? entry.label : common.notice,
    route,
    sections: [{ kind: 'notice', text: unavailableText(isNamed ? entry.label : undefined) }],
  };
}

function leaves(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
}

import type { ParsedDocument, ProductCode, Site } from './procedure.js';

/**
 * Which console a link leads to. Host names as the vendor's documents of 2018 to 2021 write them; on the international
 * site the same consoles also answer under `alibabacloud.com`.
 */
const PRODUCTS: Readonly<Record<string, ProductCode>> = {
  ecs: 'ecs',
  ram: 'ram',
  oss: 'oss',
  vpc: 'vpc',
  vpcnext: 'vpc',
  eip: 'vpc',
  cen: 'cen',
  slb: 'slb',
  slbnew: 'slb',
  sls: 'sls',
  cdn: 'cdn',
  cdnnext: 'cdn',
  kms: 'kms',
  nas: 'nas',
  nasnext: 'nas',
  mongodb: 'dds',
  dds: 'dds',
  cms: 'cms',
  'cms-intl': 'cms',
  cloudmonitor: 'cms',
  actiontrail: 'actiontrail',
  rds: 'rds',
  rdsnext: 'rds',
  kvstore: 'redis',
  redis: 'redis',
  dns: 'dns',
  dc: 'dns',
};

/** Host of each product's own console on a site, where it is not `<product>.console.aliyun.com` on both. */
const OWN_HOSTS: Readonly<Record<ProductCode, Readonly<Record<Site, string>>>> = {
  dds: { cn: 'mongodb.console.aliyun.com', intl: 'mongodb.console.aliyun.com' },
  cms: { cn: 'cloudmonitor.console.aliyun.com', intl: 'cms-intl.console.aliyun.com' },
  redis: { cn: 'kvstore.console.aliyun.com', intl: 'kvstore.console.aliyun.com' },
};

const CONSOLE_HOST = /^([\w-]+)\.console\.(?:aliyun|alibabacloud)\.com$/i;
/** Reseller mirror: an ordinary account cannot sign in there, and its product is in the fragment, `#/ecs`. */
const MIRROR = /^partners(?:-intl)?$/i;

export interface ConsoleLink {
  readonly host: string;
  /** Null when the console is none that is known. */
  readonly product: ProductCode | null;
  readonly mirror: boolean;
  /** The link lacks `https://`. */
  readonly withoutScheme: boolean;
}

/** Reads a link as one to a console; null for any other link. */
export function consoleLink(target: string): ConsoleLink | null {
  const withoutScheme = /^[\w-]+\.console\.(?:aliyun|alibabacloud)\.com(?:[/?#]|$)/i.test(target);
  const url = parse(withoutScheme ? `https://${target}` : target);
  const name = CONSOLE_HOST.exec(url?.hostname ?? '')?.[1]?.toLowerCase();
  if (url === null || name === undefined) return null;
  const mirror = MIRROR.test(name);
  const key = mirror ? (/^#?\/?([\w-]+)/.exec(url.hash)?.[1]?.toLowerCase() ?? '') : name;
  return {
    host: url.hostname,
    product: productOfHost(key),
    mirror,
    withoutScheme,
  };
}

function parse(target: string): URL | null {
  try {
    return new URL(target);
  } catch {
    return null;
  }
}

/**
 * Product whose console answers at a host label.
 *
 * @param label first part of the console's host name, such as `mongodb`; null for labels that are not known
 */
export function productOfHost(label: string): ProductCode | null {
  return Object.hasOwn(PRODUCTS, label) ? (PRODUCTS[label] ?? null) : null;
}

/** Host of a product's own console on a site. */
export function consoleHost(product: ProductCode, site: Site): string {
  return (
    (Object.hasOwn(OWN_HOSTS, product) ? OWN_HOSTS[product]?.[site] : undefined) ?? `${product}.console.aliyun.com`
  );
}

/**
 * Page an episode starts on: the document's first link to a console of its product, as written, except that a
 * reseller's mirror becomes the site's own console.
 *
 * @returns null when the document names no known console
 */
export function consoleStartUrl(document: Pick<ParsedDocument, 'links' | 'product' | 'site'>): string | null {
  const { product, site } = document;
  if (product === null) return null;
  for (const { target } of document.links) {
    const link = consoleLink(target);
    if (link === null || link.product !== product) continue;
    if (link.mirror) break;
    return link.withoutScheme ? `https://${target}` : target.replace(/^http:/, 'https:');
  }
  return `https://${consoleHost(product, site)}/`;
}

import type { ProductConsole } from '../../spec/console.js';

/** Name of the release that changes nothing. */
export const DEFAULT_RELEASE = 'default';

/** Why a release cannot be chosen. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** Console release in force: one for all accounts, and others for single accounts. */
export class ReleaseStore {
  readonly #accounts = new Map<string, string>();
  #everywhere: string;

  constructor(release = DEFAULT_RELEASE) {
    this.#everywhere = checked(release);
  }

  /** Shows the default console, or that of a day such as `2021-06-01`, to one account or to all. */
  set(release: string, accountId?: string): void {
    const accepted = checked(release);
    if (accountId !== undefined) this.#accounts.set(accountId, accepted);
    else {
      this.#everywhere = accepted;
      this.#accounts.clear();
    }
  }

  of(accountId: string): string {
    return this.#accounts.get(accountId) ?? this.#everywhere;
  }

  /** Everything in force, for the admin tool. */
  list(): { readonly everywhere: string; readonly accounts: Readonly<Record<string, string>> } {
    return { everywhere: this.#everywhere, accounts: Object.fromEntries(this.#accounts) };
  }
}

/** A product's console as it was on the release's day. */
export function productAt(product: ProductConsole, release: string): ProductConsole {
  if (release === DEFAULT_RELEASE) return product;
  const known = variants.get(product) ?? new Map<string, ProductConsole>();
  variants.set(product, known);
  const since = (product.releases ?? [])
    .map((candidate) => candidate.since)
    .filter((day) => day <= release)
    .sort()
    .at(-1);
  if (since === undefined) return product;
  const made = known.get(since) ?? changedBy(product, since);
  known.set(since, made);
  return made;
}

/** Every state of a product's console: the default one and each release. */
export function everyRelease(product: ProductConsole): readonly ProductConsole[] {
  return [product, ...(product.releases ?? []).map(({ since }) => productAt(product, since))];
}

const variants = new WeakMap<ProductConsole, Map<string, ProductConsole>>();

function changedBy(product: ProductConsole, since: string): ProductConsole {
  const release = product.releases?.find((candidate) => candidate.since === since);
  const pages = release?.pages ?? [];
  const replaced = new Map(pages.map((page) => [page.route, page]));
  const existing = new Set(product.pages.map((page) => page.route));
  return {
    ...product,
    home: release?.home ?? product.home,
    navigation: release?.navigation ?? product.navigation,
    pages: [
      ...product.pages.map((page) => replaced.get(page.route) ?? page),
      ...pages.filter((page) => !existing.has(page.route)),
    ],
  };
}

function checked(release: string): string {
  if (release === DEFAULT_RELEASE) return release;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(release) && !Number.isNaN(Date.parse(release));
  if (isDay) return release;
  throw new ReleaseRefused(`the release must be ${DEFAULT_RELEASE} or a day such as 2021-06-01, not ${release}`);
}

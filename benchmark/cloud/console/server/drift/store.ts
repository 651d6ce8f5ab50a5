import type { Page, ProductConsole, Text } from '../../../spec/console.js';
import { common } from '../common-texts.js';
import { type Language, Localiser } from '../localiser.js';
import { DEFAULT_RELEASE, everyRelease, productAt } from '../release-store.js';
import { isText, textsIn } from '../texts.js';
import { type DriftOf, type DriftOperation, DriftRefused, parseDrift } from './operations.js';
import { type DriftSeed, parseSeed, seededDrift } from './seed.js';
import { applyStructure } from './structure.js';

/** Drift in force: one list for all accounts, and lists of single accounts on top of it. */
export class DriftStore {
  readonly #products: readonly ProductConsole[];
  #everywhere: readonly DriftOperation[] = [];
  readonly #accounts = new Map<string, readonly DriftOperation[]>();
  /** Consoles that drift rebuilt, so that it is not done for every page; emptied when any list changes. */
  #rebuilt = new WeakMap<ProductConsole, Map<string, ProductConsole>>();
  readonly #releaseOf: (accountId: string | undefined) => string;

  /** @param releaseOf console release of an account, or of all that have none of their own */
  constructor(
    products: readonly ProductConsole[],
    releaseOf: (accountId: string | undefined) => string = () => DEFAULT_RELEASE,
  ) {
    this.#products = products;
    this.#releaseOf = releaseOf;
  }

  /**
   * Replaces the list; nothing changes when any entry is refused.
   *
   * @param input a list of operations, or a seed that draws one (see `driftSeedSchema`)
   */
  replace(input: unknown, accountId?: string): void {
    const list = Array.isArray(input) ? parseDrift(input) : this.#draw(parseSeed(input), accountId);
    this.#check(accountId === undefined ? list : [...this.#everywhere, ...list]);
    this.#rebuilt = new WeakMap();
    if (accountId === undefined) this.#everywhere = list;
    else this.#accounts.set(accountId, list);
  }

  clear(accountId?: string): void {
    this.#rebuilt = new WeakMap();
    if (accountId !== undefined) this.#accounts.delete(accountId);
    else {
      this.#everywhere = [];
      this.#accounts.clear();
    }
  }

  /**
   * A product's console as the account sees it, but for its labels. Operations that find nothing in this release change nothing.
   *
   * @param product the console of the account's release
   */
  consoleOf(product: ProductConsole, accountId: string, language: Language): ProductConsole {
    const consoles = this.#rebuilt.get(product) ?? new Map<string, ProductConsole>();
    this.#rebuilt.set(product, consoles);
    // Accounts without a list of their own all see the same.
    const key = `${language} ${this.#accounts.has(accountId) ? accountId : ''}`;
    const known = consoles.get(key) ?? applyStructure(product, language, this.of(accountId)).console;
    consoles.set(key, known);
    return known;
  }

  /** What the account sees. */
  of(accountId: string): readonly DriftOperation[] {
    return [...this.#everywhere, ...(this.#accounts.get(accountId) ?? [])];
  }

  /** Everything in force, for the admin tool. */
  list(): { everywhere: readonly DriftOperation[]; accounts: Readonly<Record<string, readonly DriftOperation[]>> } {
    return { everywhere: this.#everywhere, accounts: Object.fromEntries(this.#accounts) };
  }

  #draw(seed: DriftSeed, accountId: string | undefined): readonly DriftOperation[] {
    const product = this.#products.find((candidate) => candidate.product === seed.product);
    if (!product) throw new DriftRefused(`seed: no console of product "${seed.product}"`);
    return seededDrift(productAt(product, this.#releaseOf(accountId)), seed);
  }

  #check(list: readonly DriftOperation[]): void {
    for (const rule of list) {
      const product = this.#products.find((candidate) => candidate.product === rule.product);
      if (!product) {
        const known = this.#products.map((candidate) => candidate.product).join(', ');
        throw new DriftRefused(`${rule.op}: no console of product "${rule.product}"; there are ${known}`);
      }
      if (rule.op === 'renameLabel') checkLabel(product, rule);
    }
    for (const product of this.#products) {
      for (const language of ['en', 'zh'] as const) {
        if (!list.some((rule) => rule.product === product.product && rule.locale === language)) continue;
        checkNavigation(product, language, list);
        checkStructure(product, language, list);
      }
    }
  }
}

/** Each navigation rule must find its entry in at least one release, in the product's navigation or that of a page. */
function checkNavigation(product: ProductConsole, language: Language, list: readonly DriftOperation[]): void {
  const missed = everyRelease(product).flatMap((release) => {
    const navigations = new Set([release.navigation, ...release.pages.flatMap((page) => [page.navigation ?? []])]);
    return [...navigations].map((entries) => new Localiser(release, language, list, entries).withoutPlace);
  });
  const rule = missed[0]?.find((candidate) => missed.every((others) => others.includes(candidate)));
  if (rule) throw new DriftRefused(`${rule.op}: the ${rule.product} navigation has no "${rule.from}"`);
}

/** Each structural rule must fit at least one release. */
function checkStructure(product: ProductConsole, language: Language, list: readonly DriftOperation[]): void {
  const refused = everyRelease(product).map((release) => applyStructure(release, language, list).refused);
  for (const [rule, why] of refused[0] ?? []) {
    if (refused.every((others) => others.has(rule))) throw new DriftRefused(why);
  }
}

function checkLabel(product: ProductConsole, rule: DriftOf<'renameLabel'>): void {
  const pages = new Set(everyRelease(product).flatMap((release) => release.pages));
  const scopes = [...pages].flatMap((page) => scopesOf(page));
  const here = scopes.filter((scope) => rule.page === '*' || scope.name[rule.locale] === rule.page);
  if (here.length === 0) {
    const names = [...new Set(scopes.map((scope) => scope.name[rule.locale]))].join(', ');
    throw new DriftRefused(`renameLabel: ${rule.product} has no page "${rule.page}"; there are ${names}`);
  }
  if (here.some((scope) => scope.texts.some((text) => text[rule.locale] === rule.from))) return;
  throw new DriftRefused(`renameLabel: page "${rule.page}" of ${rule.product} shows no label "${rule.from}"`);
}

interface NamedTexts {
  readonly name: Text;
  readonly texts: readonly Text[];
}

/** A page and every dialog or panel on it, each with the texts it can show. */
function scopesOf(page: Page): readonly NamedTexts[] {
  const shown = (part: unknown) => [...textsIn(part, { drawn: true }), ...Object.values(common)];
  const overlays = overlaysIn(page.sections).concat(overlaysIn(page.buttons));
  return [{ name: page.name, texts: shown(page) }, ...overlays.map(([name, part]) => ({ name, texts: shown(part) }))];
}

/** Dialogs and panels by their titles, those that stand in another one too. */
function overlaysIn(part: unknown): (readonly [title: Text, part: unknown])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(overlaysIn);
  const isOverlay = 'kind' in part && (part.kind === 'dialog' || part.kind === 'drawer') && 'title' in part;
  return isOverlay && isText(part.title) ? [[part.title, part], ...inner] : inner;
}

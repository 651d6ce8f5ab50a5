import type { NavigationEntry, ProductConsole, Text } from '../../spec/console.js';
import { type DriftOf, type DriftOperation, pathLevels } from './drift/operations.js';

export type Language = 'en' | 'zh';

/** Names of what the reader has before them: the page, and the dialog or panel over it. */
export type Scope = readonly Text[];

export interface NavigationNode {
  text: string;
  readonly entry?: NavigationEntry;
  children: NavigationNode[];
}

/** Turns the texts of one product into what a session sees: one language, drift applied. */
export class Localiser {
  readonly language: Language;
  readonly navigation: NavigationNode[];
  /** Rules that found nothing to change in the navigation. */
  readonly withoutPlace: DriftOf<'renameNavigation' | 'moveNavigation'>[] = [];
  readonly #rules: readonly DriftOperation[];
  /** Pages of renamed navigation entries, by their old name. */
  readonly #renamedPages = new Map<string, { readonly route: string | undefined; readonly to: string }>();

  /** Drift of navigation entries that the product, in this release, does not have changes nothing. */
  constructor(
    product: ProductConsole,
    language: Language,
    drift: readonly DriftOperation[],
    navigation: readonly NavigationEntry[] = product.navigation,
  ) {
    this.language = language;
    this.#rules = drift.filter((rule) => rule.product === product.product && rule.locale === language);
    this.navigation = navigation.map((entry) => node(entry, language));
    // Entries are found by their own labels where they were, so renames go before moves and a list may have any order.
    for (const op of ['renameNavigation', 'moveNavigation']) {
      for (const rule of this.#rules) if (rule.op === op) this.#applyToNavigation(rule);
    }
  }

  /** A label in the place where it stands. */
  text(text: Text, scope: Scope): string {
    const own = text[this.language];
    let label = own;
    for (const rule of this.#rules) {
      if (rule.op !== 'renameLabel' || rule.from !== own) continue;
      if (rule.page === '*' || scope.some((name) => name[this.language] === rule.page)) label = rule.to;
    }
    return label;
  }

  /** A page's own name, in headings, titles and breadcrumbs. */
  pageName(page: { readonly name: Text; readonly route: string }, scope: Scope): string {
    const renamed = this.#renamedPages.get(page.name[this.language]);
    if (renamed && (renamed.route === undefined || renamed.route === page.route)) return renamed.to;
    return this.text(page.name, scope);
  }

  #applyToNavigation(rule: DriftOperation): void {
    if (rule.op !== 'renameNavigation' && rule.op !== 'moveNavigation') return;
    const levels = pathLevels(rule.from);
    const found = findNode(this.navigation, levels, this.language);
    if (!found) {
      this.withoutPlace.push(rule);
      return;
    }
    if (rule.op === 'renameNavigation') {
      this.#renamedPages.set(levels.at(-1) ?? '', { route: found.node.entry?.route, to: rule.to });
      found.node.text = rule.to;
      return;
    }
    const target = pathLevels(rule.to);
    found.siblings.splice(found.siblings.indexOf(found.node), 1);
    this.navigation.splice(0, Infinity, ...withoutEmptyGroups(this.navigation));
    let level = this.navigation;
    for (const name of target.slice(0, -1)) {
      let parent = level.find((candidate) => isNamed(candidate, name, this.language));
      if (!parent) {
        parent = { text: name, children: [] };
        level.push(parent);
      }
      level = parent.children;
    }
    const label = target.at(-1);
    if (label !== undefined && label !== levels.at(-1)) found.node.text = label;
    level.push(found.node);
  }
}

function node(entry: NavigationEntry, language: Language): NavigationNode {
  return {
    text: entry.label[language],
    entry,
    children: (entry.children ?? []).map((child) => node(child, language)),
  };
}

/** Whether an entry has the label that the console gives it, or that drift made for a group of its own. */
function isNamed({ entry, text }: NavigationNode, name: string, language: Language): boolean {
  return (entry?.label[language] ?? text) === name;
}

function findNode(nodes: NavigationNode[], levels: readonly string[], language: Language) {
  let siblings = nodes;
  let found: NavigationNode | undefined;
  for (const level of levels) {
    if (found) siblings = found.children;
    found = siblings.find((candidate) => isNamed(candidate, level, language));
    if (!found) return undefined;
  }
  return found && { node: found, siblings };
}

/** A group that lost its last entry disappears with it. */
function withoutEmptyGroups(nodes: NavigationNode[]): NavigationNode[] {
  return nodes
    .map((candidate) => ({ ...candidate, children: withoutEmptyGroups(candidate.children) }))
    .filter((candidate) => !candidate.entry?.children || candidate.children.length > 0);
}

import type { ObservedElement } from '../../../domain/observation.js';
import type { PageBridge } from '../session/page-bridge.js';
import type { PageElement } from './page-report.js';

/** Gives every element of an episode its own number, once. */

export interface MarkedElement {
  readonly mark: number;
  readonly bridge: PageBridge;
  readonly documentKey: string;
  readonly id: number;
  readonly facts: PageElement;
}

/** What makes two DOM nodes the same control to a person. */
export function identityOf(facts: PageElement): string {
  return JSON.stringify([facts.role, facts.name, facts.group, facts.column]);
}

/** Whether two looks at one node saw it in the same place: dialog, section, row, column. Names and values may change. */
export function samePlace(left: PageElement, right: PageElement): boolean {
  return (
    left.role === right.role &&
    JSON.stringify([left.group, left.column]) === JSON.stringify([right.group, right.column])
  );
}

/** All marks of one episode. */
export class MarkRegistry {
  readonly #byNode = new Map<string, number>();
  readonly #marked = new Map<number, MarkedElement>();
  #last = 0;
  #previous: ReadonlySet<number> = new Set();

  /** What a mark stands for, as last seen. */
  get(mark: number): MarkedElement | undefined {
    return this.#marked.get(mark);
  }

  /** Every element marked so far in the newest observation. */
  current(): readonly MarkedElement[] {
    return [...this.#previous].flatMap((mark) => this.#marked.get(mark) ?? []);
  }

  /**
   * Marks what one observation found. A node keeps its mark; a node drawn anew in place of one that is gone, with the same
   * role, name and place, inherits it when no other is like it.
   *
   * @returns marks in the order given, and which of them were not in the observation before
   */
  mark(found: readonly Omit<MarkedElement, 'mark'>[]): readonly { readonly mark: number; readonly isNew: boolean }[] {
    const firstLook = this.#previous.size === 0;
    const kept = found.map((one) => this.#keptMark(one));
    const orphans = this.#orphans(new Set(kept));
    const counts = new Map<string, number>();
    for (const one of found) counts.set(identityOf(one.facts), (counts.get(identityOf(one.facts)) ?? 0) + 1);
    const marks = found.map((one, index) => {
      const identity = identityOf(one.facts);
      const inherited = counts.get(identity) === 1 ? orphans.get(identity) : undefined;
      const mark = kept[index] ?? inherited ?? ++this.#last;
      this.rebind(mark, one);
      return { mark, isNew: !firstLook && !this.#previous.has(mark) };
    });
    this.#previous = new Set(marks.map(({ mark }) => mark));
    return marks;
  }

  /** Points a mark at the node that took the place of the one it stood for. */
  rebind(mark: number, to: Omit<MarkedElement, 'mark'>): void {
    const before = this.#marked.get(mark);
    // The node that the mark stood for may come back, beside the one that inherited its mark.
    if (before !== undefined && this.#byNode.get(nodeKey(before)) === mark) this.#byNode.delete(nodeKey(before));
    this.#byNode.set(nodeKey(to), mark);
    this.#marked.set(mark, { ...to, mark });
  }

  /** Mark of a node, unless the page uses the node for something else now, as lists do with their rows. */
  #keptMark(one: Omit<MarkedElement, 'mark'>): number | undefined {
    const mark = this.#byNode.get(nodeKey(one));
    const known = mark === undefined ? undefined : this.#marked.get(mark);
    const same = known !== undefined && known.facts.name === one.facts.name && samePlace(known.facts, one.facts);
    return same ? mark : undefined;
  }

  /** Mark of a node as last seen; undefined for one that never was a control. */
  markOf(documentKey: string, id: number): number | undefined {
    return this.#byNode.get(nodeKey({ documentKey, id }));
  }

  /** Marks of the observation before that no node kept, by identity; ambiguous ones are left out. */
  #orphans(kept: ReadonlySet<number | undefined>): ReadonlyMap<string, number> {
    const orphans = new Map<string, number>();
    const ambiguous = new Set<string>();
    for (const known of this.current()) {
      if (kept.has(known.mark)) continue;
      const identity = identityOf(known.facts);
      if (orphans.has(identity)) ambiguous.add(identity);
      orphans.set(identity, known.mark);
    }
    for (const identity of ambiguous) orphans.delete(identity);
    return orphans;
  }
}

function nodeKey(one: Pick<MarkedElement, 'documentKey' | 'id'>): string {
  return `${one.documentKey}:${one.id}`;
}

/** The element as an observation shows it. */
export function observed(
  mark: number,
  facts: PageElement,
  isNew: boolean,
  offset: { x: number; y: number },
  openedBy?: number,
): ObservedElement {
  return {
    mark,
    role: facts.role,
    name: facts.name,
    value: facts.value,
    states: isNew ? [...facts.states, 'new'] : facts.states,
    group: facts.group,
    column: facts.column,
    box: { ...facts.box, x: Math.round(facts.box.x + offset.x), y: Math.round(facts.box.y + offset.y) },
    coveredBy: facts.coveredBy,
    ...(openedBy === undefined ? {} : { openedBy }),
  };
}

import type { ObservedElement } from '../../../domain/observation.js';

/** Keeps an observation small enough to read, and says what it left out. */

export interface ObservationBudget {
  readonly elements: number;
  readonly tokens: number;
  readonly texts: number;
  readonly textTokens: number;
}

export const OBSERVATION_BUDGET: ObservationBudget = { elements: 120, tokens: 3_000, texts: 60, textTokens: 1_000 };

export interface Ranked {
  readonly element: ObservedElement;
  readonly rank: 0 | 1 | 2 | 3 | 4;
  /** Asked for by `find`: kept whatever the budget says. */
  readonly wanted: boolean;
}

/** Rough size for a language model: four Latin letters or one ideograph a token. */
export function tokensOf(text: string): number {
  const wide = text.match(/[\u2E80-\uFFEF]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4) + wide;
}

/** Tokens of one line of the element list as a policy reads it. */
export function elementTokens(element: ObservedElement): number {
  const words = [element.name, element.value ?? '', ...element.group, element.column ?? '', element.coveredBy ?? ''];
  return 8 + element.states.length + words.reduce((sum, word) => sum + tokensOf(word), 0);
}

/** Chooses by rank, gives back in reading order, with an open dialog's elements first. What nobody can use is only counted. */
export function fitElements(
  ranked: readonly Ranked[],
  budget: ObservationBudget = OBSERVATION_BUDGET,
): { readonly elements: readonly ObservedElement[]; readonly omitted: number } {
  const order = ranked.map((entry, index) => ({ entry, index }));
  order.sort((left, right) => importance(left.entry) - importance(right.entry) || left.index - right.index);
  const kept: typeof order = [];
  let tokens = 0;
  for (const candidate of order) {
    const { entry } = candidate;
    if (entry.rank === 4 && !entry.wanted) break;
    const cost = elementTokens(entry.element);
    if (kept.length >= budget.elements || tokens + cost > budget.tokens) break;
    kept.push(candidate);
    tokens += cost;
  }
  kept.sort(
    (left, right) => Number(left.entry.rank !== 0) - Number(right.entry.rank !== 0) || left.index - right.index,
  );
  return { elements: kept.map(({ entry }) => entry.element), omitted: ranked.length - kept.length };
}

function importance(entry: Ranked): number {
  return entry.wanted ? -1 : entry.rank;
}

/** Drops the least important texts first; what stays keeps its order. */
export function fitTexts(
  texts: readonly { readonly text: string; readonly rank: 0 | 1 }[],
  budget: ObservationBudget = OBSERVATION_BUDGET,
): readonly string[] {
  const kept = new Set<number>();
  let tokens = 0;
  for (const rank of [0, 1] as const) {
    for (const [index, text] of texts.entries()) {
      const cost = tokensOf(text.text) + 1;
      if (text.rank !== rank || kept.size >= budget.texts || tokens + cost > budget.textTokens) continue;
      kept.add(index);
      tokens += cost;
    }
  }
  return texts.flatMap(({ text }, index) => (kept.has(index) ? [text] : []));
}

import type { ObservedElement } from '../../../domain/observation.js';
import { elementTokens } from '../../../domain/observation-text.js';
import { estimateTokens } from '../../../domain/token-estimate.js';

/** Keeps an observation small enough to read, and says what it left out. */

export interface ObservationBudget {
  readonly elements: number;
  readonly tokens: number;
  readonly texts: number;
  readonly textTokens: number;
}

/** Together with address, dialogs and hints no more than the whole text form may have. */
export const OBSERVATION_BUDGET: ObservationBudget = { elements: 120, tokens: 2_400, texts: 60, textTokens: 800 };

export interface Ranked {
  readonly element: ObservedElement;
  readonly rank: 0 | 1 | 2 | 3 | 4;
  /** Asked for by `find`: kept whatever the budget says. */
  readonly wanted: boolean;
}

/** Chooses by rank, gives back in reading order, with an open dialog's elements first. What nobody can use is only counted. */
export function fitElements<R extends Ranked>(
  ranked: readonly R[],
  budget: ObservationBudget = OBSERVATION_BUDGET,
): { readonly elements: readonly ObservedElement[]; readonly left: readonly R[] } {
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
  const chosen = new Set<R>(kept.map(({ entry }) => entry));
  return { elements: kept.map(({ entry }) => entry.element), left: ranked.filter((entry) => !chosen.has(entry)) };
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
      const cost = estimateTokens(text.text) + 1;
      if (text.rank !== rank || kept.size >= budget.texts || tokens + cost > budget.textTokens) continue;
      kept.add(index);
      tokens += cost;
    }
  }
  return texts.flatMap(({ text }, index) => (kept.has(index) ? [text] : []));
}

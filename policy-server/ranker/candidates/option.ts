import type { Action, Serving } from '../../../domain/action.js';
import type { Features } from '../features.js';
import type { Goal } from '../goals.js';

/** One thing that could be done now, before it has a score. */
export interface Option {
  readonly action: Action;
  readonly serving: Serving;
  /** What it is for, in words; becomes the goal of the thought. */
  readonly purpose: string;
  readonly features: Features;
}

/** Serving of an action that does what a goal says; `reason` is empty exactly when it follows the document. */
export function serving(goal: Goal, label: string | null, reason: string): Serving {
  return {
    instruction: goal.instruction.id,
    label,
    how: reason === '' ? 'asDocumented' : 'adapted',
    reason,
  };
}

/** Serving of an action that no instruction asks for. */
export function unasked(label: string | null, reason: string): Serving {
  return { instruction: null, label, how: 'adapted', reason };
}

/** Serving of an action that only gives the page time, or ends the episode: it follows nothing and deviates from nothing. */
export const LOOKING: Serving = { instruction: null, label: null, how: 'asDocumented', reason: '' };

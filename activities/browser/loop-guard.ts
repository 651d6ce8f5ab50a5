import { createHash } from 'node:crypto';
import type { Action } from '../../domain/action.js';
import type { Observation } from '../../domain/observation.js';

/** Sees when an episode goes round in circles: the same page, the same controls, the same action. */

/** Repetitions after which the agent is told, and after which the episode ends. */
const NUDGE_AT = 3;
const END_AT = 5;

/** Counts how often one episode did the same thing in the same place. */
export class LoopGuard {
  readonly #seen = new Map<string, number>();

  /** Counts an action taken on an observation; 1 = tell the agent, 2 = the episode must end. */
  count(before: Observation, action: Action): 0 | 1 | 2 {
    // A person waiting for a slow page is not lost: `wait` gets twice the patience.
    const patience = action.kind === 'wait' ? 2 : 1;
    const key = fingerprint(before, action);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    if (times >= END_AT * patience) return 2;
    return times >= NUDGE_AT * patience ? 1 : 0;
  }
}

/** Same page in the same state with the same action on the same control. Marks change; names do not. */
export function fingerprint(before: Observation, action: Action): string {
  const target = 'mark' in action ? before.elements.find((element) => element.mark === action.mark) : undefined;
  const named =
    target === undefined ? action : { ...action, mark: [target.role, target.name, target.group, target.column] };
  const elements = before.elements.map((element) => [
    element.role,
    element.name,
    element.value,
    element.states.filter((state) => state !== 'new'),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([before.url, elements, named]))
    .digest('hex');
}

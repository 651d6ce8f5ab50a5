import type { Action } from '../../domain/action.js';
import { AgentError, errorKind } from '../../domain/errors.js';
import type { Observation } from '../../domain/observation.js';
import type { StepOutcome } from '../../domain/trajectory.js';
import { effectsOf, type Item, isSame, isSameItem, type Situation, situationOf } from './loop-state.js';

/** Sees when an episode goes round in circles, and says so before it ends it. */

/** Repetitions after which the agent is told, after which the action is refused, and after which the episode ends. */
interface Patience {
  readonly nudge: number;
  readonly refuse: number;
  readonly end: number;
}

const SAME: Patience = { nudge: 3, refuse: 4, end: 5 };
/** Only numbers on the page differ: a counter that runs, or a calendar and a list that are paged through. */
const NUMBERS_ONLY: Patience = { nudge: 6, refuse: 16, end: 20 };
/** Steps in a row that failed or had no effect, whatever they were. */
const FRUITLESS = { nudge: 3, end: 10 };
/** An item whose numbers change under this many different actions changes by itself. */
const VOLATILE_AFTER = 3;
/** Actions that change a page where they work; typing what is there already or looking around need not. */
const EFFECTIVE = new Set<Action['kind']>(['click', 'drag', 'upload', 'back', 'switchTab', 'closeTab']);
const PASSIVE = new Set<Action['kind']>(['wait', 'find', 'hover']);
const KEPT = 200;
const ALTERNATIVES = 6;

interface Turn {
  readonly before: Observation;
  readonly action: Action;
  readonly situation: Situation;
  level: 0 | 1 | 2;
  readonly notices: string[];
  outcome: StepOutcome | null;
}

/** Counts what one episode does where. Of each step: `begin`, `acted`, `see`, `end`. */
export class LoopGuard {
  readonly #past: Situation[] = [];
  /** Actions under which only the numbers of an item changed. */
  readonly #numbersChanged = new Map<string, Set<string>>();
  readonly #volatile = new Set<string>();
  #waitedBefore = false;
  #fruitless = 0;
  #turn: Turn | null = null;

  /** An action is about to be done on what the page shows. @returns why it is not to be done, or null */
  begin(before: Observation, action: Action): AgentError | null {
    const situation = situationOf(before, action);
    const turn: Turn = { before, action, situation, level: 0, notices: [], outcome: null };
    this.#turn = turn;
    // A person who waits for a slow page, or looks again after waiting, is not lost.
    const patience = action.kind === 'wait' || this.#waitedBefore ? 2 : 1;
    this.#waitedBefore = action.kind === 'wait';
    const same = this.#count(situation, this.#volatile);
    const alike = this.#count(situation, 'all');
    this.#past.push(situation);
    if (this.#past.length > KEPT) this.#past.shift();
    const reaches = (stage: keyof Patience): boolean =>
      same >= SAME[stage] * patience || alike >= NUMBERS_ONLY[stage] * patience;
    if (!reaches('nudge')) return null;
    const times = same >= SAME.nudge * patience ? same : alike;
    turn.level = reaches('end') ? 2 : 1;
    if (reaches('refuse')) {
      turn.notices.push('The repeated action was not done again. If it is repeated once more, the episode ends.');
      return refusal(turn, this.#past, times);
    }
    turn.notices.push(
      `This was done ${times} times on the same page, and led back to it. Try another way: the next repetition is refused.`,
    );
    return null;
  }

  /** What the action came to. */
  acted(outcome: StepOutcome): void {
    if (this.#turn !== null) this.#turn.outcome = outcome;
  }

  /** What the page shows after it. @returns what the agent is to be told, in words */
  see(after: Observation): readonly string[] {
    const turn = this.#turn;
    if (turn === null || turn.outcome === null) return [];
    const [was, is] = [effectsOf(turn.before), effectsOf(after)];
    const failed = turn.outcome.status === 'failed' ? turn.outcome : null;
    this.#learn(turn, was, is, failed !== null);
    const changed = !isSame(was, is, this.#volatile);
    const isAgents = failed !== null && errorKind(failed.error)?.category === 'agent';
    const isIdle = turn.outcome.status === 'landed' && EFFECTIVE.has(turn.action.kind) && !changed;
    if (isIdle && turn.level === 0) turn.notices.push('The last action changed nothing that can be seen.');
    if (isAgents || isIdle) this.#fruitless += 1;
    else if (changed && failed === null) this.#fruitless = 0;
    if (this.#fruitless >= FRUITLESS.end) turn.level = 2;
    else if ((isAgents || isIdle) && this.#fruitless >= FRUITLESS.nudge) {
      turn.level = turn.level === 0 ? 1 : turn.level;
      turn.notices.push(`The last ${this.#fruitless} actions failed or changed nothing. Try another way.`);
    }
    return turn.notices.splice(0);
  }

  /** Ends the step. @returns 1 = the agent was told, 2 = the episode must end */
  end(): 0 | 1 | 2 {
    const level = this.#turn?.level ?? 0;
    this.#turn = null;
    return level;
  }

  #count(situation: Situation, volatile: ReadonlySet<string> | 'all'): number {
    const isRepeated = (past: Situation): boolean =>
      past.action === situation.action &&
      isSameTarget(past.target, situation.target, this.#volatile) &&
      isSame(past.items, situation.items, volatile);
    return this.#past.filter(isRepeated).length + 1;
  }

  /** A number that changes although nothing was done, or whatever is done, is a clock or a counter. */
  #learn(turn: Turn, was: readonly Item[], is: readonly Item[], failed: boolean): void {
    const { action, target } = turn.situation;
    const shown = new Set(is.map(({ exact }) => exact));
    const alike = new Set(is.map(({ masked }) => masked));
    for (const item of was) {
      if (!alike.has(item.masked) || shown.has(item.exact)) continue;
      const under = this.#numbersChanged.get(item.masked) ?? new Set();
      this.#numbersChanged.set(item.masked, under.add(`${action} ${target?.masked}`));
      if (failed || PASSIVE.has(turn.action.kind) || under.size >= VOLATILE_AFTER) this.#volatile.add(item.masked);
    }
  }
}

function isSameTarget(one: Item | null, other: Item | null, volatile: ReadonlySet<string>): boolean {
  return one === null || other === null ? one === other : isSameItem(one, other, volatile);
}

function refusal({ before, situation, action }: Turn, past: readonly Situation[], times: number): AgentError {
  const tried = new Set(past.map(({ target }) => target?.exact));
  const open = before.elements.filter(
    (element) =>
      !element.states.includes('disabled') &&
      !tried.has(situationOf(before, { kind: 'click', mark: element.mark }).target?.exact),
  );
  const controls = open.slice(0, ALTERNATIVES).map(({ role, name, mark }) => `${role} "${name}" [${mark}]`);
  const message = `${action.kind} was done ${times} times here, with the same result each time. Do something else.`;
  return new AgentError('ActionRepeated', message, {
    alternatives: [...controls, 'another page or tab', 'find', 'task_unachievable when there is no other way'],
    repeated: situation.action,
  });
}

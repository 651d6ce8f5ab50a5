import type { Action } from '../../domain/action.js';
import { sameLabel } from '../../domain/labels.js';
import type { Observation } from '../../domain/observation.js';
import type { StepRecord } from '../../domain/trajectory.js';
import { shownAlready } from './fields.js';
import type { Goal } from './goals.js';

/** Tries after which a goal that the procedure can do without is left. */
const TRIES_FOR_SKIPPABLE = 2;

export interface Progress {
  /** Index into the goals; equal to their number when all are done. */
  readonly current: number;
  /** Record that achieved the last goal done; -1 when none is. */
  readonly lastDoneRecord: number;
  /** Goals passed over because they were not to be found. */
  readonly skipped: readonly Goal[];
}

/** Where an episode stands, from what was done and what the page shows; nothing is remembered between calls. */
export function progressOf(goals: readonly Goal[], records: readonly StepRecord[], observation: Observation): Progress {
  let current = 0;
  let lastDoneRecord = -1;
  records.forEach((record, index) => {
    // A goal counts only after those before it: "OK" of a second dialog is not "OK" of the first.
    const done = goals.findIndex((goal, at) => at >= current && achieves(record, goal));
    if (done < 0) return;
    current = done + 1;
    lastDoneRecord = index;
  });
  const skipped: Goal[] = [];
  for (let goal = goals[current]; goal !== undefined; goal = goals[current]) {
    const leave = goal.skippable && triesOf(goal, records) >= TRIES_FOR_SKIPPABLE;
    if (!leave && !shownAlready(goal, observation)) break;
    if (leave) skipped.push(goal);
    current++;
  }
  return { current, lastDoneRecord, skipped };
}

/** Whether a step did what the goal asks; a step whose fate is unknown counts, since it must never be repeated. */
export function achieves(record: StepRecord, goal: Goal): boolean {
  return record.outcome.status !== 'failed' && serves(record, goal) && achievingKind(record, goal);
}

/** How often a goal was tried or looked for without success. */
export function triesOf(goal: Goal, records: readonly StepRecord[]): number {
  return records.filter((record) => serves(record, goal) && !achieves(record, goal)).length;
}

/** Records that looked for a goal in one way: waited, scrolled, searched. */
export function triesByKind(goal: Goal, records: readonly StepRecord[], kind: Action['kind']): number {
  return records.filter((record) => record.decision.action.kind === kind && sameInstruction(record, goal)).length;
}

function serves(record: StepRecord, goal: Goal): boolean {
  const { label } = record.decision.serving;
  return sameInstruction(record, goal) && label !== null && (label === goal.label || sameLabel(label, goal.label));
}

function sameInstruction(record: StepRecord, goal: Goal): boolean {
  return record.decision.serving.instruction === goal.instruction.id;
}

function achievingKind(record: StepRecord, goal: Goal): boolean {
  const { action } = record.decision;
  const target = record.outcome.status === 'landed' ? record.outcome.target : null;
  switch (goal.kind) {
    case 'goTo':
      return action.kind === 'navigate';
    case 'navigate':
    case 'click':
      return action.kind === 'click';
    case 'region':
    case 'set':
      // A click that only opens a list of options has not chosen one.
      return action.kind === 'click' ? target?.role !== 'combobox' : isInput(action);
    case 'choose':
      return action.kind === 'click' || isInput(action);
  }
}

function isInput(action: Action): boolean {
  return action.kind === 'type' || action.kind === 'select' || action.kind === 'check';
}

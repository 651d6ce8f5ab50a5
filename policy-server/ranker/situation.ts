import { type StepRecord, stepRecords } from '../../domain/trajectory.js';
import type { DecideRequest } from '../contract.js';
import { type Goal, goalsOf } from './goals.js';
import { type Progress, progressOf, triesOf } from './progress.js';

/** A request with what the ranker derives from it before it looks at any element. */
export interface Situation {
  readonly request: DecideRequest;
  readonly records: readonly StepRecord[];
  readonly goals: readonly Goal[];
  readonly progress: Progress;
  /** Undefined when every goal is done. */
  readonly goal: Goal | undefined;
  /** How often the current goal was tried or looked for. */
  readonly tries: number;
  readonly last: StepRecord | undefined;
}

export function situationOf(request: DecideRequest): Situation {
  const records = stepRecords(request.trajectory);
  const goals = goalsOf(request.task, request.reports);
  const progress = progressOf(goals, records, request.observation);
  const goal = goals[progress.current];
  return {
    request,
    records,
    goals,
    progress,
    goal,
    tries: goal === undefined ? 0 : triesOf(goal, records),
    last: records.at(-1),
  };
}

/** Where a goal stands in the document, for reasons that a person reads. */
export function placeInDocument(goal: Goal): string {
  return `step ${goal.step}, line ${goal.instruction.line}`;
}

/** Unbroken run of one kind of action at the end of the episode so far. */
export function trailing(records: readonly StepRecord[], kind: string): number {
  let count = 0;
  for (let index = records.length - 1; index >= 0 && records[index]?.decision.action.kind === kind; index--) count++;
  return count;
}

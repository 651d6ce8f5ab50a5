import { isTaken } from '../../domain/binding/branches.js';
import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { ResourceReport } from '../../domain/meta.js';
import { type DocumentLabel, type Instruction, type Step, stepsInOrder } from '../../domain/procedure.js';
import type { EpisodeTask, ValueBinding } from '../../domain/task.js';
import { fieldGoals } from './field-goals.js';
import { type Row, reportedBindings, rowOf } from './row.js';

/** The smallest things a procedure asks for: one click, one field, one option. */
export interface Goal {
  readonly kind: 'navigate' | 'region' | 'click' | 'set' | 'choose' | 'goTo';
  readonly instruction: Instruction;
  /** Number of the top-level step as printed. */
  readonly step: number;
  /** What to look for; the row's own name when the sentence gives no label. */
  readonly label: string;
  /** For `navigate`: the levels above, outermost first. */
  readonly path: readonly string[];
  readonly within: readonly DocumentLabel[];
  /** What to type or choose. */
  readonly binding: ValueBinding | null;
  /** Texts that tell the table row, any of which may be shown; empty when no row is meant. */
  readonly row: readonly string[];
  /** What a request for a missing resource would name. */
  readonly rowNoun: string | null;
  /** True when the procedure can go on without it. */
  readonly skippable: boolean;
}

/** The goals of a task in the order of the document, for the branches the task took. */
export function goalsOf(task: EpisodeTask, reports: readonly ResourceReport[]): readonly Goal[] {
  // The newest answer to a need comes first: it replaces what was not found.
  const bindings = [...reportedBindings(reports, task.values), ...task.values];
  return task.procedure.steps.flatMap((step, index) =>
    stepsInOrder(step).flatMap((part) => goalsOfStep(part, step.number, index === 0, task, bindings)),
  );
}

function goalsOfStep(
  step: Step,
  number: number,
  first: boolean,
  task: EpisodeTask,
  bindings: readonly ValueBinding[],
): readonly Goal[] {
  const goals: Goal[] = [];
  let row: Row | null = null;
  // What the document says a reader may do is not needed for what it promises.
  const taken = step.instructions.filter((instruction) => isTaken(instruction, task.branches) && !instruction.optional);
  taken.forEach((instruction, index) => {
    if (instruction.verb === 'find' || instruction.verb === 'click') row = rowOf(instruction, bindings) ?? row;
    const base = {
      instruction,
      step: number,
      path: [],
      within: instruction.within,
      binding: null,
      row: row?.forms ?? [],
      rowNoun: row?.noun ?? null,
      skippable: false,
    };
    const next = taken[index + 1];
    const made = goalsOfInstruction(instruction, base, first, next, bindings);
    goals.push(...made);
    // Once the row itself was opened, the rest of the step is about another page.
    if (made.some((goal) => goal.kind === 'click' && goal.label === (goal.row[0] ?? goal.rowNoun))) row = null;
  });
  return goals;
}

/** What all goals of one instruction share. */
export type GoalBase = Omit<Goal, 'kind' | 'label'>;

function goalsOfInstruction(
  instruction: Instruction,
  base: GoalBase,
  first: boolean,
  next: Instruction | undefined,
  bindings: readonly ValueBinding[],
): readonly Goal[] {
  const labels = instruction.labels.map((label) => label.text);
  const last = labels.at(-1);
  switch (instruction.verb) {
    case 'open':
      // The episode starts on the first page that the document opens.
      return first || instruction.url === null ? [] : [{ ...base, kind: 'goTo', label: instruction.url }];
    case 'navigate':
      return last === undefined ? [] : [{ ...base, kind: 'navigate', label: last, path: labels.slice(0, -1), row: [] }];
    case 'region': {
      const binding = bindings.find((value) => isRegionBinding(value)) ?? null;
      return binding === null ? [] : [{ ...base, kind: 'region', label: binding.label, binding, skippable: true }];
    }
    case 'find':
      return findGoals(instruction, base, next);
    case 'click':
      if (labels.length === 0) return rowClick(base);
      return labels.map((label) => ({ ...base, kind: 'click', label }));
    case 'choose': {
      const fields = fieldGoals(instruction, base, bindings);
      if (fields.length > 0) return fields;
      if (namesItsPlace(instruction)) return [];
      // "select A or B" without branches: any of them does.
      const anyOf = /\bor\b|或/i.test(instruction.quote);
      return (anyOf ? labels.slice(0, 1) : labels).map((label) => ({ ...base, kind: 'choose', label }));
    }
    case 'fill':
      return fieldGoals(instruction, base, bindings);
    default:
      return [];
  }
}

/** "Find X and click its name" acts on the row itself; "find X" alone prepares what follows in the step. */
function findGoals(instruction: Instruction, base: GoalBase, next: Instruction | undefined): readonly Goal[] {
  const targets = instruction.labels.filter((label) => label.role === 'target');
  if (targets.length > 0) return targets.map((label) => ({ ...base, kind: 'click', label: label.text }));
  const clicksName = /\bclick (?:its|the|their)\b[^.]*\b(?:name|id)\b|单击[^。，]*(?:名称|ID)/i.test(instruction.quote);
  return clicksName && next?.verb !== 'click' ? rowClick(base) : [];
}

/** Without a value for the row there is nothing to look for, but something to ask for. */
function rowClick(base: GoalBase): readonly Goal[] {
  return base.rowNoun === null ? [] : [{ ...base, kind: 'click', label: base.row[0] ?? base.rowNoun }];
}

/** "In the Access Mode section, select an access mode" names no option. */
function namesItsPlace(instruction: Instruction): boolean {
  return instruction.labels.every((label) => instruction.within.some((place) => sameLabel(place.text, label.text)));
}

function isRegionBinding(value: ValueBinding): boolean {
  return ['region', 'regions', '地域', '区域', '所在地域'].includes(canonicalLabel(value.label));
}

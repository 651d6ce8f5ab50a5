import { isTaken } from '../../domain/binding/branches.js';
import { wordsBesideLabels } from '../../domain/binding/mentions.js';
import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { ResourceReport } from '../../domain/meta.js';
import { type DocumentLabel, type Instruction, type Step, stepsInOrder } from '../../domain/procedure.js';
import type { EpisodeTask, ValueBinding } from '../../domain/task.js';

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
  const bindings = [...task.values, ...bindingsOf(reports)];
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
  let row: { forms: readonly string[]; noun: string } | null = null;
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
    goals.push(...goalsOfInstruction(instruction, base, first, next, bindings));
  });
  return goals;
}

type GoalBase = Omit<Goal, 'kind' | 'label'>;

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

function rowClick(base: GoalBase): readonly Goal[] {
  const label = base.row[0];
  return label === undefined ? [] : [{ ...base, kind: 'click', label }];
}

function fieldGoals(instruction: Instruction, base: GoalBase, bindings: readonly ValueBinding[]): readonly Goal[] {
  const goals: Goal[] = [];
  const add = (label: string, binding: ValueBinding, optional: boolean) => {
    if (goals.some((goal) => goal.binding === binding)) return;
    goals.push({ ...base, kind: 'set', label, binding, row: [], skippable: optional });
  };
  const visit = (parameter: Instruction['parameters'][number]) => {
    const label = parameter.label.text;
    const binding = bindings.find((value) => sameLabel(value.label, label));
    if (binding === undefined) return;
    add(label, binding, true);
    const chosen = parameter.options.find((option) => sameLabel(option.label.text, binding.value));
    for (const nested of chosen?.parameters ?? []) visit(nested);
    addMentions(`${chosen?.description ?? ''} ${parameter.options.length === 0 ? parameter.description : ''}`);
  };
  // A resource that the words ask to pick without naming a field of its own.
  const addMentions = (words: string) => {
    for (const value of bindings) {
      if (value.source === 'resource' && canonicalLabel(words).includes(canonicalLabel(value.label))) {
        add(value.label, value, true);
      }
    }
  };
  for (const parameter of instruction.parameters) visit(parameter);
  return goals;
}

function rowOf(
  instruction: Instruction,
  bindings: readonly ValueBinding[],
): { forms: readonly string[]; noun: string } | null {
  const words = canonicalLabel(wordsBesideLabels(instruction));
  const mentioned = bindings
    .filter((value) => value.source === 'resource' && words.includes(canonicalLabel(value.label)))
    .sort((left, right) => right.label.length - left.label.length)[0];
  return mentioned === undefined ? null : { forms: [mentioned.value, ...mentioned.alsoShownAs], noun: mentioned.label };
}

/** What was provided in mid-episode joins the task's values, under the words by which it was asked for. */
function bindingsOf(reports: readonly ResourceReport[]): readonly ValueBinding[] {
  return reports
    .filter((report) => report.status === 'provided')
    .flatMap((report) =>
      report.resources.slice(-1).map((resource): ValueBinding => {
        return { label: report.need, value: resource.name, alsoShownAs: [resource.id], source: 'resource' };
      }),
    );
}

/** "In the Access Mode section, select an access mode" names no option. */
function namesItsPlace(instruction: Instruction): boolean {
  return instruction.labels.every((label) => instruction.within.some((place) => sameLabel(place.text, label.text)));
}

function isRegionBinding(value: ValueBinding): boolean {
  return ['region', 'regions', '地域', '区域', '所在地域'].includes(canonicalLabel(value.label));
}

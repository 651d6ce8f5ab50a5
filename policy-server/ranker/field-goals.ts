import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { Instruction } from '../../domain/procedure.js';
import type { ValueBinding } from '../../domain/task.js';
import type { Goal, GoalBase } from './goals.js';

/** One goal for every field of an instruction that has a value. */
export function fieldGoals(
  instruction: Instruction,
  base: GoalBase,
  bindings: readonly ValueBinding[],
): readonly Goal[] {
  const goals: Goal[] = [];
  const add = (label: string, binding: ValueBinding, optional: boolean) => {
    if (goals.some((goal) => isSame(goal.binding, binding))) return;
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

/** The same thing may be bound under several words for it. */
function isSame(left: ValueBinding | null, right: ValueBinding): boolean {
  return left === right || (left?.source === 'resource' && right.source === 'resource' && left.value === right.value);
}

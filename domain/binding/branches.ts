import type { Instruction } from '../procedure.js';

/**
 * One branch for every "or" of a procedure: the first whose instructions are all understood and required, else the
 * first that is understood, else the first.
 *
 * @returns group to branch number
 */
export function chooseBranches(instructions: readonly Instruction[]): Readonly<Record<string, number>> {
  const groups = new Map<string, Map<number, Instruction[]>>();
  for (const instruction of instructions) {
    if (instruction.branch === null) continue;
    const group = groups.get(instruction.branch.group) ?? new Map<number, Instruction[]>();
    group.set(instruction.branch.number, [...(group.get(instruction.branch.number) ?? []), instruction]);
    groups.set(instruction.branch.group, group);
  }
  const chosen: Record<string, number> = {};
  for (const [name, branches] of groups) {
    const ranked = [...branches].sort(([left, a], [right, b]) => penalty(a) - penalty(b) || left - right);
    const first = ranked[0];
    if (first !== undefined) chosen[name] = first[0];
  }
  return chosen;
}

/** Whether the task takes this instruction: it has no branch, or its branch was chosen. */
export function isTaken(instruction: Instruction, branches: Readonly<Record<string, number>>): boolean {
  return instruction.branch === null || branches[instruction.branch.group] === instruction.branch.number;
}

function penalty(instructions: readonly Instruction[]): number {
  const notUnderstood = instructions.some((instruction) => instruction.verb === 'unknown');
  const optional = instructions.every((instruction) => instruction.optional);
  return (notUnderstood ? 2 : 0) + (optional ? 1 : 0);
}

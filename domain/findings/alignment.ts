import { sameLabel } from '../labels.js';
import type { Instruction } from '../procedure.js';
import type { EpisodeTask } from '../task.js';
import { actionableLabels, expectedInstructions, parametersInOrder } from './documented.js';
import { type Act, actedNames, type EpisodeFacts } from './facts.js';

/** How one instruction was carried out. */
export interface AlignedInstruction {
  readonly instruction: Instruction;
  /** The action that did exactly what is written; null when none did. */
  readonly exact: Act | null;
  /** The last action before `from` that did what some instruction says; null at the start. */
  readonly previous: Act | null;
  /** Actions between the previous and the next instruction that was carried out exactly: first, and one past the last. */
  readonly from: number;
  readonly to: number;
  /** The next instruction that has to be carried out was carried out exactly. */
  readonly ledToNext: boolean;
  /** Landed actions of that window that the agent made for this instruction. */
  readonly served: readonly Act[];
}

/**
 * Aligns the instructions of a procedure with the actions of an episode, by names alone and in order: as many
 * instructions as possible get an action of their own. Names such as OK occur more than once, so an action that the
 * agent made for the very instruction counts more than another of the same name.
 */
export function alignInstructions(facts: EpisodeFacts): readonly AlignedInstruction[] {
  const instructions = expectedInstructions(facts.task);
  const exact = bestMatches(facts.task, instructions, facts.acts);
  return instructions.map((instruction, position) => {
    const previous = exact.slice(0, position).findLast((act) => act !== null) ?? null;
    const next = exact.slice(position + 1).find((act) => act !== null) ?? null;
    const from = previous === null ? 0 : previous.index + 1;
    const to = next?.index ?? facts.acts.length;
    const served = facts.acts
      .slice(from, to)
      .filter((act) => act.landed && act.target !== null && act.serving.instruction === instruction.id);
    const following = instructions.findIndex((other, place) => place > position && isRequired(other));
    const ledToNext = following >= 0 && exact[following] !== null;
    return { instruction, exact: exact[position] ?? null, previous, from, to, ledToNext, served };
  });
}

/** Not optional, and with something that has to be acted on. */
export function isRequired(instruction: Instruction): boolean {
  return !instruction.optional && (actionableLabels(instruction).length > 0 || instruction.parameters.length > 0);
}

/** Heaviest common subsequence of instructions and actions. */
function bestMatches(
  task: EpisodeTask,
  instructions: readonly Instruction[],
  acts: readonly Act[],
): readonly (Act | null)[] {
  const weights = instructions.map((instruction) => acts.map((act) => matchWeight(task, instruction, act)));
  const weight = (row: number, column: number): number => weights[row]?.[column] ?? 0;
  // best[i][j]: most weight that instructions from i on can get from actions from j on.
  const best = Array.from({ length: instructions.length + 1 }, () => new Array<number>(acts.length + 1).fill(0));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  for (let row = instructions.length - 1; row >= 0; row--) {
    for (let column = acts.length - 1; column >= 0; column--) {
      const used = weight(row, column) === 0 ? 0 : weight(row, column) + at(row + 1, column + 1);
      const line = best[row];
      if (line !== undefined) line[column] = Math.max(used, at(row + 1, column), at(row, column + 1));
    }
  }
  const matches: (Act | null)[] = [];
  let column = 0;
  for (let row = 0; row < instructions.length; row++) {
    let match: Act | null = null;
    for (let next = column; next < acts.length && match === null; next++) {
      const used = weight(row, next);
      if (at(row, column) === at(row + 1, column)) break;
      if (used > 0 && used + at(row + 1, next + 1) === at(row, column)) match = acts[next] ?? null;
    }
    matches.push(match);
    if (match !== null) column = match.index + 1;
  }
  return matches;
}

function matchWeight(task: EpisodeTask, instruction: Instruction, act: Act): number {
  const names = actedNames(act);
  const used = exactTexts(task, instruction).some((text) => names.some((name) => sameLabel(name, text)));
  if (!used) return 0;
  return act.serving.instruction === instruction.id ? 3 : 2;
}

/** Any of these, used, shows that the instruction was carried out. */
function exactTexts(task: EpisodeTask, instruction: Instruction): readonly string[] {
  const fields = parametersInOrder(instruction.parameters).map((parameter) => parameter.label.text);
  const labels = actionableLabels(instruction).map((label) => label.text);
  if (instruction.verb === 'choose') return [...fields, ...labels];
  if (fields.length > 0 || labels.length > 0) return [...fields, ...labels.slice(-1)];
  return boundTexts(task, instruction);
}

/** "Click its name" and "select a region" name nothing: what is meant is what the task binds. */
function boundTexts(task: EpisodeTask, instruction: Instruction): readonly string[] {
  const isMeant = (texts: readonly string[], source: string): boolean =>
    instruction.verb === 'region' ? texts.includes(task.regionId) : source === 'resource';
  if (!['find', 'click', 'region'].includes(instruction.verb)) return [];
  return task.values
    .map(({ value, alsoShownAs, source }) => ({ texts: [value, ...alsoShownAs], source }))
    .filter(({ texts, source }) => isMeant(texts, source))
    .flatMap(({ texts }) => texts);
}

import { isTaken } from '../binding/branches.js';
import { sameLabel } from '../labels.js';
import {
  type DocumentLabel,
  type Instruction,
  instructionsInOrder,
  type Parameter,
  type Procedure,
} from '../procedure.js';
import type { EpisodeTask } from '../task.js';

/** What the document says: which labels an instruction asks to act on, and which labels it mentions at all. */

/** Fields of a form in reading order, those of options included. */
export function parametersInOrder(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.flatMap((parameter) => [
    parameter,
    ...parameter.options.flatMap((option) => parametersInOrder(option.parameters)),
  ]);
}

/** Every label that a procedure mentions, each with its place. */
export function documentedLabels(procedure: Procedure): readonly DocumentLabel[] {
  return instructionsInOrder(procedure).flatMap((instruction) => [
    ...instruction.labels,
    ...instruction.within,
    ...parametersInOrder(instruction.parameters).flatMap((parameter) => [
      parameter.label,
      ...parameter.options.map((option) => option.label),
    ]),
  ]);
}

export function isDocumented(procedure: Procedure, text: string): boolean {
  return documentedLabels(procedure).some((label) => sameLabel(label.text, text));
}

/** Labels that a person would click, choose or open to carry out an instruction. */
export function actionableLabels(instruction: Instruction): readonly DocumentLabel[] {
  switch (instruction.verb) {
    case 'navigate':
    case 'click':
    case 'choose':
      return instruction.labels.filter((label) => label.role !== 'container' && label.role !== 'column');
    case 'find':
      return instruction.labels.filter((label) => label.role === 'target');
    default:
      return [];
  }
}

/** The last of them, which shows that the instruction was carried out; the others lead there. */
export function decisiveLabel(instruction: Instruction): DocumentLabel | undefined {
  return actionableLabels(instruction).at(-1);
}

/** Instructions that the bound task asks for, in reading order. */
export function expectedInstructions(task: EpisodeTask): readonly Instruction[] {
  return instructionsInOrder(task.procedure).filter((instruction) => isTaken(instruction, task.branches));
}

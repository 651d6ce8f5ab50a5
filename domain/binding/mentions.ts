import type { Instruction } from '../procedure.js';

/**
 * The words of an instruction in which a thing may be meant: its sentence without the labels it names. The section
 * "User AccessKeys" mentions no user. Only the first occurrence is the label: "on the Users page, find the user".
 */
export function wordsBesideLabels(instruction: Instruction): string {
  const labels = [...instruction.within, ...instruction.labels].map((label) => label.text);
  return labels
    .filter((label) => label !== '')
    .sort((left, right) => right.length - left.length)
    .reduce((words, label) => words.replace(label, () => ' … '), instruction.quote);
}

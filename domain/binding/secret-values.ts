import { canonicalLabel, sameLabel } from '../labels.js';
import { instructionsInOrder, type Parameter } from '../procedure.js';
import type { EpisodeTask } from '../task.js';
import { makePassword } from './password.js';

/**
 * Secret values of a task. The task itself, and so prompts, decisions and trajectories, hold names in their place; whoever
 * types them makes the values from something that only it knows.
 */

const PLACEHOLDER = /\{\{secret:[\p{L}\p{N}]+\}\}/gu;

/** "Confirm Password" must get what "Password" got. */
function subject(label: string): string {
  return label.replace(/confirm(?:ed)?|new|again|确认|再次输入|新/gi, '').trim();
}

/** What stands for the value of a secret field, such as `{{secret:password}}`. */
export function secretPlaceholder(label: string): string {
  return `{{secret:${canonicalLabel(subject(label)) || 'value'}}}`;
}

/** Placeholders in a text. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

export interface TaskSecret {
  readonly placeholder: string;
  readonly value: string;
  /** Fields of the task that take it. */
  readonly labels: readonly string[];
}

/**
 * The secrets of a task with their values, which keep the rules that the document states for them.
 *
 * @param seed known to nobody who may not know the values; the same seed gives the same values
 */
export function taskSecrets(task: EpisodeTask, seed: string): readonly TaskSecret[] {
  const bound = (task.values ?? []).filter(({ secret }) => secret === true);
  return [...new Set(bound.map(({ value }) => value))].map((placeholder) => {
    const labels = bound.filter(({ value }) => value === placeholder).map(({ label }) => label);
    const descriptions = labels.map((label) => descriptionOf(task, label));
    const rule = descriptions.find((description) => description !== '') ?? '';
    return { placeholder, labels, value: makePassword(seed, placeholder, rule) };
  });
}

function descriptionOf(task: EpisodeTask, label: string): string {
  const parameters = instructionsInOrder(task.procedure).flatMap((instruction) => instruction.parameters);
  return withNested(parameters).find((parameter) => sameLabel(parameter.label.text, label))?.description ?? '';
}

function withNested(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.flatMap((one) => [one, ...one.options.flatMap((option) => withNested(option.parameters))]);
}

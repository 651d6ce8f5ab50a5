import { AgentError } from '../../../domain/errors.js';
import { sameLabel } from '../../../domain/labels.js';
import { describe, type Target } from './target.js';

/** Which option of a list a text means. */

export interface Choice {
  readonly text: string;
  readonly disabled: boolean;
}

/** The option a person would mean: the same label, else the only one that begins with or contains the words. */
export function pick<T extends Choice>(options: readonly T[], wanted: string): T | undefined {
  const exact =
    options.find((option) => option.text === wanted) ?? options.find((option) => sameLabel(option.text, wanted));
  if (exact !== undefined) return exact;
  const words = wanted.trim().toLowerCase();
  for (const fits of [(text: string) => text.startsWith(words), (text: string) => text.includes(words)]) {
    const found = options.filter((option) => fits(option.text.toLowerCase()));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Fails with ElementUnsuitable, naming what can be chosen. */
export function noSuchOption(target: Target, wanted: string, options: readonly Choice[]): AgentError {
  const alternatives = options.slice(0, 12).map((option) => option.text);
  const shown = alternatives.length === 0 ? 'It shows no options.' : `It shows: ${alternatives.join(' | ')}.`;
  return new AgentError(
    'ElementUnsuitable',
    `${describe(target.located.element)} has no option "${wanted}". ${shown}`,
    { alternatives },
  );
}

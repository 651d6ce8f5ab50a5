import type { Serving } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import { sameLabel } from '../../../domain/labels.js';
import { type Instruction, instructionsInOrder, type Procedure } from '../../../domain/procedure.js';

/**
 * The instruction that a step of a script serves: of the document's step with this number the one that names the label.
 *
 * @param at number as printed, such as `3.1`; null for what no step asks for
 * @param label what the document calls the thing; undefined when it names nothing
 * @param because why it is not done as the document says; empty when it is
 */
export function servingOf(
  procedure: Procedure,
  at: string | null,
  label: string | undefined,
  because: string,
): Serving {
  const how = because === '' ? 'asDocumented' : 'adapted';
  if (at === null) return { instruction: null, label: null, how, reason: because };
  const ofStep = instructionsInOrder(procedure).filter(({ id }) => id.split('.').slice(1, -1).join('.') === at);
  if (ofStep.length === 0) throw new AgentError('InvalidInput', `"${procedure.title}" has no step ${at}.`);
  const naming = label === undefined ? undefined : ofStep.find((one) => labelIn(one, label) !== null);
  const instruction = naming ?? ofStep[0];
  const named = instruction === undefined || label === undefined ? null : labelIn(instruction, label);
  return { instruction: instruction?.id ?? null, label: named, how, reason: because };
}

/** The label of a parameter or of a navigation level, as the document writes it. */
function labelIn({ labels, parameters }: Instruction, label: string): string | null {
  const known = [...labels, ...parameters.map((parameter) => parameter.label)];
  return known.find(({ text }) => sameLabel(text, label))?.text ?? null;
}

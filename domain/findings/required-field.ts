import { canonicalLabel, sameLabel } from '../labels.js';
import type { AlignedInstruction } from './alignment.js';
import type { Deviation } from './deviation.js';
import { isDocumented, parametersInOrder } from './documented.js';
import { type EpisodeFacts, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { isField } from './page.js';

/**
 * Fields that the console refused to leave empty and that the document does not mention. A mark of "required" alone is
 * not enough: only the refusal shows that the form does not go through.
 */
export function findRequiredFields(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const { instruction } = aligned;
  const last = parametersInOrder(instruction.parameters).at(-1);
  if (last === undefined || facts.reward !== 1) return [];
  const messages = messagesFor(facts.task.document.locale);
  const found = new Map<string, Deviation>();
  for (const act of facts.acts.slice(aligned.from)) {
    const { target } = act;
    if (target === null || !isField(target) || target.name === '' || target.group.length > 3) continue;
    if (!['type', 'select', 'check', 'click'].includes(act.action.kind)) continue;
    if (isDocumented(facts.task.procedure, target.name)) continue;
    if (target.group.some((part) => isDocumented(facts.task.procedure, part) && !isContainer(facts, part))) continue;
    const view = viewAt(facts, act.before);
    const refused = view.observation.elements.some(
      (element) => sameLabel(element.name, target.name) && element.states.includes('invalid'),
    );
    if (!refused || !view.observation.settled.settled) continue;
    found.set(canonicalLabel(target.name), {
      class: 'stepMissing',
      label: last.label,
      sentence: instruction.quote,
      shown: target.name,
      seen: messages.requires(target.name),
      suggestion: `${instruction.quote}${facts.task.document.locale === 'zh' ? '' : ' '}${messages.fillField(target.name)}`,
      view,
      mark: target.mark,
      confirmed: true,
      blocking: false,
      confidence: 0.85,
    });
  }
  return [...found.values()];
}

/** A page, dialog or section: what it holds is not thereby mentioned. */
function isContainer(facts: EpisodeFacts, part: string): boolean {
  const fields = facts.task.procedure.steps
    .flatMap((step) => [step, ...step.substeps])
    .flatMap((step) => step.instructions)
    .flatMap((instruction) => parametersInOrder(instruction.parameters));
  return !fields.some((field) => sameLabel(field.label.text, part));
}

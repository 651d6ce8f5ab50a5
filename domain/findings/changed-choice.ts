import { sameLabel } from '../labels.js';
import type { Observation, ObservedElement } from '../observation.js';
import { instructionsInOrder } from '../procedure.js';
import { absenceFrom } from './absence.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { decisiveLabel, isDocumented } from './documented.js';
import type { EpisodeFacts } from './facts.js';
import { messagesFor } from './messages.js';
import { isComplete } from './page.js';

/**
 * An option that nobody had to choose ("select A or B") and that its section does not offer: all other documented
 * options are there, and one that the document does not name is there in its place.
 */
export function findChangedChoice(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const section = aligned.instruction.within.find(({ role }) => role === 'container');
  if (aligned.instruction.verb !== 'choose' || section === undefined) return [];
  // Options of the branches that were not taken as well: every one that the document names is looked for.
  const choices = instructionsInOrder(facts.task.procedure).filter(
    ({ verb, within }) => verb === 'choose' && within.some(({ text }) => sameLabel(text, section.text)),
  );

  for (const view of facts.views) {
    const offered = choicesIn(view.observation, section.text);
    const missing = choices.flatMap((instruction) => {
      const label = decisiveLabel(instruction);
      const isMissing = label?.role === 'option' && !offered.some(({ name }) => sameLabel(name, label.text));
      return label !== undefined && isMissing ? [{ instruction, label }] : [];
    });
    const [replacement, ...others] = offered.filter(({ name }) => !isDocumented(facts.task.procedure, name));
    if (!isComplete(view.observation) || replacement === undefined || others.length > 0) continue;
    const [gone, ...more] = missing;
    if (gone === undefined || more.length > 0) continue;
    const { instruction, label } = gone;
    const absence = absenceFrom(facts, view, label.text);
    if (!absence.absent) continue;
    return [
      {
        class: 'optionChanged',
        label,
        sentence: instruction.quote,
        shown: replacement.name,
        seen: messagesFor(facts.task.document.locale).options([replacement.name], label.text),
        suggestion: replaceLabel(instruction.quote, label.text, replacement.name),
        view,
        mark: replacement.mark,
        confirmed: absence.looks >= 2,
        blocking: false,
        confidence: 0.8,
      },
    ];
  }
  return [];
}

function choicesIn(observation: Observation, section: string): readonly ObservedElement[] {
  return observation.elements.filter(
    ({ role, group }) => (role === 'radio' || role === 'checkbox') && sameLabel(group.at(-1) ?? '', section),
  );
}

import { sameLabel } from '../labels.js';
import type { ObservedElement } from '../observation.js';
import type { DocumentLabel } from '../procedure.js';
import { absenceFrom } from './absence.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { isDocumented } from './documented.js';
import { type EpisodeFacts, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { isNavigation } from './page.js';

/**
 * Sections, dialogs and columns that the document names and that have another name: the documented control was used, it
 * stands in something the document does not mention, and what it should stand in is nowhere on the page.
 */
export function findRenamedPlaces(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const { instruction } = aligned;
  const act = aligned.exact ?? aligned.served.at(-1);
  if (act === undefined || act.target === null || isNavigation(act.target)) return [];
  const { target } = act;
  const view = viewAt(facts, act.before);
  return instruction.within.flatMap((label) => {
    const shown = placeInstead(facts, target, label);
    if (shown === null) return [];
    const absence = absenceFrom(facts, view, label.text);
    if (!absence.absent) return [];
    return [
      {
        class: 'labelRenamed',
        label,
        sentence: instruction.quote,
        shown,
        seen: messagesFor(facts.task.document.locale).control(shown, label.text),
        suggestion: replaceLabel(instruction.quote, label.text, shown),
        view,
        mark: target.mark,
        confirmed: absence.looks >= 2,
        blocking: false,
        confidence: absence.looks >= 2 ? 0.85 : 0.7,
      } as const,
    ];
  });
}

/** What a control stands in instead; null when it stands where it should, or when more than one thing could be meant. */
function placeInstead(facts: EpisodeFacts, target: ObservedElement, label: DocumentLabel): string | null {
  const isNew = (text: string) => !isDocumented(facts.task.procedure, text);
  if (label.role === 'column') {
    return target.column !== null && !sameLabel(target.column, label.text) && isNew(target.column)
      ? target.column
      : null;
  }
  // In a table the innermost name is the row's.
  const places = target.column === null ? target.group : target.group.slice(0, -1);
  if (places.some((place) => sameLabel(place, label.text))) return null;
  const [only, ...others] = places.filter(isNew);
  return only !== undefined && others.length === 0 ? only : null;
}

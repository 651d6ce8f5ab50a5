import type { ObservedElement } from '../observation.js';
import type { DocumentLabel } from '../procedure.js';
import { absenceFrom, absenceFromNavigation } from './absence.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { decisiveLabel, isDocumented } from './documented.js';
import { type Act, actedNames, type EpisodeFacts, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { isField, isNavigation, pageKey, shows } from './page.js';

/** A control that took the place of the documented one, was used for it, and led on. */
export function findRenamedControl(facts: EpisodeFacts, aligned: AlignedInstruction): Deviation | null {
  const { instruction } = aligned;
  const label = decisiveLabel(instruction);
  if (label === undefined || aligned.exact !== null || !ledOn(facts, aligned)) return null;

  const act = aligned.served.findLast((candidate) => isReplacement(facts, aligned, label, candidate));
  if (act === undefined || act.target === null) return null;
  const view = viewAt(facts, act.before);
  const absence = isNavigation(act.target)
    ? absenceFromNavigation(facts, label.text)
    : absenceFrom(facts, view, label.text);
  if (!absence.absent) return null;

  const shown = replacementName(act, label);
  const option = label.role === 'option';
  return {
    class: option ? 'optionChanged' : 'labelRenamed',
    label,
    sentence: instruction.quote,
    shown,
    seen: messagesFor(facts.task.document.locale).control(shown, label.text),
    suggestion: replaceLabel(instruction.quote, label.text, shown),
    view,
    mark: act.target.mark,
    confirmed: absence.looks >= 2,
    blocking: false,
    confidence: absence.looks >= 2 ? 0.95 : 0.8,
  };
}

/** The procedure reached its outcome, or at least its next step could be done as written. */
export function ledOn(facts: EpisodeFacts, aligned: AlignedInstruction): boolean {
  return facts.reward === 1 || aligned.ledToNext;
}

function isReplacement(facts: EpisodeFacts, aligned: AlignedInstruction, label: DocumentLabel, act: Act): boolean {
  const { target } = act;
  if (target === null || target.name === '') return false;
  if (!['click', 'check', 'select'].includes(act.action.kind)) return false;
  if (!hasFittingRole(target, label, aligned)) return false;
  if (isDocumented(facts.task.procedure, replacementName(act, label))) return false;
  const { observation } = viewAt(facts, act.before);
  if (!observation.settled.settled) return false;
  if (isNavigation(target)) return true;
  return !shows(observation, label.text) && isOnDocumentedPage(facts, aligned, act);
}

/** Name of what was used: for an option chosen in a field, the option. */
function replacementName(act: Act, label: DocumentLabel): string {
  const names = actedNames(act);
  return (label.role === 'option' ? names.at(-1) : names[0]) ?? '';
}

function hasFittingRole(element: ObservedElement, label: DocumentLabel, aligned: AlignedInstruction): boolean {
  if (label.role === 'navigation') return isNavigation(element) || element.role === 'link' || element.role === 'tab';
  if (label.role === 'option' || label.role === 'field') return isField(element);
  // "Click Buckets" may mean an entry of the navigation pane, but only on the way to the first page.
  if (isNavigation(element)) return aligned.previous === null;
  return element.role !== 'textbox' && element.role !== 'combobox';
}

/**
 * The page is the one that the documented steps led to: no detour to another page lies between. On another page the
 * label's absence would say nothing.
 */
function isOnDocumentedPage(facts: EpisodeFacts, aligned: AlignedInstruction, act: Act): boolean {
  const start = aligned.previous === null ? 0 : aligned.previous.after;
  const arrived = pageKey(viewAt(facts, start).observation.url);
  const detour = facts.acts.slice(aligned.from, act.index).filter((other) => other.landed);
  return (
    pageKey(viewAt(facts, act.before).observation.url) === arrived &&
    detour.every((other) => other.action.kind !== 'navigate' && other.action.kind !== 'back')
  );
}

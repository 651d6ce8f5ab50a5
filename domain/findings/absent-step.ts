import { absenceFrom } from './absence.js';
import type { AlignedInstruction } from './alignment.js';
import type { Deviation } from './deviation.js';
import { decisiveLabel } from './documented.js';
import { type EpisodeFacts, type View, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { wasOpened } from './navigation.js';
import { pageKey, shows } from './page.js';

/**
 * A documented control that is not there although the page was looked at.
 *
 * When the procedure reached its outcome without it, the step is no longer needed; when the procedure stopped there, the
 * step cannot be done as written. The second is a grave claim, so only a look in a fresh session confirms it.
 */
export function findAbsentStep(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  isFirstOpen: boolean,
): Deviation | null {
  const { instruction, exact, served, previous } = aligned;
  const label = decisiveLabel(instruction);
  if (label === undefined || exact !== null || instruction.optional || label.role === 'value') return null;
  const succeeded = facts.reward === 1 && served.length === 0;
  const stopped = facts.reward === 0 && isFirstOpen && facts.end === 'unachievable';
  if (!succeeded && !stopped) return null;
  // A closed group hides its items, so that their absence says nothing.
  if (!instruction.labels.slice(0, -1).every((group) => wasOpened(facts, group))) return null;

  const looks = looksInWindow(facts, aligned);
  const last = looks.at(-1);
  if (last === undefined || looks.some(({ observation }) => shows(observation, label.text))) return null;
  if (looks.every(({ observation }) => observation.omitted > 0)) return null;
  if (succeeded && !stayedOnPage(looks) && actedInWindow(facts, aligned)) return null;
  // Before the first documented action nothing says that this is the right page.
  if (previous === null && succeeded) return null;
  const surface = absenceFrom(facts, last, label.text);
  if (!surface.absent) return null;
  const messages = messagesFor(facts.task.document.locale);

  return {
    class: 'stepObsolete',
    label,
    sentence: instruction.quote,
    shown: null,
    seen: succeeded ? messages.obsolete(label.text) : messages.absent(label.text),
    suggestion: null,
    view: last,
    mark: null,
    confirmed: succeeded && surface.looks >= 2,
    blocking: stopped,
    confidence: succeeded ? 0.7 : 0.6,
  };
}

/** Settled pages between the actions that the documented neighbours led to. */
function looksInWindow(facts: EpisodeFacts, aligned: AlignedInstruction): readonly View[] {
  const start = aligned.previous?.after ?? 0;
  const end = facts.acts[aligned.to]?.before ?? facts.views.length - 1;
  const positions = Array.from({ length: Math.max(0, end - start + 1) }, (_, offset) => start + offset);
  return positions.map((position) => viewAt(facts, position)).filter(({ observation }) => observation.settled.settled);
}

function stayedOnPage(looks: readonly View[]): boolean {
  return new Set(looks.map(({ observation }) => pageKey(observation.url))).size === 1;
}

function actedInWindow(facts: EpisodeFacts, aligned: AlignedInstruction): boolean {
  return facts.acts.slice(aligned.from, aligned.to).some((act) => act.landed);
}

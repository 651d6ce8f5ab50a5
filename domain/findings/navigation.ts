import { sameLabel } from '../labels.js';
import type { ObservedElement } from '../observation.js';
import type { DocumentLabel } from '../procedure.js';
import { absenceFromNavigation } from './absence.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { isDocumented } from './documented.js';
import { type Act, type EpisodeFacts, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { controlsNamed, isComplete, isNavigation, isWithin } from './page.js';
import { ledOn } from './renamed.js';

/**
 * Compares the documented path of a navigation instruction with the place where its last item was found.
 *
 * A group that is nowhere, while the item is in a group that the document does not mention, was renamed; otherwise the
 * item has moved.
 */
export function findNavigationDeviations(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const { instruction } = aligned;
  if (instruction.verb !== 'navigate' && instruction.verb !== 'click') return [];
  const act = aligned.exact ?? replacementOf(facts, aligned);
  if (act === null || act.target === null || !isNavigation(act.target)) return [];
  const { target } = act;
  const leaf = instruction.labels.at(-1);
  const groups = instruction.labels.slice(0, -1);
  if (leaf === undefined) return [];
  if (groups.length === 0) return aligned.exact === null ? [] : hiddenInGroup(facts, aligned, act, target, leaf);
  if (aligned.exact !== null && isInDocumentedPlace(facts, leaf, groups)) return [];

  return groups.flatMap((group) => compareGroup(facts, aligned, act, target, leaf, group) ?? []);
}

/** The item that was used when the documented one is nowhere; null when it was there and not used. */
function replacementOf(facts: EpisodeFacts, aligned: AlignedInstruction): Act | null {
  const leaf = aligned.instruction.labels.at(-1);
  if (leaf === undefined || !ledOn(facts, aligned) || !absenceFromNavigation(facts, leaf.text).absent) return null;
  return aligned.served.findLast((served) => served.target !== null && isNavigation(served.target)) ?? null;
}

/** The item may be listed twice: under the documented group is enough, whichever of the two was clicked. */
function isInDocumentedPlace(facts: EpisodeFacts, leaf: DocumentLabel, groups: readonly DocumentLabel[]): boolean {
  return facts.views.some(({ observation }) =>
    controlsNamed(observation, leaf.text).some((item) => groups.every((group) => isWithin(item, group.text))),
  );
}

function compareGroup(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  act: Act,
  item: ObservedElement,
  leaf: DocumentLabel,
  group: DocumentLabel,
): Deviation | null {
  if (isWithin(item, group.text)) return null;
  const { instruction } = aligned;
  const view = viewAt(facts, act.before);
  if (!view.observation.settled.settled) return null;
  const shownGroup = item.group.at(-1) ?? null;
  const common = { sentence: instruction.quote, view, blocking: false } as const;
  const absence = absenceFromNavigation(facts, group.text);
  const messages = messagesFor(facts.task.document.locale);

  if (absence.absent && shownGroup !== null && !isDocumented(facts.task.procedure, shownGroup)) {
    const heading = view.observation.elements.find((element) => sameLabel(element.name, shownGroup));
    return {
      ...common,
      class: 'labelRenamed',
      label: group,
      shown: shownGroup,
      seen: messages.group(shownGroup, group.text),
      suggestion: replaceLabel(instruction.quote, group.text, shownGroup),
      mark: heading?.mark ?? item.mark,
      confirmed: absence.looks >= 2,
      confidence: absence.looks >= 2 ? 0.9 : 0.75,
    };
  }
  if (!showsGroups(facts) || !wasOpened(facts, group)) return null;
  const suggestion =
    shownGroup === null
      ? withoutGroup(instruction.quote, group.text)
      : replaceLabel(instruction.quote, group.text, shownGroup);
  return moved(facts, aligned, act, item, leaf, messages.moved(item.name, shownGroup, group.text), suggestion);
}

/**
 * The document names no group, and the pane lists the item inside of one. A person who looks down the first level, as
 * told, does not find it there.
 */
function hiddenInGroup(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  act: Act,
  item: ObservedElement,
  leaf: DocumentLabel,
): readonly Deviation[] {
  const group = item.group.at(-1);
  const { observation } = viewAt(facts, act.before);
  if (group === undefined || !isComplete(observation) || isDocumented(facts.task.procedure, group)) return [];
  const entries = observation.elements.filter(isNavigation);
  // The product's own name may stand above all entries.
  const depth = Math.min(...entries.map((entry) => entry.group.length));
  const listed = entries.filter((entry) => sameLabel(entry.name, leaf.text));
  if (listed.length === 0 || listed.some((entry) => entry.group.length <= depth)) return [];
  const { quote } = aligned.instruction;
  const seen = messagesFor(facts.task.document.locale).moved(item.name, group, '');
  return [moved(facts, aligned, act, item, leaf, seen, replaceLabel(quote, leaf.text, `${group} > ${leaf.text}`))];
}

function moved(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  act: Act,
  item: ObservedElement,
  leaf: DocumentLabel,
  seen: string,
  suggestion: string | null,
): Deviation {
  const looks = facts.views.filter(({ observation }) =>
    controlsNamed(observation, item.name).some((other) => sameGroup(other, item)),
  ).length;
  return {
    class: 'navigationMoved',
    label: leaf,
    sentence: aligned.instruction.quote,
    shown: item.group.at(-1) ?? null,
    seen,
    suggestion,
    view: viewAt(facts, act.before),
    mark: item.mark,
    confirmed: looks >= 2,
    blocking: false,
    confidence: looks >= 2 ? 0.9 : 0.75,
  };
}

function sameGroup(left: ObservedElement, right: ObservedElement): boolean {
  return left.group.join('\n') === right.group.join('\n');
}

/** Some navigation item was seen inside a group, so that a missing group is a fact and not a gap of the observation. */
function showsGroups(facts: EpisodeFacts): boolean {
  return facts.views.some(({ observation }) =>
    observation.elements.some((element) => isNavigation(element) && element.group.length > 0),
  );
}

/** A closed group hides its items: only one that was seen open, or that is nowhere, can be said not to hold an item. */
export function wasOpened(facts: EpisodeFacts, group: DocumentLabel): boolean {
  const headings = facts.views.flatMap(({ observation }) => controlsNamed(observation, group.text));
  const items = facts.views.some(({ observation }) =>
    observation.elements.some((element) => isNavigation(element) && isWithin(element, group.text)),
  );
  return items || headings.length === 0 || headings.some((heading) => heading.states.includes('expanded'));
}

function withoutGroup(sentence: string, group: string): string | null {
  const at = sentence.indexOf(group);
  if (at < 0) return null;
  const rest = sentence.slice(at + group.length).replace(/^[\s*\\]*[>＞]+[\s*\\]*/u, '');
  return `${sentence.slice(0, at)}${rest}`;
}

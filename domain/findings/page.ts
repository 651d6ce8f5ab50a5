import { sameLabel } from '../labels.js';
import type { Observation, ObservedElement } from '../observation.js';

/** What a page shows, as far as a label of a document is concerned. */

const NAVIGATION_ROLES: ReadonlySet<string> = new Set(['navigation', 'menuitem']);
const FIELD_ROLES: ReadonlySet<string> = new Set([
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'upload',
  'option',
]);

/** Region identifiers, such as `cn-hangzhou` or `ap-southeast-1`: the same page of another region is the same page. */
const REGION = /\b(?:cn|ap|us|eu|me|na|sa)-[a-z]+(?:-[a-z]+)*(?:-\d+)?\b/g;

/** Host and path of a page, query left out: consoles put regions and tokens there. Single-page paths after `#` count. */
export function pageKey(url: string): string {
  const [address = '', fragment = ''] = url.split('#', 2);
  const path = (text: string): string => (text.split('?', 1)[0] ?? '').replace(REGION, '{region}').replace(/\/+$/, '');
  return `${path(address)}#${path(fragment)}`.toLowerCase();
}

/** What a person has in front of them: the page, and the dialog or drawer on top of it. */
export function surfaceKey(observation: Observation): string {
  const top = observation.dialogs.at(-1);
  return `${pageKey(observation.url)}|${top === undefined ? '' : top.title}`;
}

/** Lists of elements this short were not cut for their length: an observation has room for twice as many. */
const SHORT_LIST = 60;

/**
 * Whether what a person has in front of them could be read: settled, and with nothing left out of the element list but
 * what an open dialog hides, which nobody can use.
 */
export function isComplete({ settled, omitted, dialogs, elements }: Observation): boolean {
  return settled.settled && (omitted === 0 || (dialogs.length > 0 && elements.length <= SHORT_LIST));
}

/** Whether a label can be read anywhere on a page: on a control, its value, a heading, a column, a dialog. */
export function shows(observation: Observation, label: string): boolean {
  const readable = (text: string | null): boolean => text !== null && sameLabel(text, label);
  return (
    observation.elements.some(
      (element) =>
        readable(element.name) ||
        readable(element.value) ||
        readable(element.column) ||
        element.group.some((part) => readable(part)),
    ) ||
    observation.texts.some((text) => readable(text)) ||
    observation.dialogs.some((dialog) => readable(dialog.title))
  );
}

/** The same for what is worked on: the page behind an open dialog, and the navigation pane, may show a label as well. */
export function showsOnTop(observation: Observation, label: string): boolean {
  const dialog = observation.dialogs.at(-1);
  if (dialog === undefined || dialog.title === '') {
    return shows({ ...observation, elements: observation.elements.filter((element) => !isNavigation(element)) }, label);
  }
  const start = observation.texts.findLastIndex((text) => sameLabel(text, dialog.title));
  return shows({ ...observation, texts: observation.texts.slice(start + 1) }, label);
}

/** Controls that carry a label as their own name. */
export function controlsNamed(observation: Observation, label: string): readonly ObservedElement[] {
  return observation.elements.filter((element) => sameLabel(element.name, label));
}

export function isNavigation(element: ObservedElement): boolean {
  return NAVIGATION_ROLES.has(element.role);
}

export function isField(element: ObservedElement): boolean {
  return FIELD_ROLES.has(element.role);
}

/** Whether an element is inside something that carries a label. */
export function isWithin(element: ObservedElement, label: string): boolean {
  return element.group.some((part) => sameLabel(part, label));
}

import { canonicalLabel, sameLabel } from '../../domain/labels.js';
import type { Dialog, Observation, ObservedElement } from '../../domain/observation.js';
import type { Goal } from './goals.js';

/** How well an element stands where the document says it stands. */
export interface Place {
  /** Named places that the element is in. */
  readonly fits: number;
  /** Named places that the page shows and the element is not in. */
  readonly misses: readonly string[];
  readonly column: 'fits' | 'misses' | 'unknown';
  readonly row: 'fits' | 'misses' | 'unknown';
}

export function placeOf(element: ObservedElement, goal: Goal, observation: Observation): Place {
  const misses: string[] = [];
  let fits = 0;
  let column: Place['column'] = 'unknown';
  for (const place of goal.within) {
    if (place.role === 'column') {
      const shown = observation.elements.some((other) => other.column !== null && sameLabel(other.column, place.text));
      if (element.column !== null && sameLabel(element.column, place.text)) column = 'fits';
      else if (shown) column = 'misses';
      continue;
    }
    // A place that no element is in is a page, or is not shown: it speaks for no element and against none.
    if (isInside(element, place.text)) fits++;
    else if (observation.elements.some((other) => isInside(other, place.text))) misses.push(place.text);
  }
  return { fits, misses, column, row: rowOf(element, goal, observation) };
}

/** True when one of the element's groups is the place; documents add "dialog box", "page", "section" to its name. */
export function isInside(element: ObservedElement, place: string): boolean {
  const name = placeName(place);
  return element.group.some((group) => sameLabel(placeName(group), name));
}

function placeName(place: string): string {
  const bare = place
    .replace(/\s+(?:page|dialog(?: box)?|section|panel|tab|area|wizard|pane|list)$/i, '')
    .replace(/(?:页面|对话框|区域|面板|页签|页)$/, '');
  return bare === '' ? place : bare;
}

function rowOf(element: ObservedElement, goal: Goal, observation: Observation): Place['row'] {
  if (goal.row.length === 0) return 'unknown';
  if (isInRow(element, goal.row)) return 'fits';
  const rowShown = observation.elements.some((other) => isInRow(other, goal.row));
  return element.column !== null || rowShown ? 'misses' : 'unknown';
}

/** True when an element stands in the row, or is its key cell. */
export function isInRow(element: ObservedElement, forms: readonly string[]): boolean {
  const wanted = forms.map(canonicalLabel).filter((form) => form !== '');
  return [...element.group, ...(element.column === null ? [] : [element.name])].some((text) => {
    // A key cell may hold an id and, under it, the name.
    const shown = [text, ...text.split(/\s+/)].map(canonicalLabel);
    return wanted.some((form) => shown.some((one) => one === form || (form.length >= 5 && one.startsWith(form))));
  });
}

/** The dialog or drawer on top, if any. */
export function openDialog(observation: Observation): Dialog | undefined {
  return observation.dialogs.at(-1);
}

/** True when a dialog is open and the element is behind it. */
export function isBehindDialog(element: ObservedElement, observation: Observation): boolean {
  const dialog = openDialog(observation);
  if (dialog === undefined || dialog.title === '') return false;
  // The list of a drop-down field is drawn outside the dialog that the field stands in.
  if (element.role === 'option') return false;
  const isIn = (other: ObservedElement) => other.group.some((group) => sameLabel(group, dialog.title));
  return !isIn(element) && observation.elements.some(isIn);
}

/// <reference lib="dom" />
import type { ElementRole } from '../../../../domain/observation.js';
import { classNames, closest, drawnAncestors, drawnContains, isShown, readableText, referencedText } from './dom.js';
import { formItemLabel, nameOf } from './labels.js';
import { forgetLegibility } from './legible.js';
import { DIALOG, openerOf } from './overlays.js';
import { comboboxFrame, roleOf } from './roles.js';
import { twinKey } from './twins.js';

/** Where a control stands: dialog, section, row, navigation group, column. */

const HEADING =
  'h1,h2,h3,h4,h5,h6,[role="heading"],legend,[class*="card-title"],[class*="card-head"],[class*="-header-title"],[class*="panel-title"]';
const SECTION =
  'section,fieldset,[role="region"],[role="group"],[role="radiogroup"],[class*="card"],[class*="panel"],[class*="collapse"],details';

/** Title of a dialog or drawer. */
export function dialogTitle(dialog: Element): string {
  const labelled = referencedText(dialog, 'aria-labelledby');
  if (labelled !== '') return labelled;
  const heading = dialog.querySelector(`${HEADING},[class*="dialog-header"],[class*="drawer-header"],[class*="title"]`);
  const text = heading === null ? '' : readableText(heading, 80);
  return text !== '' ? text : (dialog.getAttribute('aria-label') ?? 'Dialog');
}

/** Title of a part of the page, unless the element in it is the title itself; empty when it has none. */
export function sectionTitle(section: Element, inner: Element): string {
  const labelled = referencedText(section, 'aria-labelledby') || (section.getAttribute('aria-label') ?? '');
  if (labelled !== '') return labelled;
  if (section.getAttribute('role') === 'radiogroup') return formItemLabel(section);
  const heading = section.querySelector(HEADING);
  if (heading === null || drawnContains(heading, inner)) return '';
  const owner = heading.closest(SECTION);
  return owner === section || owner === null ? readableText(heading, 60) : '';
}

function cellsOf(row: Element): readonly Element[] {
  return [...row.children].filter((cell) => cell.matches('td,th,[role="gridcell"],[role="cell"],[role="rowheader"]'));
}

/** What a person calls a table row: the first cell with text in it; often an id with the name that it was given under it. */
function rowKey(row: Element): string {
  const texts = cellsOf(row).map((cell) => readableText(cell, 80));
  return texts.find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
}

/** Column headers under an element; asked for every cell of a table, and the same for all of them. */
let headers = new WeakMap<Element, readonly Element[]>();

/** Forgets what was known of the page; called at the start of each look. */
export function forgetTables(): void {
  headers = new WeakMap();
  forgetLegibility();
}

function headersIn(frame: Element): readonly Element[] {
  const known = headers.get(frame);
  if (known !== undefined) return known;
  const found = [...frame.querySelectorAll('th,[role="columnheader"]')];
  headers.set(frame, found);
  return found;
}

/** Header text of the column a control stands in; kits draw header and body as two tables. */
export function columnOf(element: Element): string | null {
  const cell = closest(element, 'td,[role="gridcell"],[role="cell"]');
  const row = cell?.parentElement ?? null;
  if (cell === null || row === null) return null;
  const index = cellsOf(row).indexOf(cell);
  const spans = cellsOf(row)
    .slice(0, index)
    .reduce((sum, before) => sum + (before instanceof HTMLTableCellElement ? before.colSpan : 1), 0);
  for (const frame of drawnAncestors(row)) {
    const found = headersIn(frame);
    if (found.length > 0) {
      let column = 0;
      for (const header of found) {
        const width = header instanceof HTMLTableCellElement ? header.colSpan : 1;
        if (spans < column + width) return readableText(header, 60) || null;
        column += width;
      }
      return null;
    }
    if (frame.matches('section,main,body,[role="dialog"]')) return null;
  }
  return null;
}

/** Headings of the navigation levels above an entry, outermost first. */
function navigationPath(element: Element): string[] {
  const path: string[] = [];
  const item = closest(element, 'li') ?? element;
  const label = precedingGroupLabel(item);
  if (label !== '') path.unshift(label);
  for (let list = item.parentElement; list !== null; list = list.parentElement) {
    if (list.matches('nav,aside,[role="navigation"]')) break;
    if (!list.matches('ul,ol,[role="group"],[role="listbox"],[role="menu"],[class*="sub-menu"],[class*="sub-nav"]'))
      continue;
    const heading = list.previousElementSibling;
    if (
      heading === null ||
      drawnContains(heading, element) ||
      !heading.matches('div,span,button,a,p,h1,h2,h3,h4,h5,h6')
    )
      continue;
    const text = readableText(heading, 60);
    if (text !== '' && path[0] !== text) path.unshift(text);
  }
  return path;
}

function precedingGroupLabel(item: Element): string {
  for (let before = item.previousElementSibling; before !== null; before = before.previousElementSibling) {
    if (/group-label|menu-group-title|nav-group|group-title/i.test(classNames(before))) return readableText(before, 60);
  }
  return '';
}

const FIELDS: ReadonlySet<ElementRole> = new Set<ElementRole>(['radio', 'checkbox', 'textbox', 'combobox', 'upload']);

/** Lists whose opener is being looked for: two menus that lie beside each other must not name each other without end. */
const naming = new Set<Element>();

/** For an entry of a list that is drawn apart from the field that opened it: the field's place and name. */
function ownerOf(entry: Element): readonly string[] | null {
  const list = closest(entry, '[role="listbox"],[role="menu"],[role="tree"]');
  if (list === null || closest(list, '[class*="overlay"],[class*="popup"],[class*="dropdown"]') === null) return null;
  const rect = list.getBoundingClientRect();
  const openers = [...document.querySelectorAll('[aria-expanded="true"]')].filter(
    (one) => !drawnContains(one, list) && !drawnContains(list, one) && isShown(comboboxFrame(one)),
  );
  const named = (one: Element): boolean =>
    list.id !== '' && [one.getAttribute('aria-controls'), one.getAttribute('aria-owns')].includes(list.id);
  const distance = (one: Element): number => {
    const at = comboboxFrame(one).getBoundingClientRect();
    return (
      Math.abs(at.left - rect.left) +
      Math.min(Math.abs(at.bottom - rect.top), Math.abs(at.top - rect.bottom), Math.abs(at.top - rect.top))
    );
  };
  const opener =
    openers.find(named) ??
    openers.filter((one) => distance(one) < 200).sort((left, right) => distance(left) - distance(right))[0] ??
    openerOf(entry);
  if (opener === null || naming.has(list)) return null;
  // Kits mark the frame as expanded, while the field that carries the label is inside it.
  const field = opener.querySelector('[role="combobox"]') ?? opener;
  const role: ElementRole = roleOf(field) ?? 'button';
  const name = nameOf(field, role);
  if (name === '') return null;
  naming.add(list);
  try {
    return [...groupOf(field, role, name), name].slice(-4);
  } finally {
    naming.delete(list);
  }
}

/** Enclosing named things of a control, outermost first. */
export function groupOf(element: Element, role: ElementRole, name: string): readonly string[] {
  if (role === 'navigation') return navigationPath(element);
  const path: string[] = [];
  if (role === 'option' || role === 'menuitem') {
    const owner = ownerOf(element);
    if (owner !== null) return owner;
  }
  if (FIELDS.has(role)) {
    const label = formItemLabel(element);
    if (label !== '' && label !== name) path.unshift(label);
  }
  for (const ancestor of drawnAncestors(element)) {
    const title = ancestor.matches(PLACE) ? placeTitle(ancestor, element) : '';
    if (title !== '' && title !== name && path[0] !== title) path.unshift(title);
  }
  const twin = twinKey(element, name);
  if (twin !== '' && !path.includes(twin)) path.push(twin);
  return path.slice(-4);
}

const PLACE = `${DIALOG},tr,[role="row"],${SECTION}`;

function placeTitle(place: Element, inner: Element): string {
  if (place.matches(DIALOG)) return dialogTitle(place);
  if (place.matches('tr,[role="row"]')) return isHeaderRow(place) ? '' : rowKey(place);
  return sectionTitle(place, inner);
}

function isHeaderRow(row: Element): boolean {
  return row.querySelector('td,[role="gridcell"]:not(th),[role="cell"]:not(th)') === null;
}

/** Dialogs and drawers that are open now, topmost last. */
export function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll(DIALOG)].filter(
    (dialog, index, all) =>
      isShown(dialog) && !all.some((other, at) => at !== index && other !== dialog && other.contains(dialog)),
  );
}

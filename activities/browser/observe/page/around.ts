/// <reference lib="dom" />
import { clean, closest, isShown, readableText } from './dom.js';
import { elementOf, numberOf } from './identity.js';
import { focusedElement } from './states.js';

/** What stands around a control, for the rules about what may be changed: its row, the question it answers, the chosen rows. */

export interface Surroundings {
  /** First two cells of its table row; null outside of tables and in rows that are a form. */
  readonly row: string | null;
  /** The dialog, drawer or bubble around it. */
  readonly dialog: { readonly title: string; readonly text: string; readonly isForm: boolean } | null;
  /** In a menu that something else opened. */
  readonly inMenu: boolean;
  /** First two cells of each row that is ticked on the page. */
  readonly chosen: readonly string[];
  /** Titles and path of the page. */
  readonly heading: string;
}

const ROW = 'tr,[role="row"]';
const ASKS =
  'dialog,[role="dialog"],[role="alertdialog"],[class*="dialog"],[class*="modal"],[class*="drawer"],[class*="popconfirm"],[class*="popover"],[class*="balloon"]';
const MENU = '[role="menu"],[role="listbox"],[class*="menu"],[class*="dropdown"],[class*="popup"],[class*="overlay"]';
const TITLE = 'h1,h2,h3,h4,[role="heading"],[class*="title"],[class*="header"]';
const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]),textarea,select';
const TICKED = 'input[type=checkbox]:checked,input[type=radio]:checked,[role=checkbox][aria-checked=true]';

function keyOf(row: Element): string {
  return [...row.children]
    .map((cell) => readableText(cell, 120))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, 2)
    .join(' | ');
}

/** The outermost part that asks: kits nest several elements of that name. */
function asking(element: Element): Element | null {
  let outer: Element | null = null;
  for (let at = closest(element, ASKS); at !== null; ) {
    if (at !== document.body && isShown(at)) outer = at;
    const parent: Element | null = at.parentElement;
    at = parent === null ? null : closest(parent, ASKS);
  }
  return outer;
}

/** What stands around an element; null when it is gone. */
export function around(id: number): Surroundings | null {
  const element = elementOf(id);
  if (element === null) return null;
  const row = closest(element, ROW);
  const dialog = asking(element);
  const title = dialog?.querySelector(TITLE) ?? null;
  return {
    row:
      row === null || row.querySelector(FIELDS) !== null || row.querySelector('td,[role*="cell"]') === null
        ? null
        : keyOf(row),
    dialog:
      dialog === null
        ? null
        : {
            title: title === null ? (dialog.getAttribute('aria-label') ?? '') : readableText(title, 160),
            text: readableText(dialog, 2_000),
            isForm: dialog.querySelectorAll(FIELDS).length > 1,
          },
    inMenu: dialog === null && row === null && closest(element, MENU) !== null,
    chosen: chosenRows(),
    heading: [...document.querySelectorAll('h1,h2,[class*="breadcrumb"],[class*="page-title"]')]
      .slice(0, 6)
      .map((one) => readableText(one, 160))
      .join(' | '),
  };
}

function chosenRows(): readonly string[] {
  return [...document.querySelectorAll(TICKED)]
    .slice(0, 200)
    .flatMap((tick) => closest(tick, ROW) ?? [])
    .filter((row) => row.querySelector('td,[role="gridcell"],[role="cell"]') !== null && isShown(row))
    .map(keyOf);
}

/** The control that has the keyboard, with its name and address; null when that is none, or in an inner frame. */
export function focused(): { readonly id: number; readonly name: string; readonly href: string | null } | null {
  const active = focusedElement();
  if (active === null || active.tagName === 'IFRAME') return null;
  const written = clean(active.getAttribute('aria-label') ?? active.getAttribute('title') ?? '');
  const value = active instanceof HTMLInputElement && /^(?:button|submit)$/.test(active.type) ? active.value : '';
  return {
    id: numberOf(active),
    name: readableText(active, 160) || value || written,
    href: closest(active, 'a[href]')?.getAttribute('href') ?? null,
  };
}

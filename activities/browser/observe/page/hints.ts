/// <reference lib="dom" />
import type { Hint } from '../../../../domain/observation.js';
import { type Away, awayFrom } from './away.js';
import { clean, isShown, readableText, shorten } from './dom.js';
import { dialogTitle, sectionTitle } from './groups.js';
import { nameOf } from './labels.js';
import { DIALOG } from './overlays.js';
import { roleOf } from './roles.js';
import { drawnAncestors } from './tree.js';

/** What is there without being shown: in closed folds, inactive tabs, closed menus and native lists. */

/** Everything that is a control by its tag or role; used where walking would cost too much. */
export const INTERACTIVE =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="button"],[role="link"],[role="menuitem"],[role="tab"],[role="option"],[role="checkbox"],[role="radio"],[role="switch"],[role="textbox"],[role="combobox"],[role="slider"],[contenteditable="true"],[onclick],[tabindex="0"]';

const NAMES = 5;
/** Options told of the native list that has the keyboard, and of the others. */
const OPTIONS_FOCUSED = 40;
const OPTIONS = 6;
const HINTS = 8;

/** Folds, tabs, menus and lists of this document that hide controls. */
export function hiddenHints(): readonly Hint[] {
  const hints: Hint[] = [];
  for (const [opener, part] of hidingPlaces()) {
    if (hints.length >= HINTS) break;
    const controls = [...part.querySelectorAll(INTERACTIVE)].filter(
      (one) => one.parentElement !== part || one.tagName !== 'SUMMARY',
    );
    const names = controls
      .slice(0, NAMES)
      .map(labelOf)
      .filter((name) => name !== '');
    if (controls.length > 0) hints.push({ where: 'hidden', of: opener, count: controls.length, screens: 0, names });
  }
  return [...hints, ...nativeLists()];
}

function hidingPlaces(): readonly (readonly [string, Element])[] {
  const places = new Map<Element, string>();
  const closed =
    '[aria-expanded="false"][aria-controls],[role="tab"][aria-controls]:not([aria-selected="true"]),[aria-haspopup][aria-controls]';
  for (const opener of [...document.querySelectorAll(closed)].slice(0, 200)) {
    const id = opener.getAttribute('aria-controls') ?? '';
    const part = id === '' ? null : document.getElementById(id);
    if (part === null || !isShown(opener) || isShown(part)) continue;
    places.set(part, nameOf(opener, roleOf(opener) ?? 'button'));
  }
  for (const fold of [...document.querySelectorAll('details:not([open])')].slice(0, 200)) {
    const summary = fold.querySelector(':scope > summary');
    if (summary !== null && isShown(summary)) places.set(fold, readableText(summary, 60));
  }
  for (const panel of [...document.querySelectorAll('[role="tabpanel"][aria-labelledby]')].slice(0, 50)) {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (tab !== null && isShown(tab) && !isShown(panel)) places.set(panel, readableText(tab, 60));
  }
  return [...places].map(([part, name]) => [name, part]);
}

/** Options of native lists: the browser draws them outside the page, where no screenshot shows them. */
function nativeLists(): readonly Hint[] {
  const lists = [...document.querySelectorAll('select')].filter((list) => list.size <= 1 && isShown(list)).slice(0, 12);
  return lists.flatMap((list): readonly Hint[] => {
    const options = [...list.options];
    const told = list === document.activeElement ? OPTIONS_FOCUSED : OPTIONS;
    const names = options
      .slice(0, told)
      .map((option) => shorten(clean(option.label), 40))
      .filter((name) => name !== '');
    return names.length === 0
      ? []
      : [{ where: 'hidden', of: nameOf(list, 'combobox'), count: options.length, screens: 0, names }];
  });
}

function labelOf(control: Element): string {
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined;
  const text = clean(label?.textContent ?? '') || clean(control.textContent ?? '');
  return shorten(text || clean(control.getAttribute('aria-label') ?? control.getAttribute('placeholder') ?? ''), 40);
}

/** What a person would call a part that scrolls; empty for the page itself. */
export function scrollerName(scroller: Element | null): string {
  if (scroller === null) return '';
  for (const at of [scroller, ...drawnAncestors(scroller)]) {
    if (at === document.body) break;
    if (at.matches(DIALOG)) return dialogTitle(at);
    const title = at.matches('[aria-label],[aria-labelledby],section,fieldset') ? sectionTitle(at, scroller) : '';
    if (title !== '') return shorten(title, 60);
  }
  return scroller.matches('nav,aside,[role="navigation"]') || scroller.closest('nav,aside') !== null
    ? 'navigation'
    : '';
}

/** Controls in a part of the page, by tag and role only. */
function controlsIn(part: Element): number {
  return part.querySelectorAll(INTERACTIVE).length + (part.matches(INTERACTIVE) ? 1 : 0);
}

/** Parts looked at of very many; what they hold stands for the others. */
const SAMPLE = 300;

/** What lies too far from the view to be described, as directions with the first names. */
export function farHints(parts: readonly Element[]): readonly Hint[] {
  const every = Math.max(1, Math.ceil(parts.length / SAMPLE));
  const hints = new Map<
    string,
    { readonly away: Away; readonly of: string; names: string[]; count: number; screens: number }
  >();
  for (let at = 0; at < parts.length; at += every) {
    const part = parts[at];
    const count = part === undefined ? 0 : controlsIn(part);
    const away = part === undefined || count === 0 ? null : awayFrom(part);
    if (part === undefined || away === null) continue;
    const of = scrollerName(away.scroller);
    const key = `${away.where} ${of}`;
    const entry = hints.get(key) ?? { away, of, names: [], count: 0, screens: away.screens };
    entry.count += count * every;
    entry.screens = Math.min(entry.screens, away.screens);
    const first = part.matches(INTERACTIVE) ? part : part.querySelector(INTERACTIVE);
    const name = shorten(clean(first?.textContent ?? ''), 40);
    if (name !== '' && entry.names.length < NAMES && !entry.names.includes(name)) entry.names.push(name);
    hints.set(key, entry);
  }
  return [...hints.values()].map(({ away, of, names, count, screens }) => ({
    where: away.where,
    of,
    count,
    screens,
    names,
  }));
}

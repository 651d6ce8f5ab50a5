/// <reference lib="dom" />
import type { ElementRole } from '../../../../domain/observation.js';
import type { ControlKind } from '../page-report.js';
import { classNames, closest } from './dom.js';

/** Which elements a person can act on, and as what. */

const BY_ROLE: Readonly<Record<string, ElementRole>> = {
  button: 'button',
  link: 'link',
  menuitem: 'menuitem',
  menuitemcheckbox: 'menuitem',
  menuitemradio: 'menuitem',
  tab: 'tab',
  textbox: 'textbox',
  searchbox: 'textbox',
  spinbutton: 'textbox',
  combobox: 'combobox',
  option: 'option',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  treeitem: 'option',
  slider: 'slider',
};

/** Roles that say "this is a frame around something", even when it can take the focus. */
const STRUCTURE = new Set(
  (
    'dialog alertdialog grid row rowgroup gridcell table cell columnheader rowheader listbox list listitem menu menubar ' +
    'tablist tabpanel tree region group radiogroup presentation none document application main article alert status ' +
    'progressbar tooltip img separator form search banner complementary contentinfo toolbar'
  ).split(' '),
);

const NAVIGATION =
  'nav,aside,[role="navigation"],[class*="side-nav"],[class*="sidenav"],[class*="sidebar"],[class*="next-nav"],[class*="-menu-inline"]';

/** Whether an element stands in a navigation pane; a popup or a dialog is none, even inside a pane. */
export function inNavigation(element: Element): boolean {
  if (
    closest(element, '[role="dialog"],header,[role="tablist"],ol[class*="breadcrumb"],[class*="breadcrumb"]') !== null
  ) {
    return false;
  }
  return closest(element, NAVIGATION) !== null;
}

const TEXT_INPUTS = new Set([
  'text',
  'search',
  'email',
  'tel',
  'url',
  'password',
  'number',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
]);

function nativeRole(element: Element): ElementRole | null {
  if (element instanceof HTMLAnchorElement) return element.hasAttribute('href') ? 'link' : null;
  if (element instanceof HTMLAreaElement) return element.hasAttribute('href') ? 'link' : null;
  if (element instanceof HTMLCanvasElement) return isPicture(element) ? 'canvas' : null;
  if (element instanceof HTMLButtonElement) return 'button';
  if (element instanceof HTMLSelectElement) return 'combobox';
  if (element instanceof HTMLTextAreaElement) return 'textbox';
  if (element.tagName === 'SUMMARY') return 'button';
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox') return 'checkbox';
    if (element.type === 'radio') return 'radio';
    if (element.type === 'file') return 'upload';
    if (element.type === 'hidden') return null;
    if (element.type === 'range') return 'slider';
    if (TEXT_INPUTS.has(element.type)) return 'textbox';
    return ['submit', 'button', 'reset', 'image'].includes(element.type) ? 'button' : 'clickable';
  }
  if (element instanceof HTMLElement && element.isContentEditable) {
    return element.parentElement?.isContentEditable === true ? null : 'textbox';
  }
  return null;
}

/**
 * Role of an element by itself, or null when nothing but the pointer's shape could make it one.
 * An entry of a navigation pane is `navigation`, whatever the page calls it (option, menu item, link).
 */
export function roleOf(element: Element): ElementRole | null {
  const written = (element.getAttribute('role') ?? '').trim().split(/\s+/)[0] ?? '';
  const role =
    BY_ROLE[written] ?? (STRUCTURE.has(written) && nativeRole(element) === null ? null : nativeRole(element));
  if (role !== null && role !== undefined) {
    return ['option', 'menuitem', 'link'].includes(role) && inNavigation(element) ? 'navigation' : role;
  }
  if (STRUCTURE.has(written)) return null;
  if (element.hasAttribute('onclick') || element.getAttribute('draggable') === 'true') return 'clickable';
  const tabIndex = element.getAttribute('tabindex');
  return tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element) ? 'clickable' : null;
}

/** Smaller canvases are decoration: sparklines, icons, measuring aids. */
function isPicture(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas.getBoundingClientRect();
  return width >= 60 && height >= 40 && getComputedStyle(canvas).pointerEvents !== 'none';
}

function isScroller(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 4 && element.childElementCount > 3;
}

/** How a control is worked with, which its role alone does not tell. */
export function kindOf(element: Element, role: ElementRole): ControlKind {
  if (element instanceof HTMLSelectElement) return 'nativeSelect';
  if (role === 'combobox') return 'combobox';
  if (element instanceof HTMLInputElement && element.type === 'password') return 'passwordField';
  if (role === 'textbox') return 'textField';
  if (role === 'radio' || role === 'checkbox' || role === 'switch' || role === 'upload') return role;
  return element.getAttribute('aria-haspopup') === 'listbox' ? 'combobox' : 'other';
}

/** The visible frame of a combobox: what a person sees as "the field", around an inner input. */
export function comboboxFrame(element: Element): Element {
  let frame = element;
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const height = parent.getBoundingClientRect().height;
    if (height > 64 || !/select|combo|picker|autocomplete|cascader/i.test(classNames(parent))) {
      if (parent.childElementCount > 1 || height > 64) break;
      continue;
    }
    frame = parent;
  }
  return frame;
}

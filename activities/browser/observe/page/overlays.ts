/// <reference lib="dom" />
import { classNames, closest, isShown } from './dom.js';
import { drawnAncestors, drawnContains } from './tree.js';

/** Which control opened a list, menu, dialog or drawer: kits draw them far away from it, directly under the body. */

export const DIALOG =
  'dialog[open],[role="dialog"],[role="alertdialog"],[class~="next-drawer"],[class~="ant-drawer-content"]';
const POPUP =
  '[role="listbox"],[role="menu"],[role="tree"],[role="tooltip"],[popover],[class*="overlay"],[class*="popup"],[class*="dropdown"],[class*="popover"]';
/** A list that comes later than this after a press has another reason. Milliseconds. */
const PRESS_MS = 10_000;

let lastPress: { readonly element: Element; readonly at: number } | null = null;
const openers = new WeakMap<Element, Element>();
let shown: ReadonlySet<Element> = new Set();
let roots = new WeakMap<Element, Element | null>();

function notePress(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element) lastPress = { element: target, at: performance.now() };
}

/** Starts keeping what was pressed last; called once per document. */
export function watchPresses(): void {
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'mouseover'])
    addEventListener(
      kind,
      (event) => {
        // Passing over something opens a menu only where nothing was pressed just before.
        if (kind === 'mouseover' && lastPress !== null && performance.now() - lastPress.at < PRESS_MS) return;
        notePress(event);
      },
      { capture: true, passive: true },
    );
}

/** The outermost part drawn over the page in which an element lies; null for the page itself. */
function overlayOf(element: Element): Element | null {
  const path: Element[] = [];
  let found: Element | null = null;
  for (const at of [element, ...drawnAncestors(element)]) {
    const known = roots.get(at);
    if (known !== undefined) {
      found = known;
      break;
    }
    path.push(at);
  }
  for (const at of path.reverse()) {
    found ??= floats(at) ? at : null;
    roots.set(at, found);
  }
  return found;
}

function floats(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  if (element.matches(DIALOG)) return true;
  const popup = element.matches(POPUP) && closest(element, 'nav,aside,[role="navigation"]') === null;
  if (!popup && element.parentElement !== document.body) return false;
  if (element.matches('[popover]:popover-open')) return true;
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'absolute' || (popup && element.parentElement === document.body);
}

/** What names a part of the page as its own: `aria-controls` and the like. */
function declaredOpener(overlay: Element): Element | null {
  const attributes = ['aria-controls', 'aria-owns', 'popovertarget', 'commandfor', 'aria-describedby'];
  for (const holder of [overlay, ...overlay.querySelectorAll('[role="listbox"],[role="menu"],[role="tree"]')]) {
    if (holder.id === '') continue;
    const id = CSS.escape(holder.id);
    const selector = attributes.map((name) => `[${name}~="${id}"]`).join(',');
    const found = [...document.querySelectorAll(selector)].find((one) => !overlay.contains(one));
    if (found !== undefined) return found;
  }
  return null;
}

/** Of the controls that say they are open, the one next to the overlay. */
function nearestOpen(overlay: Element): Element | null {
  const rect = overlay.getBoundingClientRect();
  const distance = (one: Element): number => {
    const at = one.getBoundingClientRect();
    const along = Math.max(rect.top - at.bottom, at.top - rect.bottom, 0);
    return along + Math.max(rect.left - at.right, at.left - rect.right, 0);
  };
  const open = [...document.querySelectorAll('[aria-expanded="true"]')].filter(
    (one) => !drawnContains(overlay, one) && isShown(one) && distance(one) < 40,
  );
  return open.sort((left, right) => distance(left) - distance(right))[0] ?? null;
}

/** Finds out for each overlay that appeared since the last look what opened it; called at the start of each look. */
export function noteOverlays(): void {
  roots = new WeakMap();
  const now = new Set<Element>();
  const candidates = [...document.querySelectorAll(`${DIALOG},${POPUP},body > *`)].slice(0, 400);
  for (const candidate of candidates) {
    if (classNames(candidate).includes('backdrop') || !floats(candidate)) continue;
    const root = overlayOf(candidate);
    if (root === null || now.has(root) || !isShown(candidate)) continue;
    now.add(root);
    if (shown.has(root)) continue;
    const opener = declaredOpener(root) ?? pressedFor(root) ?? nearestOpen(root);
    if (opener === null || comesFrom(opener, root)) openers.delete(root);
    else openers.set(root, opener);
  }
  shown = now;
}

/** Whether what opened something was itself opened out of an overlay: a menu drawn anew under its own submenu is not its child. */
function comesFrom(opener: Element, overlay: Element): boolean {
  const seen = new Set<Element>();
  for (let at = overlayOf(opener); at !== null && !seen.has(at); ) {
    if (at === overlay) return true;
    seen.add(at);
    const next = openers.get(at);
    at = next === undefined ? null : overlayOf(next);
  }
  return false;
}

function pressedFor(overlay: Element): Element | null {
  if (lastPress === null || performance.now() - lastPress.at > PRESS_MS) return null;
  const { element } = lastPress;
  return element.isConnected && element !== document.body && !drawnContains(overlay, element) ? element : null;
}

/** What opened the overlay in which an element lies. */
export function openerOf(element: Element): Element | null {
  const overlay = overlayOf(element);
  return overlay === null ? null : (openers.get(overlay) ?? null);
}

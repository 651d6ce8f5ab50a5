/// <reference lib="dom" />
import type { ElementRole } from '../../../../domain/observation.js';
import { isFar } from './away.js';
import { closest, drawnChildren, isShown } from './dom.js';
import { INTERACTIVE } from './hints.js';
import { topmostAt } from './hit.js';
import { isReachable } from './legible.js';
import { comboboxFrame, roleOf } from './roles.js';
import { drawnAncestors, isDisplayed, isVast } from './tree.js';

/** One walk over everything drawn, that finds the controls. */

/** Nodes and time for one walk; beyond them a page is cut off instead of stalling. */
const NODE_LIMIT = 60_000;
const WALK_MS = 900;
/** Points across and down the view at which the topmost control is looked up when the walk could not see everything. */
const GRID = 14;

export interface Control {
  readonly element: Element;
  readonly role: ElementRole;
  /** What a person sees and presses for it; differs from the element for hidden inputs and for comboboxes. */
  readonly drawn: Element;
}

/** A hidden radio, check box or file input is pressed by the label drawn for it. */
function drawnFor(element: Element, role: ElementRole): Element | null {
  if (role === 'combobox' && !(element instanceof HTMLSelectElement)) {
    const frame = comboboxFrame(element);
    return isShown(frame) ? frame : null;
  }
  if (isShown(element)) return element;
  if (role !== 'radio' && role !== 'checkbox' && role !== 'switch' && role !== 'upload') return null;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const styled = closest(element, '[class*="radio"],[class*="checkbox"],[class*="switch"],[class*="upload"]');
  const parent = element.parentElement;
  for (const candidate of [...labels, styled, parent]) if (candidate !== null && isShown(candidate)) return candidate;
  return null;
}

/**
 * An entry that holds a list of sub-entries: a person presses its own line, not the list beneath. Kits put role and title on
 * the element around both.
 */
function ownLine(element: Element, role: ElementRole): Element {
  if (role !== 'option' && role !== 'menuitem' && role !== 'navigation') return element;
  const nested = element.querySelector('ul,[role="listbox"],[role="menu"],[role="group"]');
  if (nested === null) return element;
  return [...element.children].find((child) => !child.contains(nested) && isShown(child)) ?? element;
}

/** A known element as a control, without walking the page. */
export function controlFor(element: Element): Control | null {
  const parent = element.parentElement;
  const around = parent === null ? null : roleOf(parent);
  const role =
    roleOf(element) ??
    (parent !== null && around !== null && ownLine(parent, around) === element ? around : 'clickable');
  const drawn = drawnFor(element, role);
  return drawn === null ? null : { element, role, drawn };
}

/** A label is pressed through the control it names. */
function isLabelPart(element: Element): boolean {
  const label = closest(element, 'label');
  return label instanceof HTMLLabelElement && label.control !== null;
}

interface Visit {
  readonly element: Element;
  readonly pointer: boolean;
  readonly inside: boolean;
}

function isPointerOnly(element: Element): boolean {
  return (
    element.querySelector(
      'a[href],button,input,select,textarea,[role="button"],[role="option"],[role="menuitem"],[role="tab"],[tabindex]',
    ) === null
  );
}

/** What one walk found. */
export interface Found {
  /** In reading order. */
  readonly controls: readonly Control[];
  /** Parts that were not walked into, because they lie far from the view or because the time was up. */
  readonly skipped: readonly Element[];
}

/** Controls of this document. */
export function collectControls(): Found {
  const walk = new Walk();
  const stack: Visit[] = [{ element: document.documentElement, pointer: false, inside: false }];
  const skipped: Element[] = [];
  const vast = isVast();
  const end = performance.now() + WALK_MS;
  let visited = 0;
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    visited += 1;
    const late = visited > NODE_LIMIT || (visited % 512 === 0 && performance.now() > end);
    if (late) {
      skipped.push(visit.element, ...stack.map(({ element }) => element).reverse());
      break;
    }
    if (vast && visit.element.childElementCount > 0 && isFar(visit.element)) {
      skipped.push(visit.element);
      continue;
    }
    const inner = walk.take(visit);
    if (inner === null) continue;
    const children = drawnChildren(visit.element);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push({ element: child, ...inner });
    }
  }
  return { controls: skipped.length === 0 ? walk.controls : withGrid(walk), skipped };
}

/** Decides for one element after another whether it is a control. */
class Walk {
  readonly controls: Control[] = [];
  readonly #seen = new Map<Element, Set<ElementRole>>();

  /** @returns what holds for the element's children; null when they are not to be walked */
  take({ element, pointer: around, inside }: Visit): Omit<Visit, 'element'> | null {
    if (['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) return null;
    const displayed = isDisplayed(element);
    if (!displayed && !(element instanceof HTMLInputElement && element.type === 'file')) return null;
    const pointer =
      displayed && !(element instanceof HTMLSlotElement) && getComputedStyle(element).cursor === 'pointer';
    const written = roleOf(element);
    const byPointer = written === null && pointer && !around && !inside && !isLabelPart(element);
    const role = written ?? (byPointer && isPointerOnly(element) ? 'clickable' : null);
    const within = role !== null && this.#add(element, role, written !== null, inside);
    return { pointer: pointer || around, inside: inside || within };
  }

  /** @returns whether what is inside the element belongs to it */
  #add(element: Element, role: ElementRole, written: boolean, inside: boolean): boolean {
    const line = ownLine(element, role);
    const drawn = this.#seen.has(element) && !written ? null : drawnFor(line, role);
    // A kit's wrapper may carry the role and its inner input carry it again: the outer one stands for both.
    if (drawn === null || this.#seen.get(drawn)?.has(role) === true || (inside && role === 'clickable')) return false;
    // What is drawn off the canvas, where no scrolling leads, is for machines and not for people.
    if (!isReachable(drawn, 'nothing but folds')) return false;
    this.controls.push({ element: line, role, drawn });
    this.#seen.set(drawn, (this.#seen.get(drawn) ?? new Set()).add(role));
    return line === element && ['button', 'link', 'menuitem', 'tab', 'navigation', 'option'].includes(role);
  }

  has(element: Element): boolean {
    return this.controls.some((control) => control.element === element || control.drawn === element);
  }
}

/** Adds what a grid of points over the view hits: fixed bars of a page that is too long to be walked to its end. */
function withGrid(walk: Walk): readonly Control[] {
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const point = { x: ((column + 0.5) * innerWidth) / GRID, y: ((row + 0.5) * innerHeight) / GRID };
      const hit = topmostAt(point);
      if (hit === null) continue;
      const path = [hit, ...drawnAncestors(hit)].slice(0, 12);
      const target = path.find((one) => roleOf(one) !== null) ?? path.find((one) => one.matches(INTERACTIVE));
      if (target !== undefined && !walk.has(target)) walk.take({ element: target, pointer: false, inside: false });
    }
  }
  const { controls } = walk;
  return [...controls].sort(({ element: left }, { element: right }) =>
    (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
  );
}

/// <reference lib="dom" />
import type { ElementRole } from '../../../../domain/observation.js';
import type { PageElement } from '../page-report.js';
import { boxOf, classNames, closest, drawnChildren, isShown, shorten } from './dom.js';
import { columnOf, DIALOG, forgetTables, groupOf, openDialogs } from './groups.js';
import { describeCover, reach, scrolledAway } from './hit.js';
import { numberOf } from './identity.js';
import { nameOf } from './labels.js';
import { comboboxFrame, roleOf } from './roles.js';
import { isConcealed, shownValue, statesOf } from './states.js';

/** One walk over everything drawn, that finds the controls. */

/** Nodes looked at and controls described in one frame; beyond them a page is cut off instead of stalling. */
const NODE_LIMIT = 30_000;
const CONTROL_LIMIT = 600;

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

/** Controls of this document in reading order, and whether the walk was cut off. */
export function collectControls(): { readonly controls: readonly Control[]; readonly cutOff: boolean } {
  const controls: Control[] = [];
  const seen = new Map<Element, Set<ElementRole>>();
  const stack: Visit[] = [{ element: document.documentElement, pointer: false, inside: false }];
  let visited = 0;
  while (stack.length > 0 && visited < NODE_LIMIT) {
    const visit = stack.pop();
    if (visit === undefined) break;
    const { element } = visit;
    visited += 1;
    if (['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
    const displayed = element instanceof HTMLSlotElement || element.checkVisibility();
    if (!displayed && !(element instanceof HTMLInputElement && element.type === 'file')) continue;
    const pointer =
      displayed && !(element instanceof HTMLSlotElement) && getComputedStyle(element).cursor === 'pointer';
    const written = roleOf(element);
    const byPointer = written === null && pointer && !visit.pointer && !visit.inside && !isLabelPart(element);
    const role = written ?? (byPointer && isPointerOnly(element) ? 'clickable' : null);
    let inside = visit.inside;
    if (role !== null) {
      const line = ownLine(element, role);
      const drawn = seen.has(element) && written === null ? null : drawnFor(line, role);
      // A kit's wrapper may carry the role and its inner input carry it again: the outer one stands for both.
      const repeated = drawn !== null && seen.get(drawn)?.has(role) === true;
      if (drawn !== null && !repeated && !(visit.inside && role === 'clickable')) {
        controls.push({ element: line, role, drawn });
        seen.set(drawn, (seen.get(drawn) ?? new Set()).add(role));
        inside =
          inside || (line === element && ['button', 'link', 'menuitem', 'tab', 'navigation', 'option'].includes(role));
      }
    }
    const children = drawnChildren(element);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push({ element: child, pointer: pointer || visit.pointer, inside });
    }
  }
  return { controls, cutOff: stack.length > 0 };
}

/** Parts that kits draw over everything, such as the list of a select inside a dialog. */
const OVERLAY = '[class*="overlay"],[class*="popup"],[class*="dropdown"]';
/** Whether a dialog is open that takes all presses outside itself; found out once a look. */
let modalOpen = false;

function findModal(): void {
  modalOpen = openDialogs().some(
    (dialog) =>
      dialog.getAttribute('aria-modal') === 'true' || (dialog instanceof HTMLDialogElement && dialog.matches(':modal')),
  );
}

interface Standing {
  readonly away: boolean;
  readonly covered: boolean;
  readonly inDialog: boolean;
  /** Outside of a modal dialog. */
  readonly behind: boolean;
}

function rankOf({ away, covered, inDialog, behind }: Standing): PageElement['rank'] {
  if (behind && (away || covered)) return 4;
  if (away) return inDialog ? 1 : 3;
  if (covered) return 2;
  return inDialog ? 0 : 1;
}

/** Whether a name tells less than nothing, so that the control is only noise: no text, icon, label or title at all. */
function isNoise(role: ElementRole, name: string): boolean {
  return name === '' && (role === 'clickable' || role === 'link');
}

/** Facts of one control; null for one that nobody could name or use. */
export function describe(control: Control): PageElement | null {
  const { element, role, drawn } = control;
  const name = nameOf(element, role);
  if (isNoise(role, name)) return null;
  const states = statesOf(element, role);
  if (
    drawn !== element &&
    role !== 'combobox' &&
    /(^|\s)\S*-?disabled(\s|$)/.test(classNames(drawn)) &&
    !states.includes('disabled')
  ) {
    states.push('disabled');
  }
  let coveredBy: string | null = null;
  const away = scrolledAway(drawn);
  if (away) states.push('offscreen');
  else {
    const reached = reach(drawn);
    if (reached.point === null) {
      states.push('covered');
      coveredBy = describeCover(reached.cover);
    }
  }
  const value = shownValue(element, role);
  const inDialog = closest(element, DIALOG) !== null;
  return {
    id: numberOf(element),
    role,
    name,
    value: value === null ? null : isConcealed(element) ? '•'.repeat(Math.min(value.length, 12)) : shorten(value, 160),
    states,
    group: groupOf(element, role, name),
    column: columnOf(element),
    box: boxOf(drawn),
    coveredBy,
    rank: rankOf({
      away,
      covered: coveredBy !== null,
      inDialog,
      behind: !inDialog && modalOpen && closest(element, OVERLAY) === null,
    }),
  };
}

/** Of very many controls those that are in view or near it, in reading order. */
function nearView(controls: readonly Control[]): readonly Control[] {
  if (controls.length <= CONTROL_LIMIT) return controls;
  const distances = controls.map(({ drawn }, index) => {
    const rect = drawn.getBoundingClientRect();
    return { index, distance: Math.max(0, -rect.bottom, rect.top - innerHeight) };
  });
  const nearest = distances.sort((left, right) => left.distance - right.distance || left.index - right.index);
  return nearest
    .slice(0, CONTROL_LIMIT)
    .sort((left, right) => left.index - right.index)
    .flatMap(({ index }) => controls[index] ?? []);
}

/** Controls of this document as facts. */
export function collectElements(): {
  readonly elements: readonly PageElement[];
  readonly omitted: number;
  /** Every control's node, also of those left out. */
  readonly nodes: ReadonlySet<Element>;
} {
  forgetTables();
  findModal();
  const { controls } = collectControls();
  const elements: PageElement[] = [];
  for (const control of nearView(controls)) {
    const described = describe(control);
    if (described !== null) elements.push(described);
  }
  return {
    elements,
    omitted: Math.max(0, controls.length - CONTROL_LIMIT),
    nodes: new Set(controls.map(({ element }) => element)),
  };
}

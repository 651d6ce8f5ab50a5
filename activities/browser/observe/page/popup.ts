/// <reference lib="dom" />
import type { Popup, PopupOption } from '../page-report.js';
import { classNames, closest, drawnContains, isShown, readableText } from './dom.js';
import { elementOf, numberOf } from './identity.js';
import { comboboxFrame } from './roles.js';
import { isDisabled } from './states.js';

/** The list that a combobox opens; kits draw it far away from its field, directly under the body. */

const OPTION = '[role="option"],[role="treeitem"],[role="menuitem"],[class*="select-item-option"],[class*="menu-item"]';
const LIST =
  '[role="listbox"],[role="tree"],[role="menu"],[class*="select-dropdown"],[class*="select-popup"],[class*="select-menu"]';

function controlledList(element: Element): Element | null {
  for (const holder of [element, ...element.querySelectorAll('[aria-controls],[aria-owns]')]) {
    for (const attribute of ['aria-controls', 'aria-owns']) {
      const id = holder.getAttribute(attribute);
      const list = id === null || id === '' ? null : document.getElementById(id);
      if (list !== null && isShown(list)) return list;
    }
  }
  return null;
}

/** Lists that stand open now, outside navigation panes; used to see which one a press opened. */
function openLists(): readonly Element[] {
  return [...document.querySelectorAll(LIST)].filter(
    (list) =>
      isShown(list) &&
      closest(list, 'nav,aside,[role="navigation"],[class*="next-nav"]:not([class*="overlay"])') === null,
  );
}

/** The list that belongs to a field: the one it names, else the open one nearest to it. */
function listOf(element: Element): Element | null {
  const controlled = controlledList(element);
  if (controlled !== null) return controlled;
  const frame = comboboxFrame(element).getBoundingClientRect();
  const distance = (list: Element): number => {
    const rect = list.getBoundingClientRect();
    const vertical = Math.max(rect.top - frame.bottom, frame.top - rect.bottom, 0);
    return vertical + Math.abs(rect.left - frame.left);
  };
  return (
    [...openLists()]
      .filter((list) => distance(list) < 160)
      .sort((left, right) => distance(left) - distance(right))[0] ?? null
  );
}

function scrollPart(list: Element): HTMLElement | null {
  const frame = closest(list, '[class*="overlay"],[class*="popup"],[class*="dropdown"]') ?? list;
  const parts = [
    list,
    ...list.querySelectorAll('*'),
    ...(frame === list ? [] : [frame, ...frame.querySelectorAll('*')]),
  ];
  for (const part of parts) {
    if (
      part instanceof HTMLElement &&
      part.scrollHeight > part.clientHeight + 4 &&
      /auto|scroll/.test(getComputedStyle(part).overflowY)
    )
      return part;
  }
  return null;
}

/** What the list of a field shows; null while none is open. */
export function readPopup(id: number): Popup | null {
  const element = elementOf(id);
  const list = element === null ? null : listOf(element);
  if (element === null || list === null) return null;
  const options: PopupOption[] = [...list.querySelectorAll(OPTION)]
    .filter((option) => isShown(option) && option.querySelector(OPTION) === null)
    .map((option) => ({ id: numberOf(option), text: readableText(option, 120), disabled: isDisabled(option) }));
  const part = scrollPart(list);
  const rect = part?.getBoundingClientRect();
  return {
    options,
    loading: list.querySelector('[class*="loading"],[aria-busy="true"]') !== null,
    scroll:
      part === null || rect === undefined
        ? null
        : {
            x: rect.x + rect.width / 2,
            y: rect.y + rect.height / 2,
            height: part.clientHeight,
            more: part.scrollTop + part.clientHeight < part.scrollHeight - 2,
            above: part.scrollTop > 2,
          },
    search: searchField(element, list),
  };
}

const WRITABLE = 'input:not([readonly]):not([type="checkbox"]):not([type="radio"]):not([type="hidden"])';

/** Where a text is typed that narrows the list: in the field itself, or in the part that floats with the list. */
function searchField(element: Element, list: Element): number | null {
  const own =
    element instanceof HTMLInputElement
      ? element.readOnly
        ? null
        : element
      : comboboxFrame(element).querySelector(WRITABLE);
  if (own !== null) return numberOf(own);
  for (
    let at: Element | null = list;
    at !== null && at !== document.body && !at.contains(element);
    at = at.parentElement
  ) {
    const inside = [...at.querySelectorAll(WRITABLE)].find((input) => isShown(input));
    if (inside !== undefined) return numberOf(inside);
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return null;
  }
  return null;
}

/** Point to press on an option, after scrolling it into its list. */
export function optionPoint(id: number): { readonly x: number; readonly y: number } | null {
  const option = elementOf(id);
  if (option === null || !isShown(option)) return null;
  option.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const rect = option.getBoundingClientRect();
  const point = { x: rect.x + Math.min(rect.width / 2, 80), y: rect.y + rect.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit !== null && (drawnContains(option, hit) || classNames(hit) === classNames(option)) ? point : null;
}

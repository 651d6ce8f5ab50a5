/// <reference lib="dom" />
import type { Located } from '../page-report.js';
import { type Calendar, readCalendar } from './calendar.js';
import { describe } from './collect.js';
import { clean, closest, drawnAncestors, drawnContains, drawnLines, readableText } from './dom.js';
import { forgetTables } from './groups.js';
import { inViewport, reach, reaches, topmostAt } from './hit.js';
import { elementOf } from './identity.js';
import { kindOf } from './roles.js';
import { focusedElement } from './states.js';
import { collectControls, controlFor } from './walk.js';

/** Help for acting: finds an element again, brings it into view, reads its field. Presses nothing itself. */

/** Text in a field as the page holds it. */
function fieldText(element: Element): string | null {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element.value;
  return element instanceof HTMLElement && element.isContentEditable ? drawnLines(element).replace(/\n$/, '') : null;
}

/** Where the element is now; scrolls to it first when asked. */
export function locate(id: number, scroll: boolean): Located {
  const element = elementOf(id);
  const control = element === null ? null : controlFor(element);
  if (element === null || control === null) return { gone: true };
  if (scroll && reach(control.drawn).point === null)
    control.drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  forgetTables();
  const described = describe(control);
  if (described === null) return { gone: true };
  return {
    gone: false,
    element: described,
    point: reach(control.drawn).point,
    kind: kindOf(element, control.role),
    href: closest(element, 'a[href]')?.getAttribute('href') ?? null,
    text: fieldText(element),
    readOnly: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.readOnly : false,
  };
}

/** Whether the topmost thing at a point of this document is a frame, so that a press there reaches the frame's content. */
export function showsFrameAt(x: number, y: number): boolean {
  const hit = topmostAt({ x, y });
  return hit?.tagName === 'IFRAME' || hit?.tagName === 'FRAME';
}

/** The calendar that stands open, the one nearest to a field when there are several. */
export function calendarOf(id: number): Calendar | null {
  return readCalendar(elementOf(id));
}

/** Whether a press at a point of this document arrives at an element. */
export function hits(id: number, x: number, y: number): boolean {
  const element = elementOf(id);
  const drawn = element === null ? null : (controlFor(element)?.drawn ?? element);
  const point = { x, y };
  return drawn !== null && inViewport(point) && reaches(drawn, topmostAt(point));
}

/** Gives the keyboard to a field without pressing it. */
export function focus(id: number): boolean {
  const element = elementOf(id);
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Whether the keyboard's target is this field or inside it. */
export function hasFocus(id: number): boolean {
  const element = elementOf(id);
  const active = focusedElement();
  return element !== null && active !== null && (drawnContains(element, active) || drawnContains(active, element));
}

/** Options of a native select, with the index that the keyboard has to reach. */
export function nativeOptions(
  id: number,
): readonly { readonly index: number; readonly text: string; readonly disabled: boolean }[] {
  const element = elementOf(id);
  if (!(element instanceof HTMLSelectElement)) return [];
  return [...element.options].map((option, index) => ({ index, text: clean(option.label), disabled: option.disabled }));
}

/** Index of the chosen option of a native select, or -1. */
export function nativeIndex(id: number): number {
  const element = elementOf(id);
  return element instanceof HTMLSelectElement ? element.selectedIndex : -1;
}

/** Radios that exclude each other with this one. */
export function radioPeers(
  id: number,
): readonly { readonly id: number; readonly text: string; readonly disabled: boolean }[] {
  const element = elementOf(id);
  if (element === null) return [];
  const all = collectControls().controls.filter((control) => control.role === 'radio');
  const frame = closest(element, '[role="radiogroup"],[class*="radio-group"],fieldset,[class*="form-item"]');
  const name = element.getAttribute('name');
  return all
    .filter(({ element: other }) =>
      frame !== null ? drawnContains(frame, other) : name !== null && other.getAttribute('name') === name,
    )
    .flatMap((control) => {
      const facts = describe(control);
      return facts === null ? [] : [{ id: facts.id, text: facts.name, disabled: facts.states.includes('disabled') }];
    });
}

/** Middle of what scrolls around an element, or of the page's largest scrolling part, and how far it is scrolled. */
export function scroller(id: number | null): {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly height: number;
  readonly end: boolean;
} {
  const start = id === null ? null : elementOf(id);
  const found = (start === null ? undefined : [start, ...drawnAncestors(start)].find(scrolls)) ?? largestScroller();
  if (found === null) {
    const page = document.scrollingElement ?? document.documentElement;
    const end = page.scrollTop + innerHeight >= page.scrollHeight - 2;
    return { x: innerWidth / 2, y: innerHeight / 2, top: page.scrollTop, height: innerHeight, end };
  }
  const rect = found.getBoundingClientRect();
  const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
  return {
    x: rect.x + rect.width / 2,
    y,
    top: found.scrollTop,
    height: found.clientHeight,
    end: found.scrollTop + found.clientHeight >= found.scrollHeight - 2,
  };
}

function scrolls(element: Element): boolean {
  if (element === document.documentElement || element === document.body) return false;
  return (
    element.scrollHeight > element.clientHeight + 4 &&
    element.clientHeight > 20 &&
    /auto|scroll|overlay/.test(getComputedStyle(element).overflowY)
  );
}

function largestScroller(): Element | null {
  const page = document.scrollingElement ?? document.documentElement;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter((one) => one.checkVisibility()).at(-1);
  if (dialog === undefined && page.scrollHeight > innerHeight + 4) return null;
  let best: Element | null = null;
  let area = 40_000;
  for (const element of (dialog ?? document).querySelectorAll('*')) {
    if (element.clientWidth * element.clientHeight > area && scrolls(element)) {
      best = element;
      area = element.clientWidth * element.clientHeight;
    }
  }
  return best;
}

/** Brings the n-th element that contains a text into view; says how many there are. */
export function find(text: string, skip: number): { readonly matches: number; readonly shown: string | null } {
  const wanted = clean(text).toLowerCase();
  const holders = [...document.querySelectorAll('body *')].filter((element) => {
    if (!element.checkVisibility() || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) return false;
    const own = [...element.childNodes].some(
      (node) => node instanceof Text && clean(node.data).toLowerCase().includes(wanted),
    );
    const field =
      element instanceof HTMLInputElement
        ? `${element.value} ${element.placeholder}`.toLowerCase().includes(wanted)
        : false;
    const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '')
      .toLowerCase()
      .includes(wanted);
    return own || field || title;
  });
  const chosen = holders[holders.length === 0 ? 0 : skip % holders.length];
  if (chosen === undefined) return { matches: 0, shown: null };
  chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { matches: holders.length, shown: readableText(chosen, 80) };
}

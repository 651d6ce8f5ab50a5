/// <reference lib="dom" />
import { classNames, clean, drawnContains, isShown, readableText } from './dom.js';
import { inViewport } from './hit.js';

/** An open calendar, recognised by what every calendar has: a grid of the days, a head with month and year, arrows. */

export interface CalendarPoint {
  readonly x: number;
  readonly y: number;
}

export interface Calendar {
  /** Days in reading order, those of the neighbouring months included. */
  readonly days: readonly (CalendarPoint & { readonly day: number; readonly disabled: boolean })[];
  /** Texts over the days, from the smallest part outwards; one of them names month and year. */
  readonly heads: readonly string[];
  /** Arrows over the days, from the outermost left to the outermost right. */
  readonly arrows: readonly (CalendarPoint & { readonly side: 'left' | 'right' })[];
  /** Button that takes the day over, in calendars that ask for one. */
  readonly confirm: CalendarPoint | null;
}

const CONFIRM = /^(?:ok|confirm|done|apply|确定|确认|完成|确\s*定)$/i;
/** Every month has these days. */
const SHORTEST_MONTH = 28;
/** How far around the days month, year and arrows are looked for, in steps outwards. */
const LEVELS = 6;

function dayOf(element: Element): number | null {
  const text = clean(element.textContent ?? '');
  const day = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : null;
}

function middle(element: Element): CalendarPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Smallest elements that show nothing but the number of a day. */
function dayCells(): readonly Element[] {
  const cells = [...document.querySelectorAll('td,th,button,a,li,span,div')].filter(
    (element) =>
      element.childElementCount <= 1 && dayOf(element) !== null && isShown(element) && inViewport(middle(element)),
  );
  return cells.filter((cell) => !cells.some((other) => other !== cell && cell.contains(other)));
}

/** The smallest part of the page that holds all days of a month; the one nearest to the field when there are several. */
function gridOf(cells: readonly Element[], field: Element | null): Element | null {
  const grids = new Set<Element>();
  for (const cell of cells.filter((one) => dayOf(one) === 1)) {
    for (let at = cell.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const inside = new Set(cells.filter((one) => at?.contains(one)).map(dayOf));
      if (inside.size < SHORTEST_MONTH) continue;
      grids.add(at);
      break;
    }
  }
  const from = field === null ? { x: 0, y: 0 } : middle(field);
  const far = (grid: Element): number => Math.hypot(middle(grid).x - from.x, middle(grid).y - from.y);
  return [...grids].sort((left, right) => far(left) - far(right))[0] ?? null;
}

function isArrow(element: Element): boolean {
  const named = `${classNames(element)} ${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`;
  const text = clean(element.textContent ?? '');
  return /prev|next|arrow|super|left|right|上|下/i.test(named) || /^(?:[<>«»‹›←→⟨⟩]|<<|>>)$/.test(text);
}

/** Reads the calendar that is open; null when there is none. */
export function readCalendar(field: Element | null): Calendar | null {
  const cells = dayCells();
  const grid = gridOf(cells, field);
  if (grid === null) return null;
  const inGrid = cells.filter((cell) => grid.contains(cell));
  const top = Math.min(...inGrid.map((cell) => cell.getBoundingClientRect().top));
  const { left, right } = grid.getBoundingClientRect();
  const heads: string[] = [];
  let arrows: readonly Element[] = [];
  let confirm: Element | null = null;
  let at: Element | null = grid;
  for (let level = 0; level < LEVELS && at !== null && at !== document.body; level += 1, at = at.parentElement) {
    heads.push(readableText(at, 200));
    const pressables = [
      ...at.querySelectorAll('button,a,[role="button"],[class*="btn"],[class*="arrow"],i,svg,span'),
    ].filter(isShown);
    const over = pressables.filter((one) => {
      const rect = one.getBoundingClientRect();
      return isArrow(one) && rect.bottom <= top + 4 && rect.left >= left - 40 && rect.right <= right + 40;
    });
    // Of an arrow and the icon inside it the outer one is pressed.
    if (arrows.length < 2) arrows = over.filter((one) => !over.some((other) => other !== one && other.contains(one)));
    // A part that also holds the field is the form or dialog around both; its button ends more than the choice of a day.
    if (field === null || !drawnContains(at, field))
      confirm ??= pressables.find((one) => CONFIRM.test(clean(one.textContent ?? ''))) ?? null;
  }
  const centre = (left + right) / 2;
  return {
    days: inGrid.map((cell) => ({
      ...middle(cell),
      day: dayOf(cell) ?? 0,
      disabled: cell.closest('[disabled],[aria-disabled="true"],[class*="disabled"]') !== null,
    })),
    heads,
    arrows: arrows
      .map((one) => ({ ...middle(one), side: middle(one).x < centre ? ('left' as const) : ('right' as const) }))
      .sort((one, other) => one.x - other.x),
    confirm: confirm === null ? null : middle(confirm),
  };
}

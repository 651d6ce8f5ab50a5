import type { Action } from '../../domain/action.js';
import type { Observation, ObservedElement } from '../../domain/observation.js';

/** When two pages are the same to somebody who goes round in circles: marks, clocks and counters do not count. */

/** One thing that a page shows: as it is, and without its numbers. */
export interface Item {
  readonly exact: string;
  readonly masked: string;
}

/** What was done on what a page showed. */
export interface Situation {
  readonly items: readonly Item[];
  /** The action without its mark. */
  readonly action: string;
  /** What it was done to; null for actions without a target. */
  readonly target: Item | null;
}

/** Come and go without anything having happened, or say only where somebody looked. */
const IDLE_STATES = new Set(['new', 'focused', 'offscreen', 'covered']);
/** Times of day, durations and time stamps, which go on by themselves. */
const TIMES =
  /\d{1,2}[:：]\d{2}(?:[:：]\d{2})?(?:\.\d+)?|\d+(?:\.\d+)?\s*(?:milliseconds?|seconds?|secs?|minutes?|mins?|hours?|ms|s|h|毫秒|秒|分钟|小时)(?![\p{L}\d])|\d{10,}/giu;

export function situationOf(seen: Observation, action: Action): Situation {
  const elements = seen.elements.map(itemOf);
  const moves = action.kind === 'scroll' || action.kind === 'pressKey';
  const places = moves ? [plain(seen.elements.map(({ box }) => Math.round(box.y)).join())] : [];
  const { mark, ...rest } = { mark: undefined, ...action };
  const named = action.kind === 'drag' && 'mark' in action.to ? { ...rest, to: nameOf(seen, action.to.mark) } : rest;
  return {
    items: [...itemsOf(seen, elements), ...places],
    action: JSON.stringify(named),
    target: mark === undefined ? null : targetOf(seen, elements, mark),
  };
}

/** Everything on a page that an action could have changed, notices that come and go included. */
export function effectsOf(seen: Observation): readonly Item[] {
  return [
    ...itemsOf(seen, seen.elements.map(itemOf)),
    ...seen.toasts.map(({ text }) => item(text)),
    plain(`${seen.downloads.length} downloads`),
  ];
}

/** Whether two lists show the same. Numbers of `volatile` items do not count; no numbers do when it is `all`. */
export function isSame(one: readonly Item[], other: readonly Item[], volatile: ReadonlySet<string> | 'all'): boolean {
  return one.length === other.length && one.every((item, index) => isSameItem(item, other[index], volatile));
}

export function isSameItem(one: Item, other: Item | undefined, volatile: ReadonlySet<string> | 'all'): boolean {
  if (other === undefined || one.masked !== other.masked) return false;
  return volatile === 'all' || one.exact === other.exact || volatile.has(one.masked);
}

function itemsOf(seen: Observation, elements: readonly Item[]): readonly Item[] {
  return [
    item(seen.url),
    ...elements,
    ...seen.texts.map(item),
    ...seen.dialogs.map(({ kind, title, text }) => item(`${kind} ${title} ${text}`)),
    ...seen.tabs.slice(1).map(item),
  ];
}

function itemOf(element: ObservedElement): Item {
  const { role, name, group, column, value, states } = element;
  const kept = states.filter((state) => !IDLE_STATES.has(state));
  const shown = item(JSON.stringify([role, name, group, column, kept]));
  // What a field holds counts to the digit: it is what somebody works on.
  return { exact: `${shown.exact}=${value}`, masked: `${shown.masked}=${value}` };
}

function targetOf(seen: Observation, items: readonly Item[], mark: number): Item | null {
  const index = seen.elements.findIndex((element) => element.mark === mark);
  const found = items[index];
  if (found === undefined) return null;
  // The second of two buttons that read alike is another one.
  const twin = items.slice(0, index).filter(({ masked }) => masked === found.masked).length;
  return { exact: `${found.exact}#${twin}`, masked: found.masked };
}

function nameOf(seen: Observation, mark: number): unknown {
  const element = seen.elements.find((one) => one.mark === mark);
  return element === undefined ? null : [element.role, element.name, element.group, element.column];
}

function item(text: string): Item {
  const exact = text.normalize('NFKC').replace(TIMES, '<time>');
  return { exact, masked: exact.replace(/\d+(?:[.,]\d+)*/g, '#') };
}

function plain(text: string): Item {
  return { exact: text, masked: text };
}

/// <reference lib="dom" />
import type { Hint } from '../../../../domain/observation.js';
import { drawnAncestors } from './tree.js';

/** Where something lies that is not in view, and how far one has to scroll to it. */

export interface Away {
  readonly where: Exclude<Hint['where'], 'hidden'>;
  /** The part that scrolls; null for the page itself. */
  readonly scroller: Element | null;
  /** Screenfuls of the part that scrolls, one decimal. */
  readonly screens: number;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far the middle of an element is from what can be seen; null when it is in view. */
export function awayFrom(target: Element): Away | null {
  const rect = target.getBoundingClientRect();
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  for (const ancestor of drawnAncestors(target)) {
    if (ancestor === document.documentElement || ancestor === document.body) break;
    const style = getComputedStyle(ancestor);
    if (style.overflow === 'visible' || style.display === 'contents') continue;
    const away = beyond(ancestor.getBoundingClientRect(), x, y, ancestor);
    if (away !== null) return away;
  }
  return beyond({ left: 0, top: 0, right: innerWidth - 0.01, bottom: innerHeight - 0.01 }, x, y, null);
}

function beyond(frame: Frame, x: number, y: number, scroller: Element | null): Away | null {
  const height = Math.max(frame.bottom - frame.top, 1);
  const width = Math.max(frame.right - frame.left, 1);
  const screens = (distance: number, size: number): number => Math.max(0.1, Math.round((distance / size) * 10) / 10);
  if (y < frame.top) return { where: 'above', scroller, screens: screens(frame.top - y, height) };
  if (y > frame.bottom) return { where: 'below', scroller, screens: screens(y - frame.bottom, height) };
  if (x < frame.left) return { where: 'left', scroller, screens: screens(frame.left - x, width) };
  if (x > frame.right) return { where: 'right', scroller, screens: screens(x - frame.right, width) };
  return null;
}

/** Whether an element and all in it lie more than a screenful from the view. */
export function isFar(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 || rect.height === 0) return false;
  return (
    rect.bottom < -innerHeight || rect.top > 2 * innerHeight || rect.right < -innerWidth || rect.left > 2 * innerWidth
  );
}

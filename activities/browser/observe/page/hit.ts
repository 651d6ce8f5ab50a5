/// <reference lib="dom" />
import { classNames, clean, closest, drawnContains, readableText, shadowRootOf } from './dom.js';
import { dialogTitle } from './groups.js';
import { DIALOG } from './overlays.js';

/** What a pointer would reach. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Reach {
  /** A point where a press arrives at the element; null when there is none. */
  readonly point: Point | null;
  readonly cover: Element | null;
}

/** Topmost element at a point, looking into shadow roots. */
export function topmostAt(point: Point): Element | null {
  let hit = document.elementFromPoint(point.x, point.y);
  for (let root = hit === null ? null : shadowRootOf(hit); root !== null && hit !== null; ) {
    const inner: Element | null = root.elementFromPoint(point.x, point.y);
    if (inner === null || inner === hit) break;
    hit = inner;
    root = shadowRootOf(inner);
  }
  return hit;
}

/** Whether what is topmost somewhere hands a press on to an element. */
export function reaches(target: Element, hit: Element | null): boolean {
  if (hit === null) return false;
  if (drawnContains(target, hit)) return true;
  const label = closest(hit, 'label');
  if (label instanceof HTMLLabelElement && label.control !== null && drawnContains(target, label.control)) return true;
  // The page hands the press on to an ancestor on purpose.
  return getComputedStyle(target).pointerEvents === 'none' && drawnContains(hit, target);
}

/** Tests the middle first, then points nearer to the corners, so that a half-covered control still works. */
export function reach(target: Element): Reach {
  let cover: Element | null = null;
  for (const rect of [...target.getClientRects()].slice(0, 3)) {
    for (const [across, down] of [
      [0.5, 0.5],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
      [0.1, 0.15],
      [0.9, 0.85],
    ] as const) {
      const point = { x: rect.x + rect.width * across, y: rect.y + rect.height * down };
      if (!inViewport(point)) continue;
      const hit = topmostAt(point);
      if (reaches(target, hit)) return { point, cover: null };
      cover ??= hit;
    }
  }
  return { point: null, cover };
}

/** Whether a point is in the visible part of the frame. */
export function inViewport(point: Point): boolean {
  return point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
}

/** Words for what lies over an element. */
export function describeCover(cover: Element | null): string {
  if (cover === null) return 'something';
  const dialog = closest(cover, DIALOG);
  if (dialog !== null) return dialogTitle(dialog);
  if (/backdrop|mask|overlay/i.test(classNames(cover))) {
    const open = [...document.querySelectorAll(DIALOG)].filter((candidate) => candidate.checkVisibility()).at(-1);
    if (open !== undefined) return dialogTitle(open);
  }
  const own = readableText(cover, 60);
  if (own !== '') return own;
  const kind = clean(cover.id || classNames(cover).split(/\s+/)[0] || cover.tagName.toLowerCase());
  return `a layer (${kind})`;
}

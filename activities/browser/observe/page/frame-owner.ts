/// <reference lib="dom" />
import type { FrameOwner } from '../page-report.js';
import { awayFrom } from './away.js';
import { boxOf } from './dom.js';
import { groupOf } from './groups.js';
import { scrollerName } from './hints.js';
import { describeCover, reach } from './hit.js';
import { DIALOG } from './overlays.js';
import { closest, drawnAncestors } from './tree.js';

/** Where a frame stands in this document, as a person sees it. */
export function frameOwner(element: Element): FrameOwner {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const side = (name: 'Left' | 'Top'): number =>
    Number.parseFloat(style[`padding${name}`]) + (name === 'Left' ? element.clientLeft : element.clientTop);
  const away = awayFrom(element);
  const visible = visiblePart(element);
  const { point, cover } = reach(element);
  return {
    x: rect.x + side('Left'),
    y: rect.y + side('Top'),
    visible,
    coveredBy: visible === null || point !== null ? null : describeCover(cover),
    away: away === null ? null : { where: away.where, of: scrollerName(away.scroller), screens: away.screens },
    name: (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.getAttribute('name') ?? '')
      .trim()
      .slice(0, 80),
    source: element instanceof HTMLIFrameElement ? element.src : '',
    group: groupOf(element, 'clickable', ''),
    inDialog: closest(element, DIALOG) !== null,
  };
}

/** Part of an element that no scrolling part and no edge of the window cuts off. */
function visiblePart(element: Element): FrameOwner['visible'] {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const box = boxOf(element);
  let { x: left, y: top } = box;
  let right = left + box.width;
  let bottom = top + box.height;
  const cut = (frame: { left: number; top: number; right: number; bottom: number }): void => {
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (const ancestor of drawnAncestors(element)) {
    if (ancestor === document.body || ancestor === document.documentElement) break;
    const { overflow, display, position } = getComputedStyle(ancestor);
    if (overflow !== 'visible' && display !== 'contents' && display !== 'inline') {
      // What is positioned past an ancestor is not cut off by it.
      const passes = position === 'static' && getComputedStyle(element).position === 'absolute';
      if (!passes && getComputedStyle(element).position !== 'fixed') cut(ancestor.getBoundingClientRect());
    }
  }
  return right - left < 2 || bottom - top < 2 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

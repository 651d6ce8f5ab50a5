/// <reference lib="dom" />
import { standsOut } from './colours.js';
import { boxedElement, drawnAncestors, drawnParent } from './tree.js';

/**
 * Whether a person could read a text if nothing lay over it and it were scrolled to. Orders to an agent are planted in text
 * that nobody sees: in the page's own colour, tiny, cut off, off the canvas, or all but transparent.
 */

let legible = new WeakMap<Element, boolean>();
let framed = new WeakMap<Element, boolean>();

/** Forgets what was found out; called at the start of each look. */
export function forgetLegibility(): void {
  legible = new WeakMap();
  framed = new WeakMap();
}

/** Whether the text directly in an element can be read. */
export function isLegible(element: Element): boolean {
  const known = legible.get(element);
  if (known !== undefined) return known;
  const found = readable(element);
  legible.set(element, found);
  return found;
}

function readable(element: Element): boolean {
  if (!isPainted(element)) return false;
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.fontSize) < 4 || Number.parseFloat(style.textIndent) <= -400) return false;
  return standsOut(element);
}

/** Whether an element is drawn at all, somewhere a person can scroll to. */
export function isPainted(element: Element): boolean {
  const boxed = boxedElement(element);
  const visible = boxed.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return visible && isFramed(boxed) && isReachable(boxed);
}

/** Nearly transparent, shrunk to nothing, or clipped to nothing, itself or something around it. */
function isFramed(element: Element): boolean {
  const path: Element[] = [];
  let result = true;
  for (let at: Element | null = element; at !== null && path.length < 300; at = drawnParent(at)) {
    const known = framed.get(at);
    if (known !== undefined) {
      result = known;
      break;
    }
    path.push(at);
  }
  for (const at of path.reverse()) {
    result &&= !vanishes(at);
    framed.set(at, result);
  }
  return result;
}

function vanishes(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number(style.opacity) < 0.08) return true;
  if (/^rect\((0px|1px)?,? ?(0px|1px),? (0px|1px),? (0px|1px)\)$/.test(style.clip)) return true;
  if (/^inset\((50|[6-9]\d|100)%|^circle\(0|^ellipse\(0/.test(style.clipPath)) return true;
  if (style.transform !== 'none' && /^matrix\(0, 0, 0, 0|^matrix\(0, [^,]+, [^,]+, 0,/.test(style.transform))
    return true;
  if (style.overflowX === 'visible' && style.overflowY === 'visible') return false;
  if (style.display === 'inline' || style.display === 'contents') return false;
  const rect = element.getBoundingClientRect();
  return (rect.height <= 1.5 && style.overflowY !== 'visible') || (rect.width <= 1.5 && style.overflowX !== 'visible');
}

/**
 * Not off the canvas to the left or above, where no scrolling leads, and not beside a window that does not scroll.
 *
 * @param cutsOff whether a part that does not scroll hides what runs out of it; a strip of tabs still shows those it is moved to
 */
export function isReachable(element: Element, cutsOff: 'anything' | 'nothing but folds' = 'anything'): boolean {
  let rect: { left: number; top: number; right: number; bottom: number } = element.getBoundingClientRect();
  let position = getComputedStyle(element).position;
  for (const ancestor of drawnAncestors(element)) {
    if (position === 'fixed') break;
    const style = getComputedStyle(ancestor);
    const passes = position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (!passes && ancestor !== document.body && ancestor !== document.documentElement) {
      position = style.position;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const frame = ancestor.getBoundingClientRect();
      const outside =
        rect.right <= frame.left || rect.left >= frame.right || rect.bottom <= frame.top || rect.top >= frame.bottom;
      const folded = frame.width < 2 || frame.height < 2;
      if (outside && (folded || cutsOff === 'anything') && !scrollsTo(ancestor, style, rect, frame)) return false;
      rect = frame;
    }
  }
  const page = document.scrollingElement ?? document.documentElement;
  const right = rect.right + (position === 'fixed' ? 0 : page.scrollLeft);
  const bottom = rect.bottom + (position === 'fixed' ? 0 : page.scrollTop);
  if (right <= 0 || bottom <= 0) return false;
  return position !== 'fixed' || (rect.left < innerWidth && rect.top < innerHeight);
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function scrollsTo(scroller: Element, style: CSSStyleDeclaration, rect: Sides, frame: Sides): boolean {
  const scrolls = /auto|scroll|overlay/;
  const across = rect.right <= frame.left || rect.left >= frame.right;
  const along = rect.bottom <= frame.top || rect.top >= frame.bottom;
  if (across && !scrolls.test(style.overflowX)) return false;
  if (along && !scrolls.test(style.overflowY)) return false;
  // Before the start of what scrolls.
  return rect.right - frame.left + scroller.scrollLeft > 0 && rect.bottom - frame.top + scroller.scrollTop > 0;
}

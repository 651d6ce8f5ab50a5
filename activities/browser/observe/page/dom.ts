/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Box } from '../../../../domain/observation.js';
import { isLegible } from './legible.js';
import { isDisplayed, shadowRootOf } from './tree.js';

/** Texts and boxes of elements as they are drawn. Runs inside a frame, in an isolated world. */

export { closest, drawnAncestors, drawnChildren, drawnContains, drawnParent, shadowRootOf } from './tree.js';

/** Icon fonts draw pictures with private-use characters; zero-width characters are invisible. */
const INVISIBLE = /[\p{Co}\u200B-\u200D\u2060\uFEFF]/gu;

/** One line of visible characters. */
export function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** At most `limit` characters, with a sign that more was there. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

const UNREAD = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);

/** Text of the nodes drawn in an element that a person can read; stops when it has enough. */
function drawnText(outer: Element, limit: number): string {
  const parts: string[] = [];
  const stack: (Node | string)[] = [outer];
  let left = limit;
  for (let node = stack.pop(); node !== undefined && left > 0; node = stack.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (node instanceof Text) {
      const holder = node.parentElement ?? outer;
      if (clean(node.data) !== '' && !isLegible(holder)) continue;
      parts.push(node.data);
      left -= node.data.length;
    } else if (node instanceof Element && !UNREAD.has(node.tagName)) {
      if (!isDisplayed(node)) continue;
      const inline = node.tagName !== 'BR' && getComputedStyle(node).display.startsWith('inline');
      const space = inline ? '' : ' ';
      parts.push(space);
      if (space !== '') stack.push(space);
      const children = drawnNodes(node);
      for (let index = children.length - 1; index >= 0; index -= 1) {
        const child = children[index];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return parts.join('');
}

function drawnNodes(element: Element): readonly Node[] {
  const root = shadowRootOf(element);
  if (root !== null) return [...root.childNodes];
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return assigned.length > 0 ? assigned : [...element.childNodes];
}

/** Text as it is drawn: with the line breaks of blocks and without what is hidden, unlike `textContent`. */
export function drawnLines(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText knows the layout, and the layout is the point here.
  return element.innerText;
}

/** Text a person reads in an element, on one line. */
export function readableText(element: Element, limit = 160): string {
  const simple = element.childElementCount === 0 && shadowRootOf(element) === null;
  const raw =
    simple && element instanceof HTMLElement && !(element instanceof HTMLSlotElement)
      ? isLegible(element)
        ? drawnLines(element)
        : ''
      : drawnText(element, limit * 4);
  return shorten(clean(raw), limit);
}

/** Where an element is, relative to its frame's viewport. */
export function boxOf(element: Element): Box {
  const rect = element.getBoundingClientRect();
  return {
    x: Math.round(rect.x),
    y: Math.round(rect.y),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
  };
}

/** Whether a person could see it if nothing lay over it and it were scrolled to. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const rect = element.getBoundingClientRect();
  return rect.width > 1 && rect.height > 1;
}

/** The class attribute as written, also of SVG elements. */
export function classNames(element: Element): string {
  return element.getAttribute('class') ?? '';
}

/** Text of the elements that an attribute such as `aria-labelledby` points to. */
export function referencedText(element: Element, attribute: string): string {
  const root = element.getRootNode();
  const scope = root instanceof ShadowRoot ? root : document;
  return (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => scope.getElementById(id))
    .flatMap((found) => (found === null ? [] : [clean(found.textContent ?? '')]))
    .join(' ')
    .trim();
}

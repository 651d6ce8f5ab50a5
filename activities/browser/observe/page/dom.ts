/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Box } from '../../../../domain/observation.js';

/** The tree as it is drawn: shadow roots and slots flattened. Runs inside a frame, in an isolated world. */

/** Icon fonts draw pictures with private-use characters; zero-width characters are invisible. */
const INVISIBLE = /[\p{Co}\u200B-\u200D\u2060\uFEFF]/gu;
const closedRoots = new WeakMap<Element, ShadowRoot>();

/** Remembers a closed shadow root that the debugger handed in. */
export function adoptClosedRoot(root: ShadowRoot): void {
  closedRoots.set(root.host, root);
}

/** Shadow root of an element, a closed one included once it was handed in. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  return element.shadowRoot ?? closedRoots.get(element) ?? null;
}

/** Elements drawn as children of this one. */
export function drawnChildren(element: Element): readonly Element[] {
  const root = shadowRootOf(element);
  if (root !== null) return [...root.children];
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  return [...element.children];
}

/** Element that this one is drawn in. */
export function drawnParent(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** From the parent outwards. */
export function* drawnAncestors(element: Element): Generator<Element> {
  for (let parent = drawnParent(element); parent !== null; parent = drawnParent(parent)) yield parent;
}

/** Whether one element is drawn inside another, or is it. */
export function drawnContains(outer: Element, inner: Element): boolean {
  if (outer === inner) return true;
  for (const ancestor of drawnAncestors(inner)) if (ancestor === outer) return true;
  return false;
}

/** Nearest element that matches, this one included, across shadow borders. */
export function closest(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; ) {
    const found: Element | null = at.closest(selector);
    if (found !== null) return found;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** One line of visible characters. */
export function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** At most `limit` characters, with a sign that more was there. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

function drawnText(node: Node, budget: { left: number }): string {
  if (budget.left <= 0) return '';
  if (node instanceof Text) {
    budget.left -= node.data.length;
    return node.data;
  }
  if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(node.tagName)) return '';
  if (!node.checkVisibility() && !(node instanceof HTMLSlotElement)) return '';
  const root = shadowRootOf(node);
  const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const children = root !== null ? root.childNodes : assigned.length > 0 ? assigned : node.childNodes;
  const text = [...children].map((child) => drawnText(child, budget)).join('');
  return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
}

/** Text as it is drawn: with the line breaks of blocks and without what is hidden, unlike `textContent`. */
export function drawnLines(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText knows the layout, and the layout is the point here.
  return element.innerText;
}

/** Text a person reads in an element, on one line. */
export function readableText(element: Element, limit = 160): string {
  const hasShadow =
    shadowRootOf(element) !== null || element.querySelector('slot') !== null || element instanceof HTMLSlotElement;
  const raw =
    !hasShadow && element instanceof HTMLElement && element.childElementCount < 400
      ? drawnLines(element)
      : drawnText(element, { left: limit * 4 });
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

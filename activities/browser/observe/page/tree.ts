/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The tree as it is drawn: shadow roots and slots flattened. */

/** Levels that a walk outwards takes; pages that nest deeper are machines' work, and no walk may hang in them. */
const DEPTH_LIMIT = 300;

const closedRoots = new WeakMap<Element, ShadowRoot>();

/** Remembers a closed shadow root that the debugger handed in. */
export function rememberClosedRoot(root: ShadowRoot): void {
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

/** From the parent outwards, as far as it matters. */
export function* drawnAncestors(element: Element): Generator<Element> {
  let level = 0;
  for (let parent = drawnParent(element); parent !== null && level < DEPTH_LIMIT; parent = drawnParent(parent)) {
    level += 1;
    yield parent;
  }
}

/** Whether one element is drawn inside another, or is it. */
export function drawnContains(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; ) {
    if (outer.contains(at)) return true;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
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

/** Whether an element whose parent is displayed is so too; one without a box of its own passes its children on. */
export function isDisplayed(element: Element): boolean {
  return element.checkVisibility() || getComputedStyle(element).display === 'contents';
}

/** The element that has a box: this one, or the nearest around it. */
export function boxedElement(element: Element): Element {
  for (const at of [element, ...drawnAncestors(element)]) if (getComputedStyle(at).display !== 'contents') return at;
  return element;
}

/** Whether a document holds so much that what lies far from the view is only counted. */
export function isVast(): boolean {
  return document.getElementsByTagName('*').length > 15_000;
}

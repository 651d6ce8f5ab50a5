/// <reference lib="dom" />

/** Numbers DOM nodes for the life of the document, without leaving a trace that the page could read or copy. */

const numbers = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
let last = 0;

/** The node's number; the same node has the same one as long as the document lives. */
export function numberOf(element: Element): number {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(element, last);
  elements.set(last, new WeakRef(element));
  return last;
}

/** The node of a number while it is still in the document. */
export function elementOf(id: number): Element | null {
  const element = elements.get(id)?.deref();
  if (element === undefined) {
    elements.delete(id);
    return null;
  }
  return element.isConnected ? element : null;
}

/// <reference lib="dom" />
import { clean, isShown, readableText, shorten } from './dom.js';
import { drawnAncestors } from './tree.js';

/** Tells controls apart that have the same name: by the text of the card, list entry or line each of them stands in. */

const blocks = new WeakMap<Element, Element>();
const BLOCK_LIMIT = 40;

/** Controls that look the same to the agent; remembers for each the largest part around it that holds none of the others. */
export function noteTwins(twins: readonly Element[]): void {
  const [first] = twins;
  if (first === undefined || twins.length > BLOCK_LIMIT * 5) return;
  for (const twin of twins) {
    const others = new Set(twins.filter((other) => other !== twin));
    let block: Element = twin;
    for (const outer of drawnAncestors(twin)) {
      if (outer === document.body || [...others].some((other) => outer.contains(other))) break;
      block = outer;
    }
    if (block !== twin) blocks.set(twin, block);
  }
}

/** First text of the part a control stands in, other than its own name; empty for a control without a twin. */
export function twinKey(element: Element, name: string): string {
  const block = blocks.get(element);
  if (block === undefined || !block.contains(element)) return '';
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), count = 0; node !== null && count < 50; node = walker.nextNode(), count += 1) {
    const holder = node.parentElement;
    if (holder === null || element.contains(holder) || clean(node.textContent ?? '').length < 2) continue;
    if (!isShown(holder) || holder.closest('button,script,style') !== null) continue;
    const text = readableText(holder, 60);
    if (/[\p{L}\p{N}]/u.test(text) && text !== name) return shorten(text, 40);
  }
  return '';
}

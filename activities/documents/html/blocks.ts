import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Block, Cell, ListItem, Paragraph } from '../blocks.js';
import { trimmed } from '../text/rich-text.js';
import { inlineHtml, isInline } from './inline.js';

type Node = Root | RootContent | ElementContent;

const HEADING = /^h([1-6])$/;
/** Parts of a web page that are not the document. */
const CHROME = new Set(['nav', 'header', 'footer', 'aside', 'script', 'style', 'noscript', 'template', 'svg', 'form']);

/** Blocks of an HTML document: of its `article` or `main` if it has one, else of its body. */
export function htmlBlocks(source: string): Block[] {
  const root = fromHtml(source, { fragment: false });
  return blocksIn(source, find(root, 'article') ?? find(root, 'main') ?? find(root, 'body') ?? root);
}

function find(node: Node, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function blocksIn(source: string, parent: Node): Block[] {
  if (!('children' in parent)) return [];
  const blocks: Block[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    blocks.push(...paragraphOf(source, run));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (isInline(child)) {
      run.push(child);
      continue;
    }
    flush();
    if (child.type === 'element' && !CHROME.has(child.tagName)) blocks.push(...blocksOf(source, child));
  }
  flush();
  return blocks;
}

function blocksOf(source: string, element: Element): Block[] {
  const depth = HEADING.exec(element.tagName)?.[1];
  if (depth !== undefined) {
    return paragraphOf(source, element.children).map(({ text }) => ({ kind: 'heading', depth: Number(depth), text }));
  }
  switch (element.tagName) {
    case 'ol':
    case 'ul':
      return [{ kind: 'list', ordered: element.tagName === 'ol', items: itemsOf(source, element) }];
    case 'table':
      return [{ kind: 'table', offset: offsetOf(element), rows: rowsOf(source, element) }];
    case 'pre':
      return [];
    default:
      return blocksIn(source, element);
  }
}

function itemsOf(source: string, list: Element): ListItem[] {
  const first = Number(list.properties.start ?? 1);
  return list.children
    .filter((child): child is Element => child.type === 'element' && child.tagName === 'li')
    .map((item, index) => ({
      number: list.tagName === 'ol' ? Number(item.properties.value ?? first + index) : null,
      offset: offsetOf(item),
      blocks: blocksIn(source, item),
    }));
}

function rowsOf(source: string, element: Element): Cell[][] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'tr') return rowsOf(source, child);
    const cells = child.children.filter(
      (cell): cell is Element => cell.type === 'element' && (cell.tagName === 'td' || cell.tagName === 'th'),
    );
    return [cells.map((cell) => ({ blocks: blocksIn(source, cell) }))];
  });
}

function paragraphOf(source: string, nodes: readonly ElementContent[]): Paragraph[] {
  const text = trimmed(inlineHtml(source, nodes));
  return text.text === '' ? [] : [{ kind: 'paragraph', text }];
}

function offsetOf(element: Element): number {
  return element.position?.start.offset ?? 0;
}

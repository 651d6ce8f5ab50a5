import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Cell, ListItem, Paragraph } from '../blocks.js';
import { trimmed } from '../text/rich-text.js';
import { inlineText } from './inline.js';
import type { SourceRange } from './table-rows.js';

/** A list item that starts a line, or one that the export put behind at least three spaces in the same line. */
const BULLET = /(?:^|\n)([ \t]*)[-*+][ \t]+(?=\S)|[ \t]{3,}[-*][ \t]{3}(?=\S)/g;

/** Content of a table cell that goes on over lines: paragraphs and bullets, one level of nesting. */
export function parseCell(source: string, range: SourceRange): Cell {
  const raw = source.slice(range.start, range.end);
  const bullets = [...raw.matchAll(BULLET)].map((found) => ({
    start: found.index,
    textStart: found.index + found[0].length,
    indent: found[1]?.length ?? null,
  }));
  const outermost = Math.min(...bullets.map((bullet) => bullet.indent ?? Number.POSITIVE_INFINITY));
  const blocks: Block[] = [...paragraphs(source, range.start, range.start + (bullets[0]?.start ?? raw.length))];
  const items: { nested: ListItem[]; item: Omit<ListItem, 'blocks'>; own: Paragraph[] }[] = [];
  for (const [index, bullet] of bullets.entries()) {
    const end = bullets[index + 1]?.start ?? raw.length;
    const own = [...paragraphs(source, range.start + bullet.textStart, range.start + end)];
    const item = { number: null, offset: range.start + bullet.textStart };
    const parent = items.at(-1);
    if (bullet.indent !== null && bullet.indent > outermost && parent !== undefined) {
      parent.nested.push({ ...item, blocks: own });
    } else items.push({ nested: [], item, own });
  }
  if (items.length > 0) {
    blocks.push({
      kind: 'list',
      ordered: false,
      items: items.map(({ nested, item, own }) => ({
        ...item,
        blocks: nested.length === 0 ? own : [...own, { kind: 'list', ordered: false, items: nested }],
      })),
    });
  }
  return { blocks };
}

/** Paragraphs of a source range, cut at blank lines. */
function* paragraphs(source: string, start: number, end: number): Iterable<Paragraph> {
  let from = start;
  for (const piece of source.slice(start, end).split(/\n[ \t]*(?=\n)/)) {
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') {
      const text = trimmed(inlineText(source, phrasing(piece.slice(lead)), from + lead));
      if (text.text !== '') yield { kind: 'paragraph', text };
    }
    from += piece.length + (/^\n[ \t]*(?=\n)/.exec(source.slice(from + piece.length, end))?.[0].length ?? 0);
  }
}

/** Phrasing content of a fragment, whatever block syntax it may look like. */
function phrasing(fragment: string): PhrasingContent[] {
  const root: Root = fromMarkdown(fragment);
  const found: PhrasingContent[] = [];
  const visit = (node: Root['children'][number] | Root): void => {
    if (node.type === 'paragraph' || node.type === 'heading') found.push(...node.children);
    else if (node.type === 'code') found.push({ type: 'text', value: node.value, ...positionOf(node) });
    else if ('children' in node) for (const child of node.children) visit(child as Root['children'][number]);
  };
  visit(root);
  return found;
}

function positionOf(node: { position?: Root['position'] }): { position?: NonNullable<Root['position']> } {
  return node.position === undefined ? {} : { position: node.position };
}

import type { List, ListItem as MdastItem, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { frontmatter } from 'micromark-extension-frontmatter';
import type { Block, ListItem, Table } from '../blocks.js';
import { type RichText, slice, trimmed } from '../text/rich-text.js';
import { parseCell } from './cells.js';
import { inlineText } from './inline.js';
import { maskBold, maskLinkTargets, maskWideMarkers } from './masks.js';
import { maskTables, TABLE_PLACEHOLDER, type TableRegion } from './table-rows.js';

/** `{#section_x .section}` behind the headings of documents exported until 2019. */
const HEADING_ATTRIBUTES = /\s*\{[#.][^{}]*\}\s*$/;

interface Reader {
  readonly source: string;
  readonly regions: readonly TableRegion[];
}

/** Blocks of a Markdown document of either markup generation. */
export function markdownBlocks(original: string): Block[] {
  const source = maskBold(maskWideMarkers(maskLinkTargets(original)));
  const { masked, regions } = maskTables(source);
  const root = fromMarkdown(masked, {
    extensions: [frontmatter(['yaml'])],
    mdastExtensions: [frontmatterFromMarkdown(['yaml'])],
  });
  return root.children.flatMap((node) => blocksOf({ source: masked, regions }, source, node));
}

function blocksOf(reader: Reader, source: string, node: RootContent): Block[] {
  switch (node.type) {
    case 'heading': {
      const text = inlineText(reader.source, node.children);
      const end = text.text.replace(HEADING_ATTRIBUTES, '').length;
      return [{ kind: 'heading', depth: node.depth, text: trimmed(slice(text, 0, end)) }];
    }
    case 'paragraph':
      return withTables(reader, source, inlineText(reader.source, node.children));
    case 'code': {
      // An indented block that is a table is a table that was indented too far.
      const region = reader.regions[Number(TABLE_PLACEHOLDER.exec(node.value)?.[1] ?? -1)];
      return region === undefined ? [] : [tableOf(source, region)];
    }
    case 'list':
      return [{ kind: 'list', ordered: node.ordered === true, items: itemsOf(reader, source, node) }];
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(reader, source, child));
    default:
      return [];
  }
}

function itemsOf(reader: Reader, source: string, list: List): ListItem[] {
  return list.children.map((item: MdastItem, index) => {
    const offset = item.position?.start.offset ?? 0;
    const printed = /^\d{1,9}/.exec(source.slice(offset, offset + 10))?.[0];
    const number = printed === undefined ? (list.start ?? 1) + index : Number(printed);
    return {
      number: list.ordered === true ? number : null,
      offset,
      blocks: item.children.flatMap((child) => blocksOf(reader, source, child)),
    };
  });
}

/** A paragraph, and the tables that stand right under it without a blank line. */
function withTables(reader: Reader, source: string, text: RichText): Block[] {
  const found = TABLE_PLACEHOLDER.exec(text.text);
  const region = found === null ? undefined : reader.regions[Number(found[1])];
  if (found === null || region === undefined) return nonEmpty(text);
  const after = slice(text, found.index + found[0].length, text.text.length);
  return [...nonEmpty(slice(text, 0, found.index)), tableOf(source, region), ...withTables(reader, source, after)];
}

function nonEmpty(text: RichText): Block[] {
  const content = trimmed(text);
  return content.text === '' ? [] : [{ kind: 'paragraph', text: content }];
}

function tableOf(source: string, region: TableRegion): Table {
  return {
    kind: 'table',
    offset: region.offset,
    rows: region.rows.map((row) => row.map((range) => parseCell(source, range))),
  };
}

import { consoleLink } from '../../domain/consoles.js';
import type { DocumentLink, ParsedDocument } from '../../domain/procedure.js';
import { type Block, textsOf } from './blocks.js';
import { htmlBlocks } from './html/blocks.js';
import { checkShape } from './limits.js';
import { localeOf, siteOf } from './locale.js';
import { markdownBlocks } from './markdown/blocks.js';
import { operationsIn } from './operations.js';
import { linksIn } from './prerequisites.js';
import { findProcedures } from './procedures.js';
import type { Reading } from './reading.js';
import { sectionsOf } from './sections.js';
import { plain } from './text/rich-text.js';
import { LineIndex } from './text/source-map.js';
import { ENGLISH } from './wording/en.js';
import { CHINESE } from './wording/zh.js';

export type SourceFormat = 'markdown' | 'html';

/**
 * Parses a document. Never fails on what a document says: what is not understood is kept as text.
 *
 * @param file path or URL as the user gave it
 * @throws AgentError DocumentUnreadable when the text is too large or too deep to be a document
 */
export function parseDocument(file: string, text: string, format: SourceFormat = formatOf(file, text)): ParsedDocument {
  const source = normalised(text);
  checkShape(file, source, format);
  const lines = new LineIndex(source);
  const blocks = format === 'html' ? htmlBlocks(source) : markdownBlocks(source);
  const texts = blocks.flatMap(textsOf);
  const links = texts.flatMap((rich) => linksIn(rich, lines));
  const locale = localeOf(texts, file);
  const wording = locale === 'zh' ? CHINESE : ENGLISH;
  let groups = 0;
  const reading: Reading = {
    wording,
    lines,
    nextGroup: () => {
      groups += 1;
      return `choice-${groups}`;
    },
  };
  const title = titleOf(blocks, file);
  const sections = sectionsOf(blocks, wording);
  const operations = sections.flatMap((section) => operationsIn(section.blocks, section.title, wording, lines));
  const { procedures, notUnderstood } = findProcedures(sections, title, operations, reading);
  return {
    file,
    title,
    locale,
    site: siteOf(file, links, locale),
    product: productOf(links),
    procedures,
    links,
    notUnderstood,
    source,
  };
}

/** Line ends of every system become one; characters that no document has keep their place and become harmless. */
function normalised(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\uE000-\uF8FF]/g, '\uFFFD');
}

/** Format by name, and by content where the name says nothing. */
export function formatOf(file: string, text: string): SourceFormat {
  if (/\.(?:md|markdown)(?:[?#].*)?$/i.test(file)) return 'markdown';
  if (/\.x?html?(?:[?#].*)?$/i.test(file)) return 'html';
  return /^\s*(?:<!doctype html|<html|<\?xml|<head|<body|<article)/i.test(text) ? 'html' : 'markdown';
}

function titleOf(blocks: readonly Block[], file: string): string {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const first = headings.find((heading) => heading.depth === 1) ?? headings[0];
  return first === undefined ? (file.split(/[\\/]/).at(-1) ?? file) : plain(first.text);
}

function productOf(links: readonly DocumentLink[]): string | null {
  for (const { target } of links) {
    const product = consoleLink(target)?.product;
    if (product) return product;
  }
  return null;
}

/** Hosts of the consoles that a document links to, for the message about an unknown product. */
export function consoleHostsOf(document: ParsedDocument): string[] {
  return [...new Set(document.links.flatMap(({ target }) => consoleLink(target)?.host ?? []))];
}

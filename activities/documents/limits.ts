import { AgentError } from '../../domain/errors.js';

/** The largest documents of the vendor have about 200 KB; exports of web pages a few times that. */
export const MOST_BYTES = 4 * 1024 * 1024;
/** Longer sentences are not read for instructions; the longest of the vendor has some hundred characters. */
export const LONGEST_SENTENCE = 4_000;

/** Markdown parsers need quadratic time for some long lines, deep lists and unclosed markup. */
const LONGEST_LINE = 20_000;
const DEEPEST_INDENT = 120;
const MOST_MARKUP_IN_PARAGRAPH = 4_000;
/** Trees are walked by recursion; pages of the vendor are nested about 40 deep. */
const DEEPEST_ELEMENT = 400;
const TAG =
  /<(\/?)(?:div|section|article|main|ul|ol|dl|table|tbody|blockquote|span|b|i|u|a|em|strong|font|code)\b[^>]{0,2000}>/gi;

/**
 * Refuses text that is no document and would keep a parser busy for minutes.
 *
 * @throws AgentError DocumentUnreadable with the line
 */
export function checkShape(file: string, source: string, format: 'markdown' | 'html'): void {
  const refuse = (line: number, why: string): never => {
    throw new AgentError(
      'DocumentUnreadable',
      `${file}:${line}: ${why}. This is not a document that can be followed.`,
      {
        file,
        line,
      },
    );
  };
  if (source.length > MOST_BYTES) refuse(1, `${source.length} characters are more than ${MOST_BYTES}`);
  if (format === 'html') checkElements(source, refuse);
  else checkMarkup(source, refuse);
}

type Refuse = (line: number, why: string) => never;

function checkElements(source: string, refuse: Refuse): void {
  let depth = 0;
  for (const tag of source.matchAll(TAG)) {
    depth = tag[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST_ELEMENT) refuse(source.slice(0, tag.index).split('\n').length, 'elements nested too deeply');
  }
}

function checkMarkup(source: string, refuse: Refuse): void {
  let markup = 0;
  let line = 0;
  for (const text of source.split('\n')) {
    line += 1;
    if (text.length > LONGEST_LINE) refuse(line, `a line of ${text.length} characters`);
    if (/^[ \t]*$/.test(text)) {
      markup = 0;
      continue;
    }
    const lead = /^(?:[\s>*+-]|\d+[.)])*/.exec(text)?.[0] ?? '';
    if (/[>*+\-.)]/.test(lead) && lead.length > DEEPEST_INDENT) refuse(line, 'lists or quotes nested too deeply');
    for (const character of text) if ('*_[]`<'.includes(character)) markup += 1;
    if (markup > MOST_MARKUP_IN_PARAGRAPH) refuse(line, 'too much markup in one paragraph');
  }
}

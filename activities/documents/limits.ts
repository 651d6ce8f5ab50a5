import { AgentError } from '../../domain/errors.js';

/** The largest documents of the vendor have about 200 KB; exports of web pages a few times that. */
export const MOST_BYTES = 4 * 1024 * 1024;
/** Markdown parsers need quadratic time for some single lines. HTML is often minified, and its parser is linear. */
const LONGEST_MARKDOWN_LINE = 20_000;
const DEEPEST_INDENT = 120;
const MOST_MARKUP_IN_PARAGRAPH = 4_000;

/** Refuses text that is no document and would keep a parser busy for minutes. */
export function checkShape(file: string, source: string): void {
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
  let markup = 0;
  let line = 0;
  for (const text of source.split('\n')) {
    line += 1;
    if (text.length > LONGEST_MARKDOWN_LINE) refuse(line, `a line of ${text.length} characters`);
    if (/^[ \t]*$/.test(text)) {
      markup = 0;
      continue;
    }
    const lead = /^[\s>*+-]*/.exec(text)?.[0] ?? '';
    if (/[>*+-]/.test(lead) && lead.length > DEEPEST_INDENT) refuse(line, 'lists or quotes nested too deeply');
    for (const character of text) if ('*_[]`<'.includes(character)) markup += 1;
    if (markup > MOST_MARKUP_IN_PARAGRAPH) refuse(line, 'too much markup in one paragraph');
  }
}

import type { Finding, StepResult } from '../../../domain/outcome.js';
import { type Content, html, type Markup } from './markup.js';
import { STATUS_TONE } from './tone.js';
import type { Words } from './words.js';

/** Longest excerpt that is shown; a document may be any length. */
const MAX_LINES = 240;

/** Lines of a document's source with their numbers, as its author sees them. */
export function sourceLines(
  source: string,
  range: { readonly from: number; readonly to: number },
  findings: readonly Finding[],
  notes: (line: number) => Content = () => null,
): Markup {
  const lines = source.split(/\r\n|\n|\r/);
  const from = Math.max(1, range.from);
  const to = Math.min(lines.length, range.to, from + MAX_LINES - 1);
  const shown = lines.slice(from - 1, to).map((text, index) => ({ text, number: from + index }));
  return html`<div class="source"><ol>${shown.map(({ text, number }) => {
    const here = findings.filter((finding) => finding.line === number);
    return html`<li class="${here.length > 0 ? 'hit' : ''}"><span class="no">${number}</span><span>${
      here.length > 0 ? underline(text, here) : text
    }</span>${notes(number)}</li>`;
  })}</ol></div>`;
}

/** A step's status at the line where the step begins. */
export function statusNotes(steps: readonly StepResult[], words: Words): (line: number) => Content {
  return (line) =>
    steps
      .filter((step) => step.line === line)
      .map((step) => html`<span class="chip ${STATUS_TONE[step.status]}">${words.status[step.status]}</span>`);
}

/** Underlines what a finding is about: the quote where the line holds it word for word, else the label at its column. */
function underline(text: string, findings: readonly Finding[]): Content {
  for (const { quote, column } of findings) {
    const whole = quote === '' || quote === text.trim() ? -1 : text.indexOf(quote);
    const at = whole >= 0 ? { start: whole, end: whole + quote.length } : labelAt(text, column);
    if (at !== null)
      return [text.slice(0, at.start), html`<mark>${text.slice(at.start, at.end)}</mark>`, text.slice(at.end)];
  }
  return text;
}

/** The label that begins at a column: behind its markup, up to the end of its bold type or link text. */
function labelAt(text: string, column: number): { readonly start: number; readonly end: number } | null {
  if (column <= 1 || column > text.length) return null;
  const [all = '', markup = ''] = /^([\s*_`[]*)[^*_`\]|]+/.exec(text.slice(column - 1)) ?? [];
  const start = column - 1 + markup.length;
  const end = column - 1 + all.length;
  return end > start ? { start, end } : null;
}

/**
 * Finds pipe tables in Markdown that is not valid GFM: rows without a delimiter row, cells that go on over line breaks
 * and hold lists. They are cut out of the source before the Markdown parser sees it, line for line and character for
 * character, so that every offset stays true.
 */

export interface TableRegion {
  readonly offset: number;
  /** Cells of each row as source ranges. */
  readonly rows: readonly (readonly SourceRange[])[];
}

export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

interface SourceLine extends SourceRange {
  readonly text: string;
}

/** Private-use characters around the number of a region; the reader removes such characters from documents first. */
const OPEN = '\uE0F0';
const CLOSE = '\uE0F1';
export const TABLE_PLACEHOLDER = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** More lines than any cell has; a row that stays open longer is not a row. */
const LONGEST_ROW = 120;
const DELIMITER_CELL = /^\s*:?-+:?\s*$/;

/** Cuts tables out: the masked source has a placeholder where each table starts. */
export function maskTables(source: string): { readonly masked: string; readonly regions: readonly TableRegion[] } {
  const lines = linesOf(source);
  const regions: TableRegion[] = [];
  const masked: string[] = [];
  let fenced = false;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (line === undefined) break;
    if (/^\s*(?:```|~~~)/.test(line.text)) fenced = !fenced;
    const end = fenced || !startsRow(line.text) ? index : regionEnd(lines, index);
    const placeholder = `${OPEN}${regions.length}${CLOSE}`;
    const indent = line.text.length - line.text.trimStart().length;
    if (end === index || line.text.length < indent + placeholder.length) {
      masked.push(line.text);
      index += 1;
      continue;
    }
    const rows = rowsOf(source, lines.slice(index, end));
    regions.push({ offset: line.start + indent, rows });
    masked.push(line.text.slice(0, indent) + placeholder.padEnd(line.text.length - indent));
    for (const covered of lines.slice(index + 1, end)) masked.push(' '.repeat(covered.text.length));
    index = end;
  }
  return { masked: masked.join('\n'), regions };
}

function linesOf(source: string): SourceLine[] {
  let start = 0;
  return source.split('\n').map((text) => {
    const line = { text, start, end: start + text.length };
    start = line.end + 1;
    return line;
  });
}

function startsRow(line: string): boolean {
  return /^\s*\|.*\S/.test(line) && line.trim() !== '|';
}

function closesRow(line: string): boolean {
  return /(?:^|[^\\])\|\s*$/.test(line);
}

/** Index after the last line of the table that starts at `first`. */
function regionEnd(lines: readonly SourceLine[], first: number): number {
  let index = first;
  while (startsRow(lines[index]?.text ?? '')) index = rowEnd(lines, index);
  return index;
}

function rowEnd(lines: readonly SourceLine[], first: number): number {
  const opening = lines[first]?.text.trim() ?? '';
  if (opening.length > 1 && closesRow(opening)) return first + 1;
  for (let index = first + 1; index < Math.min(lines.length, first + LONGEST_ROW); index += 1) {
    const text = lines[index]?.text ?? '';
    if (startsRow(text)) return index;
    if (/^#{1,6}\s/.test(text)) break;
    if (closesRow(text)) return index + 1;
  }
  return first + 1;
}

function rowsOf(source: string, lines: readonly SourceLine[]): (readonly SourceRange[])[] {
  const rows: (readonly SourceRange[])[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = Math.min(lines.length, Math.max(index + 1, rowEnd(lines, index)));
    const cells = cellsOf(source, lines[index]?.start ?? 0, lines[end - 1]?.end ?? 0);
    if (!cells.every((cell) => DELIMITER_CELL.test(source.slice(cell.start, cell.end)))) rows.push(cells);
    index = end;
  }
  return rows;
}

function cellsOf(source: string, start: number, end: number): SourceRange[] {
  const cells: SourceRange[] = [];
  let cellStart = source.indexOf('|', start) + 1;
  let inCode = false;
  for (let at = cellStart; at < end; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '`') inCode = !inCode;
    else if (character === '|' && !inCode) {
      cells.push({ start: cellStart, end: at });
      cellStart = at + 1;
    }
  }
  if (source.slice(cellStart, end).trim() !== '') cells.push({ start: cellStart, end });
  return cells;
}

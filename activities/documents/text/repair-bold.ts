import type { Mark, RichText } from './rich-text.js';

/**
 * Bold that CommonMark does not accept, because of a space, a full width sign or an image next to the asterisks. Such
 * bold is common in exported documents, and a person sees what was meant.
 */
const LEFTOVER = /\*\*([^*\n]{1,120}?)\*\*/g;

/** The text with asterisks that were meant as bold turned into marks. */
export function repairBold(source: string, rich: RichText): RichText {
  const found = [...rich.text.matchAll(LEFTOVER)].filter(
    ({ index, 0: whole }) => !escaped(source, rich, index) && !escaped(source, rich, index + whole.length - 2),
  );
  if (found.length === 0) return rich;
  const dropped = new Set(
    found.flatMap(({ index, 0: { length } }) => [index, index + 1, index + length - 2, index + length - 1]),
  );
  const places: number[] = [];
  let text = '';
  const offsets: number[] = [];
  for (let index = 0; index < rich.text.length; index += 1) {
    places.push(text.length);
    if (dropped.has(index)) continue;
    text += rich.text[index];
    offsets.push(rich.offsets[index] ?? 0);
  }
  const at = (index: number): number => places[index] ?? text.length;
  const marks = rich.marks.map((mark): Mark => ({ ...mark, start: at(mark.start), end: at(mark.end) }));
  const bold = found.map(
    ({ index, 0: { length } }): Mark => ({ kind: 'strong', start: at(index), end: at(index + length), value: '' }),
  );
  return { text, offsets, marks: [...marks, ...bold] };
}

function escaped(source: string, rich: RichText, index: number): boolean {
  return source[(rich.offsets[index] ?? 0) - 1] === '\\';
}

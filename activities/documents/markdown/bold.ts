import type { Mark, RichText } from '../text/rich-text.js';
import { BOLD_MARK } from './masks.js';

const PAIR = BOLD_MARK.repeat(2);

/**
 * Reads bold the way a person does: the first pair of asterisks opens, the next one closes, whatever stands beside
 * them. The asterisks leave the text.
 */
export function pairBold(rich: RichText): RichText {
  const pairs = [...rich.text.matchAll(new RegExp(PAIR, 'g'))].map((found) => found.index);
  if (pairs.length === 0) return rich;
  const dropped = new Set(pairs.flatMap((index) => [index, index + 1]));
  const places: number[] = [];
  const offsets: number[] = [];
  let text = '';
  for (let index = 0; index < rich.text.length; index += 1) {
    places.push(text.length);
    if (dropped.has(index)) continue;
    text += rich.text[index];
    offsets.push(rich.offsets[index] ?? 0);
  }
  const at = (index: number): number => places[index] ?? text.length;
  const marks = rich.marks.map((mark): Mark => ({ ...mark, start: at(mark.start), end: at(mark.end) }));
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const start = at(pairs[index] ?? 0);
    const end = at(pairs[index + 1] ?? 0);
    if (text.slice(start, end).trim() !== '') marks.push({ kind: 'strong', start, end, value: '' });
  }
  return { text, offsets, marks };
}

import { leadingStrong, type Mark, type RichText, slice, trimmed } from './text/rich-text.js';
import type { Wording } from './wording/wording.js';

/** The bold word that makes a text a note, such as "**Note:**". */
export function calloutOf(text: RichText, wording: Wording): Mark | undefined {
  const strong = leadingStrong(text);
  return strong !== undefined && wording.callout.test(text.text.slice(strong.start, strong.end)) ? strong : undefined;
}

/** The text of a note without the word that makes it one. */
export function withoutCallout(text: RichText, wording: Wording): RichText {
  const callout = calloutOf(text, wording);
  return callout === undefined ? text : trimmed(slice(text, callout.end, text.text.length));
}

/** Notes often follow a paragraph without a blank line; they are cut off. */
export function splitAtCallouts(text: RichText, wording: Wording): RichText[] {
  const starts = text.marks
    .filter((mark) => mark.kind === 'strong' && wording.callout.test(text.text.slice(mark.start, mark.end)))
    .map((mark) => mark.start)
    .filter((start) => start > 0 && /(?:\n|\s{2,}|[.。:：;；!！)）])\s*$/.test(text.text.slice(0, start)))
    .sort((left, right) => left - right);
  const borders = [0, ...starts, text.text.length];
  return borders
    .slice(0, -1)
    .map((start, index) => trimmed(slice(text, start, borders[index + 1] ?? text.text.length)))
    .filter((part) => part.text !== '');
}

/** Page text as data inside a text for a model: on one line, and unable to look like the text around it. */

/** Line and paragraph ends, control characters, and characters that change direction or are invisible. */
const UNPRINTABLE = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]+/gu;
/** Whatever reads like a mark, also in the brackets and digits of other scripts. */
const MARK_LIKE = /[[［【〔⟦⁅❲]\s*(\p{N}{1,9})\s*[\]］】〕⟧⁆❳]/gu;
/** Whatever reads like the tags that fence the page. */
const FENCE_LIKE = /[<＜‹〈《]\s*(\/?)\s*page\s*[>＞›〉》]/giu;

/**
 * A text of the page on one line.
 *
 * @param limit most characters; what is longer ends in `…`
 */
export function pageLine(text: string, limit: number): string {
  // What is cut off is never looked at: a page may hold megabytes in one text.
  const line = text
    .slice(0, limit * 4)
    .replace(UNPRINTABLE, ' ')
    .trim()
    .normalize('NFC');
  const short = line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
  return short
    .replace(MARK_LIKE, '($1)')
    .replace(FENCE_LIKE, '‹$1page›')
    .replace(/<(?=\/?page)/giu, '‹');
}

/** A text of the page in quotation marks that it cannot close. */
export function quoted(text: string, limit: number): string {
  return `"${pageLine(text, limit).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

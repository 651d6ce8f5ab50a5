/**
 * Two habits of exported documents that CommonMark does not accept are masked before parsing, character for character,
 * so that every offset stays true: spaces in link targets, `[A](/intl.en-US/API Reference/A.md)`, and several spaces
 * behind a list number.
 */

const SPACE = '\uE0F2';
const SPACES = /\uE0F2/g;
/** A target in parentheses; parentheses inside it are balanced once. */
const TARGET = /\]\(([^()\n]{0,600}(?:\([^()\n]{0,200}\)[^()\n]{0,600}){0,4})\)/g;

/** The source with spaces in link targets replaced; offsets stay true. */
export function maskLinkTargets(source: string): string {
  return source.replace(TARGET, (whole, target: string) => {
    const titled = /\s["'][^"']*["']\s*$/.test(target);
    return titled || !target.trim().includes(' ') ? whole : whole.replaceAll(' ', SPACE);
  });
}

/** More spaces behind a number than its contents are indented by: the contents would fall out of the item. */
const WIDE_MARKER = /^([ \t]*(?:\d\. {2}|\d\d\. ))( +)(?=\S)/gm;

/** The source with surplus spaces behind list numbers made part of the text; offsets stay true. */
export function maskWideMarkers(source: string): string {
  return source.replace(WIDE_MARKER, (_, marker: string, spaces: string) => marker + SPACE.repeat(spaces.length));
}

/** Puts the spaces back. */
export function unmaskSpaces(text: string): string {
  return text.replace(SPACES, ' ').trim();
}

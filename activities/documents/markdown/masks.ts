/**
 * Habits of exported documents that CommonMark does not accept, or reads differently from a person, are masked before
 * parsing, character for character, so that every offset stays true: spaces in link targets,
 * `[A](/intl.en-US/API Reference/A.md)`; several spaces behind a list number; and bold next to full width signs, which
 * CommonMark pairs wrongly, as in `在**（A）**页面，单击**B**`.
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

/** Stands for one asterisk of a pair that marks bold. */
export const BOLD_MARK = '\uE0F3';
const DOUBLE_ASTERISK = /\\[\s\S]|\*\*/g;
const RULE = /^\s*(?:\*[ \t]*){3,}$/;

/** The source with the asterisks of bold replaced, so that all of them reach the text; `pairBold` reads them there. */
export function maskBold(source: string): string {
  return source
    .split('\n')
    .map((line) =>
      RULE.test(line) ? line : line.replace(DOUBLE_ASTERISK, (found) => (found === '**' ? BOLD_MARK.repeat(2) : found)),
    )
    .join('\n');
}

/** Code keeps its asterisks. */
export function unmaskCode(text: string): string {
  return text.replaceAll(BOLD_MARK, '*').replaceAll(SPACE, ' ');
}

/** Puts the spaces back. */
export function unmaskSpaces(text: string): string {
  return text.replace(SPACES, ' ').trim();
}

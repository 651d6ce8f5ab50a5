import type { DocumentLabel, LabelRole } from '../../domain/procedure.js';
import type { Block } from './blocks.js';
import type { Reading } from './reading.js';
import { leadingStrong, plain, type RichText, slice, trimmed } from './text/rich-text.js';

/** Longer texts are sentences, not names. */
export const LONGEST_NAME = 80;

/** A list item or cell that starts with a name: the name, and the rest of its first paragraph. */
export interface Titled {
  readonly title: RichText;
  readonly rest: RichText;
}

/** Title of a text such as "**Description**: Enter a description"; with `plainToo` also without bold. */
export function titled(text: RichText, plainToo: boolean): Titled | undefined {
  const strong = leadingStrong(text);
  if (strong !== undefined) {
    const inside = text.text.slice(strong.start, strong.end);
    const after = /^\s*(?:[:：]|[(（][^)）]{0,60}[)）]\s*[:：]?|$|\n)/.exec(text.text.slice(strong.end));
    if (after === null && !/[:：]\s*$/.test(inside)) return undefined;
    const colon = /\s*[:：]\s*$/.exec(inside)?.[0].length ?? 0;
    return {
      title: trimmed(slice(text, strong.start, strong.end - colon)),
      rest: trimmed(slice(text, strong.end + (after?.[0].length ?? 0), text.text.length)),
    };
  }
  const found = plainToo ? /^([^:：。.\n]{1,40})[:：]/.exec(text.text) : null;
  if (found === null) return undefined;
  return {
    title: trimmed(slice(text, 0, found[1]?.length ?? 0)),
    rest: trimmed(slice(text, found[0].length, text.text.length)),
  };
}

/** Label of a whole text. */
export function labelOf(text: RichText, reading: Reading, role: LabelRole): DocumentLabel | undefined {
  const content = trimmed(text);
  const offset = content.offsets[0];
  const name = plain(content).replace(/\s*[:：]$/, '');
  if (offset === undefined || name === '' || name.length > LONGEST_NAME) return undefined;
  return { text: name, role, ...reading.lines.position(offset) };
}

/** First paragraph of a list item or cell. */
export function firstText(blocks: readonly Block[]): RichText | undefined {
  const first = blocks[0];
  return first?.kind === 'paragraph' ? first.text : undefined;
}

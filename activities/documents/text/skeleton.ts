import type { DocumentLabel, LabelRole } from '../../../domain/procedure.js';
import { IMAGE, type Mark, plain, type RichText, slice, trimmed } from './rich-text.js';
import type { LineIndex } from './source-map.js';

/**
 * A sentence in which every bold name, link and icon is one character, so that wording rules read
 * "In the left-side navigation pane, choose B > B." whatever the names are.
 *
 * Bold names are U+E100 to U+E4FF, links U+E500 to U+E8FF, icons U+E900 to U+ECFF.
 */
export interface Skeleton {
  readonly text: string;
  readonly rich: RichText;
  /** Index in `rich.text` of each character of `text`; one more for the end. */
  readonly origin: readonly number[];
  readonly tokens: readonly Token[];
}

export interface Token {
  readonly kind: 'bold' | 'link' | 'icon';
  /** Place in the skeleton's text. */
  readonly at: number;
  /** Range in `rich.text`. */
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

const BASE = { bold: 0xe100, link: 0xe500, icon: 0xe900 } as const;
/** More names than any sentence has; the rest stay text. */
const MOST_TOKENS = 0x3ff;

/** Character classes for wording rules. */
export const BOLD = '\\uE100-\\uE4FF';
export const LINK = '\\uE500-\\uE8FF';
export const ICON = '\\uE900-\\uECFF';
/** Something named as a control. */
export const NAMED = `[${BOLD}${ICON}]`;

export function skeletonOf(rich: RichText): Skeleton {
  const tokens: Token[] = [];
  const origin: number[] = [];
  const marksAt = new Map<number, Mark[]>();
  for (const mark of rich.marks) marksAt.set(mark.start, [...(marksAt.get(mark.start) ?? []), mark]);
  let text = '';
  for (let index = 0; index < rich.text.length; ) {
    const token = tokens.length < MOST_TOKENS ? tokenAt(rich, index, marksAt.get(index) ?? []) : undefined;
    if (token === undefined) {
      text += rich.text[index];
      origin.push(index);
      index += 1;
      continue;
    }
    for (const piece of pathPieces(rich, token)) {
      if (piece.kind === 'separator') text += ' > ';
      else {
        tokens.push({ ...piece.token, at: text.length });
        text += String.fromCharCode(BASE[piece.token.kind] + tokens.length - 1);
      }
      while (origin.length < text.length) origin.push(piece.at);
    }
    index = token.end;
  }
  return { text, rich, origin: [...origin, rich.text.length], tokens };
}

type Found = Omit<Token, 'at'>;

function tokenAt(rich: RichText, index: number, marks: readonly Mark[]): Found | undefined {
  const strong = marks.find((mark) => mark.kind === 'strong');
  const link = marks.find((mark) => mark.kind === 'link');
  const outer = strong ?? link;
  if (outer !== undefined) {
    const { start, end } = outer;
    const content = rich.text.slice(start, end).trim();
    if (content === '') return undefined;
    const bold = strong !== undefined || boldInside(rich, start, end);
    if (bold && content === IMAGE) return { kind: 'icon', start, end, target: '' };
    return { kind: bold ? 'bold' : 'link', start, end, target: link?.value ?? '' };
  }
  return rich.text[index] === IMAGE ? { kind: 'icon', start: index, end: index + 1, target: '' } : undefined;
}

function boldInside(rich: RichText, start: number, end: number): boolean {
  const length = rich.text.slice(start, end).trim().length;
  return rich.marks.some((m) => m.kind === 'strong' && m.start >= start && m.end <= end && m.end - m.start >= length);
}

type Piece = { readonly kind: 'name'; readonly at: number; readonly token: Found } | { kind: 'separator'; at: number };

/** Bold text that holds a whole path, `**A > B**`, is as many names. */
function pathPieces(rich: RichText, token: Found): Piece[] {
  const content = rich.text.slice(token.start, token.end);
  if (token.kind !== 'bold' || content.includes('<') || !/\S\s+>(?:\s|$)/.test(content))
    return [{ kind: 'name', at: token.start, token }];
  const pieces: Piece[] = [];
  let from = token.start;
  for (const part of content.split('>')) {
    const start = from + part.length - part.trimStart().length;
    const end = start + part.trim().length;
    if (end > start) {
      if (pieces.length > 0) pieces.push({ kind: 'separator', at: from });
      const kind = part.trim() === IMAGE ? 'icon' : 'bold';
      pieces.push({ kind: 'name', at: start, token: { kind, start, end, target: token.target } });
    }
    from += part.length + 1;
  }
  return pieces;
}

/** The token that a character of the skeleton stands for. */
export function tokenOf(skeleton: Skeleton, at: number): Token | undefined {
  return skeleton.tokens.find((token) => token.at === at);
}

/** Label from a range of the skeleton: one token, or words that are not bold. Undefined when nothing is there. */
export function labelFrom(
  skeleton: Skeleton,
  lines: LineIndex,
  range: { readonly start: number; readonly end: number },
  role: LabelRole,
): DocumentLabel | undefined {
  const token = range.end - range.start === 1 ? tokenOf(skeleton, range.start) : undefined;
  const start = token?.start ?? skeleton.origin[range.start] ?? 0;
  const end = token?.end ?? skeleton.origin[range.end] ?? skeleton.rich.text.length;
  const part = trimmed(slice(skeleton.rich, start, end));
  const offset = part.offsets[0];
  if (offset === undefined) return undefined;
  return { text: withoutQuotes(plain(part)), role, ...lines.position(offset) };
}

/** Colons belong to the sentence, not to the name. */
function withoutQuotes(text: string): string {
  return text.replace(/\s*[:：]$/, '');
}

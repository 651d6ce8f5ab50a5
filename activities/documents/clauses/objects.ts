import type { DocumentLabel, LabelRole, Verb } from '../../../domain/procedure.js';
import type { Reading } from '../reading.js';
import { type Clause, freeTokens, type Sentence, tokenLabel } from '../sentence.js';
import { labelFrom, NAMED, type Token } from '../text/skeleton.js';
import type { LineIndex } from '../text/source-map.js';
import type { Wording } from '../wording/wording.js';

const NAME = new RegExp(NAMED);

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parts of an object around "or", if each part names something. */
export function splitObject(object: string, wording: Wording): Range[] {
  const whole = [{ start: 0, end: object.length }];
  const named = (range: Range): boolean => {
    const part = object.slice(range.start, range.end);
    return NAME.test(part) || wording.plainObject.test(part);
  };
  const parts = cut(object, wording.or);
  if (parts.length === 1 || !parts.every(named)) return whole;
  const more = cut(object, new RegExp(`${wording.or.source}|${wording.listed.source}`));
  return more.every(named) ? more : parts;
}

export function cut(object: string, separator: RegExp): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const found of object.matchAll(new RegExp(separator.source, 'g'))) {
    ranges.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  return [...ranges, { start, end: object.length }];
}

/** A name that is not bold, where the language lets it be told from other words. */
export function plainLabel(
  sentence: Sentence,
  object: string,
  start: number,
  role: LabelRole,
  verb: Verb,
  { wording, lines }: Reading,
): DocumentLabel | undefined {
  if (!wording.plainObjectVerbs.includes(verb)) return undefined;
  const name = wording.plainObject.exec(object)?.indices?.groups?.name;
  return name && labelFrom(sentence.skeleton, lines, shifted(name, start), role);
}

export function shifted(range: readonly [number, number], by: number): Range {
  return { start: range[0] + by, end: range[1] + by };
}

/** An icon is something to click, whatever the verb. */
export function roleOf(sentence: Sentence, token: Token, role: LabelRole): LabelRole {
  return token.kind === 'icon' ? 'target' : roleBehind(sentence, token.at, role);
}

/** The noun behind a name says what it is, where the verb alone would mislead. */
export function roleBehind(sentence: Sentence, at: number, otherwise: LabelRole): LabelRole {
  const after = sentence.skeleton.text.slice(at + 1, at + 24);
  if (/^\s*(?:columns?\b|列)/.test(after)) return 'column';
  if (/^\s*(?:field|parameter|drop-down list|参数|下拉列表|输入框)/.test(after)) return 'field';
  return otherwise;
}

export function labelsOf(sentence: Sentence, clause: Clause, lines: LineIndex, role: LabelRole): DocumentLabel[] {
  return freeTokens(sentence, clause.objectStart, clause.end, ['bold', 'icon']).flatMap((token) =>
    tokenLabel(sentence, lines, token, roleBehind(sentence, token.at, role)),
  );
}

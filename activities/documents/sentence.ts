import type { DocumentLabel, LabelRole, Parameter, Verb } from '../../domain/procedure.js';
import type { RichText } from './text/rich-text.js';
import { plain, slice, trimmed } from './text/rich-text.js';
import { labelFrom, NAMED, type Skeleton, skeletonOf, type Token } from './text/skeleton.js';
import type { LineIndex } from './text/source-map.js';
import type { VerbRule, Wording } from './wording/wording.js';

/** An instruction before it has an id and before lists and tables were added to it. */
export interface Draft {
  verb: Verb;
  readonly offset: number;
  readonly quote: string;
  labels: DocumentLabel[];
  within: DocumentLabel[];
  parameters: Parameter[];
  url: string | null;
  branch: { group: string; number: number } | null;
  optional: boolean;
}

export interface Place {
  readonly label: DocumentLabel;
  readonly start: number;
  readonly end: number;
}

export interface Clause {
  readonly rule: VerbRule;
  readonly start: number;
  readonly objectStart: number;
  readonly end: number;
}

/** A sentence taken apart: its verbs with what follows them, and the places it names. */
export interface Sentence {
  readonly skeleton: Skeleton;
  /** The skeleton's text with places and the condition blotted out, equally long. */
  readonly text: string;
  readonly quote: string;
  readonly places: readonly Place[];
  readonly clauses: readonly Clause[];
  readonly conditional: boolean;
  /** End of the condition that the sentence starts with; 0 without one. */
  readonly conditionEnd: number;
}

const BLOT = '\uE0FF';
const NAMED_ONE = new RegExp(NAMED);

/** Sentences of a paragraph, trimmed, in order. */
export function sentencesOf(rich: RichText, wording: Wording): RichText[] {
  const skeleton = skeletonOf(rich);
  const sentences: RichText[] = [];
  let start = 0;
  for (const found of skeleton.text.matchAll(wording.sentenceEnd)) {
    const end = skeleton.origin[found.index + found[0].length] ?? rich.text.length;
    sentences.push(trimmed(slice(rich, start, end)));
    start = end;
  }
  sentences.push(trimmed(slice(rich, start, rich.text.length)));
  return sentences.filter((sentence) => sentence.text !== '');
}

/** Takes one sentence apart. */
export function analyse(rich: RichText, wording: Wording, lines: LineIndex): Sentence {
  const skeleton = skeletonOf(rich);
  let text = skeleton.text;
  const condition = wording.condition.exec(text);
  const conditionEnd = condition === null ? 0 : condition.index + condition[0].length;
  const places: Place[] = [];
  for (const rule of wording.places) {
    for (const found of text.matchAll(rule.pattern)) {
      const range = found.indices?.groups?.name;
      if (range === undefined || found[0].includes(BLOT)) continue;
      const name = text.slice(...range).trim();
      if (!NAMED_ONE.test(name) && wording.notAName.test(name)) continue;
      const label = labelFrom(skeleton, lines, { start: range[0], end: range[1] }, rule.role);
      const place = { start: found.index, end: found.index + found[0].length };
      if (label !== undefined) places.push({ ...place, label });
    }
    text = blotted(text, places);
  }
  places.sort((left, right) => left.start - right.start);
  const searched = blotted(text, [{ start: 0, end: conditionEnd }]);
  return {
    skeleton,
    text,
    quote: plain(rich),
    places,
    clauses: clausesOf(searched, wording),
    conditional: condition !== null && wording.optionalCondition.test(condition[0]),
    conditionEnd,
  };
}

function blotted(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  let result = text;
  for (const { start, end } of ranges) result = result.slice(0, start) + BLOT.repeat(end - start) + result.slice(end);
  return result;
}

function clausesOf(text: string, wording: Wording): Clause[] {
  const found = wording.verbs
    .flatMap((rule) =>
      [...text.matchAll(rule.pattern)].map((match) => ({
        rule,
        start: match.index,
        objectStart: match.index + match[0].length,
      })),
    )
    .sort((left, right) => left.start - right.start || right.objectStart - left.objectStart);
  const separate = found.filter((clause, index) => clause.start >= (found[index - 1]?.objectStart ?? 0));
  return separate.map((clause, index) => ({ ...clause, end: separate[index + 1]?.start ?? text.length }));
}

/** Tokens of a range that no place has taken. */
export function freeTokens(sentence: Sentence, start: number, end: number, kinds: readonly Token['kind'][]): Token[] {
  return sentence.skeleton.tokens.filter(
    (token) => token.at >= start && token.at < end && sentence.text[token.at] !== BLOT && kinds.includes(token.kind),
  );
}

/** Label of one token. */
export function tokenLabel(sentence: Sentence, lines: LineIndex, token: Token, role: LabelRole): DocumentLabel[] {
  const label = labelFrom(sentence.skeleton, lines, { start: token.at, end: token.at + 1 }, role);
  return label === undefined ? [] : [label];
}

/** Places that belong to a clause: those that the sentence named before it, and those right behind its object. */
export function placesOf(sentence: Sentence, clause: Clause, carried: readonly DocumentLabel[]): DocumentLabel[] {
  const first = sentence.clauses[0] === clause;
  const before = sentence.places.filter((place) => place.end <= clause.start);
  const previousEnd = sentence.clauses.findLast((other) => other.end <= clause.start)?.objectStart ?? 0;
  const leading = before.filter((place) => place.start >= previousEnd && isLeading(sentence, place));
  const lasting = before.filter((place) => place.label.role === 'container' && isLeading(sentence, place));
  const own = sentence.places.filter(
    (place) =>
      place.start >= clause.objectStart && place.end <= clause.end && !isLeadingOfNext(sentence, clause, place),
  );
  const chosen = new Set([...lasting, ...leading, ...own]);
  const labels = sentence.places.filter((place) => chosen.has(place)).map((place) => place.label);
  return first && !labels.some((label) => label.role === 'container') ? [...carried, ...labels] : labels;
}

/** A place at the start of a sentence or of a clause: "On the X page, ...", "..., in the X column, click ...". */
function isLeading(sentence: Sentence, place: Place): boolean {
  const before = sentence.skeleton.text.slice(0, place.start);
  return (
    /(?:^|[,;，；。])\s*(?:and\s+|then\s+|and then\s+|并|然后|再)?\s*$/.test(before) ||
    onlyPlacesBefore(sentence, place)
  );
}

function onlyPlacesBefore(sentence: Sentence, place: Place): boolean {
  return sentence.clauses.every((clause) => clause.start >= place.start);
}

function isLeadingOfNext(sentence: Sentence, clause: Clause, place: Place): boolean {
  const isLast = sentence.clauses.at(-1) === clause;
  return !isLast && isLeading(sentence, place);
}

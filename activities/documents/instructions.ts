import { sameLabel } from '../../domain/labels.js';
import type { DocumentLabel, LabelRole, Parameter, Verb } from '../../domain/procedure.js';
import { LONGEST_SENTENCE } from './limits.js';
import { analyse, type Clause, type Draft, freeTokens, placesOf, type Sentence, tokenLabel } from './sentence.js';
import { IMAGE, type RichText, startOffset } from './text/rich-text.js';
import { labelFrom, NAMED, type Token } from './text/skeleton.js';
import type { LineIndex } from './text/source-map.js';
import type { Wording } from './wording/wording.js';

export interface Reading {
  readonly wording: Wording;
  readonly lines: LineIndex;
  /** A new name for a choice, unique in the document. */
  nextGroup(): string;
}

export interface ReadSentence {
  readonly drafts: readonly Draft[];
  /** Places named by a sentence without a verb; they hold for the next one. */
  readonly carried: readonly DocumentLabel[];
  /** The sentence offers another way to do what came before. */
  readonly alternative: boolean;
  /** The list that follows holds alternatives. */
  readonly choice: boolean;
}

const NAME = new RegExp(NAMED);
const PATH = new RegExp(`${NAMED}(?:\\s*>\\s*${NAMED})+`, 'g');

/** Instructions of one sentence, in order. */
export function readSentence(rich: RichText, reading: Reading, carried: readonly DocumentLabel[]): ReadSentence {
  const { wording, lines } = reading;
  const choice = wording.choice.test(rich.text);
  // A picture that stands alone is a screenshot.
  const picture = rich.text.replaceAll(IMAGE, '').trim() === '';
  if (picture || rich.text.length > LONGEST_SENTENCE) return { drafts: [], carried, alternative: false, choice: false };
  const sentence = analyse(rich, wording, lines);
  const optional = sentence.conditional || wording.optional.test(sentence.skeleton.text);
  const drafts: Draft[] = [];
  for (const clause of sentence.clauses) {
    const base = { ...emptyDraft(sentence, rich, optional), within: placesOf(sentence, clause, carried) };
    drafts.push(...clauseDrafts(sentence, clause, base, reading));
  }
  const rest = leftovers(sentence, drafts, reading);
  if (optional || choice) drafts.splice(0, drafts.length, ...drafts.filter(namesSomething));
  if (rest.length > 0) drafts.push({ ...emptyDraft(sentence, rich, optional), verb: 'observe', labels: rest });
  return {
    drafts,
    carried: sentence.clauses.length === 0 ? sentence.places.map((place) => place.label) : [],
    alternative: wording.alternative.test(sentence.skeleton.text),
    choice,
  };
}

/** A remark that names nothing, "You can keep the other settings", asks for nothing. */
function namesSomething(draft: Draft): boolean {
  return draftLabels(draft).length > 0 || draft.url !== null;
}

function emptyDraft(sentence: Sentence, rich: RichText, optional: boolean): Draft {
  return {
    verb: 'unknown',
    offset: startOffset(rich),
    quote: sentence.quote,
    labels: [],
    within: [],
    parameters: [],
    url: null,
    branch: null,
    optional,
  };
}

function clauseDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading): Draft[] {
  const { verb, weak } = clause.rule;
  switch (verb) {
    case 'open':
      return openDrafts(sentence, clause, base, reading);
    case 'click':
    case 'choose':
      return actDrafts(sentence, clause, base, reading);
    case 'fill':
      return fillDrafts(sentence, clause, base, reading, weak);
    case 'find':
    case 'observe':
      return [{ ...base, verb, labels: labelsOf(sentence, clause, reading.lines, 'value') }];
  }
}

function openDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading): Draft[] {
  const link = freeTokens(sentence, clause.objectStart, clause.end, ['link', 'bold']).find((t) => t.target !== '');
  const labels = labelsOf(sentence, clause, reading.lines, 'container');
  // "..., and the X page opens" tells what happens; nothing is to be done.
  const first = sentence.clauses[0] === clause;
  if (link === undefined && labels.length === 0 && base.within.length === 0 && !first) return [];
  return [{ ...base, verb: 'open', url: link?.target ?? null, labels }];
}

/** Click and choose: a navigation path, a region, one control, or alternatives joined by "or". */
function actDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading): Draft[] {
  const { wording, lines } = reading;
  const inPane = inNavigationPane(sentence, clause, wording);
  const object = sentence.text.slice(clause.objectStart, clause.end);
  const plainPath = wording.plainPath.exec(object)?.indices?.groups?.name;
  if (plainPath !== undefined) {
    return [{ ...base, verb: 'navigate', labels: plainPathLabels(sentence, clause, plainPath, lines) }];
  }
  const setTo = wording.setTo.exec(object);
  if (setTo !== null) return [fillTo(sentence, clause, base, setTo, reading)];
  const alternatives = splitObject(object, wording).map((range) => ({
    start: clause.objectStart + range.start,
    end: clause.objectStart + range.end,
  }));
  const drafts = alternatives.flatMap((range) => objectDrafts(sentence, clause, range, base, inPane, reading));
  if (alternatives.length > 1) return branched(drafts, reading.nextGroup());
  if (clause.rule.verb === 'choose' && drafts.every((draft) => draft.verb === 'choose' && draft.labels.length === 0)) {
    if (wording.region.test(object)) return [{ ...base, verb: 'region', labels: [] }];
  }
  return drafts;
}

function branched(drafts: readonly Draft[], group: string): Draft[] {
  return drafts.map((draft, index) => ({ ...draft, branch: { group, number: index + 1 } }));
}

function inNavigationPane(sentence: Sentence, clause: Clause, wording: Wording): boolean {
  const previous = sentence.clauses.findLast((other) => other.end <= clause.start);
  const text = sentence.skeleton.text.slice(previous?.objectStart ?? 0, clause.end);
  return wording.navigationPane.test(text);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parts of an object around "or", if each part names something. */
function splitObject(object: string, wording: Wording): Range[] {
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

function cut(object: string, separator: RegExp): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const found of object.matchAll(new RegExp(separator.source, 'g'))) {
    ranges.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  return [...ranges, { start, end: object.length }];
}

function objectDrafts(
  sentence: Sentence,
  clause: Clause,
  range: Range,
  base: Draft,
  inPane: boolean,
  reading: Reading,
): Draft[] {
  const { lines } = reading;
  const verb = clause.rule.verb === 'click' ? 'click' : 'choose';
  const role: LabelRole = inPane ? 'navigation' : verb === 'click' ? 'target' : 'option';
  const tokens = freeTokens(sentence, range.start, range.end, ['bold', 'icon']);
  const object = sentence.text.slice(range.start, range.end);
  if (tokens.length === 0) {
    const found = plainLabel(sentence, object, range.start, role, verb, reading);
    const links = freeTokens(sentence, range.start, range.end, ['link']).slice(0, 1);
    const labels = found ? [found] : verb === 'click' ? links.flatMap((t) => tokenLabel(sentence, lines, t, role)) : [];
    // "In the Access Mode section, select an access mode": the words repeat the place.
    const fresh = labels.filter((label) => !base.within.some((place) => sameLabel(place.text, label.text)));
    return [{ ...base, verb: inPane && fresh.length > 0 ? 'navigate' : verb, labels: fresh }];
  }
  const drafts: Draft[] = [];
  const paths = [...object.matchAll(PATH)].map((found) => ({
    start: range.start + found.index,
    end: range.start + found.index + found[0].length,
  }));
  const inPath = (at: number): Range | undefined => paths.find((path) => at >= path.start && at < path.end);
  for (const token of tokens) {
    const path = inPath(token.at);
    if (path !== undefined && path.start !== token.at) continue;
    const members = path === undefined ? [token] : tokens.filter((other) => inPath(other.at) === path);
    const asPath = path !== undefined || inPane;
    const labels = members.flatMap((member) =>
      tokenLabel(sentence, lines, member, asPath ? 'navigation' : roleOf(sentence, token, role)),
    );
    const pane = inPane ? base.within.map((label): DocumentLabel => ({ ...label, role: 'navigation' })) : [];
    drafts.push(
      asPath
        ? { ...base, verb: 'navigate', labels: [...pane, ...labels], within: inPane ? [] : base.within }
        : { ...base, verb: token.kind === 'icon' ? 'click' : verb, labels },
    );
  }
  return drafts;
}

/** A name that is not bold, where the language lets it be told from other words. */
function plainLabel(
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

function shifted(range: readonly [number, number], by: number): Range {
  return { start: range[0] + by, end: range[1] + by };
}

/** An icon is something to click, whatever the verb. */
function roleOf(sentence: Sentence, token: Token, role: LabelRole): LabelRole {
  return token.kind === 'icon' ? 'target' : roleBehind(sentence, token.at, role);
}

/** The noun behind a name says what it is, where the verb alone would mislead. */
function roleBehind(sentence: Sentence, at: number, otherwise: LabelRole): LabelRole {
  const after = sentence.skeleton.text.slice(at + 1, at + 24);
  if (/^\s*(?:columns?\b|列)/.test(after)) return 'column';
  if (/^\s*(?:field|parameter|drop-down list|参数|下拉列表|输入框)/.test(after)) return 'field';
  return otherwise;
}

function plainPathLabels(
  sentence: Sentence,
  clause: Clause,
  range: readonly [number, number],
  lines: LineIndex,
): DocumentLabel[] {
  const labels: DocumentLabel[] = [];
  let start = clause.objectStart + range[0];
  for (const part of sentence.text.slice(start, clause.objectStart + range[1]).split('>')) {
    const lead = part.length - part.trimStart().length;
    const at = { start: start + lead, end: start + part.trimEnd().length };
    const label = labelFrom(sentence.skeleton, lines, at, 'navigation');
    if (label !== undefined) labels.push(label);
    start += part.length + 1;
  }
  return labels;
}

function fillTo(sentence: Sentence, clause: Clause, base: Draft, found: RegExpExecArray, reading: Reading): Draft {
  const name = found.indices?.groups?.name;
  const value = found.indices?.groups?.value;
  const labelOf = (range: [number, number] | undefined, role: LabelRole): DocumentLabel | undefined =>
    range && labelFrom(sentence.skeleton, reading.lines, shifted(range, clause.objectStart), role);
  const label = labelOf(name, 'field');
  const option = labelOf(value, 'option');
  if (label === undefined || option === undefined) return { ...base, verb: 'fill' };
  const parameter: Parameter = {
    label,
    description: sentence.quote,
    options: [{ label: option, description: '', parameters: [] }],
    optional: base.optional,
  };
  return { ...base, verb: 'fill', parameters: [parameter] };
}

/**
 * Fields stand in `parameters` only: `labels` of a fill instruction holds values whose field has no name. Parameters
 * from the table or list under the sentence are added by the reader of the step.
 */
function fillDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading, weak: boolean): Draft[] {
  const { wording, lines } = reading;
  const object = sentence.text.slice(clause.objectStart, clause.end);
  const setTo = wording.setTo.exec(object);
  if (setTo !== null) return [fillTo(sentence, clause, base, setTo, reading)];
  // "Set A or B" is a choice between two controls.
  if (splitObject(object, wording).length > 1) return actDrafts(sentence, clause, base, reading);
  const fields = base.within.filter((label) => label.role === 'field');
  const within = base.within.filter((label) => label.role !== 'field');
  const named = labelsOf(sentence, clause, lines, 'field');
  const unmarked = weak ? undefined : plainLabel(sentence, object, clause.objectStart, 'field', 'fill', reading);
  const around = sentence.skeleton.text;
  const parameterOf = (label: DocumentLabel, options: readonly DocumentLabel[] = []): Parameter => ({
    label,
    description: sentence.quote,
    options: options.map((option) => ({ label: { ...option, role: 'option' }, description: '', parameters: [] })),
    optional: base.optional,
  });
  if (fields.length > 0) {
    return [{ ...base, verb: 'fill', within, parameters: fields.map((field) => parameterOf(field, named)) }];
  }
  if (named.length > 0 && wording.unnamedField.test(around)) {
    return [{ ...base, verb: 'fill', labels: named.map((label) => ({ ...label, role: 'value' })) }];
  }
  const all = named.length > 0 ? named : unmarked ? [unmarked] : [];
  if (all.length === 0 && weak) return [];
  return [{ ...base, verb: 'fill', parameters: all.map((label) => parameterOf(label)) }];
}

function labelsOf(sentence: Sentence, clause: Clause, lines: LineIndex, role: LabelRole): DocumentLabel[] {
  return freeTokens(sentence, clause.objectStart, clause.end, ['bold', 'icon']).flatMap((token) =>
    tokenLabel(sentence, lines, token, roleBehind(sentence, token.at, role)),
  );
}

/** Names of the sentence that no instruction has: whatever a document names is looked for. */
function leftovers(sentence: Sentence, drafts: readonly Draft[], reading: Reading): DocumentLabel[] {
  const { lines } = reading;
  const seen = new Set(drafts.flatMap(draftLabels).map((label) => `${label.line}:${label.column}`));
  const names = sentence.skeleton.tokens
    .filter((token) => token.kind !== 'link')
    .flatMap((token) => {
      const place = sentence.places.find((other) => token.at >= other.start && token.at < other.end);
      return place !== undefined
        ? [place.label]
        : tokenLabel(sentence, lines, token, roleBehind(sentence, token.at, 'value'));
    });
  const placesWithoutVerb = sentence.clauses.length > 0 ? [] : sentence.places.map((place) => place.label);
  const all = [...conditionNames(sentence, reading), ...names, ...placesWithoutVerb].filter((label) => {
    const key = `${label.line}:${label.column}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return all;
}

/** What a condition names without bold: "If you select Custom Password, ...". */
function conditionNames(sentence: Sentence, { wording, lines }: Reading): DocumentLabel[] {
  const condition = sentence.text.slice(0, sentence.conditionEnd);
  const verb = wording.conditionVerb?.exec(condition);
  if (!verb) return [];
  const start = verb.index + verb[0].length;
  const name = wording.plainObject.exec(condition.slice(start))?.indices?.groups?.name;
  const label = name && labelFrom(sentence.skeleton, lines, shifted(name, start), 'option');
  return label ? [label] : [];
}

/** Every label of a draft. */
export function draftLabels(draft: Draft): DocumentLabel[] {
  return [...draft.labels, ...draft.within, ...draft.parameters.flatMap(parameterLabels)];
}

/** Every label of a parameter, its options and their parameters. */
export function parameterLabels(parameter: Parameter): DocumentLabel[] {
  return [
    parameter.label,
    ...parameter.options.flatMap((option) => [option.label, ...option.parameters.flatMap(parameterLabels)]),
  ];
}

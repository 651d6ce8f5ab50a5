import type { DocumentLabel } from '../../domain/procedure.js';
import { actDrafts } from './clauses/act.js';
import { fillDrafts } from './clauses/fill.js';
import { labelsOf, roleBehind, shifted, splitObject } from './clauses/objects.js';
import { draftLabels } from './draft-labels.js';
import { LONGEST_SENTENCE } from './limits.js';
import type { Reading } from './reading.js';
import { analyse, type Clause, type Draft, freeTokens, placesOf, type Sentence, tokenLabel } from './sentence.js';
import { IMAGE, type RichText, startOffset } from './text/rich-text.js';
import { labelFrom } from './text/skeleton.js';

export interface ReadSentence {
  readonly drafts: readonly Draft[];
  /** Places named by a sentence without a verb; they hold for the next one. */
  readonly carried: readonly DocumentLabel[];
  /** The sentence offers another way to do what came before. */
  readonly alternative: boolean;
  /** The list that follows holds alternatives. */
  readonly choice: boolean;
}

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
    case 'fill': {
      // "Set A or B" is a choice between two controls.
      const object = sentence.text.slice(clause.objectStart, clause.end);
      return reading.wording.setTo.test(object) || splitObject(object, reading.wording).length === 1
        ? fillDrafts(sentence, clause, base, reading, weak)
        : actDrafts(sentence, clause, base, reading);
    }
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

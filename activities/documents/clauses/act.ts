import { sameLabel } from '../../../domain/labels.js';
import type { DocumentLabel, LabelRole } from '../../../domain/procedure.js';
import type { Reading } from '../reading.js';
import { type Clause, type Draft, freeTokens, type Sentence, tokenLabel } from '../sentence.js';
import { labelFrom, NAMED } from '../text/skeleton.js';
import type { LineIndex } from '../text/source-map.js';
import type { Wording } from '../wording/wording.js';
import { fillTo } from './fill.js';
import { plainLabel, type Range, roleOf, splitObject } from './objects.js';

const PATH = new RegExp(`${NAMED}(?:\\s*>\\s*${NAMED})+`, 'g');

/** Click and choose: a navigation path, a region, one control, or alternatives joined by "or". */
export function actDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading): Draft[] {
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

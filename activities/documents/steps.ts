import { sameLabel } from '../../domain/labels.js';
import type { DocumentLabel, Parameter } from '../../domain/procedure.js';
import { type Block, type ListBlock, type ListItem, type Table, textsOf } from './blocks.js';
import { calloutOf, splitAtCallouts, withoutCallout } from './callouts.js';
import { draftLabels } from './draft-labels.js';
import { readSentence } from './instructions.js';
import { parametersFromList, parametersFromTable } from './parameters.js';
import type { Reading } from './reading.js';
import { type Draft, sentencesOf } from './sentence.js';
import { allDrafts, emptyStep, type StepDraft } from './step-drafts.js';
import { addParameters } from './step-parameters.js';
import { IMAGE, plain, type RichText, startOffset } from './text/rich-text.js';
import { firstText, labelOf, titled } from './titles.js';
import { addUnread } from './unread-names.js';

/** Reads one item of a numbered list. */
export function readStep(item: ListItem, reading: Reading): StepDraft {
  const step = new StepReader(emptyStep(item.number ?? 1, item.offset), reading).read(item.blocks);
  addUnread(step, item, reading);
  if (allDrafts(step).length === 0 && step.text !== '') {
    const base = { labels: [], within: [], parameters: [], url: null, branch: null, optional: false };
    step.drafts.push({ ...base, verb: 'unknown', offset: item.offset, quote: step.text });
  }
  return step;
}

/** Reads the blocks of one step in order; what a block means depends on the sentence before it. */
class StepReader {
  /** Drafts of the paragraph read last, for "You can also ...". */
  #paragraph: Draft[] = [];
  #paragraphs = 0;
  #choice = false;
  /** Blocks belong to a note whose text has not come yet. */
  #inNote = false;

  constructor(
    readonly step: StepDraft,
    readonly reading: Reading,
  ) {}

  read(blocks: readonly Block[]): StepDraft {
    for (const block of blocks) {
      if (block.kind === 'paragraph')
        for (const part of splitAtCallouts(block.text, this.reading.wording)) this.#text(part);
      else if (block.kind === 'list' && !this.#inNote) this.#list(block);
      else if (block.kind === 'list') this.#noteList(block);
      else if (block.kind === 'table') this.#table(block);
    }
    return this.step;
  }

  #text(text: RichText): void {
    if (calloutOf(text, this.reading.wording) !== undefined) {
      const rest = withoutCallout(text, this.reading.wording);
      this.#inNote = rest.text === '';
      if (rest.text !== '') this.#note(rest);
      return;
    }
    // Screenshots name nothing.
    if (text.text.replaceAll(IMAGE, '').trim() === '') return;
    this.#inNote = false;
    this.#paragraphs += 1;
    this.step.text = `${this.step.text} ${plain(text)}`.trim();
    const { drafts, alternative } = this.#sentences(text);
    if (this.#paragraphs > 1) {
      // Further paragraphs explain; what they only mention is nobody's way.
      const aside = this.reading.wording.purpose.test(text.text);
      for (const draft of drafts) draft.optional ||= aside || draft.verb === 'observe';
    }
    this.#add(this.#paragraphs === 1 ? drafts : drafts.filter(saysSomething), alternative);
  }

  #sentences(text: RichText): { drafts: Draft[]; alternative: boolean } {
    const drafts: Draft[] = [];
    let carried: readonly DocumentLabel[] = [];
    let alternative = false;
    for (const sentence of sentencesOf(text, this.reading.wording)) {
      const read = readSentence(sentence, this.reading, carried);
      carried = read.carried;
      this.#choice = read.choice;
      alternative ||= read.alternative;
      drafts.push(...read.drafts);
    }
    return { drafts, alternative };
  }

  /** Adds the instructions of a paragraph: after what came before, or instead of it. */
  #add(drafts: readonly Draft[], alternative: boolean): void {
    const acts = drafts.some((draft) => draft.verb !== 'observe' && saysSomething(draft));
    const before = this.#paragraph.filter((draft) => !draft.optional);
    if (alternative && acts && before.length > 0) {
      const branch = before.every((draft) => draft.branch?.group === before[0]?.branch?.group)
        ? before[0]?.branch
        : null;
      const group = branch?.group ?? this.reading.nextGroup();
      if (branch === null) for (const draft of before) draft.branch = { group, number: 1 };
      const number = Math.max(...before.map((draft) => draft.branch?.number ?? 1)) + 1;
      for (const draft of drafts) {
        draft.branch = { group, number };
        draft.optional = false;
      }
    }
    this.step.drafts.push(...drafts);
    if (drafts.length > 0) this.#paragraph = [...drafts];
  }

  #note(text: RichText): void {
    this.step.notes.push({ text: plain(text), ...this.reading.lines.position(startOffset(text)) });
    this.step.drafts.push(...this.#optional(text));
  }

  /** Instructions of a remark: looked for, but on nobody's way. */
  #optional(text: RichText): Draft[] {
    return this.#sentences(text)
      .drafts.filter((draft) => draftLabels(draft).length > 0)
      .map((draft) => ({ ...draft, optional: true }));
  }

  #noteList(list: ListBlock): void {
    for (const text of textsOf(list)) this.#note(text);
    this.#inNote = false;
  }

  #list(list: ListBlock): void {
    if (list.ordered) {
      this.step.substeps.push(...list.items.map((item) => readStep(item, this.reading)));
      return;
    }
    const choice = this.#choice;
    this.#choice = false;
    const last = this.step.drafts.findLast((draft) => !draft.optional);
    if (choice || this.#eachConditional(list)) this.#alternatives(list, undefined);
    else if (last?.verb === 'choose' && this.#options(list, last)) return;
    else if (last?.verb === 'fill' && this.#fields(list, last)) return;
    else if (this.#sameBranches(list)) return;
    else if (this.#fields(list, undefined)) return;
    else for (const item of list.items) this.#plainItem(item);
  }

  /** "If there is one, ..." and "If there are several, ...". */
  #eachConditional(list: ListBlock): boolean {
    const texts = list.items.map((item) => firstText(item.blocks)?.text ?? '');
    return texts.length > 1 && texts.every((text) => this.reading.wording.optionalCondition.test(text));
  }

  /** "Select an access mode" or "select A or B", and a list that explains each option. */
  #options(list: ListBlock, last: Draft): boolean {
    const titles = list.items.map((item) => itemTitle(item, this.reading));
    if (titles.filter(Boolean).length * 2 <= list.items.length) return false;
    const group = last.branch?.group;
    const branches = this.step.drafts.filter((draft) => draft.branch !== null && draft.branch.group === group);
    const named = branches.length > 0 ? branches : [last];
    if (named.every((draft) => draft.labels.length === 0)) {
      this.#alternatives(list, last);
      return true;
    }
    const known = titles.map((title) =>
      named.find((d) => title && d.labels.some((l) => sameLabel(l.text, title.text))),
    );
    if (!known.some(Boolean)) return branches.length === 0 && this.#asField(list, last);
    for (const [index, item] of list.items.entries()) {
      const title = titles[index];
      if (title === undefined) continue;
      // The option is chosen by the sentence; the list only explains it, and is looked for.
      this.step.drafts.push({
        ...last,
        verb: 'observe',
        ...this.#place(item),
        labels: [title],
        branch: known[index]?.branch ?? null,
      });
      this.#itemRest(item, known[index]?.branch ?? null);
    }
    return true;
  }

  /** "Select **Key Material Source**" and a list of its options: the name is a field after all. */
  #asField(list: ListBlock, last: Draft): boolean {
    const [label] = last.labels;
    const options = parametersFromList(list, this.reading, false);
    if (label === undefined || last.labels.length !== 1 || options === undefined) return false;
    const parameter: Parameter = {
      label: { ...label, role: 'field' },
      description: last.quote,
      options: options.map((option) => ({
        label: { ...option.label, role: 'option' },
        description: option.description,
        parameters: [],
      })),
      optional: false,
    };
    last.verb = 'fill';
    last.labels = [];
    last.parameters = [parameter];
    return true;
  }

  /** Each item is one way to do the step. `last` is the sentence that says to choose, replaced by its options. */
  #alternatives(list: ListBlock, last: Draft | undefined): void {
    const group = last?.branch?.group ?? this.reading.nextGroup();
    if (last !== undefined) this.step.drafts.splice(this.step.drafts.indexOf(last), 1);
    for (const [index, item] of list.items.entries()) {
      const branch = { group, number: index + 1 };
      const title = itemTitle(item, this.reading);
      if (last !== undefined && title !== undefined) {
        this.step.drafts.push({ ...last, ...this.#place(item), verb: 'choose', labels: [title], branch });
        this.#itemRest(item, branch);
        continue;
      }
      this.#merge(new StepReader(emptyStep(1, item.offset), this.reading).read(item.blocks), branch);
    }
  }

  /** The items start with the controls that the sentence offered: "choose A or B" and then "Click A, ..." for each. */
  #sameBranches(list: ListBlock): boolean {
    const offered = this.step.drafts.filter((draft) => draft.branch !== null);
    if (offered.length === 0) return false;
    const read = list.items.map((item) => new StepReader(emptyStep(1, item.offset), this.reading).read(item.blocks));
    const branches = read.map((part) => {
      const first = allDrafts(part).flatMap((draft) => draft.labels)[0];
      return offered.find((draft) => first && draft.labels.some((label) => sameLabel(label.text, first.text)))?.branch;
    });
    if (!branches.every(Boolean)) return false;
    for (const [index, part] of read.entries()) this.#merge(part, branches[index] ?? null);
    return true;
  }

  #merge(part: StepDraft, branch: Draft['branch']): void {
    for (const draft of allDrafts(part)) {
      draft.branch ??= branch;
      // The branch is the condition: whoever takes it does all of it.
      if (branch !== null && draft.verb !== 'observe') draft.optional = false;
    }
    this.step.drafts.push(...part.drafts.filter((draft) => draft.verb !== 'unknown'));
    this.step.substeps.push(...part.substeps);
    this.step.notes.push(...part.notes);
    this.step.text = `${this.step.text} ${part.text}`.trim();
  }

  #plainItem(item: ListItem): void {
    const part = new StepReader(emptyStep(1, item.offset), this.reading).read(item.blocks);
    part.drafts = part.drafts.filter((draft) => draftLabels(draft).length > 0);
    this.#merge(part, null);
  }

  /** What stands behind the title of an option, as remarks. */
  #itemRest(item: ListItem, branch: Draft['branch']): void {
    const first = firstText(item.blocks);
    const parts = first === undefined ? [] : splitAtCallouts(first, this.reading.wording);
    const head = parts[0] && titled(parts[0], false);
    const texts = [head?.rest, ...parts.slice(1), ...item.blocks.slice(1).flatMap(textsOf)];
    for (const text of texts) {
      if (text === undefined || text.text === '') continue;
      this.step.drafts.push(
        ...this.#optional(withoutCallout(text, this.reading.wording)).map((d) => ({ ...d, branch })),
      );
    }
  }

  #place(item: ListItem): { offset: number; quote: string } {
    return { offset: item.offset, quote: item.blocks.flatMap(textsOf).map(plain).join(' ').slice(0, 400) };
  }

  /** Fields of a form, or the options of the one field that the sentence named. */
  #fields(list: ListBlock, last: Draft | undefined): boolean {
    const parameters = parametersFromList(list, this.reading, last !== undefined);
    if (parameters === undefined) return false;
    const named = last?.parameters.at(-1);
    const listed = (parameter: Parameter): boolean =>
      parameters.some((p) => sameLabel(p.label.text, parameter.label.text));
    if (last !== undefined && named !== undefined && named.options.length === 0 && !last.parameters.some(listed)) {
      const options = parameters.map((parameter) => ({
        label: { ...parameter.label, role: 'option' as const },
        description: parameter.description,
        parameters: [],
      }));
      last.parameters = [...last.parameters.slice(0, -1), { ...named, options }];
    } else addParameters(this.step, parameters);
    return true;
  }

  #table(table: Table): void {
    const parameters = parametersFromTable(table, this.reading);
    this.#inNote = false;
    if (parameters !== undefined) {
      addParameters(this.step, parameters);
      return;
    }
    for (const text of textsOf(table)) this.step.drafts.push(...this.#optional(text));
  }
}

/** A later paragraph of a step is an instruction only if it names something or says what to find or open. */
function saysSomething(draft: Draft): boolean {
  return draftLabels(draft).length > 0 || draft.url !== null || draft.verb === 'find' || draft.verb === 'click';
}

function itemTitle(item: ListItem, reading: Reading): DocumentLabel | undefined {
  const text = firstText(item.blocks);
  const title = text && titled(text, false);
  return title && labelOf(title.title, reading, 'option');
}

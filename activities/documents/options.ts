import type { DocumentLabel, Parameter, ParameterOption } from '../../domain/procedure.js';
import { type Block, type ListItem, textsOf } from './blocks.js';
import { calloutOf, splitAtCallouts } from './callouts.js';
import { readSentence } from './instructions.js';
import type { Reading } from './reading.js';
import { sentencesOf } from './sentence.js';
import { plain, type RichText, slice } from './text/rich-text.js';
import { firstText, labelOf, titled } from './titles.js';

/** Longer list items are rules or remarks, not options. */
const LONGEST_OPTION = 40;

/** Options that the description of a field names: by a list, or in a sentence such as "You can select A or B". */
export function optionsOf(blocks: readonly Block[], reading: Reading): ParameterOption[] {
  const options: ParameterOption[] = [];
  let announced = false;
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      const last = sentencesOf(block.text, reading.wording).at(-1);
      announced = last !== undefined && reading.wording.optionsFollow.test(last.text);
    }
    if (block.kind !== 'list') continue;
    options.push(...block.items.flatMap((item) => optionsFromItem(item, reading, announced)));
  }
  if (options.length > 0) return options;
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? optionsInText(block.text, reading) : []));
}

function optionsFromItem(item: ListItem, reading: Reading, announced: boolean): ParameterOption[] {
  const text = firstText(item.blocks);
  if (text === undefined) return [];
  const rest = item.blocks.slice(1);
  const title = titled(text, announced);
  const name =
    title?.title ??
    (announced && text.text.length <= LONGEST_OPTION && !/[，。]./.test(text.text) ? withoutStop(text) : undefined);
  const label = name && labelOf(name, reading, 'option');
  if (label !== undefined) {
    const description = [title?.rest, ...rest.flatMap(textsOf)]
      .map((part) => (part ? plain(part) : ''))
      .join(' ')
      .trim();
    const nested = rest.flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap((inner) => optionsFromItem(inner, reading, announced)) : [],
    );
    return [{ label, description, parameters: title ? fieldsBehind(title.rest, reading) : [] }, ...nested];
  }
  return optionFromSentence(text, reading);
}

/** A list item without the full stop. */
function withoutStop(text: RichText): RichText {
  return slice(text, 0, text.text.replace(/\s*[。.;；,，]\s*$/, '').length);
}

/** "To create one for a VPC, select **VPC**, and then select the target VPC." */
function optionFromSentence(text: RichText, reading: Reading): ParameterOption[] {
  for (const sentence of sentencesOf(text, reading.wording)) {
    const chosen = readSentence(sentence, reading, []).drafts.filter((draft) => draft.verb === 'choose');
    const label = chosen.flatMap((draft) => draft.labels).find((candidate) => candidate.role === 'option');
    if (label !== undefined) {
      return [{ label, description: plain(text), parameters: fieldsBehind(sentence, reading) }];
    }
  }
  return [];
}

/** Fields named only by the thing that is chosen in them: "select the target VPC". */
function fieldsBehind(text: RichText, reading: Reading): Parameter[] {
  const { verbs, chosenThing } = reading.wording;
  const choose = verbs.filter((rule) => rule.verb === 'choose');
  return choose.flatMap((rule) =>
    [...text.text.matchAll(rule.pattern)].flatMap((verb) => {
      const start = verb.index + verb[0].length;
      const range = chosenThing.exec(text.text.slice(start))?.indices?.groups?.name;
      const label = range && labelOf(slice(text, start + range[0], start + range[1]), reading, 'field');
      return label ? [{ label, description: plain(text), options: [], optional: false }] : [];
    }),
  );
}

function optionsInText(text: RichText, reading: Reading): ParameterOption[] {
  const { wording } = reading;
  // What a note says is no option.
  const said = splitAtCallouts(text, wording).filter((part) => calloutOf(part, wording) === undefined);
  return said
    .flatMap((part) => sentencesOf(part, wording))
    .flatMap((sentence) => {
      const bold = sentence.marks.filter((mark) => mark.kind === 'strong');
      const announced = wording.optionsFollow.test(sentence.text);
      if (bold.length === 0) return announced ? listedOptions(sentence, reading) : [];
      if (announced || wording.selected.test(sentence.text)) {
        return bold.flatMap((mark) => optionNamed(slice(sentence, mark.start, mark.end), sentence, reading));
      }
      return chosenOptions(sentence, reading);
    });
}

/** "Select **Enabled** and specify **Destination Region**": an option, and the fields that come with it. */
function chosenOptions(sentence: RichText, reading: Reading): ParameterOption[] {
  const options: ParameterOption[] = [];
  const drafts = readSentence(sentence, reading, []).drafts;
  // Names in a condition come last among the instructions and first in the sentence.
  const inOrder = drafts.toSorted((left, right) => Number(right.verb === 'observe') - Number(left.verb === 'observe'));
  for (const draft of inOrder) {
    const last = options.at(-1);
    if (draft.verb === 'choose') {
      const labels = draft.labels.filter((label) => label.role === 'option');
      options.push(...labels.map((label) => optionOf(label, draft.quote)));
    } else if (draft.verb === 'observe' && last === undefined) {
      // "After you select **Enabled**, ...": named by a condition.
      options.push(...draft.labels.slice(0, 1).map((label) => optionOf(label, draft.quote)));
    } else if (draft.verb === 'fill' && last !== undefined) {
      options[options.length - 1] = { ...last, parameters: [...last.parameters, ...draft.parameters] };
    }
  }
  return options;
}

function optionOf(label: DocumentLabel, description: string): ParameterOption {
  return { label: { ...label, role: 'option' }, description, parameters: [] };
}

function optionNamed(name: RichText, sentence: RichText, reading: Reading): ParameterOption[] {
  const label: DocumentLabel | undefined = labelOf(name, reading, 'option');
  if (label === undefined || reading.wording.callout.test(label.text)) return [];
  return [{ label, description: plain(sentence), parameters: [] }];
}

/** "Valid values: VPC and classic network." A range of numbers is no list of options. */
function listedOptions(sentence: RichText, reading: Reading): ParameterOption[] {
  const colon = /[:：]\s*/.exec(sentence.text);
  if (colon === null) return [];
  const start = colon.index + colon[0].length;
  const list = sentence.text.slice(start).replace(/[.。]\s*$/, '');
  if (/\d\s*(?:to|~|-|–|至|到)\s*\d|\d{4,}/.test(list)) return [];
  const options: ParameterOption[] = [];
  let from = start;
  for (const part of list.split(/(,\s*and\s+|,\s*or\s+|,\s*|\s+and\s+|\s+or\s+|、|，|和|或)/)) {
    const name = slice(sentence, from, from + part.length);
    from += part.length;
    if (/^(?:[,、，和或]|\s+(?:and|or)\s)/.test(part) || part.length > 30) continue;
    options.push(...optionNamed(name, sentence, reading));
  }
  return options.length > 1 ? options : [];
}

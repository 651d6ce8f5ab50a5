import type { DocumentLink, Prerequisite } from '../../domain/procedure.js';
import { type Block, textsOf } from './blocks.js';
import { calloutOf, splitAtCallouts } from './callouts.js';
import type { Reading } from './reading.js';
import { sentencesOf } from './sentence.js';
import { plain, type RichText, slice, startOffset } from './text/rich-text.js';
import type { LineIndex } from './text/source-map.js';

/** Longer sentences explain; they do not state a condition. */
const LONGEST_STATEMENT = 200;

/** What a section about prerequisites asks for: one for each paragraph or list item. */
export function prerequisitesIn(blocks: readonly Block[], reading: Reading): Prerequisite[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => of(item.blocks.flatMap(textsOf), reading.lines));
    if (block.kind !== 'paragraph') return [];
    return splitAtCallouts(block.text, reading.wording)
      .filter((part) => calloutOf(part, reading.wording) === undefined)
      .map((part) => of([part], reading.lines));
  });
}

function of(texts: readonly RichText[], lines: LineIndex): Prerequisite {
  const first = texts[0];
  return {
    text: texts.map(plain).join(' '),
    links: texts.flatMap((text) => linksIn(text, lines)),
    ...lines.position(first === undefined ? 0 : startOffset(first)),
  };
}

/** Bare sentences before the steps that state what exists already, "An instance is created." */
export function statedPrerequisites(blocks: readonly Block[], reading: Reading): Prerequisite[] {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [[block.text]];
    return block.kind === 'list' ? block.items.map((item) => item.blocks.flatMap(textsOf)) : [];
  });
  return texts.flatMap((parts) => {
    const [first] = parts;
    const sentence = first && sentencesOf(first, reading.wording)[0];
    return sentence !== undefined && statesCondition(sentence, reading) ? [of(parts, reading.lines)] : [];
  });
}

function statesCondition(sentence: RichText, reading: Reading): boolean {
  const { state, noState, condition } = reading.wording;
  const { text } = sentence;
  return (
    text.length <= LONGEST_STATEMENT &&
    state.test(text) &&
    !noState.test(text) &&
    !condition.test(text) &&
    calloutOf(sentence, reading.wording) === undefined
  );
}

/** Links of a text with their places. */
export function linksIn(text: RichText, lines: LineIndex): DocumentLink[] {
  return text.marks
    .filter((mark) => mark.kind === 'link')
    .map((mark) => {
      const part = slice(text, mark.start, mark.end);
      return { text: plain(part), target: mark.value, ...lines.position(startOffset(part)) };
    });
}

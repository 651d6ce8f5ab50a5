import type { Block, Heading, ListItem } from './blocks.js';
import { plain } from './text/rich-text.js';
import type { Wording } from './wording/wording.js';

/** What stands under one heading, up to the next one. */
export interface Section {
  readonly heading: Heading | undefined;
  readonly title: string;
  /** Headings above, outermost first; the document's title is the first. */
  readonly above: readonly Heading[];
  readonly blocks: readonly Block[];
}

/** A numbered list with everything that belongs to it. */
export interface Run {
  readonly items: ListItem[];
  readonly before: readonly Block[];
  after: Block[];
}

/** Cuts a document at its headings. Bold paragraphs that stand alone act as headings of the lowest rank. */
export function sectionsOf(blocks: readonly Block[], wording: Wording): Section[] {
  const sections: Section[] = [];
  let above: Heading[] = [];
  let heading: Heading | undefined;
  let content: Block[] = [];
  const flush = (): void => {
    if (heading !== undefined || content.length > 0) {
      sections.push({ heading, title: heading === undefined ? '' : plain(heading.text), above, blocks: content });
    }
    content = [];
  };
  for (const block of blocks) {
    const next = asHeading(block, wording);
    if (next === undefined) {
      content.push(block);
      continue;
    }
    flush();
    const stack = heading === undefined ? above : [...above, heading];
    above = stack.filter((other) => other.depth < next.depth);
    heading = next;
  }
  flush();
  return sections;
}

function asHeading(block: Block, wording: Wording): Heading | undefined {
  if (block.kind === 'heading') return block;
  if (block.kind !== 'paragraph') return undefined;
  const [mark, second] = block.text.marks;
  const whole = mark?.kind === 'strong' && mark.start === 0 && mark.end === block.text.text.length;
  if (!whole || (second !== undefined && second.kind !== 'strong')) return undefined;
  if (wording.callout.test(block.text.text)) return undefined;
  return { kind: 'heading', depth: 7, text: block.text };
}

/** Numbered lists of a section. A list goes on after unindented text if its numbers do, and ends where they restart. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  let pending: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'list' || !block.ordered) {
      pending.push(block);
      continue;
    }
    for (const item of block.items) {
      const run = runs.at(-1);
      const last = run?.items.at(-1);
      const continues = last !== undefined && follows(last, item, pending.length > 0);
      if (run !== undefined && last !== undefined && continues) {
        run.items[run.items.length - 1] = { ...last, blocks: [...last.blocks, ...pending] };
        run.items.push(item);
      } else {
        if (run !== undefined) run.after = pending;
        runs.push({ items: [item], before: pending, after: [] });
      }
      pending = [];
    }
  }
  const run = runs.at(-1);
  if (run !== undefined) run.after = pending;
  return runs;
}

/** Within one list, numbers need only not restart: a list that is all "1." is numbered by its reader. */
function follows(last: ListItem, next: ListItem, apart: boolean): boolean {
  const [before, after] = [last.number ?? 1, next.number ?? 1];
  if (apart) return after === before + 1;
  return after > before || (after === 1 && before === 1);
}

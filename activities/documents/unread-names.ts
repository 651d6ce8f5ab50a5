import { canonicalLabel } from '../../domain/labels.js';
import { type Block, type ListItem, textsOf } from './blocks.js';
import { draftLabels } from './draft-labels.js';
import type { Reading } from './reading.js';
import { allDrafts, type StepDraft } from './step-drafts.js';
import { plain, type RichText, slice, startOffset } from './text/rich-text.js';
import { labelOf } from './titles.js';

/**
 * Adds names in bold that no instruction has, such as those in a remark under an option. Whatever a step names is
 * looked for. Descriptions in tables are left out: their bold is mostly values.
 */
export function addUnread(step: StepDraft, item: ListItem, reading: Reading): void {
  const known = new Set(
    allDrafts(step)
      .flatMap(draftLabels)
      .map((label) => canonicalLabel(label.text)),
  );
  for (const text of item.blocks.flatMap(textsOutsideTables)) {
    const names = text.marks.filter((mark) => mark.kind === 'strong').map((mark) => slice(text, mark.start, mark.end));
    const labels = names.flatMap((name) => {
      const label = reading.wording.callout.test(name.text) ? undefined : labelOf(name, reading, 'value');
      const words = canonicalLabel(label?.text ?? '');
      if (label === undefined || words === '' || known.has(words)) return [];
      known.add(words);
      return [label];
    });
    if (labels.length === 0) continue;
    const base = { within: [], parameters: [], url: null, branch: null, optional: true };
    step.drafts.push({ ...base, verb: 'observe', labels, offset: startOffset(text), quote: plain(text) });
  }
}

function textsOutsideTables(block: Block): readonly RichText[] {
  if (block.kind === 'table') return [];
  return block.kind === 'list'
    ? block.items.flatMap((item) => item.blocks.flatMap(textsOutsideTables))
    : textsOf(block);
}

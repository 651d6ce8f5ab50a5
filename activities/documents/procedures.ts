import type { Note, Prerequisite, Procedure } from '../../domain/procedure.js';
import { type Block, textsOf } from './blocks.js';
import { calloutOf } from './callouts.js';
import { type NamedOperation, operationsFor } from './operations.js';
import { prerequisitesIn, statedPrerequisites } from './prerequisites.js';
import type { Reading } from './reading.js';
import { type Run, runsOf, type Section } from './sections.js';
import { allDrafts, finishStep, type StepDraft } from './step-drafts.js';
import { readStep } from './steps.js';
import { plain, startOffset } from './text/rich-text.js';

interface Found {
  title: string;
  readonly offset: number;
  /** Parts ("Step 1: ...", "Step 2: ...") of one procedure share the headings above. */
  readonly part: string | null;
  readonly steps: StepDraft[];
  readonly prerequisites: Prerequisite[];
  result: string;
}

export interface FoundProcedures {
  readonly procedures: readonly Procedure[];
  readonly notUnderstood: readonly Note[];
}

/** Procedures of a document: its numbered lists that tell what to do, by heading. */
export function findProcedures(
  sections: readonly Section[],
  documentTitle: string,
  operations: readonly NamedOperation[],
  reading: Reading,
): FoundProcedures {
  const { headings } = reading.wording;
  const found: Found[] = [];
  const listed: Prerequisite[] = sections
    .filter((section) => headings.prerequisites.test(section.title))
    .flatMap((section) => prerequisitesIn(section.blocks, reading));
  const intro = sections[0] === undefined ? [] : statedPrerequisites(introOf(sections[0]), reading);
  for (const section of sections) {
    if (headings.prerequisites.test(section.title) || isOther(section, reading)) continue;
    addSection(found, section, documentTitle, reading);
  }
  const procedures = found.map((procedure, index): Procedure => {
    const number = index + 1;
    return {
      id: `${number}-${slug(procedure.title)}`,
      title: procedure.title,
      line: reading.lines.position(procedure.offset).line,
      steps: procedure.steps.map((step, at) => finishStep(step, `${number}.${at + 1}`, reading.lines)),
      prerequisites: unique([...listed, ...intro, ...procedure.prerequisites]),
      result: procedure.result,
      operations: operationsFor(procedure.title, found.length, operations),
    };
  });
  return {
    procedures,
    notUnderstood: found.flatMap((procedure) => procedure.steps.flatMap((s) => unknowns(s, reading))),
  };
}

function isOther(section: Section, reading: Reading): boolean {
  return section.above.length > 0 && reading.wording.headings.other.test(section.title);
}

/** Blocks of the first section that come before its numbered list. */
function introOf(section: Section): readonly Block[] {
  const first = section.blocks.findIndex((block) => block.kind === 'list' && block.ordered);
  return first < 0 ? section.blocks : section.blocks.slice(0, first);
}

function addSection(found: Found[], section: Section, documentTitle: string, reading: Reading): void {
  const { wording } = reading;
  const runs = runsOf(section.blocks);
  const prerequisites: Prerequisite[] = [];
  let before = found.length;
  for (const [index, run] of runs.entries()) {
    const steps = run.items.map((item) => readStep(item, reading));
    if (runs[index + 1] !== undefined && !isProcedure(run, steps)) {
      prerequisites.push(...prerequisitesIn([{ kind: 'list', ordered: true, items: run.items }], reading));
      continue;
    }
    if (!steps.some((step) => allDrafts(step).some(acts))) continue;
    const stated = section.above.length === 0 ? [] : statedPrerequisites(run.before, reading);
    const parent = section.above.at(-1);
    const part = wording.headings.part.test(section.title) ? (parent ? plain(parent.text) : '') : null;
    const previous = found.at(-1);
    const offset = section.heading === undefined ? (run.items[0]?.offset ?? 0) : startOffset(section.heading.text);
    if (part !== null && previous?.part === part && before === found.length) {
      previous.steps.push(...steps);
      previous.result = resultOf(run, steps, reading);
    } else {
      const title = part !== null ? part || documentTitle : titleOf(section, documentTitle, reading);
      found.push({ title, offset, part, steps, prerequisites: stated, result: resultOf(run, steps, reading) });
    }
    before = found.length;
    found.at(-1)?.prerequisites.unshift(...prerequisites);
  }
  if (runs.length === 0) addBulletProcedures(found, section, reading);
}

/** Topics whose bullets are tasks, each with a numbered list of its own. */
function addBulletProcedures(found: Found[], section: Section, reading: Reading): void {
  for (const block of section.blocks) {
    if (block.kind !== 'list') continue;
    for (const item of block.items) {
      const first = item.blocks[0];
      const run = runsOf(item.blocks)[0];
      if (run === undefined || first?.kind !== 'paragraph') continue;
      const steps = run.items.map((step) => readStep(step, reading));
      if (!steps.some((step) => allDrafts(step).some(acts))) continue;
      const title = plain(first.text).slice(0, 120);
      found.push({
        title,
        offset: item.offset,
        part: null,
        steps,
        prerequisites: [],
        result: resultOf(run, steps, reading),
      });
    }
  }
}

function acts(draft: { readonly verb: string }): boolean {
  return draft.verb !== 'unknown' && draft.verb !== 'observe';
}

/** A numbered list of conditions before the steps: hardly any of its items starts with something to do. */
function isProcedure(run: Run, steps: readonly StepDraft[]): boolean {
  const doing = steps.filter((step) => {
    const first = step.drafts[0];
    return step.substeps.length > 0 || (first !== undefined && acts(first) && !first.optional);
  });
  return doing.length * 2 > run.items.length;
}

function titleOf(section: Section, documentTitle: string, reading: Reading): string {
  if (section.title !== '' && !reading.wording.headings.procedure.test(section.title)) return section.title;
  const parent = section.above.at(-1);
  return parent === undefined ? documentTitle : plain(parent.text);
}

/** What the document promises: the text behind the last step, or the outcome that the last step itself tells. */
function resultOf(run: Run, steps: readonly StepDraft[], reading: Reading): string {
  for (const block of run.after) {
    const text = textsOf(block)[0];
    if (text === undefined || block.kind === 'table' || isCallout(block, reading)) continue;
    // A lone link leads elsewhere.
    const linked = text.marks.some((mark) => mark.kind === 'link' && mark.end - mark.start === text.text.length);
    if (!linked && plain(text) !== '') return plain(text);
  }
  const last = steps.at(-1);
  const tail = run.items.at(-1)?.blocks.slice(1) ?? [];
  for (const block of tail) {
    if (block.kind !== 'paragraph' || last === undefined || isCallout(block, reading)) continue;
    const words = plain(block.text);
    if (reading.wording.outcome.test(words)) return words;
  }
  return '';
}

function isCallout(block: Block, reading: Reading): boolean {
  return block.kind === 'paragraph' && calloutOf(block.text, reading.wording) !== undefined;
}

function unknowns(step: StepDraft, reading: Reading): Note[] {
  const own = step.drafts.filter((draft) => draft.verb === 'unknown');
  return [
    ...own.map((draft) => ({ text: draft.quote, ...reading.lines.position(draft.offset) })),
    ...step.substeps.flatMap((sub) => unknowns(sub, reading)),
  ];
}

function unique(prerequisites: readonly Prerequisite[]): Prerequisite[] {
  return prerequisites.filter(
    (one, index) =>
      prerequisites.findIndex((other) => other.line === one.line && other.column === one.column) === index,
  );
}

function slug(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || 'procedure';
}

import type { Instruction, Note, Step } from '../../domain/procedure.js';
import type { Draft } from './sentence.js';
import type { LineIndex } from './text/source-map.js';

/** A step before its instructions have ids. */
export interface StepDraft {
  readonly number: number;
  readonly offset: number;
  text: string;
  drafts: Draft[];
  substeps: StepDraft[];
  notes: Note[];
}

export function emptyStep(number: number, offset: number): StepDraft {
  return { number, offset, text: '', drafts: [], substeps: [], notes: [] };
}

/** Drafts of a step and its sub-steps. */
export function allDrafts(step: StepDraft): Draft[] {
  return [...step.drafts, ...step.substeps.flatMap(allDrafts)];
}

/**
 * The finished step.
 *
 * @param path such as `1.4`: number of the procedure in the document and of the step in the procedure
 */
export function finishStep(step: StepDraft, path: string, lines: LineIndex): Step {
  const instructions = step.drafts.map(
    ({ offset, ...draft }, index): Instruction => ({ ...draft, id: `${path}.${index + 1}`, ...lines.position(offset) }),
  );
  return {
    number: step.number,
    text: step.text,
    instructions,
    substeps: step.substeps.map((sub, index) => finishStep(sub, `${path}.${index + 1}`, lines)),
    notes: step.notes,
    ...lines.position(step.offset),
  };
}

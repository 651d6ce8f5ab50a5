import type { Finding, StepResult } from '../outcome.js';
import { findAbsentStep } from './absent-step.js';
import { type AlignedInstruction, alignInstructions, isRequired } from './alignment.js';
import { type Deviation, toFinding } from './deviation.js';
import type { EpisodeFacts } from './facts.js';
import { findFormDeviations } from './form.js';
import { findNavigationDeviations } from './navigation.js';
import { findRenamedControl } from './renamed.js';
import { findRequiredFields } from './required-field.js';
import { stepResults } from './step-status.js';
import { findMissingStep } from './unmentioned.js';

/** Compares a document with an episode: how each step went, and where the console differs from what is written. */
export function compareWithDocument(facts: EpisodeFacts): {
  readonly steps: readonly StepResult[];
  readonly findings: readonly Finding[];
} {
  const aligned = alignInstructions(facts);
  // A form counts: as long as it did not open, nothing can be said of what the document asks to do in it.
  const firstOpen = aligned.find(({ instruction, exact }) => exact === null && isRequired(instruction));
  const deviations = aligned.flatMap((instruction) => deviationsOf(facts, instruction, instruction === firstOpen));
  return {
    steps: stepResults(facts, aligned, deviations),
    findings: onePerPlace(deviations).map((deviation) => toFinding(facts.task, deviation)),
  };
}

function deviationsOf(facts: EpisodeFacts, aligned: AlignedInstruction, isFirstOpen: boolean): readonly Deviation[] {
  const navigation = findNavigationDeviations(facts, aligned);
  const renamed = findRenamedControl(facts, aligned);
  const single = [
    renamed,
    findMissingStep(facts, aligned),
    renamed === null ? findAbsentStep(facts, aligned, isFirstOpen) : null,
  ];
  return [
    ...navigation,
    ...single.filter((deviation) => deviation !== null),
    ...findFormDeviations(facts, aligned),
    ...findRequiredFields(facts, aligned),
  ];
}

/** A place of the document gets one finding of a class; the surest one. */
function onePerPlace(deviations: readonly Deviation[]): readonly Deviation[] {
  const places = new Map<string, Deviation>();
  for (const deviation of deviations) {
    const place = `${deviation.class}:${deviation.label.line}:${deviation.label.column}`;
    const known = places.get(place);
    if (known === undefined || known.confidence < deviation.confidence) places.set(place, deviation);
  }
  return [...places.values()].sort(
    (left, right) => left.label.line - right.label.line || left.label.column - right.label.column,
  );
}

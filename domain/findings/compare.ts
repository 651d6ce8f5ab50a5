import { sameLabel } from '../labels.js';
import type { Finding, StepResult } from '../outcome.js';
import { findAbsentStep } from './absent-step.js';
import { type AlignedInstruction, alignInstructions, isRequired } from './alignment.js';
import { findChangedChoice } from './changed-choice.js';
import { type Deviation, toFinding } from './deviation.js';
import type { EpisodeFacts } from './facts.js';
import { findFormDeviations } from './form.js';
import { findNavigationDeviations } from './navigation.js';
import { findRenamedControl } from './renamed.js';
import { findRenamedPlaces } from './renamed-place.js';
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
  const reported = oncePerChange(onePerPlace(deviations));
  return {
    steps: stepResults(facts, aligned, deviations),
    findings: reported.map((deviation) => toFinding(facts.task, deviation)),
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
    ...findRenamedPlaces(facts, aligned),
    ...findChangedChoice(facts, aligned),
    ...findFormDeviations(facts, aligned),
    ...findRequiredFields(facts, aligned),
  ];
}

/**
 * A label that has another name wherever it stands, such as a button and the dialog it opens, is one change, reported
 * where the document names it first. A place that something is known of needs no note that something is missing.
 */
function oncePerChange(deviations: readonly Deviation[]): readonly Deviation[] {
  return deviations.filter((deviation, index) => {
    const { label, shown } = deviation;
    const isRepeated = deviations.some(
      (other, place) =>
        place < index &&
        other.shown !== null &&
        sameLabel(other.shown, shown ?? '') &&
        sameLabel(other.label.text, label.text),
    );
    const isNote = deviation.class === 'uiRestructured' && shown === null;
    return (
      !isRepeated &&
      !(isNote && deviations.some((other) => other !== deviation && sameLabel(other.label.text, label.text)))
    );
  });
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
    (left, right) =>
      left.label.line - right.label.line ||
      left.label.column - right.label.column ||
      // The field that belongs to an option often carries the option's name: the option is what is written.
      Number(right.class === 'optionChanged') - Number(left.class === 'optionChanged'),
  );
}

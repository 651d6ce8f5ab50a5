import { isTaken } from '../binding/branches.js';
import { sameLabel } from '../labels.js';
import type { StepResult, StepStatus } from '../outcome.js';
import { type Instruction, type Step, stepsInOrder } from '../procedure.js';
import type { AlignedInstruction } from './alignment.js';
import type { Deviation } from './deviation.js';
import { actionableLabels, parametersInOrder } from './documented.js';
import { type EpisodeFacts, viewAt } from './facts.js';
import { shows } from './page.js';

/** The worst status of a step's parts is the step's, in this order; a part that cannot be checked says nothing. */
const WORST_FIRST: readonly StepStatus[] = ['notReached', 'adapted', 'followed', 'notExercised', 'notCheckable'];

/** How each numbered step of a procedure went; sub-steps count for the step they belong to. */
export function stepResults(
  facts: EpisodeFacts,
  aligned: readonly AlignedInstruction[],
  deviations: readonly Deviation[],
): readonly StepResult[] {
  const status = (instruction: Instruction): StepStatus => {
    if (!isTaken(instruction, facts.task.branches)) return 'notExercised';
    const match = aligned.find((candidate) => candidate.instruction.id === instruction.id);
    return match === undefined ? 'notCheckable' : instructionStatus(facts, match, deviations);
  };
  return facts.task.procedure.steps.map((step) => ({
    line: step.line,
    number: step.number,
    status: worst(instructionsOf(step).map(status)),
  }));
}

function instructionsOf(step: Step): readonly Instruction[] {
  return stepsInOrder(step).flatMap((part) => part.instructions);
}

function worst(statuses: readonly StepStatus[]): StepStatus {
  return WORST_FIRST.find((status) => statuses.includes(status)) ?? 'notCheckable';
}

function instructionStatus(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  deviations: readonly Deviation[],
): StepStatus {
  const { instruction, exact, served } = aligned;
  if (deviations.some((deviation) => belongsTo(deviation, instruction) && deviation.confidence >= 0.5))
    return 'adapted';
  if (exact !== null) return 'followed';
  if (served.length > 0) return servedStatus(facts, aligned);
  switch (instruction.verb) {
    case 'open':
      return facts.views.length > 0 ? 'followed' : 'notReached';
    case 'region':
      return regionIsShown(facts) ? 'followed' : 'notCheckable';
    case 'fill':
      return formStatus(facts, aligned);
    case 'navigate':
    case 'click':
    case 'choose':
    case 'find':
      if (actionableLabels(instruction).length === 0 && instruction.parameters.length === 0) return 'notCheckable';
      return instruction.optional ? 'notExercised' : chosenAlready(facts, aligned);
    default:
      return 'notCheckable';
  }
}

function belongsTo(deviation: Deviation, instruction: Instruction): boolean {
  const labels = [
    ...instruction.labels,
    ...instruction.within,
    ...parametersInOrder(instruction.parameters).flatMap(({ label, options }) => [
      label,
      ...options.map((option) => option.label),
    ]),
  ];
  return labels.some(
    (label) =>
      label.line === deviation.label.line &&
      label.column === deviation.label.column &&
      sameLabel(label.text, deviation.label.text),
  );
}

/** A row or a region has no label of its own: what was done for it is what is written, by its value. */
function servedStatus(facts: EpisodeFacts, aligned: AlignedInstruction): StepStatus {
  if (actionableLabels(aligned.instruction).length > 0) return 'adapted';
  const byValue = aligned.served.some((act) =>
    facts.task.values.some((binding) =>
      [binding.value, ...binding.alsoShownAs].some((text) => sameLabel(text, act.target?.name ?? '')),
    ),
  );
  return byValue || aligned.instruction.verb === 'region' ? 'followed' : 'adapted';
}

/** Nothing was done: the region in the address bar or in the page's region picker may already be the right one. */
function regionIsShown(facts: EpisodeFacts): boolean {
  const forms = facts.task.values
    .filter((binding) => [binding.value, ...binding.alsoShownAs].includes(facts.task.regionId))
    .flatMap((binding) => [binding.value, ...binding.alsoShownAs]);
  return facts.views.some(
    ({ observation }) =>
      observation.url.includes(facts.task.regionId) || forms.some((form) => shows(observation, form)),
  );
}

/** A form whose fields were all left as they were is followed when they were there to be seen. */
function formStatus(facts: EpisodeFacts, aligned: AlignedInstruction): StepStatus {
  if (aligned.instruction.parameters.length === 0) return 'notCheckable';
  const seen = aligned.instruction.parameters.some(({ label }) =>
    facts.views.some(({ observation }) => shows(observation, label.text)),
  );
  if (seen) return 'followed';
  return aligned.instruction.optional ? 'notExercised' : 'notReached';
}

/** An option that was already chosen, or a menu entry whose page was already open, needs no action. */
function chosenAlready(facts: EpisodeFacts, aligned: AlignedInstruction): StepStatus {
  const labels = actionableLabels(aligned.instruction);
  const start = aligned.previous?.after ?? 0;
  const end = facts.acts[aligned.to]?.before ?? facts.views.length - 1;
  for (let position = start; position <= end && position < facts.views.length; position++) {
    const { elements } = viewAt(facts, position).observation;
    const isChosen = elements.some(
      (element) =>
        (element.states.includes('checked') || element.states.includes('selected')) &&
        labels.some((label) => sameLabel(element.name, label.text)),
    );
    const isValue = elements.some((element) =>
      labels.some((label) => label.role === 'option' && element.value !== null && sameLabel(element.value, label.text)),
    );
    if (isChosen || isValue) return 'followed';
  }
  return 'notReached';
}

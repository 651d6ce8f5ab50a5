import {
  type DocumentLabel,
  type Instruction,
  instructionsInOrder,
  type Parameter,
  type ParsedDocument,
  type Step,
  stepsInOrder,
} from './procedure.js';

/** What a dry run prints of a document. */
export interface DocumentDescription {
  readonly file: string;
  readonly procedures: readonly {
    readonly title: string;
    readonly line: number;
    readonly steps: readonly StepDescription[];
  }[];
}

export interface StepDescription {
  readonly line: number;
  /** Every name of the user interface, in the order of the document, sub-steps and navigation included. */
  readonly labels: readonly string[];
  /** The names of navigation paths among them. */
  readonly navigation: readonly string[];
}

/** Says what was understood of a document, step by step. */
export function describeDocument(document: ParsedDocument): DocumentDescription {
  return {
    file: document.file,
    procedures: document.procedures.map(({ title, line, steps }) => ({ title, line, steps: steps.map(describeStep) })),
  };
}

function describeStep(step: Step): StepDescription {
  const labels = labelsOfStep(step);
  return {
    line: step.line,
    labels: labels.map((label) => label.text),
    navigation: labels.filter((label) => label.role === 'navigation').map((label) => label.text),
  };
}

/** Labels of a step and its sub-steps in the order of the document, each place once. Icons without a text are left out. */
export function labelsOfStep(step: Step): DocumentLabel[] {
  const instructions = stepsInOrder(step).flatMap((part) => part.instructions);
  const byPlace = new Map<string, DocumentLabel>();
  for (const label of instructions.flatMap(labelsOfInstruction)) {
    const place = `${label.line}:${label.column}`;
    if (label.text !== '' && !byPlace.has(place)) byPlace.set(place, label);
  }
  return [...byPlace.values()].sort((left, right) => left.line - right.line || left.column - right.column);
}

/** Every label an instruction names: what is acted on, where, and the fields with their options. */
export function labelsOfInstruction(instruction: Instruction): DocumentLabel[] {
  return [...instruction.labels, ...instruction.within, ...instruction.parameters.flatMap(labelsOfParameter)];
}

function labelsOfParameter(parameter: Parameter): DocumentLabel[] {
  return [
    parameter.label,
    ...parameter.options.flatMap((option) => [option.label, ...option.parameters.flatMap(labelsOfParameter)]),
  ];
}

/** Every label of a document. */
export function labelsOfDocument(document: ParsedDocument): DocumentLabel[] {
  return document.procedures.flatMap(instructionsInOrder).flatMap(labelsOfInstruction);
}

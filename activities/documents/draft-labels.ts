import type { DocumentLabel, Parameter } from '../../domain/procedure.js';
import type { Draft } from './sentence.js';

/** Every label of a draft. */
export function draftLabels(draft: Draft): DocumentLabel[] {
  return [...draft.labels, ...draft.within, ...draft.parameters.flatMap(parameterLabels)];
}

/** Every label of a parameter, its options and their parameters. */
export function parameterLabels(parameter: Parameter): DocumentLabel[] {
  return [
    parameter.label,
    ...parameter.options.flatMap((option) => [option.label, ...option.parameters.flatMap(parameterLabels)]),
  ];
}

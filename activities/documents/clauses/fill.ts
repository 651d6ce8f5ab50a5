import type { DocumentLabel, LabelRole, Parameter } from '../../../domain/procedure.js';
import type { Reading } from '../reading.js';
import type { Clause, Draft, Sentence } from '../sentence.js';
import { labelFrom } from '../text/skeleton.js';
import { labelsOf, plainLabel, shifted } from './objects.js';

export function fillTo(
  sentence: Sentence,
  clause: Clause,
  base: Draft,
  found: RegExpExecArray,
  reading: Reading,
): Draft {
  const name = found.indices?.groups?.name;
  const value = found.indices?.groups?.value;
  const labelOf = (range: [number, number] | undefined, role: LabelRole): DocumentLabel | undefined =>
    range && labelFrom(sentence.skeleton, reading.lines, shifted(range, clause.objectStart), role);
  const label = labelOf(name, 'field');
  const option = labelOf(value, 'option');
  if (label === undefined || option === undefined) return { ...base, verb: 'fill' };
  const parameter: Parameter = {
    label,
    description: sentence.quote,
    options: [{ label: option, description: '', parameters: [] }],
    optional: base.optional,
  };
  return { ...base, verb: 'fill', parameters: [parameter] };
}

/**
 * Fields stand in `parameters` only: `labels` of a fill instruction holds values whose field has no name. Parameters
 * from the table or list under the sentence are added by the reader of the step.
 */
export function fillDrafts(sentence: Sentence, clause: Clause, base: Draft, reading: Reading, weak: boolean): Draft[] {
  const { wording, lines } = reading;
  const object = sentence.text.slice(clause.objectStart, clause.end);
  const setTo = wording.setTo.exec(object);
  if (setTo !== null) return [fillTo(sentence, clause, base, setTo, reading)];
  const fields = base.within.filter((label) => label.role === 'field');
  const within = base.within.filter((label) => label.role !== 'field');
  const named = labelsOf(sentence, clause, lines, 'field');
  const unmarked = weak ? undefined : plainLabel(sentence, object, clause.objectStart, 'field', 'fill', reading);
  const around = sentence.skeleton.text;
  const parameterOf = (label: DocumentLabel, options: readonly DocumentLabel[] = []): Parameter => ({
    label,
    description: sentence.quote,
    options: options.map((option) => ({ label: { ...option, role: 'option' }, description: '', parameters: [] })),
    optional: base.optional,
  });
  if (fields.length > 0) {
    return [{ ...base, verb: 'fill', within, parameters: fields.map((field) => parameterOf(field, named)) }];
  }
  if (named.length > 0 && wording.unnamedField.test(around)) {
    return [{ ...base, verb: 'fill', labels: named.map((label) => ({ ...label, role: 'value' })) }];
  }
  const all = named.length > 0 ? named : unmarked ? [unmarked] : [];
  if (all.length === 0 && weak) return [];
  return [{ ...base, verb: 'fill', parameters: all.map((label) => parameterOf(label)) }];
}

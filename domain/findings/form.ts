import { canonicalLabel, sameLabel } from '../labels.js';
import type { ObservedElement } from '../observation.js';
import type { DocumentLabel, Instruction, Parameter } from '../procedure.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { isDocumented } from './documented.js';
import { type Act, type EpisodeFacts, type View, viewAt } from './facts.js';
import { messagesFor } from './messages.js';
import { isComplete, isField, isWithin, shows } from './page.js';
import { labelSimilarity } from './similarity.js';

/** How alike a field must look to be taken for the missing one when nobody used it for that. */
const SIMILAR = 0.4;

/** Every field and option that a form instruction names is looked for in the form that was filled in. */
export function findFormDeviations(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const { instruction } = aligned;
  if (instruction.parameters.length === 0) return [];
  const looks = looksAtForm(facts, aligned);
  const last = looks.at(-1);
  if (last === undefined || !isDocumentedForm(aligned, looks)) return [];
  const fields = fieldsInOrder(looks);
  return expectedParameters(facts, instruction.parameters).flatMap((parameter) => {
    const shown = looks.some(({ observation }) => shows(observation, parameter.label.text));
    return shown
      ? optionDeviations(facts, aligned, parameter, looks)
      : missingField(facts, aligned, parameter, looks, fields, last);
  });
}

/** Labels such as Region stand on other pages too: a form was used, or two of its fields stand on one page. */
function isDocumentedForm(aligned: AlignedInstruction, looks: readonly View[]): boolean {
  if (aligned.exact !== null || aligned.served.length > 0) return true;
  return looks.some(({ observation }) => {
    const fields = observation.elements.filter(isField);
    const found = aligned.instruction.parameters.filter(({ label }) =>
      fields.some((field) => belongsTo(field, label.text)),
    );
    return found.length >= 2;
  });
}

/** Fields of an option count only when the option was chosen. */
function expectedParameters(facts: EpisodeFacts, parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.flatMap((parameter) => {
    const value = facts.task.values.find((binding) => sameLabel(binding.label, parameter.label.text))?.value;
    const chosen = parameter.options.find((option) => value !== undefined && sameLabel(option.label.text, value));
    return [parameter, ...expectedParameters(facts, chosen?.parameters ?? [])];
  });
}

/** Settled pages on which a field of the form was shown or used, up to the next documented action. */
function looksAtForm(facts: EpisodeFacts, aligned: AlignedInstruction): readonly View[] {
  const start = aligned.previous?.after ?? 0;
  const end = facts.acts[aligned.to]?.before ?? facts.views.length - 1;
  const used = new Set(aligned.served.flatMap((act) => [act.before, act.after]));
  const labels = aligned.instruction.parameters.map((parameter) => parameter.label.text);
  return facts.views.filter(
    ({ observation }, position) =>
      position >= start &&
      position <= end &&
      observation.settled.settled &&
      (used.has(position) || labels.some((label) => shows(observation, label))),
  );
}

/** Names of the form's fields from top to bottom, each once. A group of radio buttons counts by the group's name. */
function fieldsInOrder(looks: readonly View[]): readonly ObservedElement[] {
  const fields = new Map<string, ObservedElement>();
  for (const { observation } of looks) {
    for (const element of observation.elements) {
      if (isField(element) && element.name !== '') fields.set(canonicalLabel(element.name), element);
    }
  }
  return [...fields.values()].sort((left, right) => left.box.y - right.box.y || left.box.x - right.box.x);
}

function missingField(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  parameter: Parameter,
  looks: readonly View[],
  fields: readonly ObservedElement[],
  last: View,
): readonly Deviation[] {
  const { label } = parameter;
  const { instruction } = aligned;
  const act = aligned.served.findLast((served) => isUsedFor(facts, served, label, instruction));
  const complete = looks.filter(({ observation }) => isComplete(observation));
  if (act?.target) return [renamed(facts, label, instruction, act.target, viewAt(facts, act.before), complete, 0.95)];
  if (complete.length === 0) return [];

  const similar = similarField(facts, instruction, label, fields);
  if (similar !== null) return [renamed(facts, label, instruction, similar, last, complete, 0.7)];
  if (parameter.optional) return [];
  return [
    {
      class: 'uiRestructured',
      label,
      sentence: instruction.quote,
      shown: null,
      seen: messagesFor(facts.task.document.locale).noField(label.text),
      suggestion: null,
      view: last,
      mark: null,
      // Absence alone, with nothing in its place, is a note for the author and never changes a verdict.
      confirmed: false,
      blocking: false,
      confidence: 0.3,
    },
  ];
}

/** A field without this label was filled for it: the agent says for which, the page says that the label is not there. */
function isUsedFor(facts: EpisodeFacts, act: Act, label: DocumentLabel, instruction: Instruction): boolean {
  const { target } = act;
  if (target === null || target.name === '' || !isField(target)) return false;
  if (act.serving.label === null || !sameLabel(act.serving.label, label.text)) return false;
  const row = instruction.parameters.find((parameter) => sameLabel(parameter.label.text, label.text));
  const isOption = row?.options.some((option) => sameLabel(option.label.text, target.name)) ?? false;
  return !isOption && !isDocumented(facts.task.procedure, target.name);
}

/**
 * The one field that the document does not mention, that stands between the same neighbours or looks alike. Two
 * candidates are none: a crowded form has many fields that the document leaves out.
 */
function similarField(
  facts: EpisodeFacts,
  instruction: Instruction,
  label: DocumentLabel,
  fields: readonly ObservedElement[],
): ObservedElement | null {
  const unmentioned = fields.filter(
    (field) =>
      !isDocumented(facts.task.procedure, field.name) &&
      // A radio button or check box of a documented field is one of its options.
      !instruction.parameters.some((parameter) => isWithin(field, parameter.label.text)),
  );
  const alike = unmentioned.filter((field) => labelSimilarity(field.name, label.text) >= SIMILAR);
  if (alike.length === 1) return alike[0] ?? null;
  const between = fieldsBetweenNeighbours(instruction, label, fields).filter((field) => unmentioned.includes(field));
  return between.length === 1 && alike.length === 0 ? (between[0] ?? null) : null;
}

function fieldsBetweenNeighbours(
  instruction: Instruction,
  label: DocumentLabel,
  fields: readonly ObservedElement[],
): readonly ObservedElement[] {
  const labels = instruction.parameters.map((parameter) => parameter.label.text);
  const place = labels.findIndex((text) => sameLabel(text, label.text));
  const above = fields.findLastIndex((field) => belongsTo(field, labels[place - 1]));
  const below = fields.findIndex((field) => belongsTo(field, labels[place + 1]));
  // One known neighbour on each side, or the form's edge; a neighbour that cannot be found gives no place.
  if (place < 0 || (above < 0 && place > 0) || (below < 0 && place < labels.length - 1)) return [];
  const neighbour = fields[above < 0 ? below : above];
  const neighbourLabel = labels[above < 0 ? place + 1 : place - 1];
  if (neighbour === undefined) return [];
  // The top bar and other sections have fields as well.
  const section = sectionOf(neighbour, neighbourLabel);
  return fields
    .slice(above + 1, below < 0 ? undefined : below)
    .filter((field) => sectionOf(field, undefined) === section);
}

/** A field is found by its own name, a group of radio buttons by the name of the group. */
function belongsTo(field: ObservedElement, label: string | undefined): boolean {
  return label !== undefined && (sameLabel(field.name, label) || isWithin(field, label));
}

function sectionOf(field: ObservedElement, label: string | undefined): string {
  return field.group.filter((part) => label === undefined || !sameLabel(part, label)).join('\n');
}

function renamed(
  facts: EpisodeFacts,
  label: DocumentLabel,
  instruction: Instruction,
  field: ObservedElement,
  view: View,
  complete: readonly View[],
  confidence: number,
): Deviation {
  const agree = complete.filter(({ observation }) => shows(observation, field.name)).length;
  return {
    class: 'labelRenamed',
    label,
    sentence: instruction.quote,
    shown: field.name,
    seen: messagesFor(facts.task.document.locale).field(field.name, label.text),
    suggestion: replaceLabel(instruction.quote, label.text, field.name),
    view,
    mark: field.mark,
    confirmed: agree >= 2,
    blocking: false,
    confidence,
  };
}

/** Options that the document names and the field did not offer. */
function optionDeviations(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  parameter: Parameter,
  looks: readonly View[],
): readonly Deviation[] {
  const missing = (offered: readonly string[]) =>
    parameter.options.filter((option) => !offered.some((text) => sameLabel(text, option.label.text)));
  const attempts = facts.acts.slice(aligned.from, aligned.to).filter((act) => act.action.kind === 'select');
  for (const attempt of attempts) {
    const { action } = attempt;
    if (action.kind !== 'select' || attempt.landed || attempt.alternatives.length === 0) continue;
    const wanted = missing(attempt.alternatives).find((option) => sameLabel(option.label.text, action.option));
    if (wanted === undefined) continue;
    const extra = attempt.alternatives.filter((text) => !isDocumented(facts.task.procedure, text));
    return [changedOption(facts, aligned.instruction, wanted.label, extra, viewAt(facts, attempt.before), null, true)];
  }

  for (const view of looks) {
    const radios = view.observation.elements.filter(
      (element) => element.role === 'radio' && isWithin(element, parameter.label.text),
    );
    if (radios.length === 0 || !isComplete(view.observation)) continue;
    const gone = missing(radios.map((radio) => radio.name));
    const extra = radios.filter((radio) => !isDocumented(facts.task.procedure, radio.name));
    const [option] = gone;
    const [replacement] = extra;
    if (gone.length !== 1 || extra.length !== 1 || option === undefined || replacement === undefined) continue;
    if (looks.some(({ observation }) => shows(observation, option.label.text))) continue;
    const agree = looks.filter(({ observation }) => shows(observation, replacement.name)).length >= 2;
    return [changedOption(facts, aligned.instruction, option.label, [replacement.name], view, replacement.mark, agree)];
  }
  return [];
}

function changedOption(
  facts: EpisodeFacts,
  instruction: Instruction,
  label: DocumentLabel,
  offered: readonly string[],
  view: View,
  mark: number | null,
  confirmed: boolean,
): Deviation {
  const [only] = offered;
  const shown = offered.length === 1 && only !== undefined ? only : null;
  return {
    class: 'optionChanged',
    label,
    sentence: instruction.quote,
    shown,
    seen: messagesFor(facts.task.document.locale).options(offered.slice(0, 5), label.text),
    suggestion: shown === null ? null : replaceLabel(instruction.quote, label.text, shown),
    view,
    mark,
    confirmed,
    blocking: false,
    confidence: 0.8,
  };
}

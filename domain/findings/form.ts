import { sameLabel } from '../labels.js';
import type { DocumentLabel, Instruction, Parameter } from '../procedure.js';
import type { AlignedInstruction } from './alignment.js';
import { type Deviation, replaceLabel } from './deviation.js';
import { isDocumented } from './documented.js';
import { type Act, type EpisodeFacts, type View, viewAt } from './facts.js';
import { type FormField, formFields } from './form-fields.js';
import { messagesFor } from './messages.js';
import { isComplete, isField, isWithin, shows, showsOnTop } from './page.js';
import { replacementOf } from './replaced-field.js';

/** Every field and option that a form instruction names is looked for in the form that was filled in. */
export function findFormDeviations(facts: EpisodeFacts, aligned: AlignedInstruction): readonly Deviation[] {
  const { instruction } = aligned;
  if (instruction.parameters.length === 0) return [];
  const looks = looksAtForm(facts, aligned);
  const last = looks.at(-1);
  if (last === undefined || !isDocumentedForm(aligned, looks)) return [];
  const fields = formFields(looks.map(({ observation }) => observation));
  return expectedParameters(facts, instruction.parameters).flatMap((parameter) => {
    const shown = looks.some(({ observation }) => showsOnTop(observation, parameter.label.text));
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
      // A field is found by its own name, a group of radio buttons by the name of the group.
      fields.some((field) => sameLabel(field.name, label.text) || isWithin(field, label.text)),
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

function missingField(
  facts: EpisodeFacts,
  aligned: AlignedInstruction,
  parameter: Parameter,
  looks: readonly View[],
  fields: readonly FormField[],
  last: View,
): readonly Deviation[] {
  const { label } = parameter;
  const { instruction } = aligned;
  const act = aligned.served.findLast((served) => isUsedFor(facts, served, label, instruction));
  const complete = looks.filter(({ observation }) => isComplete(observation));
  if (act?.target) {
    const used = { name: act.target.name, mark: act.target.mark };
    return [renamed(facts, label, instruction, used, viewAt(facts, act.before), complete, 0.95)];
  }
  if (complete.length === 0) return [];

  const similar = replacementOf(facts.task, instruction, parameter, fields);
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

function renamed(
  facts: EpisodeFacts,
  label: DocumentLabel,
  instruction: Instruction,
  field: Pick<FormField, 'name' | 'mark'>,
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
    if (action.kind !== 'select') continue;
    const chosen = attempt.landed ? otherChoice(facts, attempt, parameter) : null;
    if (chosen !== null)
      return [changedOption(facts, aligned.instruction, chosen.label, [chosen.value], chosen.view, chosen.mark, true)];
    if (attempt.landed || attempt.alternatives.length === 0) continue;
    const wanted = missing(attempt.alternatives).find((option) => sameLabel(option.label.text, action.option));
    if (wanted === undefined) continue;
    const extra = attempt.alternatives.filter((text) => !isDocumented(facts.task.procedure, text));
    return [changedOption(facts, aligned.instruction, wanted.label, extra, viewAt(facts, attempt.before), null, true)];
  }

  const radiosOf = ({ observation }: View) =>
    observation.elements.filter((element) => element.role === 'radio' && isWithin(element, parameter.label.text));
  for (const view of looks) {
    const radios = radiosOf(view);
    if (radios.length === 0 || !isComplete(view.observation)) continue;
    const gone = missing(radios.map((radio) => radio.name));
    const extra = radios.filter((radio) => !isDocumented(facts.task.procedure, radio.name));
    const [option] = gone;
    const [replacement] = extra;
    if (gone.length !== 1 || extra.length !== 1 || option === undefined || replacement === undefined) continue;
    if (looks.some((look) => radiosOf(look).some((radio) => sameLabel(radio.name, option.label.text)))) continue;
    const agree = looks.filter(({ observation }) => shows(observation, replacement.name)).length >= 2;
    return [changedOption(facts, aligned.instruction, option.label, [replacement.name], view, replacement.mark, agree)];
  }
  return [];
}

/** The option that was asked for is documented, and what the field shows after it was chosen is another one. */
function otherChoice(facts: EpisodeFacts, act: Act, parameter: Parameter) {
  const { action, target } = act;
  if (action.kind !== 'select' || target === null) return null;
  const asked = parameter.options.find(({ label }) => sameLabel(label.text, action.option));
  const view = viewAt(facts, act.after);
  const value = view.observation.elements.find(({ mark }) => mark === target.mark)?.value ?? '';
  if (asked === undefined || value === '' || isDocumented(facts.task.procedure, value)) return null;
  return { label: asked.label, value, view, mark: target.mark };
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

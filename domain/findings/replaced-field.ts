import { sameLabel } from '../labels.js';
import type { Instruction, Parameter } from '../procedure.js';
import type { EpisodeTask } from '../task.js';
import { isDocumented } from './documented.js';
import type { FormField } from './form-fields.js';
import { labelSimilarity } from './similarity.js';

/** How sure it must be that a field is the missing one when nobody used it for that, and how far ahead of the next. */
const LEAST_LIKELY = 0.4;
const LEAST_LEAD = 0.15;
/** Standing between the documented neighbours, offering what the document names, holding the value that was asked for. */
const IN_PLACE = 0.15;
const OFFERS = 0.3;
const HOLDS = 0.3;
/** A text that no control carries may be anything. */
const TEXT_ONLY = -0.2;

/**
 * The field of a form that took the place of a documented one which is nowhere in it: the only one there, or the one
 * that is clearly the likeliest by its name, its options and its value. Two that could be it are none, because a crowded
 * form has many fields that the document leaves out.
 */
export function replacementOf(
  task: EpisodeTask,
  instruction: Instruction,
  parameter: Parameter,
  fields: readonly FormField[],
): FormField | null {
  const bound = task.values.find(({ label }) => sameLabel(label, parameter.label.text));
  // A text of one's own has no place in a list.
  const isOfKind = ({ role }: FormField) => bound?.source !== 'lease' || role === null || role === 'textbox';
  const free = fields.filter((field) => isOfKind(field) && !isDocumented(task.procedure, field.name));
  const inPlace = betweenNeighbours(instruction, parameter, fields).filter((field) => free.includes(field));
  const likelihood = (field: FormField): number =>
    labelSimilarity(field.name, parameter.label.text) +
    (field.mark === null ? TEXT_ONLY : 0) +
    (inPlace.includes(field) ? IN_PLACE : 0) +
    (offersAll(field, parameter) ? OFFERS : 0) +
    (bound !== undefined && [bound.value, ...bound.alsoShownAs].some((form) => sameLabel(form, field.value ?? ''))
      ? HOLDS
      : 0);
  const [best, next] = free
    .map((field) => ({ field, likely: likelihood(field) }))
    .sort((left, right) => right.likely - left.likely);
  if (best === undefined) return null;
  if (best.likely >= LEAST_LIKELY && best.likely - (next?.likely ?? 0) >= LEAST_LEAD) return best.field;
  return inPlace.length === 1 && best.likely < LEAST_LIKELY ? (inPlace[0] ?? null) : null;
}

function offersAll(field: FormField, { options }: Parameter): boolean {
  return (
    options.length >= 2 && options.every(({ label }) => field.options.some((option) => sameLabel(option, label.text)))
  );
}

/** Fields between the nearest documented ones above and below, in their section. */
function betweenNeighbours(
  instruction: Instruction,
  parameter: Parameter,
  fields: readonly FormField[],
): readonly FormField[] {
  const labels = instruction.parameters.map(({ label }) => label.text);
  const place = labels.findIndex((text) => sameLabel(text, parameter.label.text));
  const isOne = (names: readonly string[]) => (field: FormField) => names.some((name) => sameLabel(name, field.name));
  const above = fields.findLastIndex(isOne(labels.slice(0, Math.max(0, place))));
  const below = fields.findIndex((field, index) => index > above && isOne(labels.slice(place + 1))(field));
  const neighbour = fields[above < 0 ? below : above];
  if (place < 0 || neighbour === undefined) return [];
  return fields
    .slice(above + 1, below < 0 ? undefined : below)
    .filter(({ section }) => section === null || neighbour.section === null || section === neighbour.section);
}

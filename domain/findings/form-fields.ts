import { canonicalLabel, sameLabel } from '../labels.js';
import type { ElementRole, Observation, ObservedElement } from '../observation.js';
import { isField } from './page.js';

/** One field of a form as a person sees it: a label and what belongs to it. */
export interface FormField {
  readonly name: string;
  /** Mark of its control; null for a label whose control has another name, such as a button "Add". */
  readonly mark: number | null;
  readonly role: ElementRole | null;
  readonly value: string | null;
  /** Options that can be seen. */
  readonly options: readonly string[];
  /** Named things that it stands in; null when that cannot be told. */
  readonly section: string | null;
}

/** Words of a label; anything longer is a sentence. */
const LONGEST_LABEL = 40;
const SENTENCE = /[.。!！?？,，;；:：/]/;

/** The fields of a form in reading order, from the look that shows most of them. */
export function formFields(looks: readonly Observation[]): readonly FormField[] {
  return looks.map(fieldsOf).reduce((most, fields) => (fields.length >= most.length ? fields : most), []);
}

function fieldsOf(observation: Observation): readonly FormField[] {
  const controls = observation.elements.filter(
    (element) => isField(element) && element.role !== 'option' && element.column === null,
  );
  const fields = new Map<string, FormField>();
  for (const element of controls) {
    const group = choiceGroup(element, controls, observation);
    const name = group ?? element.name;
    const key = `${canonicalLabel(name)}\n${element.group.join('\n')}`;
    if (name === '' || fields.has(key)) continue;
    const own = controls.filter((other) => other.group.join('\n') === element.group.join('\n'));
    const chosen = own.find(({ states }) => states.includes('checked'))?.name ?? null;
    fields.set(key, {
      name,
      mark: element.mark,
      role: element.role,
      value: group === null ? element.value : chosen,
      options: group === null ? [] : own.map((other) => other.name),
      section: (group === null ? element.group : element.group.slice(0, -1)).join('\n'),
    });
  }
  return withLabelsOnly([...fields.values()], observation);
}

/** Radio buttons and check boxes that share a named group are one field, called like the group. */
function choiceGroup(
  element: ObservedElement,
  controls: readonly ObservedElement[],
  observation: Observation,
): string | null {
  const group = element.group.at(-1);
  if (group === undefined || (element.role !== 'radio' && element.role !== 'checkbox')) return null;
  if (observation.dialogs.some(({ title }) => sameLabel(title, group))) return null;
  const key = element.group.join('\n');
  return controls.filter((other) => other.role === element.role && other.group.join('\n') === key).length >= 2
    ? group
    : null;
}

/** Puts in the labels that no control carries, after the field whose label they follow on the page. */
function withLabelsOnly(fields: readonly FormField[], observation: Observation): readonly FormField[] {
  const names = observation.elements.flatMap(({ name, value, group, column }) => [name, value, column, ...group]);
  const result = [...fields];
  let after = -1;
  for (const text of observation.texts) {
    const known = result.findIndex((field) => sameLabel(field.name, text));
    if (known >= 0) after = known;
    if (known >= 0 || after < 0 || !isLabel(text) || names.some((name) => name !== null && sameLabel(name, text))) {
      continue;
    }
    result.splice(after + 1, 0, { name: text, mark: null, role: null, value: null, options: [], section: null });
    after += 1;
  }
  return result;
}

function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && !SENTENCE.test(text) && canonicalLabel(text) !== '';
}

import type { Field, FieldGroup, FieldValue, Form, Option, Values } from '../../../spec/console.js';
import { conditionsOf, holds } from '../conditions.js';
import { DriftRefused } from './operations.js';

type Language = 'en' | 'zh';

/** A form whose submit also gets the starting values of fields that are no longer shown. */
export function withoutField(form: Form, label: string, language: Language): Form | undefined {
  const found = fieldsOf(form).find((field) => field.label[language] === label);
  if (!found) return undefined;
  const start = startOf(found);
  if (found.required && (start === undefined || start === '')) {
    throw new DriftRefused(`removeField: "${label}" is required and starts empty, so nothing could be sent for it`);
  }
  if (fieldsOf(form).some((field) => readsFrom(field, found.name))) {
    throw new DriftRefused(`removeField: options of other fields are read for what "${label}" holds`);
  }
  const rest = withoutCondition(
    mapGroups(form, (group) => ({ ...group, fields: group.fields.filter((field) => field !== found) })),
    found.name,
    start,
  );
  const add = (values: Values): Values => (start === undefined ? values : { ...values, [found.name]: start });
  return { ...rest, submit: async (values, ...others) => await form.submit(add(values), ...others) };
}

function readsFrom(field: Field, name: string): boolean {
  return field.kind === 'select' && 'load' in field.options && (field.options.dependsOn ?? []).includes(name);
}

/** What was shown for a value of a field that is gone is shown always or never, as the field would have held `value`. */
function withoutCondition(form: Form, name: string, value: FieldValue | undefined): Form {
  const decide = <Part extends { readonly when?: Field['when'] }>(part: Part): readonly Part[] => {
    const conditions = conditionsOf(part.when);
    const [own, others] = [
      conditions.filter(({ field }) => field === name),
      conditions.filter(({ field }) => field !== name),
    ];
    if (own.length === 0) return [part];
    return own.every(({ is }) => holds(value, is)) ? [{ ...part, when: others }] : [];
  };
  const groups = (list: readonly FieldGroup[]) =>
    list.flatMap(decide).map((group) => ({ ...group, fields: group.fields.flatMap(decide) }));
  return {
    ...form,
    groups: groups(form.groups),
    ...(form.steps
      ? { steps: form.steps.flatMap(decide).map((step) => ({ ...step, groups: groups(step.groups) })) }
      : {}),
  };
}

/** A form with one field replaced. */
export function withField(
  form: Form,
  label: string,
  language: Language,
  replace: (field: Field) => Field,
): Form | undefined {
  if (!fieldsOf(form).some((field) => field.label[language] === label)) return undefined;
  return mapGroups(form, (group) => ({
    ...group,
    fields: group.fields.map((field) => (field.label[language] === label ? replace(field) : field)),
  }));
}

/** A form with a box that must be ticked before it is sent. */
export function withAgreement(form: Form, label: string): Form {
  const box: Field = { name: 'driftAgreement', kind: 'agreement', required: true, label: { en: label, zh: label } };
  const group: FieldGroup = { fields: [box] };
  if (!form.steps) return { ...form, groups: [...form.groups, group] };
  const last = form.steps.findLastIndex((step) => step.review !== true);
  return {
    ...form,
    steps: form.steps.map((step, index) => (index === last ? { ...step, groups: [...step.groups, group] } : step)),
  };
}

/** A wizard with the form's fields spread over the steps, as evenly as their number allows. */
export function splitForm(form: Form, titles: readonly string[]): Form {
  if (form.steps) throw new DriftRefused('splitForm: the form is a wizard already');
  const parts = form.groups.length >= titles.length ? form.groups : eachFieldAlone(form.groups);
  if (parts.length < titles.length) {
    throw new DriftRefused(`splitForm: ${parts.length} fields cannot fill ${titles.length} steps`);
  }
  const size = Math.ceil(parts.length / titles.length);
  const steps = titles.map((title, index) => ({
    title: { en: title, zh: title },
    groups: parts.slice(index * size, (index + 1) * size),
  }));
  return { ...form, groups: [], steps };
}

/** One form with all fields of a wizard. */
export function joinForm(form: Form): Form {
  const { steps, ...rest } = form;
  if (!steps) throw new DriftRefused('joinForm: the form is no wizard');
  return { ...rest, groups: steps.flatMap((step) => step.groups) };
}

/** A field that offers one option less. */
export function withoutOption(field: Field, option: string, language: Language): Field {
  const options = fixedOptions(field, 'removeOption', language);
  const found = options.find((candidate) => optionLabel(candidate, language) === option);
  if (!found) throw new DriftRefused(`removeOption: "${field.label[language]}" has no option "${option}"`);
  if (options.length < 2) throw new DriftRefused(`removeOption: "${option}" is the only option of its field`);
  const rest = options.filter((candidate) => candidate !== found);
  if (field.kind === 'select' || field.kind === 'radio' || field.kind === 'buttons') {
    const { initial, ...others } = field;
    return { ...others, options: rest, ...(initial === found.value || initial === undefined ? {} : { initial }) };
  }
  return { ...field, options: rest } as Field;
}

/** A field whose options stand in the opposite order. */
export function withReversedOptions(field: Field, language: Language): Field {
  return { ...field, options: [...fixedOptions(field, 'reorderOptions', language)].reverse() } as Field;
}

/** A field that starts with something else. */
export function withDefault(field: Field, to: string, language: Language): Field {
  switch (field.kind) {
    case 'switch':
    case 'agreement':
      if (to !== 'on' && to !== 'off') throw new DriftRefused(`changeDefault: "${to}" must be on or off`);
      return { ...field, initial: to === 'on' };
    case 'text':
    case 'textarea':
      return { ...field, initial: to };
    case 'number':
      if (Number.isNaN(Number(to))) throw new DriftRefused(`changeDefault: "${to}" must be a number`);
      return { ...field, initial: Number(to) };
    default: {
      const options = fixedOptions(field, 'changeDefault', language);
      const found = options.find((candidate) => optionLabel(candidate, language) === to);
      if (!found) throw new DriftRefused(`changeDefault: "${field.label[language]}" has no option "${to}"`);
      return { ...field, initial: field.kind === 'checkboxes' ? [found.value] : found.value } as Field;
    }
  }
}

/** Options that the spec lists, in contrast to those that come from the cloud. */
export function optionsOf(field: Field): readonly Option[] | undefined {
  if (!('options' in field)) return undefined;
  return Array.isArray(field.options) ? (field.options as readonly Option[]) : undefined;
}

export function optionLabel(option: Option, language: Language): string {
  return typeof option.label === 'string' ? option.label : option.label[language];
}

/** All fields of a form, of whatever step. */
export function fieldsOf(form: Form): readonly Field[] {
  const groups = form.steps ? form.steps.flatMap((step) => step.groups) : form.groups;
  return groups.flatMap((group) => group.fields);
}

function fixedOptions(field: Field, operation: string, language: Language): readonly Option[] {
  const options = optionsOf(field);
  if (options) return options;
  throw new DriftRefused(`${operation}: "${field.label[language]}" has no fixed options`);
}

function startOf(field: Field): FieldValue | undefined {
  if (field.kind === 'number') return field.initial === undefined ? undefined : String(field.initial);
  return 'initial' in field ? (field.initial as FieldValue | undefined) : undefined;
}

function eachFieldAlone(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  return groups.flatMap((group) => group.fields.map((field) => ({ ...group, fields: [field] })));
}

function mapGroups(form: Form, map: (group: FieldGroup) => FieldGroup): Form {
  return {
    ...form,
    groups: form.groups.map(map),
    ...(form.steps ? { steps: form.steps.map((step) => ({ ...step, groups: step.groups.map(map) })) } : {}),
  };
}

import type { Field, FieldValue, Form, Option, Row, Text, Values } from '../../spec/console.js';
import type { FieldModel, FormModel } from '../page-model.js';
import { common } from './common-texts.js';
import { conditionsOf } from './conditions.js';
import { randomId } from './opaque-ids.js';
import type { Renderer } from './renderer.js';
import type { FieldBinding } from './targets.js';

export interface FormPlacement {
  readonly cancelTo?: string;
  readonly inOverlay: boolean;
  readonly row?: Row;
  readonly initial?: Values;
}

/** A form with opaque ids for itself, its fields and their options. */
export function renderForm(renderer: Renderer, form: Form, placement: FormPlacement): FormModel {
  const bindings = new Map<string, FieldBinding>();
  for (const group of form.groups) for (const field of group.fields) bindings.set(field.name, bind(field));
  const { ids, place } = renderer;
  const id = ids.issue({
    kind: 'form',
    form,
    bindings: [...bindings.values()],
    row: placement.row ?? {},
    inOverlay: placement.inOverlay,
    place,
  });
  return {
    kind: 'form',
    id,
    groups: form.groups.map((group) => ({
      ...optional('title', group.title && renderer.text(group.title)),
      fields: group.fields.map((field) => renderField(renderer, field, bindings, placement.initial?.[field.name])),
    })),
    submit: renderer.text(form.submitLabel ?? common.ok),
    cancel: renderer.text(common.cancel),
    ...optional('cancelTo', placement.cancelTo),
  };
}

function bind(field: Field): FieldBinding {
  const fixed = 'options' in field && Array.isArray(field.options) ? (field.options as readonly Option[]) : [];
  return {
    id: randomId(),
    field,
    options: new Map(fixed.map((option) => [randomId(), option.value])),
    children: field.kind === 'repeat' ? field.fields.map(bind) : [],
  };
}

function renderField(
  renderer: Renderer,
  field: Field,
  bindings: ReadonlyMap<string, FieldBinding>,
  given?: FieldValue,
): FieldModel {
  const binding = bindings.get(field.name) ?? bind(field);
  const words = (text: Text | undefined) => text && renderer.text(text);
  return {
    id: binding.id,
    widget: field.kind,
    text: renderer.text(field.label),
    required: field.required ?? false,
    ...optional('help', words(field.help)),
    ...optional('placeholder', words(field.placeholder)),
    ...optional('when', condition(field, bindings)),
    ...optional('initial', initialOf(field, binding, given)),
    ...particulars(renderer, field, binding),
  };
}

function particulars(renderer: Renderer, field: Field, binding: FieldBinding): Partial<FieldModel> {
  switch (field.kind) {
    case 'radio':
    case 'buttons':
    case 'checkboxes':
      return { options: renderOptions(renderer, field.options, binding) };
    case 'select': {
      if (isFixed(field.options)) return { options: renderOptions(renderer, field.options, binding) };
      const source = { kind: 'options', query: field.options, binding, place: renderer.place } as const;
      return { source: renderer.ids.issue(source), empty: renderer.text(field.options.empty) };
    }
    case 'tags':
      return {
        words: {
          key: renderer.text(common.tagKey),
          value: renderer.text(common.tagValue),
          add: renderer.text(common.addTag),
          remove: renderer.text(common.remove),
        },
      };
    case 'fixed':
      return { help: renderer.text(field.text) };
    case 'repeat': {
      const children = new Map(binding.children.map((child) => [child.field.name, child]));
      return {
        fields: field.fields.map((child) => renderField(renderer, child, children)),
        add: renderer.text(field.add),
        most: field.most,
      };
    }
    default:
      return 'maxLength' in field && field.maxLength ? { maxLength: field.maxLength } : {};
  }
}

/** Options under fresh ids; the binding remembers what each stands for. */
export function renderOptions(renderer: Renderer, options: readonly Option[], binding: FieldBinding) {
  return options.map((option) => {
    const known = [...binding.options].find(([, value]) => value === option.value)?.[0];
    const id = known ?? randomId();
    binding.options.set(id, option.value);
    const text = typeof option.label === 'string' ? option.label : renderer.text(option.label);
    return { id, text, ...optional('help', option.help && renderer.text(option.help)) };
  });
}

function condition(field: Field, bindings: ReadonlyMap<string, FieldBinding>): FieldModel['when'] {
  const wanted = conditionsOf(field.when).flatMap(({ field: name, is }) => {
    const other = bindings.get(name);
    if (!other) return [];
    const options = [...other.options].filter(([, value]) => is.includes(value)).map(([id]) => id);
    return [{ id: other.id, is: options }];
  });
  return wanted.length === 0 ? undefined : wanted;
}

function initialOf(field: Field, binding: FieldBinding, given?: FieldValue): FieldModel['initial'] {
  const value = given ?? ('initial' in field ? field.initial : undefined);
  const idOf = (wanted: string) => [...binding.options].find(([, option]) => option === wanted)?.[0];
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return 'options' in field ? idOf(value) : value;
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === 'string' ? (idOf(item) ?? []) : []));
  return undefined;
}

function isFixed(options: unknown): options is readonly Option[] {
  return Array.isArray(options);
}

/** A property only where there is a value: absent and undefined differ in the model's types. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

import type { Condition, Field, FieldValue, Option, OptionQuery, Text } from '../../spec/console.js';
import type { ConditionModel, FieldModel, OptionModel, PanelModel } from '../page-model.js';
import { isFixed, optionId } from './bindings.js';
import { common } from './common-texts.js';
import { initialOf } from './initial-values.js';
import { optional } from './optional.js';
import type { Renderer } from './renderer.js';
import type { FieldBinding } from './targets.js';

/** What the fields of one level of a form know of each other. */
export interface FieldScope {
  readonly renderer: Renderer;
  readonly siblings: readonly FieldBinding[];
  /** Fields of the form around a repeated group. */
  readonly around: readonly FieldBinding[];
}

/** A field, with opaque ids in place of everything that the spec calls by name. */
export function renderField(scope: FieldScope, binding: FieldBinding, given?: FieldValue): FieldModel {
  const { renderer } = scope;
  const { field } = binding;
  const words = (text: Text | undefined) => text && renderer.text(text);
  return {
    id: binding.id,
    widget: field.kind,
    text: renderer.text(field.label),
    required: field.required ?? false,
    ...optional('help', words(field.help)),
    ...optional('placeholder', words(field.placeholder)),
    ...optional('when', renderConditions(scope, binding.conditions)),
    ...particulars(scope, field, binding),
    ...initialOf(renderer, binding, given),
  };
}

function particulars(scope: FieldScope, field: Field, binding: FieldBinding): Partial<FieldModel> {
  const { renderer } = scope;
  switch (field.kind) {
    case 'radio':
    case 'buttons':
    case 'checkboxes':
      return { options: renderOptions(renderer, field.options, binding) };
    case 'transfer':
      return optionsOf(scope, field.options, binding);
    case 'select':
      return {
        ...optionsOf(scope, field.options, binding),
        ...optional('multiple', field.multiple),
        ...optional('search', field.search),
      };
    case 'number':
      return {
        ...optional('minimum', field.minimum),
        ...optional('maximum', field.maximum),
        ...optional('unit', field.unit && renderer.text(field.unit)),
      };
    case 'date':
    case 'date-range':
      return optional('time', field.time);
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
    case 'repeat':
      return {
        fields: renderChildren(scope, binding),
        add: renderer.text(field.add),
        most: field.most,
        least: field.least ?? 1,
        layout: field.layout ?? 'rows',
      };
    case 'pick':
      return {
        fields: renderChildren(scope, binding),
        add: renderer.text(field.add),
        ...optional('most', field.most),
        columns: field.columns.map((column) => renderer.text(column.label)),
        panel: {
          id: renderer.ids.issue({ kind: 'pick', field, place: renderer.place }),
          title: renderer.text(field.panel.title),
          columns: field.panel.columns.map((column) => renderer.text(column.label)),
          confirm: renderer.text(field.panel.confirm),
          cancel: renderer.text(common.cancel),
          empty: renderer.text(common.noData),
          ...optional('next', secondLook(renderer, field.panel.next, binding)),
        },
      };
    default:
      return 'maxLength' in field && field.maxLength ? { maxLength: field.maxLength } : {};
  }
}

/** What a panel asks about the chosen records before it takes them. */
function secondLook(
  renderer: Renderer,
  next: Extract<Field, { kind: 'pick' }>['panel']['next'],
  binding: FieldBinding,
): PanelModel['next'] {
  return (
    next && {
      title: renderer.text(next.title),
      fields: binding.children.filter(({ field }) => next.fields.includes(field.name)).map(({ id }) => id),
      confirm: renderer.text(next.confirm),
    }
  );
}

function renderChildren(scope: FieldScope, binding: FieldBinding): readonly FieldModel[] {
  const within: FieldScope = {
    renderer: scope.renderer,
    siblings: binding.children,
    around: [...scope.siblings, ...scope.around],
  };
  return binding.children.map((child) => renderField(within, child));
}

function optionsOf(
  scope: FieldScope,
  options: readonly Option[] | OptionQuery,
  binding: FieldBinding,
): Partial<FieldModel> {
  const { renderer } = scope;
  if (isFixed(options)) return { options: renderOptions(renderer, options, binding) };
  const fields = [...scope.siblings, ...scope.around];
  const wanted = options.dependsOn ?? [];
  return {
    source: renderer.ids.issue({ kind: 'options', query: options, binding, scope: fields, place: renderer.place }),
    dependsOn: fields.filter(({ field }) => wanted.includes(field.name)).map(({ id }) => id),
    empty: renderer.text(options.empty),
  };
}

/** Options under opaque ids; the binding remembers what each stands for. */
export function renderOptions(
  renderer: Renderer,
  options: readonly Option[],
  binding: FieldBinding,
): readonly OptionModel[] {
  return options.map((option) => {
    const id = optionId(binding, option.value);
    const text = typeof option.label === 'string' ? option.label : renderer.text(option.label);
    binding.texts.set(id, text);
    return {
      id,
      text,
      ...optional('help', option.help && renderer.text(option.help)),
      ...optional('disabled', option.disabled),
    };
  });
}

/** Conditions by field id; fields of one name in several branches of a form are alternatives. */
export function renderConditions(
  scope: FieldScope,
  conditions: readonly Condition[],
): readonly ConditionModel[] | undefined {
  if (conditions.length === 0) return undefined;
  const named = (bindings: readonly FieldBinding[], name: string) =>
    bindings.filter(({ field }) => field.name === name);
  return conditions.map(({ field, is }) => {
    const beside = named(scope.siblings, field);
    const holders = beside.length > 0 ? beside : named(scope.around, field);
    return {
      anyOf: holders.map((holder) => ({
        id: holder.id,
        is: 'options' in holder.field ? is.map((value) => optionId(holder, value)) : is,
      })),
    };
  });
}

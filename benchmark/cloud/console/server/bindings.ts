import type { Condition, Field, FieldGroup, FormStep, Option, OptionQuery } from '../../spec/console.js';
import { conditionsOf } from './conditions.js';
import { randomId } from './opaque-ids.js';
import type { FieldBinding } from './targets.js';

/** Gives every field of some groups and steps, and each of its options, an opaque id. */
export function bindGroups(groups: readonly FieldGroup[], steps: readonly FormStep[] = []): readonly FieldBinding[] {
  const bind = (group: FieldGroup, around: readonly Condition[]) =>
    group.fields.map((field) => bindField(field, [...around, ...conditionsOf(group.when)]));
  return [
    ...groups.flatMap((group) => bind(group, [])),
    ...steps.flatMap((step) => step.groups.flatMap((group) => bind(group, conditionsOf(step.when)))),
  ];
}

/** @param shared conditions of the group around the field */
export function bindField(field: Field, shared: readonly Condition[] = []): FieldBinding {
  const fixed = 'options' in field && isFixed(field.options) ? field.options : [];
  return {
    id: randomId(),
    field,
    conditions: [...shared, ...conditionsOf(field.when)],
    options: new Map(fixed.map((option) => [randomId(), option.value])),
    texts: new Map(),
    children: 'fields' in field ? (field.fields ?? []).map((child) => bindField(child)) : [],
  };
}

/** Id of an option, also of one that the cloud has not named yet. */
export function optionId(binding: FieldBinding, value: string): string {
  const known = [...binding.options].find(([, option]) => option === value)?.[0];
  if (known !== undefined) return known;
  const id = randomId();
  binding.options.set(id, value);
  return id;
}

export function isFixed(options: readonly Option[] | OptionQuery): options is readonly Option[] {
  return Array.isArray(options);
}

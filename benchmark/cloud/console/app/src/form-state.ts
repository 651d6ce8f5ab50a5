import type { FieldModel, FormModel } from '../../page-model.js';

export type FieldState = string | boolean | undefined | readonly string[] | readonly RowState[];
export type RowState = Readonly<Record<string, FieldState>>;

/** Values that a form starts with. */
export function initialState(fields: readonly FieldModel[]): RowState {
  return Object.fromEntries(fields.map((field) => [field.id, initialValue(field)]));
}

function initialValue(field: FieldModel): FieldState {
  if (field.initial !== undefined) return field.initial;
  if (field.widget === 'repeat') return [initialState(field.fields ?? [])];
  if (field.widget === 'checkboxes' || field.widget === 'tags') return [];
  return undefined;
}

export function fieldsOf(form: FormModel): readonly FieldModel[] {
  return form.groups.flatMap((group) => group.fields);
}

/** Whether a field is shown, given what others hold. */
export function isShown(field: FieldModel, state: RowState, all: readonly FieldModel[]): boolean {
  return (field.when ?? []).every((wanted) => {
    const other = all.find((candidate) => candidate.id === wanted.id);
    if (other && !isShown(other, state, all)) return false;
    const value = state[wanted.id];
    const held = Array.isArray(value) ? value.map(String) : [String(value)];
    return wanted.is.some((option) => held.includes(option));
  });
}

import type { ConditionModel, FieldModel, FormModel } from '../../page-model.js';

export type FieldState = string | boolean | undefined | readonly string[] | readonly RowState[];
export interface RowState {
  readonly [id: string]: FieldState;
}

/** What the fields of one level of a form hold; a repeated row sees the form around it too. */
export interface Level {
  readonly state: RowState;
  readonly fields: readonly FieldModel[];
}

/** Values that a form starts with. */
export function initialState(fields: readonly FieldModel[]): RowState {
  return Object.fromEntries(fields.map((field) => [field.id, initialValue(field)]));
}

function initialValue(field: FieldModel): FieldState {
  const { widget } = field;
  const start = initialState(field.fields ?? []);
  if (widget === 'repeat') {
    const given = field.initial as readonly RowState[] | undefined;
    const rows = (given ?? []).map((row) => ({ ...start, ...row }));
    return rows.length > 0 ? rows : Array.from({ length: field.least ?? 1 }, () => start);
  }
  if (field.initial !== undefined) return field.initial as FieldState;
  const isList = ['checkboxes', 'tags', 'transfer', 'date-range', 'pick'].includes(widget) || field.multiple;
  return isList ? [] : undefined;
}

export function fieldsOf(form: FormModel): readonly FieldModel[] {
  const groups = [...form.groups, ...(form.steps?.steps ?? []).flatMap((step) => step.groups)];
  return groups.flatMap((group) => group.fields);
}

/** Whether conditions are met, given what the fields hold. */
export function areMet(when: readonly ConditionModel[] | undefined, level: Level): boolean {
  return (when ?? []).every(({ anyOf }) =>
    anyOf.some(({ id, is }) => {
      const other = level.fields.find((candidate) => candidate.id === id);
      if (!other || !areMet(other.when, level)) return false;
      const value = level.state[id];
      const held = Array.isArray(value) ? value.map(String) : [String(value ?? false)];
      return is.some((option) => held.includes(option));
    }),
  );
}

export function rowsIn(value: FieldState): readonly RowState[] {
  return Array.isArray(value) ? value.filter((row): row is RowState => typeof row === 'object') : [];
}

export function textsIn(value: FieldState): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function replaceAt(rows: readonly RowState[], index: number, row: RowState): readonly RowState[] {
  return rows.map((existing, position) => (position === index ? row : existing));
}

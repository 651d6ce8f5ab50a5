import type { Condition, FieldValue, Row, Text, Values } from '../../spec/console.js';
import { checkField } from './check-field.js';
import { holds } from './conditions.js';
import type { FieldBinding } from './targets.js';

/** What the browser posts: values by opaque field id. */
export type PostedValues = Readonly<Record<string, unknown>>;

/** Finds the record that an opaque row id stands for. */
export type RowFinder = (id: unknown) => Row | undefined;

export interface ReadForm {
  readonly values: Values;
  /** Texts to show by opaque field id; fields of repeated groups as `id/row/id`. */
  readonly errors: Readonly<Record<string, Text>>;
}

/** Fields and what was posted for them; rows of repeated fields stand within those of the form. */
export interface FormLevel {
  readonly bindings: readonly FieldBinding[];
  readonly posted: PostedValues;
  readonly findRow: RowFinder;
  readonly outer?: FormLevel;
}

/** Deeper chains of conditions are mistakes of a spec that would never end. */
const longestChain = 20;

/** Turns posted values into those of the spec and checks them as the console does before it calls the cloud. */
export function readForm(level: FormLevel, prefix = ''): ReadForm {
  const values: Record<string, FieldValue | undefined> = {};
  const errors: Record<string, Text> = {};
  for (const binding of level.bindings) {
    if (!isShown(binding, level)) continue;
    const value = readValue(binding, level);
    const { name } = binding.field;
    if (values[name] === undefined) values[name] = value;
    const message = checkField(binding.field, value) ?? checkRepetition(binding, level, value);
    if (message) errors[prefix + binding.id] = message;
    for (const [index, row] of rowsOf(level.posted[binding.id]).entries()) {
      if (binding.children.length === 0) break;
      Object.assign(errors, readForm(inner(level, binding, row), `${prefix}${binding.id}/${index}/`).errors);
    }
  }
  return { values, errors };
}

function checkRepetition({ field }: FieldBinding, level: FormLevel, value: FieldValue | undefined): Text | undefined {
  if (field.repeats === undefined) return undefined;
  const { [field.repeats.field]: other } = readNamed(level, [field.repeats.field]);
  return value === other ? undefined : field.repeats.message;
}

/** Values of fields by name, whether they are shown or not. */
export function readNamed(level: FormLevel, names: readonly string[]): Values {
  const read = names.map((name) => {
    const binding = level.bindings.find(({ id, field }) => field.name === name && id in level.posted);
    return [name, binding && readValue(binding, level)] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Whether a field is shown, given what the others hold. */
export function isShown(binding: FieldBinding, level: FormLevel, depth = 0): boolean {
  return areMet(binding.conditions, level, depth, binding);
}

/** Whether conditions are met, given what the fields hold. */
export function areMet(
  conditions: readonly Condition[],
  level: FormLevel,
  depth = 0,
  of: FieldBinding | undefined = undefined,
): boolean {
  if (depth > longestChain) return false;
  return conditions.every(({ field, is }) =>
    holders(level, field).some(
      ({ other, at }) => other !== of && isShown(other, at, depth + 1) && holds(readValue(other, at), is),
    ),
  );
}

/** Rows of a repeated or picked group as they were posted. */
export function rowsOf(posted: unknown): readonly Row[] {
  return Array.isArray(posted) ? posted.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

export function inner(outer: FormLevel, binding: FieldBinding, posted: Row): FormLevel {
  return { bindings: binding.children, posted, findRow: outer.findRow, outer };
}

function holders(level: FormLevel, name: string): readonly { other: FieldBinding; at: FormLevel }[] {
  const here = level.bindings.filter(({ field }) => field.name === name).map((other) => ({ other, at: level }));
  return here.length > 0 || !level.outer ? here : holders(level.outer, name);
}

function readValue(binding: FieldBinding, level: FormLevel): FieldValue | undefined {
  const { field, options } = binding;
  const posted = level.posted[binding.id];
  switch (field.kind) {
    case 'radio':
    case 'buttons':
      return typeof posted === 'string' ? options.get(posted) : undefined;
    case 'select':
      if (field.multiple) return chosen(options, posted);
      return typeof posted === 'string' ? options.get(posted) : undefined;
    case 'checkboxes':
    case 'transfer':
      return chosen(options, posted);
    case 'switch':
    case 'agreement':
      return posted === true;
    case 'date-range':
      return Array.isArray(posted) ? posted.map((day) => String(day ?? '')) : [];
    case 'tags':
      return rowsOf(posted)
        .map((tag) => ({ Key: textIn(tag, 'k'), Value: textIn(tag, 'v') }))
        .filter((tag) => tag.Key !== '');
    case 'repeat':
      return rowsOf(posted).map((row) => readForm(inner(level, binding, row)).values);
    case 'pick':
      return rowsOf(posted).flatMap((row) => {
        const record = level.findRow(row.r);
        return record ? [{ ...record, ...readForm(inner(level, binding, row)).values }] : [];
      });
    case 'password':
      return typeof posted === 'string' ? posted : undefined;
    default:
      return typeof posted === 'string' ? posted.trim() : undefined;
  }
}

function chosen(options: ReadonlyMap<string, string>, posted: unknown): readonly string[] {
  return Array.isArray(posted) ? posted.flatMap((id) => options.get(String(id)) ?? []) : [];
}

function textIn(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value.trim() : '';
}

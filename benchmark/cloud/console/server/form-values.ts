import type { Field, FieldValue, Row, Text, Values } from '../../spec/console.js';
import { common } from './common-texts.js';
import { areMet } from './conditions.js';
import type { FieldBinding } from './targets.js';

/** What the browser posts: values by opaque field id. */
export type PostedValues = Readonly<Record<string, unknown>>;

export interface ReadForm {
  readonly values: Values;
  /** Texts to show by opaque field id. */
  readonly errors: Readonly<Record<string, Text>>;
}

/** Turns posted values into those of the spec and checks them as the console does before it calls the cloud. */
export function readForm(bindings: readonly FieldBinding[], posted: PostedValues, prefix = ''): ReadForm {
  const values: Record<string, FieldValue | undefined> = {};
  const errors: Record<string, Text> = {};
  for (const binding of bindings) values[binding.field.name] = readValue(binding, posted[binding.id]);
  for (const binding of bindings) {
    const { field } = binding;
    if (!areMet(field.when, values)) {
      delete values[field.name];
      continue;
    }
    const message = check(field, values[field.name]);
    if (message) errors[prefix + binding.id] = message;
    if (field.kind !== 'repeat') continue;
    for (const [index, row] of rowsOf(posted[binding.id]).entries()) {
      Object.assign(errors, readForm(binding.children, row, `${prefix}${binding.id}/${index}/`).errors);
    }
  }
  return { values, errors };
}

function readValue(binding: FieldBinding, posted: unknown): FieldValue | undefined {
  const { field, options } = binding;
  switch (field.kind) {
    case 'radio':
    case 'buttons':
    case 'select':
      return typeof posted === 'string' ? options.get(posted) : undefined;
    case 'checkboxes':
      return Array.isArray(posted) ? posted.flatMap((id) => options.get(String(id)) ?? []) : [];
    case 'switch':
      return posted === true;
    case 'tags':
      return rowsOf(posted)
        .map((tag) => ({ Key: textIn(tag, 'k'), Value: textIn(tag, 'v') }))
        .filter((tag) => tag.Key !== '');
    case 'repeat':
      return rowsOf(posted).map((row) => readForm(binding.children, row).values);
    default:
      return typeof posted === 'string' ? (field.kind === 'password' ? posted : posted.trim()) : undefined;
  }
}

function check(field: Field, value: FieldValue | undefined): Text | undefined {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return field.required ? common.required : undefined;
  if (field.rule && typeof value === 'string' && !field.rule.pattern.test(value)) return field.rule.message;
  return undefined;
}

function rowsOf(posted: unknown): readonly Row[] {
  return Array.isArray(posted) ? posted.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

function textIn(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value.trim() : '';
}

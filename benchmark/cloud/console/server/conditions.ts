import type { Condition, Field, FieldValue } from '../../spec/console.js';

/** The conditions under which a field or a group of fields is shown, as a list. */
export function conditionsOf(when: Field['when']): readonly Condition[] {
  if (when === undefined) return [];
  return 'field' in when ? [when] : when;
}

/** Whether a field's value is one of those that a condition names. */
export function holds(value: FieldValue | undefined, wanted: readonly string[]): boolean {
  const held = Array.isArray(value) ? value.map(String) : [String(value)];
  return wanted.some((candidate) => held.includes(candidate));
}

import type { Condition, Field, Values } from '../../spec/console.js';

/** The conditions under which a field or a group of fields is shown, as a list. */
export function conditionsOf(when: Field['when']): readonly Condition[] {
  if (when === undefined) return [];
  return 'field' in when ? [when] : when;
}

/** Whether values fulfil all conditions. */
export function areMet(when: Field['when'], values: Values): boolean {
  return conditionsOf(when).every(({ field, is }) => {
    const value = values[field];
    const held = Array.isArray(value) ? value.map(String) : [String(value)];
    return is.some((wanted) => held.includes(wanted));
  });
}

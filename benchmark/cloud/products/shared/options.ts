import type { AttributeSpec } from '../../spec/attribute.js';
import type { Option, Row, Text } from '../../spec/console.js';
import { textOf } from '../../spec/rows.js';

/** The coded values of an attribute as options under its own words, or those of them that are named. */
export function valueOptions(attribute: AttributeSpec | undefined, among?: readonly string[]): readonly Option[] {
  return (attribute?.values ?? [])
    .filter(({ value }) => among === undefined || among.includes(value))
    .map(({ value, label }) => ({ value, label }));
}

/** A record as an option, `name / id`. */
export function namedOption(row: Row, id: string, name: string): Option {
  return { value: textOf(row, id), label: [textOf(row, name), textOf(row, id)].filter(Boolean).join(' / ') };
}

/** Records as options that say nothing but their names. */
export function nameOptions(rows: readonly Row[], attribute: string): readonly Option[] {
  return rows.map((row) => ({ value: textOf(row, attribute), label: textOf(row, attribute) }));
}

/** What a select says that has no options. */
export const nothingToChoose: Text = { en: 'No options available.', zh: '暂无可选项' };

import type { AttributeSpec } from '../../spec/attribute.js';
import type { Option, Text } from '../../spec/console.js';

/** The coded values of an attribute as options under its own words, or those of them that are named. */
export function valueOptions(attribute: AttributeSpec | undefined, among?: readonly string[]): readonly Option[] {
  return (attribute?.values ?? [])
    .filter(({ value }) => among === undefined || among.includes(value))
    .map(({ value, label }) => ({ value, label }));
}

/** What a select says that has no options. */
export const nothingToChoose: Text = { en: 'No options available.', zh: '暂无可选项' };

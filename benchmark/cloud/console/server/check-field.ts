import type { Field, FieldValue, Text } from '../../spec/console.js';
import { common } from './common-texts.js';

/** What the console says of a value before it calls the cloud; undefined where nothing is wrong. */
export function checkField(field: Field, value: FieldValue | undefined): Text | undefined {
  if (isEmpty(field, value)) {
    if (!field.required) return undefined;
    return field.kind === 'agreement' ? common.agree : common.required;
  }
  if (field.kind === 'transfer' && Array.isArray(value) && field.most !== undefined && value.length > field.most) {
    return filled(common.tooMany, { max: field.most });
  }
  if (field.kind === 'number' && typeof value === 'string') return checkNumber(field, value);
  if (field.rule && typeof value === 'string' && !field.rule.pattern.test(value)) return field.rule.message;
  return undefined;
}

function isEmpty(field: Field, value: FieldValue | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (field.kind === 'agreement') return value !== true;
  if (!Array.isArray(value)) return false;
  if (field.kind === 'date-range') return value.length < 2 || value.some((day) => day === '');
  return value.length === 0;
}

function checkNumber(field: Extract<Field, { kind: 'number' }>, text: string): Text | undefined {
  const number = Number(text);
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field;
  if (Number.isNaN(number)) return common.number;
  if (number >= minimum && number <= maximum) return undefined;
  if (maximum === Number.POSITIVE_INFINITY) return filled(common.atLeast, { min: minimum });
  if (minimum === Number.NEGATIVE_INFINITY) return filled(common.atMost, { max: maximum });
  return filled(common.between, { min: minimum, max: maximum });
}

function filled(text: Text, numbers: Readonly<Record<string, number>>): Text {
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => String(numbers[name] ?? whole));
  return { en: fill(text.en), zh: fill(text.zh) };
}

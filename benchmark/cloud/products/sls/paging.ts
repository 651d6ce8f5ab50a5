import type { Attributes } from '../../spec/index.js';
import { invalidParameter } from './errors.js';

/** One page of a list by `offset` and `size`, with the count fields of the log service. */
export function offsetPage<Item>(
  parameters: Attributes,
  all: readonly Item[],
  limit: { readonly size: number; readonly maximum: number },
) {
  const offset = whole(parameters.offset, 0, 'offset');
  const size = whole(parameters.size, limit.size, 'size');
  if (size > limit.maximum) throw invalidParameter(`The size must not exceed ${limit.maximum}.`);
  const items = all.slice(offset, offset + size);
  return { items, fields: { count: items.length, total: all.length } };
}

function whole(given: unknown, fallback: number, name: string): number {
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 0) throw invalidParameter(`The ${name} is not valid.`);
  return number;
}

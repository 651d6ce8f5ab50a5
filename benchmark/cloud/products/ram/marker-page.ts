import { ApiError, type Attributes } from '../../spec/index.js';

const MOST = 1000;

/** One page of a whole list by `Marker` and `MaxItems`, for lists that the engine does not cut itself. */
export function markerPage<Item>({ Marker, MaxItems }: Attributes, all: readonly Item[], fallback: number) {
  const first = whole('Marker', Marker, 0, 0);
  const end = first + whole('MaxItems', MaxItems, fallback, 1);
  const rest = end < all.length ? { IsTruncated: true, Marker: String(end) } : { IsTruncated: false };
  return { items: all.slice(first, end), rest };
}

function whole(parameter: string, given: unknown, fallback: number, minimum: number): number {
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  const maximum = parameter === 'MaxItems' ? MOST : Number.MAX_SAFE_INTEGER;
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
  throw new ApiError({
    status: 400,
    code: `InvalidParameter.${parameter}`,
    message: `The parameter - ${parameter} is not valid.`,
  });
}

import { ApiError } from '../spec/errors.js';
import type { Attributes } from '../spec/handler.js';
import type { ListOperation } from '../spec/operation.js';
import type { ProductSpec } from '../spec/product.js';

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** Fields beside the list, such as TotalCount. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Cuts one page out of a whole list in the manner of the operation's family. */
export function pageOf<Item>(
  product: ProductSpec,
  spec: ListOperation,
  parameters: Attributes,
  all: readonly Item[],
): PageOf<Item> {
  const integer = (name: string, fallback: number, maximum: number, minimum = 1) =>
    integerOf(product, name, parameters[name], { fallback, minimum, maximum });
  const size = (name: string) => integer(name, spec.defaultPageSize, spec.maximumPageSize);
  switch (spec.paging) {
    case 'none':
      return { items: all, fields: {} };
    case 'marker': {
      const { items, next } = after(product, 'Marker', parameters.Marker, size('MaxItems'), all);
      return { items, fields: next === '' ? { IsTruncated: false } : { IsTruncated: true, Marker: next } };
    }
    case 'token': {
      const { items, next } = after(product, 'NextToken', parameters.NextToken, size('MaxResults'), all);
      return { items, fields: { NextToken: next, MaxResults: size('MaxResults'), TotalCount: all.length } };
    }
    case 'page-number-or-token':
      if (parameters.MaxResults !== undefined || (parameters.NextToken ?? '') !== '') {
        const { items, next } = after(product, 'NextToken', parameters.NextToken, size('MaxResults'), all);
        return { items, fields: { NextToken: next } };
      }
      return numberedPage(integer('PageNumber', 1, 1_000_000), size('PageSize'), all, { NextToken: '' });
    case 'page-number-total': {
      const { items } = numberedPage(integer('PageNumber', 1, 1_000_000), size('PageSize'), all, {});
      return { items, fields: { Total: all.length } };
    }
    case 'offset': {
      const offset = integer('offset', 0, 1_000_000_000, 0);
      const items = all.slice(offset, offset + size('size'));
      return { items, fields: { count: items.length, total: all.length } };
    }
    case 'page-number':
      return numberedPage(integer('PageNumber', 1, 1_000_000), size('PageSize'), all, {});
  }
}

function numberedPage<Item>(number: number, size: number, all: readonly Item[], extra: Attributes): PageOf<Item> {
  return {
    items: all.slice((number - 1) * size, number * size),
    fields: { PageNumber: number, PageSize: size, TotalCount: all.length, ...extra },
  };
}

/** The items after an opaque position; positions are offsets, unreadable on purpose. */
function after<Item>(product: ProductSpec, name: string, token: unknown, size: number, all: readonly Item[]) {
  const text = String(token ?? '');
  const offset =
    text === '' ? 0 : Number(/^offset:(\d+)$/.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1]);
  if (Number.isNaN(offset)) throw new ApiError(product.invalidParameter, { parameter: name, value: text });
  const end = offset + size;
  const next = end < all.length ? Buffer.from(`offset:${end}`, 'latin1').toString('base64url') : '';
  return { items: all.slice(offset, end), next };
}

function integerOf(
  product: ProductSpec,
  name: string,
  given: unknown,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number {
  if (given === undefined || given === '') return fallback;
  const number = Number(given);
  if (!Number.isInteger(number) || number < minimum || number > maximum) {
    throw new ApiError(product.invalidParameter, { parameter: name, value: given });
  }
  return number;
}

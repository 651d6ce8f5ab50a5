import type { Attributes } from '../../spec/index.js';

/** One page of rows that a handler computed, with the counts beside it. The parameters are checked already. */
export function numberedPage<Item>(rows: readonly Item[], { PageNumber, PageSize }: Attributes) {
  const number = Number(PageNumber);
  const size = Number(PageSize);
  return {
    items: rows.slice((number - 1) * size, number * size),
    fields: { TotalCount: rows.length, PageNumber: number, PageSize: size },
  };
}

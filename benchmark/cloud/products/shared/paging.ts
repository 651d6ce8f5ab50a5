import type { PageContext, Row } from '../../spec/console.js';
import { listOf, textOf } from '../../spec/rows.js';

/** Rows of all pages of a list that counts pages by `PageNumber`. */
export async function allPages(
  context: PageContext,
  call: {
    readonly product: string;
    readonly action: string;
    readonly parameters?: Row;
    readonly at: readonly string[];
  },
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await context.call(call.product, call.action, {
      RegionId: context.region,
      ...call.parameters,
      PageNumber: page,
      PageSize: 50,
    });
    const found = listOf(answer, ...call.at);
    rows.push(...found);
    if (found.length === 0 || rows.length >= Number(textOf(answer, 'TotalCount'))) return rows;
  }
}

/** A cell of a resource's tags, `key:value` a line. */
export function tagLines(row: Row): readonly string[] {
  const tags = listOf(row, 'Tags', 'Tag');
  return tags.map(
    (tag) => `${textOf(tag, 'TagKey') || textOf(tag, 'Key')}:${textOf(tag, 'TagValue') || textOf(tag, 'Value')}`,
  );
}

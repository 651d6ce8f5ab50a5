import type { PageContext, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';

/** Aliases of the region. */
export async function readAliases(context: PageContext): Promise<readonly Row[]> {
  return await allPages(context, { product: 'kms', action: 'ListAliases', at: ['Aliases', 'Alias'] });
}

/** Keys of the region with their aliases beside their metadata. */
export async function readKeys(context: PageContext): Promise<readonly Row[]> {
  const keys = await allPages(context, { product: 'kms', action: 'ListKeys', at: ['Keys', 'Key'] });
  const aliases = await readAliases(context);
  return await Promise.all(
    keys.map(async (key) => {
      const KeyId = textOf(key, 'KeyId');
      const answer = await context.call('kms', 'DescribeKey', { RegionId: context.region, KeyId });
      const names = aliases.filter((row) => textOf(row, 'KeyId') === KeyId).map((row) => textOf(row, 'AliasName'));
      return { ...rowOf(answer, 'KeyMetadata'), aliases: names };
    }),
  );
}

/** The key that the page is about. */
export async function readKey(context: PageContext): Promise<Row> {
  const answer = await context.call('kms', 'DescribeKey', { RegionId: context.region, KeyId: keyOf(context) });
  return rowOf(answer, 'KeyMetadata');
}

export function keyOf(context: PageContext): string {
  return context.parameters.key ?? '';
}

/** Calls an operation on one key of the page's region. */
export async function callKey(context: PageContext, action: string, KeyId: string, more: Row = {}) {
  await context.call('kms', action, { RegionId: context.region, KeyId, ...more });
  return {};
}

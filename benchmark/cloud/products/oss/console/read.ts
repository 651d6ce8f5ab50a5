import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';

/** All buckets of the account, of all regions. */
export async function allBuckets(context: PageContext): Promise<readonly Row[]> {
  const buckets: Row[] = [];
  let marker = '';
  do {
    const answer = await context.call('oss', 'ListBuckets', { 'max-keys': 100, ...(marker ? { marker } : {}) });
    const result = rowOf(answer, 'ListAllMyBucketsResult');
    buckets.push(...listOf(result, 'Buckets', 'Bucket'));
    marker = textOf(result, 'NextMarker');
  } while (marker !== '');
  return buckets;
}

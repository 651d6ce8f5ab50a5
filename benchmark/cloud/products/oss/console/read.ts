import type { Option, PageContext, Row } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { nameOptions } from '../../shared/options.js';

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

/** Beginning of the routes of one bucket. */
export const BUCKET_ROUTE = '/bucket/:location/:bucket';

/** Route of a bucket's overview. */
export function bucketRoute(row: Row): string {
  return `/bucket/${textOf(row, 'Location')}/${textOf(row, 'Name')}/overview`;
}

/** The bucket that a page is about. */
export function bucketName(context: PageContext): string {
  return context.parameters.bucket ?? '';
}

/** Region of the bucket that a page is about; calls about a bucket belong to it. */
export function bucketRegion(context: PageContext): string {
  return (context.parameters.location ?? '').replace(/^oss-/, '');
}

/** The buckets that lie in the region of the page's bucket, it among them. */
export async function neighbours(context: PageContext): Promise<readonly Option[]> {
  const found = (await allBuckets(context)).filter((row) => textOf(row, 'Region') === bucketRegion(context));
  return nameOptions(found, 'Name');
}

/** Calls an operation on the bucket that a page is about. */
export async function onBucket(context: PageContext, action: string, parameters: Row = {}): Promise<Row> {
  return await context.call('oss', action, { BucketName: bucketName(context), ...parameters }, bucketRegion(context));
}

/** Like `onBucket`, but an empty answer where the thing asked for was never set. */
export async function readOnBucket(context: PageContext, action: string): Promise<Row> {
  const parameters = { BucketName: bucketName(context) };
  return (await context.find('oss', action, parameters, bucketRegion(context))) ?? {};
}

/** The bucket itself. */
export async function readBucket(context: PageContext): Promise<Row> {
  return rowOf(await onBucket(context, 'GetBucketInfo'), 'BucketInfo', 'Bucket');
}

/** One of a bucket's configurations, empty where it was never set. */
export async function readConfiguration(context: PageContext, name: string, root: string): Promise<Row> {
  return rowOf(await readOnBucket(context, `GetBucket${name}`), root);
}

/** Sets one of a bucket's configurations, or takes it away where nothing is left in it. */
export async function writeConfiguration(context: PageContext, name: string, content: unknown): Promise<void> {
  if (content === undefined) await onBucket(context, `DeleteBucket${name}`);
  else await onBucket(context, `PutBucket${name}`, { Configuration: content });
}

/** A part of a configuration that stands once or several times, as a list. */
export function partsOf(row: Row, ...path: readonly string[]): readonly unknown[] {
  let value: unknown = row;
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Row)[key] : undefined;
  return value === undefined || value === '' ? [] : [value].flat();
}

/** The parts as rows, each with its place in the list. */
export function partRows(row: Row, ...path: readonly string[]): readonly Row[] {
  return partsOf(row, ...path)
    .filter((part): part is Row => typeof part === 'object' && part !== null)
    .map((part, place) => ({ ...part, place }));
}

/** The parts without the one at a place, as they are stored. */
export function withoutPlace(rows: readonly Row[], place?: unknown): readonly Row[] {
  return rows.filter((row) => row.place !== place).map(({ place: _place, ...part }) => part);
}

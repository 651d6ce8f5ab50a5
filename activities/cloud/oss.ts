import OSS from 'ali-oss';
import { AgentError } from '../../domain/errors.js';
import type { ApiConfiguration, Credentials } from '../../domain/ports.js';
import { cloudErrorName, isNotFound } from './errors.js';
import { productApi } from './products.js';

const TIMEOUT_MS = 20_000;
/** Vendor's limit of one page of buckets and of one multi-object delete. */
const PAGE_SIZE = 1_000;

/** How buckets are reached: OSS has a protocol of its own, spoken by the vendor's client. */
export interface BucketClient {
  readonly api: ApiConfiguration;
  readonly credentials: Credentials;
  readonly regionId: string;
}

/** Names of all buckets of the account, in every region. */
export async function listBuckets(options: BucketClient): Promise<readonly string[]> {
  const names: string[] = [];
  for (let marker: string | undefined; ; ) {
    const page = await named('ListBuckets', () =>
      client(options).listBuckets({ 'max-keys': PAGE_SIZE, ...(marker === undefined ? {} : { marker }) }),
    );
    names.push(...(page.buckets ?? []).map((bucket) => bucket.name));
    if (!page.isTruncated || page.nextMarker === null) return names;
    marker = page.nextMarker;
  }
}

/** Deletes a bucket with its objects; one that is gone already counts as deleted. */
export async function deleteBucket(options: BucketClient, name: string): Promise<void> {
  try {
    const regional = await inRegionOf(options, name);
    regional.useBucket(name);
    for (;;) {
      const page = await named('ListObjectsV2', () => regional.listV2({ 'max-keys': String(PAGE_SIZE) }));
      const keys = (page.objects ?? []).map((object) => object.name);
      if (keys.length === 0) break;
      await named('DeleteMultipleObjects', () => regional.deleteMulti(keys, { quiet: true }));
    }
    await named('DeleteBucket', () => regional.deleteBucket(name));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** A bucket is only served by the endpoint of its own region. */
async function inRegionOf(options: BucketClient, name: string): Promise<OSS> {
  const info = await named('GetBucketInfo', () => client(options).getBucketInfo(name));
  const location = (info.bucket?.Location ?? '').replace(/^oss-/, '');
  return client(location === '' ? options : { ...options, regionId: location });
}

function client({ api, credentials, regionId }: BucketClient): OSS {
  const host = api.endpoint ?? productApi('oss', regionId)?.host;
  return new OSS({
    accessKeyId: credentials.accessKeyId,
    accessKeySecret: credentials.accessKeySecret,
    ...(credentials.securityToken === undefined ? {} : { stsToken: credentials.securityToken }),
    region: `oss-${regionId}`,
    endpoint: `${api.protocol}://${host}`,
    // One host for all products knows buckets by path only; a public endpoint knows them by host name.
    sldEnable: api.endpoint !== null,
    authorizationV4: true,
    timeout: TIMEOUT_MS,
  });
}

async function named<T>(action: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { code = '', status, message } = error as { code?: string; status?: number; message?: string };
    // The client numbers its own failures below zero.
    const answered = status !== undefined && status > 0 ? status : undefined;
    throw new AgentError(
      cloudErrorName(code, answered),
      `oss:${action} failed: ${code || 'no answer'}: ${message}`,
      { code, status: answered },
      error,
    );
  }
}

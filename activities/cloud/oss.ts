import { createRequire } from 'node:module';
import type OssClient from 'ali-oss';
import { AgentError } from '../../domain/errors.js';
import type { ApiConfiguration, Credentials } from '../../domain/ports.js';
import { cloudErrorName, isNotFound } from './errors.js';
import { productApi } from './products.js';

const require = createRequire(import.meta.url);
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

export interface BucketSettings {
  readonly name: string;
  readonly storageClass?: string | undefined;
  readonly redundancyType?: string | undefined;
}

/** Makes a bucket in the client's region. Making one's own bucket again is no error (vendor's documents, PutBucket). */
export async function createBucket(options: BucketClient, settings: BucketSettings): Promise<void> {
  const { name, storageClass, redundancyType } = settings;
  await named('PutBucket', () =>
    client(options).putBucket(name, {
      ...(storageClass === undefined ? {} : { storageClass }),
      ...(redundancyType === undefined ? {} : { dataRedundancyType: redundancyType }),
    }),
  );
}

export interface BucketInfo {
  readonly CreationDate?: string;
  readonly ExtranetEndpoint?: string;
  readonly IntranetEndpoint?: string;
  readonly Location?: string;
  readonly StorageClass?: string;
  readonly DataRedundancyType?: string;
  readonly Owner?: { readonly ID?: string };
}

/** A bucket with its tags, or undefined when there is none of that name. */
export async function findBucket(
  options: BucketClient,
  name: string,
): Promise<{ readonly info: BucketInfo; readonly tags: Readonly<Record<string, string>> } | undefined> {
  try {
    const { bucket } = await named('GetBucketInfo', () => client(options).getBucketInfo(name));
    const { tag } = await named('GetBucketTags', () => client(options).getBucketTags(name));
    return { info: bucket ?? {}, tags: tag ?? {} };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Replaces the tags of a bucket. */
export async function tagBucket(
  options: BucketClient,
  name: string,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(tags).length === 0) await named('DeleteBucketTags', () => client(options).deleteBucketTags(name));
  else await named('PutBucketTags', () => client(options).putBucketTags(name, tags));
}

/** Deletes an empty bucket; one that is gone already counts as deleted. */
export async function deleteEmptyBucket(options: BucketClient, name: string): Promise<void> {
  try {
    await named('DeleteBucket', () => client(options).deleteBucket(name));
  } catch (error) {
    if (!isNotFound(error)) throw error;
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
async function inRegionOf(options: BucketClient, name: string): Promise<OssClient> {
  const info = await named('GetBucketInfo', () => client(options).getBucketInfo(name));
  const location = (info.bucket?.Location ?? '').replace(/^oss-/, '');
  return client(location === '' ? options : { ...options, regionId: location });
}

function client({ api, credentials, regionId }: BucketClient): OssClient {
  // Loaded on first use: it takes as long as everything else that the provider plugin loads at its start.
  const OSS = require('ali-oss') as typeof OssClient;
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

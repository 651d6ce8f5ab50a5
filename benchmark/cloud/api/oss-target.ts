import { percentDecode } from './encoding.js';
import type { ApiRequest } from './request.js';

/** What an OSS request is about. */
export interface OssTarget {
  /** Empty for the service itself. */
  readonly bucket: string;
  /** Decoded object name; empty for the bucket itself. */
  readonly key: string;
  /** Region in the host name, if it has one. */
  readonly regionId: string | undefined;
}

/**
 * Reads bucket and object from the host (`bucket.oss-cn-hangzhou.aliyuncs.com`) or from the path. Some clients send
 * the bucket in both places; then both readings are given and the signature tells which one was meant.
 */
export function ossTargets(request: ApiRequest): readonly OssTarget[] {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const vendor = /^(?:([a-z0-9-]+)\.)?oss-([a-z0-9-]+?)(?:-internal)?\.aliyuncs\.com$/.exec(host);
  const local = /^([a-z0-9-]+)\.localhost$/.exec(host);
  const regionId = vendor?.[2];
  const hostBucket = vendor?.[1] ?? local?.[1];
  const path = percentDecode(request.path.slice(1));
  const slash = path.indexOf('/');
  const inPath: OssTarget = {
    bucket: slash < 0 ? path : path.slice(0, slash),
    key: slash < 0 ? '' : path.slice(slash + 1),
    regionId,
  };
  if (hostBucket === undefined) return [inPath];
  const inHost: OssTarget = { bucket: hostBucket, key: path, regionId };
  return inPath.bucket === hostBucket ? [inPath, inHost] : [inHost];
}

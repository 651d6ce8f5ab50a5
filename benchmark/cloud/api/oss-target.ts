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

/** Reads bucket and object from the host (`bucket.oss-cn-hangzhou.aliyuncs.com`) or from the path. */
export function ossTarget(request: ApiRequest): OssTarget {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const vendor = /^(?:([a-z0-9-]+)\.)?oss-([a-z0-9-]+?)(?:-internal)?\.aliyuncs\.com$/.exec(host);
  const local = /^([a-z0-9-]+)\.localhost$/.exec(host);
  const hostBucket = vendor?.[1] ?? local?.[1];
  const path = decodePath(request.path.slice(1));
  if (hostBucket !== undefined) return { bucket: hostBucket, key: path, regionId: vendor?.[2] };
  const slash = path.indexOf('/');
  return {
    bucket: slash < 0 ? path : path.slice(0, slash),
    key: slash < 0 ? '' : path.slice(slash + 1),
    regionId: vendor?.[2],
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The part of the vendor's OSS client that is used here: the community's types lack its newer options and answers. */
declare module 'ali-oss' {
  interface Options {
    accessKeyId: string;
    accessKeySecret: string;
    stsToken?: string;
    /** `oss-` and the region, such as `oss-cn-hangzhou`. */
    region: string;
    endpoint: string;
    /** Path-style addressing. */
    sldEnable: boolean;
    authorizationV4: boolean;
    /** Milliseconds. */
    timeout: number;
  }

  export default class OSS {
    constructor(options: Options);
    useBucket(name: string): this;
    /** `buckets` is null when there are none. */
    listBuckets(query: { 'max-keys'?: number; marker?: string }): Promise<{
      buckets: { name: string; region: string }[] | null;
      isTruncated: boolean;
      nextMarker: string | null;
    }>;
    getBucketInfo(name: string): Promise<{ bucket?: import('./oss.js').BucketInfo }>;
    getBucketTags(name: string): Promise<{ tag?: Record<string, string> }>;
    putBucketTags(name: string, tags: Readonly<Record<string, string>>): Promise<unknown>;
    deleteBucketTags(name: string): Promise<unknown>;
    listV2(query: { 'max-keys'?: string }): Promise<{ objects?: { name: string }[] }>;
    deleteMulti(names: string[], options: { quiet: boolean }): Promise<unknown>;
    deleteBucket(name: string): Promise<unknown>;
    putBucket(name: string, options?: { storageClass?: string; dataRedundancyType?: string }): Promise<unknown>;
  }
}

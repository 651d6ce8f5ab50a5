import type { CrowdEntry } from '../../spec/crowd.js';

/** Empty buckets. */
export const ossCrowd: readonly CrowdEntry[] = [
  { action: 'PutBucket', parameters: ({ name, suffix }) => ({ BucketName: `${name}-${suffix}` }) },
];

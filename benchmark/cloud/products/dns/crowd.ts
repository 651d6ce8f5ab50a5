import type { CrowdEntry } from '../../spec/crowd.js';

/** Domain names without records. */
export const dnsCrowd: readonly CrowdEntry[] = [
  { action: 'AddDomain', parameters: ({ name, suffix }) => ({ DomainName: `${name}-${suffix}.com` }) },
];

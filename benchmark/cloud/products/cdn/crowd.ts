import type { CrowdEntry } from '../../spec/crowd.js';

/** Domain names whose acceleration is stopped. */
export const cdnCrowd: readonly CrowdEntry[] = [
  {
    action: 'AddCdnDomain',
    parameters: ({ name, suffix }) => ({
      DomainName: `${name}.${suffix}.example.com`,
      CdnType: 'web',
      Sources: JSON.stringify([{ content: `origin.${suffix}.example.com`, type: 'domain', port: 80, priority: '20' }]),
    }),
    afterwards: (_id, { name, suffix }) => [
      { action: 'StopCdnDomain', parameters: { DomainName: `${name}.${suffix}.example.com` } },
    ],
  },
];

import type { CrowdEntry } from '../../spec/crowd.js';

/** Domain names without records, and groups without domain names. */
export const dnsCrowd: readonly CrowdEntry[] = [
  { action: 'AddDomain', parameters: ({ name, suffix }) => ({ DomainName: `${name}-${suffix}.com` }) },
  { action: 'AddDomainGroup', id: 'GroupId', parameters: ({ name }) => ({ GroupName: name.slice(0, 20) }) },
];

import type { CrowdEntry } from '../../spec/crowd.js';

/** Identity providers that no role trusts. */
export const imsCrowd: readonly CrowdEntry[] = [
  { action: 'CreateSAMLProvider', parameters: ({ name }) => ({ SAMLProviderName: name, Description: '' }) },
];

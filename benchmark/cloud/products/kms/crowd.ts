import type { CrowdEntry } from '../../spec/crowd.js';

/** Keys that are disabled, each with an alias. */
export const kmsCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateKey',
    id: 'KeyMetadata.KeyId',
    parameters: ({ name }) => ({ Description: name }),
    afterwards: (KeyId, { name }) => [
      { action: 'CreateAlias', parameters: { KeyId, AliasName: `alias/${name}` } },
      { action: 'DisableKey', parameters: { KeyId } },
    ],
  },
];

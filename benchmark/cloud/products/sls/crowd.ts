import type { CrowdEntry } from '../../spec/crowd.js';

/** Projects without logstores. */
export const slsCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateProject',
    parameters: ({ name, suffix }) => ({ projectName: `${name}-${suffix}`, description: 'Kept from a trial' }),
  },
];

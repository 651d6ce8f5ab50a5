import type { CrowdEntry } from '../../spec/crowd.js';

/** Instances too old for the log audit feature, away from the default region. */
export const redisCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateInstance',
    id: 'InstanceId',
    parameters: ({ name }) => ({
      InstanceName: name,
      InstanceClass: 'redis.master.small.default',
      EngineVersion: '2.8',
    }),
  },
];

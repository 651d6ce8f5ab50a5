import type { CrowdEntry } from '../../spec/crowd.js';

/** Replica sets; documents ask for sharded clusters, or for instances of the default region. */
export const mongodbCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateDBInstance',
    id: 'DBInstanceId',
    parameters: ({ name, zoneId, made }) => ({
      DBInstanceDescription: name,
      EngineVersion: '4.0',
      ZoneId: zoneId,
      VpcId: made('vpc/CreateVpc'),
      VSwitchId: made('vpc/CreateVSwitch'),
    }),
  },
];

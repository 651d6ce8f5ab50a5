import type { CrowdEntry } from '../../spec/crowd.js';

/** Instances away from the default region. */
export const rdsCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateDBInstance',
    id: 'DBInstanceId',
    parameters: ({ name, index }) => ({
      DBInstanceDescription: name,
      Engine: index % 2 === 0 ? 'MySQL' : 'PostgreSQL',
      EngineVersion: index % 2 === 0 ? '5.7' : '11.0',
      DBInstanceClass: 'rds.mysql.s1.small',
      DBInstanceStorage: 20,
    }),
  },
];

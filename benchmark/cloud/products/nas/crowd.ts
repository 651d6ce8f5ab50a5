import type { CrowdEntry } from '../../spec/crowd.js';

/** File systems without mount targets, and permission groups without rules; an account may have ten of each. */
export const nasCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateFileSystem',
    id: 'FileSystemId',
    count: 8,
    parameters: ({ name, zoneId }) => ({
      Description: name,
      FileSystemType: 'standard',
      StorageType: 'Capacity',
      ProtocolType: 'NFS',
      ZoneId: zoneId,
    }),
  },
  {
    action: 'CreateAccessGroup',
    count: 8,
    parameters: ({ name }) => ({ AccessGroupName: name, AccessGroupType: 'Vpc' }),
  },
];

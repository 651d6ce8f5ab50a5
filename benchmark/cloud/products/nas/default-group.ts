import type { Attributes } from '../../spec/index.js';

/** Name of the group that every region has from the start, which lets a whole VPC in and cannot be changed. */
export const DEFAULT_GROUP = 'DEFAULT_VPC_GROUP_NAME';

export const defaultGroup: Attributes = {
  AccessGroupName: DEFAULT_GROUP,
  AccessGroupType: 'Vpc',
  Description: 'This VPC Default Access Group',
  FileSystemType: 'standard',
};

/** Its only rule. */
export const defaultRule: Attributes = {
  AccessRuleId: '1',
  AccessGroupName: DEFAULT_GROUP,
  SourceCidrIp: '0.0.0.0/0',
  RWAccess: 'RDWR',
  UserAccess: 'no_squash',
  Priority: 1,
};

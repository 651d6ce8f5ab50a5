import type { ResourceType } from '../resource.js';
import { accessKey } from './access-key.js';
import { bucket } from './bucket.js';
import { network } from './network.js';
import { securityGroup } from './security-group.js';
import { vSwitch } from './switch.js';
import { user } from './user.js';

/** Every resource type that the provider serves, by its type token. */
export const RESOURCE_TYPES: Readonly<Record<string, ResourceType>> = {
  'alicloud:vpc/network:Network': network,
  'alicloud:vpc/switch:Switch': vSwitch,
  'alicloud:ecs/securityGroup:SecurityGroup': securityGroup,
  'alicloud:ram/user:User': user,
  'alicloud:ram/accessKey:AccessKey': accessKey,
  'alicloud:oss/bucket:Bucket': bucket,
};

import type { CrowdEntry } from '../../spec/crowd.js';

/** Load balancers without listeners and lists without entries. */
export const slbCrowd: readonly CrowdEntry[] = [
  {
    action: 'CreateLoadBalancer',
    id: 'LoadBalancerId',
    parameters: ({ name }) => ({ LoadBalancerName: name, AddressType: 'internet' }),
  },
  { action: 'CreateAccessControlList', id: 'AclId', parameters: ({ name }) => ({ AclName: name }) },
];

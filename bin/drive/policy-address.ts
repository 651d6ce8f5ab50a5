import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { remotePolicyName } from '../../domain/policy-name.js';
import type { Policy } from '../../policy-server/policy.js';
import { createPolicyServer } from '../../policy-server/server.js';
import { LOOPBACK } from '../stack/ports.js';

export interface ServedPolicy {
  /** Name by which a run asks it. */
  readonly name: string;
  readonly close: () => void;
}

/** Serves a policy of this process on a free port of this machine. */
export async function servePolicy(policy: Policy): Promise<ServedPolicy> {
  const server = createPolicyServer(() => policy);
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    name: remotePolicyName(`http://${LOOPBACK}:${port}`),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

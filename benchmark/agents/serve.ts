import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createPolicyServer } from '../../policy-server/server.js';
import { AGENT_NAMES, createAgent } from './agents.js';
import { asPolicy } from './policy.js';

/**
 * `npm run agents -- --agent oracle [--seed 1] [--port 0]`: answers the policy contract with a scripted agent and prints where,
 * for `console-agent verify --policy remote:<url>`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      agent: { type: 'string', default: 'oracle' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  const seed = Number(values.seed);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port}: give a number from 0 to 65535, 0 for any free port.`);
  }
  if (!Number.isInteger(seed)) throw new Error(`--seed ${values.seed}: give a whole number.`);
  const policy = asPolicy(await createAgent(values.agent, seed));
  // There is one agent here, whatever name it is asked by.
  const server = createPolicyServer(() => policy);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ agent: policy.version, url: `http://127.0.0.1:${address.port}` })}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`agents (${AGENT_NAMES.join(', ')}): ${message}\n`);
  process.exitCode = 1;
});

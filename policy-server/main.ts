import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createPolicyLookup } from './lookup.js';
import { createPolicyServer } from './server.js';

/** Entry of the policy server process. Prints one JSON line `{"url"}` when it is ready. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      // Ends with the parent: stdin is a pipe that the parent holds open.
      lifeline: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port ${values.port}: give a number from 0 to 65535, 0 for any free port.`);
  }
  const server = createPolicyServer(createPolicyLookup(process.env));
  // Loopback only: the contract has no authentication of its own.
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (values.lifeline) {
    process.stdin.resume();
    process.stdin.once('end', stop);
    server.once('close', () => process.stdin.destroy());
  }
  const address = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${address.port}` })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`policy server: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

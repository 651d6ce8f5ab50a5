import { createServer, type Server } from 'node:net';

export const LOOPBACK = '127.0.0.1';

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

/** The preferred port, or any free one when it is taken (or when `preferred` is 0). */
export async function choosePort(preferred: number): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === undefined) throw new Error(`no free port on ${LOOPBACK}`);
  return port;
}

/** Held by the one stack of a machine that may use the preferred ports. */
const CLAIM_PORT = 8753;

/**
 * Claims the right to use preferred ports, for as long as this process lives. Two stacks that start at the same moment
 * would both find a port free, and one would then talk to the other's server.
 *
 * @returns undefined when another stack holds it: then only ports drawn by the system are safe
 */
export function claimPreferredPorts(port = CLAIM_PORT): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

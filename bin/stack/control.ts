import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { LOOPBACK } from './ports.js';
import type { SupervisorRecord } from './record.js';
import type { ServiceState } from './service.js';

const TOKEN_HEADER = 'x-control-token';
/** A healthy supervisor answers in milliseconds. */
const ANSWER_MS = 3_000;

export interface StackStatus {
  readonly pid: number;
  readonly services: readonly ServiceState[];
}

export interface ControlServer {
  readonly control: SupervisorRecord['control'];
  close(): void;
}

/** Lets other processes of this user ask for the stack's state and for its end. */
export async function serveControl(status: () => StackStatus, stop: () => void): Promise<ControlServer> {
  const token = randomBytes(24).toString('hex');
  const server: Server = createServer((request, response) => {
    const given = Buffer.from(String(request.headers[TOKEN_HEADER] ?? ''));
    const allowed = given.length === token.length && timingSafeEqual(given, Buffer.from(token));
    const route = `${request.method} ${request.url}`;
    if (!allowed) response.writeHead(403).end();
    else if (route === 'GET /status') response.writeHead(200).end(JSON.stringify(status()));
    else if (route === 'POST /stop') {
      response.writeHead(202).end();
      stop();
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    control: { address: `${LOOPBACK}:${port}`, token },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function options({ token }: SupervisorRecord['control']) {
  // A proxy of the environment has no business with loopback.
  return { headers: { [TOKEN_HEADER]: token }, timeout: ANSWER_MS, proxy: false as const };
}

/** State of a running stack; undefined when nobody answers to this record any more. */
export async function askStatus(control: SupervisorRecord['control']): Promise<StackStatus | undefined> {
  try {
    return (await axios.get<StackStatus>(`http://${control.address}/status`, options(control))).data;
  } catch {
    return undefined;
  }
}

/** Asks a supervisor to end its stack; it answers at once and needs some seconds. */
export async function askStop(control: SupervisorRecord['control']): Promise<void> {
  await axios.post(`http://${control.address}/stop`, undefined, options(control));
}

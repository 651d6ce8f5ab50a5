import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Caller, CloudEngine } from '../engine/contract.js';
import type { ProductConsole } from '../spec/console.js';
import { ensureConsoleBuild } from './build.mjs';
import { makeCertificate } from './server/certificate.js';
import { DataService } from './server/data-service.js';
import { DriftStore } from './server/drift/store.js';
import { ReleaseStore } from './server/release-store.js';
import { createRequestHandler } from './server/request-handler.js';
import { Sessions } from './server/sessions.js';
import { SignIn } from './server/sign-in.js';
import { StaticFiles } from './server/static-files.js';
import { Tours } from './server/tours.js';
import { Variation } from './server/variation.js';

export { DriftRefused } from './server/drift/operations.js';
export { ReleaseRefused } from './server/release-store.js';

export interface ConsoleOptions {
  readonly engine: CloudEngine;
  readonly products: readonly ProductConsole[];
  /** Checks a RAM user's logon name and password, where the cloud keeps passwords. */
  readonly checkPassword?: (logonName: string, password: string) => Caller | undefined;
  /** Console release that accounts see at first: `default`, or a day such as `2021-06-01`. */
  readonly release?: string;
  /** Guided tours on first visits; off where left out. */
  readonly tour?: boolean;
  /** Most milliseconds that lists and options take on top of the call. */
  readonly latency?: number;
  /** Decides pauses and the order of rows; without one, rows keep the order of the API. */
  readonly seed?: string;
  /** Unix milliseconds; the machine's clock where left out. */
  readonly now?: () => number;
}

export interface Console {
  /** Listens on the loopback interface; port 0 takes any free one. */
  listen(port: number): Promise<{ readonly port: number; readonly certificateKeyHash: string }>;
  readonly drift: DriftStore;
  /** Shows the default console, or that of a day, to one account or to all. */
  setRelease(release: string, accountId?: string): void;
  /** Releases in force. */
  releases(): ReturnType<ReleaseStore['list']>;
  /** Ends console sessions at once, of one account or of all. */
  expireSessions(accountId?: string): void;
  close(): Promise<void>;
}

/** The web console of the local cloud, for every vendor host name. */
export function createConsole(options: ConsoleOptions): Console {
  const { engine, products } = options;
  const sessions = new Sessions(engine, options.now);
  const releases = new ReleaseStore(options.release);
  const drift = new DriftStore(products, (accountId) => releases.of(accountId ?? ''));
  const data = new DataService({
    engine,
    products,
    drift,
    releases,
    tours: new Tours(options.tour ?? false),
    variation: new Variation(options),
  });
  const { checkPassword } = options;
  const signIn = new SignIn({ engine, sessions, ...(checkPassword ? { checkPassword } : {}) });
  const sockets = new Set<Duplex>();
  let server: Server | undefined;
  return {
    drift,
    setRelease: (release, accountId) => releases.set(release, accountId),
    releases: () => releases.list(),
    expireSessions: (accountId) => sessions.expire(accountId),
    async listen(port) {
      const [folder, certificate] = await Promise.all([ensureConsoleBuild(), makeCertificate()]);
      const files = new StaticFiles(folder);
      const listening = createServer(
        { key: certificate.key, cert: certificate.certificate },
        createRequestHandler({ data, files, sessions, signIn }),
      );
      server = listening;
      // Longer than clients keep idle connections, so that none is closed under a request.
      listening.keepAliveTimeout = 65_000;
      listening.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      await new Promise<void>((done, fail) => {
        listening.once('error', fail);
        listening.listen(port, '127.0.0.1', done);
      });
      return { port: (listening.address() as AddressInfo).port, certificateKeyHash: certificate.keyHash };
    },
    async close() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = new Promise<void>((done) => closing.close(() => done()));
      // Browsers keep idle connections open.
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

import assert from 'node:assert/strict';
import { createSocket, type Socket } from 'node:dgram';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { BrowserSession } from '../../activities/browser/session/session.js';
import type { ConsoleConfiguration } from '../../domain/ports.js';
import { eventually } from '../bin/processes.js';
import { chromiumPath } from '../support/chromium.js';
import { ESCAPES, type Escape } from './escapes.js';
import { type Episode, Harness } from './harness.js';

/** A host below `localhost`: pages of it may use everything that browsers keep for secure pages. */
const HOST = 'console.localhost';
const NAMES = Object.keys(ESCAPES);

/** Everything a page can do to reach a server that is not allowed, with and without the fence. */
describe('network fence (hazard S04)', function () {
  this.timeout(240_000);
  let harness: Harness;
  let other: OtherServer;
  let reached: {
    readonly control: ReadonlySet<string>;
    readonly fence: ReadonlySet<string>;
    readonly session: ReadonlySet<string>;
  };

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
    other = await OtherServer.start();
    serveEscapes(harness, other);
    const listener = `127.0.0.1:${(harness.server.address() as AddressInfo).port}`;
    reached = {
      control: await withoutFence(listener, (context) => tryAll(context, other, true)),
      ...(await withFence(listener, harness, async (context) => tryAll(context, other, false))),
    };
  });
  after(async () => {
    await harness?.stop();
    await other?.stop();
  });

  for (const name of NAMES) {
    it(`stops: ${name}`, () => {
      assert.ok(reached.control.has(name), 'without the fence it must arrive, else this case shows nothing');
      assert.ok(!reached.fence.has(name), 'it arrived through the switches alone');
      assert.ok(!reached.session.has(name), 'it arrived from an episode');
    });
  }

  it('counts them', () => {
    const count = (set: ReadonlySet<string>): number => NAMES.filter((name) => set.has(name)).length;
    console.log(
      `      escapes: ${Math.max(count(reached.fence), count(reached.session))} of ${NAMES.length} reached the other server (controls: ${count(reached.control)} of ${NAMES.length} did)`,
    );
    assert.ok(NAMES.length >= 20);
  });

  it('takes another port of an allowed host for another server', async () => {
    const markup = `<img src="http://localhost:${other.port}/image"><script>new WebSocket('ws://localhost:${other.port}/socket'); fetch('http://127.0.0.1:${other.port}/fetch', { mode: 'no-cors' })</script>`;
    const all = ['/fetch', '/image', '/socket'];
    const heardBy = async (context: BrowserContext, enough: () => Promise<unknown>): Promise<readonly string[]> => {
      other.heard.clear();
      const page = await context.newPage();
      await page.setContent(markup);
      await enough();
      return [...other.heard].sort();
    };
    const plain = await launchPlain([]);
    const control = await heardBy(await plain.newContext(), () =>
      eventually('everything arrives', async () => all.every((path) => other.heard.has(path))),
    );
    await plain.close();
    assert.deepEqual(control, all);
    const fenced = new BrowserProcess(settings({ listener: null, allowedHosts: ['localhost', '127.0.0.1'] }));
    assert.deepEqual(await heardBy(await fenced.newContext({}), () => pause(500)), []);
    await fenced.close();
  });

  it('lets through what is allowed, in the same ways', async () => {
    harness.page(
      '/page',
      '<img src="http://other.console.example/image"><script>fetch("http://other.console.example/fetch").catch(() => {}); new Worker(URL.createObjectURL(new Blob(["fetch(\'http://other.console.example/worker\').catch(() => {})"])))</script>',
    );
    const episode = await harness.open('/page');
    for (const path of ['image', 'fetch', 'worker']) {
      await eventually(`the ${path} arrives`, async () =>
        harness.requests.includes(`GET other.console.example/${path}`),
      );
    }
    await episode.close();
  });

  it('refuses addresses and controls outside the lease with ActionForbidden', async () => {
    harness.page(
      '/page',
      '<button>Sign Out</button><a href="https://usercenter2.console.example/bill">Expenses</a><a href="http://other.test/">Partner</a><a href="/logout.htm">Leave</a><button>退出登录</button><a href="/fine">Fine</a>',
    );
    const episode: Episode = await harness.open('/page');
    for (const name of ['Sign Out', 'Expenses', 'Partner', 'Leave', '退出登录']) {
      await episode.do({ kind: 'click', mark: episode.mark(name) });
      assert.match(await episode.outcome(), /^ActionForbidden/, name);
    }
    for (const url of [
      'http://other.test/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'chrome://version',
      'view-source:http://console.example/page',
      'data:text/html,x',
      'blob:http://console.example/1',
      'ftp://console.example/',
      'about:blank',
      'http://console.example:8080/page',
      'https://console.example:80/page',
      'http://2130706433/',
      'http://[::1]/',
      'http://console.example@127.0.0.1/',
      'nonsense',
      `http://127.0.0.1:${other.port}/`,
    ]) {
      await episode.do({ kind: 'navigate', url });
      assert.match(await episode.outcome(), /^ActionForbidden/, url);
    }
    assert.match(episode.observation.url, /\/page$/);
    await episode.do({ kind: 'click', mark: episode.mark('Fine') });
    assert.match(await episode.outcome(), /^landed/);
    await episode.close();
  });
});

/** Tries every way, one tab each. @returns those that arrived at the other server */
async function tryAll(context: BrowserContext, other: OtherServer, expected: boolean): Promise<ReadonlySet<string>> {
  other.heard.clear();
  const open: Page[] = [];
  for (const [index, name] of NAMES.entries()) {
    const page = await context.newPage();
    open.push(page);
    await page.goto(`http://${HOST}/escape/${index}`, { waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
    // A way that is open arrives by itself; one that is shut gets the time of the next few ways to show otherwise.
    if (expected) await eventually(name, async () => other.arrived().has(name), 3_000).catch(() => undefined);
    if (open.length > 6) await open.shift()?.close();
  }
  await pause(1_500);
  return other.arrived();
}

async function withoutFence<T>(listener: string, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launchPlain([`--host-resolver-rules=MAP ${HOST} ${listener}`]);
  try {
    return await work(await browser.newContext());
  } finally {
    await browser.close();
  }
}

/** Once with nothing but the browser's switches, service workers included, and once as an episode has it. */
async function withFence<T>(
  listener: string,
  harness: Harness,
  work: (context: BrowserContext) => Promise<T>,
): Promise<{ readonly fence: T; readonly session: T }> {
  const browser = new BrowserProcess(settings({ listener, allowedHosts: [HOST] }));
  try {
    const bare = await browser.newContext({});
    const fence = await work(bare);
    await browser.closeContext(bare);
    const task = { document: { file: 'd.md', title: 'd', locale: 'en', site: 'intl' } } as BrowserSession['task'];
    const parts = { browser, artifacts: harness.artifacts, allowedHosts: [HOST] };
    const session = await BrowserSession.open(parts, 'test/escapes', task);
    return { fence, session: await work(session.tabs.context) };
  } finally {
    await browser.close();
  }
}

function settings(console: Pick<ConsoleConfiguration, 'listener' | 'allowedHosts'>): BrowserProcess['settings'] {
  return {
    chromiumPath: chromiumPath() ?? '',
    recycleAfter: 1_000,
    console: { federationUrl: `https://signin.${HOST}/`, certificateKeyHash: null, products: null, ...console },
  };
}

async function launchPlain(args: readonly string[]): Promise<Browser> {
  const executablePath = chromiumPath() ?? '';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] });
}

/** Pages that try the ways, and what they lean on: a redirect, a service worker, a page that reports to elsewhere. */
function serveEscapes(harness: Harness, other: OtherServer): void {
  const target = (request: IncomingMessage): string =>
    new URL(request.url ?? '/', 'http://pages').searchParams.get('to') ?? '';
  for (const [index, name] of NAMES.entries()) {
    const { markup } = ESCAPES[name] as Escape;
    harness.page(`/escape/${index}`, `<p>${markup({ port: other.port, own: other.ownPort(name) }, `/${index}`)}`);
  }
  harness.routes.set('/leave', (request, response) => response.writeHead(302, { location: target(request) }).end());
  harness.routes.set('/worker.js', (request, response: ServerResponse) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`fetch(${JSON.stringify(target(request))}, { mode: 'no-cors' }).catch(() => {})`);
  });
  harness.routes.set('/reporting', (request, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', `img-src 'none'; report-uri ${target(request)}`);
    response.end('<img src="/picture">');
  });
}

/** A server that must not hear of a page: HTTP on both loopback addresses, and a port of its own for each way that names no path. */
class OtherServer {
  readonly heard = new Set<string>();
  readonly #own = new Map<string, number>();
  readonly #sockets: Socket[] = [];
  readonly #servers: (Server | TcpServer)[] = [];
  port = 0;

  static async start(): Promise<OtherServer> {
    const server = new OtherServer();
    server.port = await server.#listen(server.#http(), 0, '127.0.0.1');
    await server.#listen(server.#http(), server.port, '::1');
    for (const name of NAMES) if (ESCAPES[name]?.anonymous === true) await server.#openOwn(name);
    return server;
  }

  ownPort(name: string): number {
    return this.#own.get(name) ?? 0;
  }

  arrived(): ReadonlySet<string> {
    return new Set(NAMES.filter((name, index) => this.heard.has(`/${index}`) || this.heard.has(name)));
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    for (const server of this.#servers) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
  }

  #http(): Server {
    const server = createServer((request, response) => {
      this.heard.add(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').end('other');
    });
    server.on('upgrade', (request, socket) => {
      this.heard.add(request.url ?? '');
      socket.destroy();
    });
    return server;
  }

  async #listen(server: Server | TcpServer, port: number, address: string): Promise<number> {
    this.#servers.push(server);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve));
    return (server.address() as AddressInfo).port;
  }

  async #openOwn(name: string): Promise<void> {
    const tcp = createTcpServer((socket) => {
      this.heard.add(name);
      socket.destroy();
    });
    const port = await this.#listen(tcp, 0, '127.0.0.1');
    const udp = createSocket('udp4', () => this.heard.add(name));
    this.#sockets.push(udp);
    await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
    this.#own.set(name, port);
  }
}

import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../bin/processes.js';
import { type Episode, Harness } from './harness.js';

/** Everything a page can do to reach a host that is not allowed, against a server that must not hear of it. */
describe('network fence', function () {
  this.timeout(60_000);
  let harness: Harness;
  let outside: Server;
  let port: number;
  const heard: string[] = [];

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
    outside = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').end('outside');
    });
    outside.on('upgrade', (request, socket) => {
      heard.push(`upgrade ${request.url}`);
      socket.destroy();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    port = (outside.address() as AddressInfo).port;
  });
  after(async () => {
    await harness?.stop();
    outside?.closeAllConnections();
    await new Promise((resolve) => (outside === undefined ? resolve(undefined) : outside.close(resolve)));
  });
  beforeEach(() => {
    heard.length = 0;
  });

  const address = (): string => `127.0.0.1:${port}`;

  const ESCAPES: Readonly<Record<string, () => string>> = {
    fetch: () => `<script>fetch('http://${address()}/fetch').catch(() => {})</script>`,
    'number as host': () => `<script>fetch('http://2130706433:${port}/number').catch(() => {})</script>`,
    'IPv6 loopback': () => `<script>fetch('http://[::1]:${port}/v6').catch(() => {})</script>`,
    localhost: () => `<script>fetch('http://localhost:${port}/localhost').catch(() => {})</script>`,
    'allowed name as a prefix': () =>
      `<script>fetch('http://console.example.evil.test:${port}/').catch(() => {})</script>`,
    image: () => `<img src="http://${address()}/image">`,
    script: () => `<script src="http://${address()}/script.js"></script>`,
    style: () => `<link rel="stylesheet" href="http://${address()}/style.css">`,
    'style url': () => `<style>body { background: url(http://${address()}/background) }</style>`,
    frame: () => `<iframe src="http://${address()}/frame"></iframe>`,
    beacon: () => `<script>navigator.sendBeacon('http://${address()}/beacon', 'x')</script>`,
    'event stream': () => `<script>new EventSource('http://${address()}/events')</script>`,
    socket: () => `<script>new WebSocket('ws://${address()}/socket')</script>`,
    'worker fetch': () =>
      `<script>new Worker(URL.createObjectURL(new Blob(["fetch('http://${address()}/worker').catch(() => {})"])))</script>`,
    'shared worker': () =>
      `<script>new SharedWorker('data:text/javascript,' + encodeURIComponent("fetch('http://${address()}/shared').catch(() => {})"))</script>`,
    popup: () => `<script>window.open('http://${address()}/popup')</script>`,
    'form post': () =>
      `<form id="f" method="post" action="http://${address()}/form"></form><script>f.submit()</script>`,
    'meta refresh': () => `<meta http-equiv="refresh" content="0;url=http://${address()}/refresh">`,
    'script navigation': () => `<script>location = 'http://${address()}/location'</script>`,
    prefetch: () =>
      `<link rel="prefetch" href="http://${address()}/prefetch"><link rel="preconnect" href="http://${address()}/">`,
    redirect: () => `<script>fetch('/leave', { mode: 'no-cors' }).catch(() => {})</script>`,
    'redirected frame': () => '<iframe src="/leave"></iframe>',
  };

  for (const [name, markup] of Object.entries(ESCAPES)) {
    it(`stops: ${name}`, async () => {
      harness.routes.set('/leave', (_request, response) =>
        response.writeHead(302, { location: `http://${address()}/redirected` }).end(),
      );
      harness.page('/page', `<h1>Escape</h1>${markup()}`);
      const episode = await harness.open('/page');
      await episode.do({ kind: 'wait', seconds: 0.3 });
      await episode.close();
      assert.deepEqual(heard, []);
    });
  }

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

  it('has no peer connections', async () => {
    harness.page(
      '/page',
      '<script>document.title = typeof RTCPeerConnection + (document.body ? "" : "")</script><iframe srcdoc="<script>parent.document.title += typeof RTCPeerConnection</script>"></iframe>',
    );
    const episode = await harness.open('/page');
    assert.equal(episode.observation.title, 'undefinedundefined');
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
      'nonsense',
      `http://${address()}/`,
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

/** Ways by which a page reaches a server, each as markup; the server hears the path, so that it knows which way it was. */

export interface Outside {
  /** HTTP and WebSocket of the other server, on both loopback addresses. */
  readonly port: number;
  /** A port for UDP and TCP that this way has to itself. */
  readonly own: number;
}

export interface Escape {
  readonly markup: (outside: Outside, path: string) => string;
  /** It asks for no path: whatever arrives at its own port is it. */
  readonly anonymous?: true;
}

const http = (markup: (address: string) => string): Escape => ({
  markup: ({ port }, path) => markup(`http://127.0.0.1:${port}${path}`),
});
const script = (code: (address: string) => string): Escape => http((address) => `<script>${code(address)}</script>`);
const worker = (address: string): string => `fetch('${address}', { mode: 'no-cors' }).catch(() => {})`;
const blob = (code: string): string =>
  `URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))`;
const host = (name: string): Escape => ({
  markup: ({ port }, path) =>
    `<script>fetch('http://${name}:${port}${path}', { mode: 'no-cors' }).catch(() => {})</script>`,
});

/** Two peers of which one is told that the other is at the outside address. */
const PEERS = (peer: string, own: number): string => `(async () => {
  const Peer = ${peer};
  const one = new Peer(), other = new Peer();
  one.createDataChannel('x');
  await one.setLocalDescription(await one.createOffer());
  await other.setRemoteDescription(one.localDescription);
  await other.setLocalDescription(await other.createAnswer());
  await one.setRemoteDescription(other.localDescription);
  await one.addIceCandidate({ candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 ${own} typ host', sdpMid: '0' });
})().catch(() => {});`;
const STUN = (peer: string, url: string): string => `(async () => {
  const Peer = ${peer};
  const peer = new Peer({ iceServers: [{ urls: '${url}', username: 'u', credential: 'c' }] });
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
})().catch(() => {});`;

export const ESCAPES: Readonly<Record<string, Escape>> = {
  fetch: script((address) => worker(address)),
  'fetch kept alive': script((address) => `fetch('${address}', { mode: 'no-cors', keepalive: true }).catch(() => {})`),
  'XMLHttpRequest, synchronous': script(
    (address) => `const r = new XMLHttpRequest(); r.open('GET', '${address}', false); try { r.send() } catch {}`,
  ),
  beacon: script((address) => `navigator.sendBeacon('${address}', 'x')`),
  'event stream': script((address) => `new EventSource('${address}')`),
  socket: {
    markup: ({ port }, path) => `<script>new WebSocket('ws://127.0.0.1:${port}${path}')</script>`,
  },
  'socket of a worker': {
    markup: ({ port }, path) =>
      `<script>new Worker(${blob(`new WebSocket('ws://127.0.0.1:${port}${path}')`)})</script>`,
  },
  'dedicated worker': script((address) => `new Worker(${blob(worker(address))})`),
  'shared worker': script((address) => `new SharedWorker(${blob(worker(address))})`),
  'service worker': script(
    (address) => `navigator.serviceWorker?.register('/worker.js?to=${encodeURIComponent(address)}')`,
  ),
  worklet: script((address) => `CSS.paintWorklet.addModule('${address}').catch(() => {})`),
  image: http((address) => `<img src="${address}">`),
  'image set': http((address) => `<img srcset="${address} 1x">`),
  'SVG image': http((address) => `<svg width="9" height="9"><image href="${address}" width="9" height="9"/></svg>`),
  script: http((address) => `<script src="${address}"></script>`),
  module: script((address) => `import('${address}').catch(() => {})`),
  style: http((address) => `<link rel="stylesheet" href="${address}">`),
  'style import': http((address) => `<style>@import url(${address});</style>`),
  background: http((address) => `<style>body { background: url(${address}) }</style>`),
  font: http(
    (address) => `<style>@font-face { font-family: f; src: url(${address}) }</style><p style="font-family: f">x</p>`,
  ),
  video: http((address) => `<video src="${address}" autoplay muted></video>`),
  'text track': http(
    (address) =>
      `<video crossorigin="anonymous"><track id="t" src="${address}"></video><script>t.track.mode = 'showing'</script>`,
  ),
  object: http((address) => `<object data="${address}"></object>`),
  embed: http((address) => `<embed src="${address}" type="text/html">`),
  preload: http((address) => `<link rel="preload" as="image" href="${address}">`),
  frame: http((address) => `<iframe src="${address}"></iframe>`),
  'frame of a srcdoc frame': http((address) => `<iframe srcdoc="<iframe src='${address}'></iframe>"></iframe>`),
  'frame of a data: frame': http(
    (address) => `<iframe src="data:text/html,${encodeURIComponent(`<img src="${address}">`)}"></iframe>`,
  ),
  'frame of a blob: frame': script(
    (address) =>
      `document.documentElement.append(Object.assign(document.createElement('iframe'), { src: URL.createObjectURL(new Blob(['<img src="${address}">'], { type: 'text/html' })) }))`,
  ),
  popup: script((address) => `window.open('${address}')`),
  'popup without opener': script((address) => `window.open('${address}', '_blank', 'noopener')`),
  'blank popup, written to': script((address) => `window.open('').document.write('<img src="${address}">')`),
  download: http((address) => `<a id="a" download href="${address}">x</a><script>a.click()</script>`),
  ping: http((address) => `<a id="a" href="#x" ping="${address}">x</a><script>a.click()</script>`),
  'form post': http((address) => `<form id="f" method="post" action="${address}"></form><script>f.submit()</script>`),
  'form to a new tab': http(
    (address) => `<form id="f" target="_blank" method="post" action="${address}"></form><script>f.submit()</script>`,
  ),
  'meta refresh': http((address) => `<meta http-equiv="refresh" content="0;url=${address}">`),
  'script navigation': script((address) => `location = '${address}'`),
  prefetch: http((address) => `<link rel="prefetch" href="${address}">`),
  'speculation rules': http(
    (address) =>
      `<script type="speculationrules">${JSON.stringify({ prefetch: [{ urls: [address], eagerness: 'immediate' }] })}</script>`,
  ),
  'security policy report': script(
    (address) =>
      `document.documentElement.append(Object.assign(document.createElement('iframe'), { src: '/reporting?to=' + encodeURIComponent('${address}') }))`,
  ),
  'redirected fetch': script(
    (address) => `fetch('/leave?to=${encodeURIComponent(address)}', { mode: 'no-cors' }).catch(() => {})`,
  ),
  'redirected image': http((address) => `<img src="/leave?to=${encodeURIComponent(address)}">`),
  'redirected frame': http((address) => `<iframe src="/leave?to=${encodeURIComponent(address)}"></iframe>`),
  'redirected page': script((address) => `location = '/leave?to=${encodeURIComponent(address)}'`),
  'decimal address': host('2130706433'),
  'hexadecimal address': host('0x7f000001'),
  'octal address': host('0177.0.0.1'),
  'short address': host('127.1'),
  'address of any interface': host('0.0.0.0'),
  'IPv6 loopback': host('[::1]'),
  'IPv4 in IPv6': host('[::ffff:127.0.0.1]'),
  localhost: host('localhost'),
  'localhost with a dot': host('localhost.'),
  'allowed name as the beginning of another': host('console.localhost.evil.localhost'),
  'allowed name as the end of another': host('evilconsole.localhost'),
  'allowed name as the user': {
    markup: ({ port }, path) => `<script>location = 'http://console.localhost@127.0.0.1:${port}${path}'</script>`,
  },
  'STUN by UDP': {
    markup: ({ own }) => `<script>${STUN('RTCPeerConnection', `stun:127.0.0.1:${own}`)}</script>`,
    anonymous: true,
  },
  'TURN by UDP': {
    markup: ({ own }) => `<script>${STUN('RTCPeerConnection', `turn:127.0.0.1:${own}`)}</script>`,
    anonymous: true,
  },
  'TURN by TCP': {
    markup: ({ own }) => `<script>${STUN('RTCPeerConnection', `turn:127.0.0.1:${own}?transport=tcp`)}</script>`,
    anonymous: true,
  },
  'peer at an address': { markup: ({ own }) => `<script>${PEERS('RTCPeerConnection', own)}</script>`, anonymous: true },
  'peer of a blank frame': {
    markup: ({ own }) =>
      `<iframe id="f"></iframe><script>${STUN('f.contentWindow.RTCPeerConnection', `stun:127.0.0.1:${own}`)}</script>`,
    anonymous: true,
  },
  'peer of a srcdoc frame': {
    markup: ({ own }) =>
      `<iframe srcdoc="${`<script>${STUN('RTCPeerConnection', `stun:127.0.0.1:${own}`)}</script>`.replaceAll('"', '&quot;')}"></iframe>`,
    anonymous: true,
  },
  'peer of a popup': {
    markup: ({ own }) => `<script>${STUN("window.open('').RTCPeerConnection", `stun:127.0.0.1:${own}`)}</script>`,
    anonymous: true,
  },
  WebTransport: {
    markup: ({ own }) => `<script>new WebTransport('https://127.0.0.1:${own}/x')</script>`,
    anonymous: true,
  },
  'WebTransport of a worker': {
    markup: ({ own }) => `<script>new Worker(${blob(`new WebTransport('https://127.0.0.1:${own}/x')`)})</script>`,
    anonymous: true,
  },
};

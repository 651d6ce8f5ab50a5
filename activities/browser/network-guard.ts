import type { BrowserContext } from 'playwright';
import type { ConsoleConfiguration } from '../../domain/ports.js';

/**
 * Keeps the browser on the allowed hosts, at their standard ports. There are two fences, both below every page, so that
 * redirects, popups, workers, sockets, peer connections and prefetches meet them alike; request interception does not see
 * all of these, and costs the cache and a round trip each. The resolver knows no other name, and no number. The proxy rules
 * send everything else to a proxy that does not exist. What one of them should miss, the other stops.
 */

/** Ports of `http` and `ws`, of `https` and `wss`; the same host at another port is another server. */
const STANDARD_PORTS = [80, 443] as const;
/** A name that never exists (RFC 2606), which the resolver rules refuse besides. */
const NO_PROXY = 'http://blocked.invalid:9';

/** Rules of the browser's own resolver: every name but the allowed ones, and every address, resolves to nothing. */
export function resolverRules(console: Pick<ConsoleConfiguration, 'allowedHosts' | 'listener'>): string {
  const { listener } = console;
  const rules = console.allowedHosts.flatMap((host) =>
    listener === null
      ? [`EXCLUDE ${host}`, `EXCLUDE *.${host}`]
      : [`MAP ${host} ${listener}`, `MAP *.${host} ${listener}`],
  );
  return [...rules, 'MAP * ~NOTFOUND'].join(',');
}

/** What does not go to the proxy that does not exist; loopback addresses, which browsers except by themselves, do. */
export function directRules(allowedHosts: readonly string[]): string {
  const rules = allowedHosts.flatMap((host) =>
    STANDARD_PORTS.flatMap((port) => [`${host}:${port}`, `*.${host}:${port}`]),
  );
  return ['<-loopback>', ...rules].join(';');
}

/**
 * Switches that make both fences whole: no QUIC around them, no name lookups ahead of them, and peer connections only through
 * the proxy.
 */
export function fenceSwitches(console: ConsoleConfiguration): readonly string[] {
  return [
    `--host-resolver-rules=${resolverRules(console)}`,
    `--proxy-server=${NO_PROXY}`,
    `--proxy-bypass-list=${directRules(console.allowedHosts)}`,
    '--disable-quic',
    '--dns-prefetch-disable',
    // Its name in newer and in older browsers; each ignores the other's.
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ...(console.certificateKeyHash === null
      ? []
      : [`--ignore-certificate-errors-spki-list=${console.certificateKeyHash}`]),
  ];
}

/** Peer connections carry data to any address; no console needs them. */
export async function removePeerConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) {
      Reflect.deleteProperty(globalThis, name);
    }
  });
}

import type { BrowserContext } from 'playwright';
import type { ConsoleConfiguration } from '../../domain/ports.js';

/**
 * Keeps the browser on the allowed hosts. The fence is the browser's own resolver: every other name, and every address
 * given as a number, resolves to nothing. That holds for redirects, popups, workers, sockets and prefetches alike, which
 * request interception does not see all of, and it costs no cache and no round trip.
 */
export function resolverRules(console: Pick<ConsoleConfiguration, 'allowedHosts' | 'listener'>): string {
  const { listener } = console;
  const rules = console.allowedHosts.flatMap((host) =>
    listener === null
      ? [`EXCLUDE ${host}`, `EXCLUDE *.${host}`]
      : [`MAP ${host} ${listener}`, `MAP *.${host} ${listener}`],
  );
  return [...rules, 'MAP * ~NOTFOUND'].join(',');
}

/** Switches that make the fence whole: no QUIC around it, no peer connections past it, no name lookups ahead of it. */
export function fenceSwitches(console: ConsoleConfiguration): readonly string[] {
  return [
    `--host-resolver-rules=${resolverRules(console)}`,
    '--no-proxy-server',
    '--disable-quic',
    '--dns-prefetch-disable',
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

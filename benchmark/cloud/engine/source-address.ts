/** Assumed: an address of a large network's gateway to the internet, as events of the vendor's samples have them. */
export const GATEWAY_ADDRESS = '42.120.75.131';

/**
 * Address under which the cloud sees a caller. Whoever calls from this machine comes, as on the vendor's cloud, through the
 * gateway of a network: an event from a loopback address would tell an agent that its cloud is a local one.
 *
 * @param remote address of the connection's other end, as Node writes it
 */
export function seenAddress(remote: string): string {
  const address = remote.replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.') ? GATEWAY_ADDRESS : address;
}

import { isIPv4 } from 'node:net';

/** Whether a text is an IPv4 address or a CIDR block; the only block of all addresses is `0.0.0.0/0`. */
export function isAddressOrBlock(text: string): boolean {
  return text === '0.0.0.0/0' || isIPv4(text.replace(/\/([1-9]|[12]\d|3[0-2])$/, ''));
}

import { isIP } from 'node:net';

/** Most addresses and blocks of one list. */
export const MOST_ADDRESSES = 5_000;

/**
 * What is wrong with the addresses and blocks of an access list, or undefined when nothing is. IPv6 addresses are written
 * in full (eight groups) and in capital letters; nothing may stand twice.
 */
export function addressListProblem(list: readonly string[]): 'malformed' | 'repeated' | 'too-many' | undefined {
  if (list.length === 0 || !list.every(isAddressOrBlock)) return 'malformed';
  if (new Set(list).size < list.length) return 'repeated';
  return list.length > MOST_ADDRESSES ? 'too-many' : undefined;
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (family === 6 && (/[a-f]/.test(address) || address.includes('::'))) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128));
}

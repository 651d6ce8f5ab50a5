/** How things made under a lease are recognised by their names. */

/**
 * Prefix of everything made under a lease: short, so that the strictest name rules leave room for a name behind it.
 *
 * @param leaseId a UUID
 */
export function leasePrefix(leaseId: string): string {
  return `ca-${leaseId.replace(/-/g, '').slice(0, 8)}`;
}

/** What `leasePrefix` makes, as consoles may rewrite it. */
const ANY_LEASE_PREFIX = /^ca[-_.]?[0-9a-f]{8}(?:[^0-9a-z]|$)/i;

/**
 * Whether a name was made for the lease with this prefix. Fields that forbid some characters get names without
 * hyphens, in upper case, or with letters for digits (`0` is `g`), so none of these count.
 */
export function carriesPrefix(name: string, namePrefix: string): boolean {
  const prefix = canonical(namePrefix);
  return prefix !== '' && canonical(name).startsWith(prefix);
}

/** Whether a name was made for any lease. */
export function carriesAnyLeasePrefix(name: string): boolean {
  return ANY_LEASE_PREFIX.test(name);
}

function canonical(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
}

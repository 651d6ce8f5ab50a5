const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const MASK = (1n << 64n) - 1n;

/**
 * FNV-1a, 64 bit, as lower-case base 36. Not for secrets: it only makes names that are equal for equal input and
 * differ otherwise, without a module that a workflow bundle cannot hold.
 *
 * @returns at least 8 characters of [0-9a-z]
 */
export function stableHash(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * FNV_PRIME) & MASK;
  // FNV's high bits are the well mixed ones for short inputs; one more round spreads the last characters into them.
  hash = ((hash ^ (hash >> 29n)) * FNV_PRIME) & MASK;
  return hash.toString(36).padStart(13, '0');
}

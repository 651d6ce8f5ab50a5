import { createHash, randomBytes } from 'node:crypto';
import type { RandomSource } from '../spec/handler.js';

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ALPHANUMERIC = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${LOWER}`;

/** Random values; the same seed gives the same sequence, no seed gives unpredictable ones. */
export function createRandom(seed?: string): RandomSource {
  const bytes = seed === undefined ? (count: number) => randomBytes(count) : seededBytes(seed);
  const pick = (alphabet: string, length: number) =>
    [...bytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return {
    identifier: (length) => pick(LOWER, length),
    digits: (length) => pick('123456789', 1) + pick('0123456789', length - 1),
    secret: (length) => pick(ALPHANUMERIC, length),
    uuid: () => {
      const hex = Buffer.from(bytes(16)).toString('hex').toUpperCase();
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
  };
}

function seededBytes(seed: string): (count: number) => Uint8Array {
  let counter = 0;
  let pool = Buffer.alloc(0);
  return (count) => {
    while (pool.length < count) {
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed}/${counter++}`).digest()]);
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
}

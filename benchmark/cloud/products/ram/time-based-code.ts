import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MILLISECONDS = 30_000;

/** Base32 text of 64 characters, which authenticator applications take as a key. */
export function newSeed(randomText: string): string {
  return [...Buffer.from(randomText, 'latin1')].map((byte) => ALPHABET[byte % ALPHABET.length] ?? 'A').join('');
}

/** The six digits that an authenticator shows at a time (RFC 6238 with SHA-1). */
export function codeAt(seed: string, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP_MILLISECONDS)));
  const digest = createHmac('sha1', fromBase32(seed)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Whether two codes follow each other and are not older than a minute. */
export function areConsecutive(seed: string, first: string, second: string, now: number): boolean {
  return [-2, -1, 0].some((steps) => {
    const time = now + steps * STEP_MILLISECONDS;
    return codeAt(seed, time) === first && codeAt(seed, time + STEP_MILLISECONDS) === second;
  });
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

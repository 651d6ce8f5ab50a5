import { PNG } from 'pngjs';
import { type Pixels, palettePng, SIGNATURE } from './palette-png.js';

/** Halving twice makes letters unreadable; beyond that a picture is left out instead. */
const MAX_HALVINGS = 2;

/**
 * A PNG no larger than a budget: as it is, else with a palette, else also at half or a quarter of its size.
 *
 * @param budget bytes
 * @returns null when the bytes are no readable PNG or cannot be made small enough
 */
export function shrinkPng(png: Buffer, budget: number): Buffer | null {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  if (png.length <= budget) return png;
  let pixels: Pixels;
  try {
    pixels = PNG.sync.read(png);
  } catch {
    return null;
  }
  for (let halvings = 0; halvings <= MAX_HALVINGS; halvings++) {
    if (halvings > 0) pixels = halve(pixels);
    const small = palettePng(pixels);
    if (small.length <= budget) return small;
  }
  return null;
}

/**
 * The largest size that each of several things may have so that all fit: small ones leave their share to large ones.
 *
 * @returns bytes; infinite when everything fits as it is
 */
export function fairShare(sizes: readonly number[], total: number): number {
  let left = total;
  const ascending = [...sizes].sort((one, other) => one - other);
  for (const [index, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (size > share) return share;
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}

/** Each pixel of the result is the mean of four. */
function halve({ width: fullWidth, height: fullHeight, data: full }: Pixels): Pixels {
  const width = Math.max(1, fullWidth >> 1);
  const height = Math.max(1, fullHeight >> 1);
  const data = new Uint8Array(width * height * 4);
  const right = fullWidth > 1 ? 4 : 0;
  const below = fullHeight > 1 ? fullWidth * 4 : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (2 * y * fullWidth + 2 * x) * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const at = from + channel;
        const sum =
          (full[at] ?? 0) + (full[at + right] ?? 0) + (full[at + below] ?? 0) + (full[at + below + right] ?? 0);
        data[to + channel] = sum >> 2;
      }
    }
  }
  return { width, height, data };
}

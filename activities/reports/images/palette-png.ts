import { crc32, deflateSync } from 'node:zlib';

/** Pixels as RGBA, 8 bits each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** First bytes of every PNG. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;

/**
 * Writes pixels as a PNG with a palette of at most 256 colours, a third of the size of full colour for a console's flat
 * pages (PNG specification, colour type 3). Transparency is drawn on white.
 */
export function palettePng(pixels: Pixels): Buffer {
  const { indexes, palette } = quantise(pixels);
  const rows = Buffer.alloc((pixels.width + 1) * pixels.height);
  for (let y = 0; y < pixels.height; y++) {
    // The first byte of a row is its filter: none, which suits palettes best.
    rows.set(indexes.subarray(y * pixels.width, (y + 1) * pixels.width), y * (pixels.width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/**
 * The most frequent colours keep their exact value; every other pixel takes the nearest of them. Flat pages have few
 * frequent colours, and what remains are the edges of letters.
 */
function quantise(pixels: Pixels): { indexes: Uint8Array; palette: number[] } {
  const counts = new Map<number, number>();
  const colours = new Uint32Array(pixels.width * pixels.height);
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const colour = coarse(pixels.data, pixel * 4);
    colours[pixel] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const kept = [...counts]
    .sort((left, right) => right[1] - left[1])
    .slice(0, MAX_COLOURS)
    .map(([colour]) => colour);
  const place = new Map(kept.map((colour, index) => [colour, index]));
  const indexes = new Uint8Array(colours.length);
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const colour = colours[pixel] ?? 0;
    let index = place.get(colour);
    if (index === undefined) {
      index = nearest(kept, colour);
      place.set(colour, index);
    }
    indexes[pixel] = index;
  }
  return { indexes, palette: kept.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]) };
}

/** One pixel as 0xRRGGBB on white, six bits a channel: finer steps cannot be seen and make the palette larger. */
function coarse(data: Uint8Array, at: number): number {
  const alpha = (data[at + 3] ?? 255) / 255;
  const channel = (offset: number): number => {
    const value = Math.round((data[at + offset] ?? 0) * alpha + 255 * (1 - alpha)) & 0xfc;
    return value | (value >> 6);
  };
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}

function nearest(colours: readonly number[], colour: number): number {
  let best = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of colours.entries()) {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < smallest) {
      smallest = distance;
      best = index;
    }
  }
  return best;
}

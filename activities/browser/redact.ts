import { PNG } from 'pngjs';
import type { Box } from '../../domain/observation.js';

/** Takes secrets out of everything that leaves the browser session: observations, messages, screenshots. */

const MASK = '[secret]';
/** Shorter values would blank out ordinary words. */
const SHORTEST = 6;

function forms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('base64'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    JSON.stringify(secret).slice(1, -1),
  ];
}

/** Secret values of one session; grows while the session lives. */
export class Redactor {
  readonly #values = new Set<string>();
  #longestFirst: readonly string[] = [];

  /** From now on this value is masked, also in its encoded forms. */
  add(secret: string): void {
    if (secret.length < SHORTEST || this.#values.has(secret)) return;
    for (const form of forms(secret)) this.#values.add(form);
    this.#longestFirst = [...this.#values].sort((left, right) => right.length - left.length);
  }

  /** Every known form; for the page code that finds where they are drawn, never for storing. */
  values(): readonly string[] {
    return this.#longestFirst;
  }

  /** Masks every known secret in a text. */
  text(text: string): string {
    let result = text;
    for (const value of this.#longestFirst) if (result.includes(value)) result = result.replaceAll(value, MASK);
    return result;
  }

  /** Masks every known secret in all texts of a JSON value. */
  json<T>(value: T): T {
    if (this.#longestFirst.length === 0) return value;
    return mapTexts(value, (text) => this.text(text)) as T;
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]));
  }
  return value;
}

/** Paints boxes of a screenshot grey. Boxes are CSS pixels; `scale` is image pixels per CSS pixel. */
export function maskScreenshot(png: Buffer, boxes: readonly Box[], scale: number): Buffer {
  if (boxes.length === 0) return png;
  const image = PNG.sync.read(png);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor((box.x - 2) * scale));
    const right = Math.min(image.width, Math.ceil((box.x + box.width + 2) * scale));
    const top = Math.max(0, Math.floor((box.y - 2) * scale));
    const bottom = Math.min(image.height, Math.ceil((box.y + box.height + 2) * scale));
    for (let y = top; y < bottom; y += 1) {
      const row = (y * image.width + left) * 4;
      image.data.fill(0x80, row, row + Math.max(0, right - left) * 4);
    }
  }
  return PNG.sync.write(image, { deflateLevel: 3 });
}

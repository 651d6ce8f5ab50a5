import { PNG } from 'pngjs';
import type { Point } from '../../domain/action.js';
import { convert, type Size } from '../../domain/coordinates.js';
import type { Box } from '../../domain/observation.js';
import { comparable, readings, SecretSearch, SHORTEST, type Span } from './secret-search.js';

/** Takes secrets out of everything that leaves the browser session: observations, messages, screenshots, recordings. */

const MASK = '[secret]';

/**
 * The forms of a secret that no decoding of text undoes, in comparable form: itself, base64 wherever in a longer text it
 * stands, hexadecimal.
 */
function needlesOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const written = encodeURIComponent(secret);
  const hex = bytes.toString('hex').match(/../g) ?? [];
  const forms = [
    // A secret may itself look encoded; a text that holds it encoded once more is undone past it.
    ...readings(secret),
    ...base64Cores(bytes),
    ...(written === secret ? [] : base64Cores(Buffer.from(written))),
    ...['', ':', '-'].map((separator) => hex.join(separator)),
  ];
  return forms.map(comparable).filter((form) => form.length >= SHORTEST);
}

/** What base64 of any text around the bytes has in common, by the three ways the bytes can lie on the groups of three. */
function base64Cores(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Six bits a letter: letters that also hold bits of a neighbour are left out.
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** Secret values of one session; grows while the session lives. */
export class Redactor {
  /** Mask by needle; what stands for a secret with a name is the name, for others it is `[secret]`. */
  readonly #masks = new Map<string, string>();
  #search = new SecretSearch([]);

  /**
   * From now on this value is masked, also in its encoded forms. Values shorter than 6 characters are not: they would blank
   * out ordinary words.
   *
   * @param mask what to write instead, such as the placeholder under which the agent knows the value
   */
  add(secret: string, mask: string = MASK): void {
    if (comparable(secret).length < SHORTEST || this.#masks.has(comparable(secret))) return;
    for (const needle of needlesOf(secret)) if (!this.#masks.has(needle)) this.#masks.set(needle, mask);
    this.#search = new SecretSearch([...this.#masks.keys()].sort((left, right) => right.length - left.length));
  }

  /** What to search for; for the page code that finds where secrets are drawn, never for storing. */
  values(): readonly string[] {
    return this.#search.needles;
  }

  /** Masks every known secret in a text, and the beginning of one where the text was cut off. */
  text(text: string): string {
    return this.#texts([text])[0] ?? '';
  }

  /** Masks every known secret in all texts of a JSON value, also one that is spread over the items of a list. */
  json<T>(value: T): T {
    if (this.#masks.size === 0) return value;
    const columns = new Map<string, string[]>();
    visit(value, '', (text, column) => {
      const texts = columns.get(column) ?? [];
      if (texts.push(text) === 1) columns.set(column, texts);
      return text;
    });
    const masked = new Map([...columns].map(([column, texts]) => [column, this.#texts(texts)]));
    const unchanged = [...columns].every(([column, texts]) => masked.get(column) === texts);
    if (unchanged) return value;
    const next = new Map<string, number>();
    return visit(value, '', (text, column) => {
      const index = next.get(column) ?? 0;
      next.set(column, index + 1);
      return masked.get(column)?.[index] ?? text;
    }) as T;
  }

  /** An error with every known secret masked in its message, stack, causes and details; for errors that leave the session. */
  error<E>(error: E): E {
    if (!(error instanceof Error) || this.#masks.size === 0) return error;
    error.message = this.text(error.message);
    if (error.stack !== undefined) error.stack = this.text(error.stack);
    if (error.cause !== undefined) error.cause = this.error(error.cause);
    // Other fields are what the error's maker put there: details of an AgentError, the call log of the browser's driver.
    for (const [name, value] of Object.entries(error)) {
      if (name === 'message' || name === 'stack' || name === 'cause') continue;
      Reflect.set(error, name, this.json(value));
    }
    return error;
  }

  /** The same texts when none of them, nor all of them in a row, holds a secret. */
  #texts(texts: readonly string[]): readonly string[] {
    const whole = texts.join('');
    const spans = [...this.#search.find(whole)];
    let at = 0;
    for (const text of texts) {
      const cut = this.#search.cutOff(text);
      if (cut !== null) spans.push({ ...cut, start: at + cut.start, end: at + cut.end });
      at += text.length;
    }
    if (spans.length === 0) return texts;
    const merged = merge(spans);
    let start = 0;
    return texts.map((text) => {
      const from = start;
      start += text.length;
      return this.#mask(text, from, merged);
    });
  }

  #mask(text: string, from: number, spans: readonly Span[]): string {
    let result = '';
    let at = 0;
    for (const span of spans) {
      const start = Math.max(span.start - from, 0);
      const end = Math.min(span.end - from, text.length);
      if (start >= end) continue;
      result += text.slice(at, start) + (this.#masks.get(this.#search.needles[span.needle] ?? '') ?? MASK);
      at = end;
    }
    return result + text.slice(at);
  }
}

/** Spans in order, those that overlap as one under the name of the longest. */
function merge(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((left, right) => left.start - right.start || right.end - left.end)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
  }
  return merged;
}

/** Walks all texts of a JSON value, keys included. A text's column is its path without the places in lists. */
function visit(value: unknown, column: string, change: (text: string, column: string) => string): unknown {
  if (typeof value === 'string') return change(value, column);
  if (Array.isArray(value)) return value.map((item) => visit(item, column, change));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [change(key, `${column}/`), visit(item, `${column}/${key}`, change)]),
    );
  }
  return value;
}

/**
 * Paints boxes of a screenshot grey.
 *
 * @param boxes CSS pixels
 * @param viewport size of what the screenshot shows, CSS pixels; the picture may have more or fewer pixels
 */
export function maskScreenshot(png: Buffer, boxes: readonly Box[], viewport: Size): Buffer {
  const inView = boxes.filter(
    ({ x, y, width, height }) => x < viewport.width && y < viewport.height && x + width > 0 && y + height > 0,
  );
  if (inView.length === 0) return png;
  const image = PNG.sync.read(png);
  const view = { css: viewport, image, model: image };
  const pixelAt = (x: number, y: number): Point =>
    convert({ x: clamp(x, viewport.width), y: clamp(y, viewport.height) }, 'css', 'image', view);
  for (const box of inView) {
    const first = pixelAt(box.x - 2, box.y - 2);
    const last = pixelAt(box.x + box.width + 2, box.y + box.height + 2);
    for (let y = first.y; y <= last.y; y += 1) {
      const row = y * image.width;
      image.data.fill(0x80, (row + first.x) * 4, (row + last.x + 1) * 4);
    }
  }
  return PNG.sync.write(image, { deflateLevel: 3 });
}

function clamp(place: number, length: number): number {
  return Math.min(Math.max(place, 0), length);
}

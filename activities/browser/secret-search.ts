/**
 * Finds known secrets in a text however a page wrote them: percent-encoded, escaped for HTML or JSON, several times over, in
 * other letter case, with line breaks or invisible characters in between. Shared by the redactor and by the code inside
 * frames, so that texts and pictures agree; it uses nothing of either world.
 */

/** Part of a text that holds a secret. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Place of the needle that was found. */
  readonly needle: number;
}

/** This much of a secret at the end of a text that was cut off still counts; every needle is at least as long. */
export const SHORTEST = 6;
/** Encodings around each other that are undone. */
const LAYERS = 3;
const ENCODED = /[%&\\]/;
const IGNORED = /[\s\u00ad\u200b-\u200d\u2060-\u2064\ufeff]/;
const IGNORED_RUNS = new RegExp(`${IGNORED.source}+`, 'g');
const CODE =
  /(?:%[0-9a-f]{2})+|&#x[0-9a-f]{1,6};?|&#[0-9]{1,7};?|&[a-z]{2,6};|\\u\{[0-9a-f]{1,6}\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\["'\\/]/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  sol: '/',
  plus: '+',
  equals: '=',
  lowbar: '_',
  excl: '!',
  num: '#',
  dollar: '$',
  percnt: '%',
  commat: '@',
  ast: '*',
};

/** One reading of a text: each character with the part of the original it stands for. */
interface View {
  readonly text: string;
  readonly start: readonly number[];
  readonly end: readonly number[];
}

/** The form in which texts and needles are compared: lower case, no spaces, one alphabet of base64. */
export function comparable(text: string): string {
  return text.replace(IGNORED_RUNS, '').toLowerCase().replaceAll('-', '+').replaceAll('_', '/');
}

/** What a text becomes when what looks like an encoding in it is undone, layer by layer; the text itself comes first. */
export function readings(text: string): readonly string[] {
  const found = [text];
  for (let view = plainView(text); found.length <= LAYERS; ) {
    view = decoded(view);
    if (view.text === found.at(-1)) break;
    found.push(view.text);
  }
  return found;
}

/** Looks for needles, which are in comparable form already. */
export class SecretSearch {
  readonly #seeds: RegExp | null;

  constructor(readonly needles: readonly string[]) {
    const seeds = [...new Set(needles.map((needle) => needle.slice(0, SHORTEST)))];
    this.#seeds =
      seeds.length === 0 ? null : new RegExp(seeds.map((seed) => seed.replace(/[^a-z0-9]/g, '\\$&')).join('|'));
  }

  /** Every place of every needle; places may overlap. */
  find(text: string): readonly Span[] {
    return this.#views(text).flatMap((view) => this.#within(view));
  }

  /** The beginning of a needle at the very end of a text, which was cut off there; null when there is none. */
  cutOff(text: string): Span | null {
    for (const view of this.#views(text.replace(/(?:…|\.\.\.)$/, ''))) {
      const size = view.text.length;
      for (const [index, needle] of this.needles.entries()) {
        const at = view.text.lastIndexOf(needle.slice(0, SHORTEST));
        if (at < 0 || !needle.startsWith(view.text.slice(at))) continue;
        return { start: view.start[at] ?? 0, end: view.end[size - 1] ?? text.length, needle: index };
      }
    }
    return null;
  }

  #within(view: View): readonly Span[] {
    const found: Span[] = [];
    for (const [index, needle] of this.needles.entries()) {
      for (let at = view.text.indexOf(needle); at >= 0; at = view.text.indexOf(needle, at + 1)) {
        const last = at + needle.length - 1;
        found.push({ start: view.start[at] ?? 0, end: view.end[last] ?? 0, needle: index });
      }
    }
    return found;
  }

  /** Readings in which the beginning of a needle stands; mostly none, and then nothing was copied. */
  #views(text: string): readonly View[] {
    const seeds = this.#seeds;
    if (seeds === null || text === '') return [];
    const views: View[] = [];
    if (seeds.test(comparable(text))) views.push(squeezed(plainView(text)));
    if (!ENCODED.test(text)) return views;
    let view = plainView(text);
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const inner = decoded(view);
      if (inner.text === view.text) break;
      view = inner;
      const compact = squeezed(view);
      if (seeds.test(compact.text)) views.push(compact);
    }
    return views;
  }
}

function plainView(text: string): View {
  const start = Array.from({ length: text.length }, (_, index) => index);
  return { text, start, end: start.map((index) => index + 1) };
}

function squeezed(view: View): View {
  let text = '';
  const start: number[] = [];
  const end: number[] = [];
  for (const [index, letter] of [...view.text.split('')].entries()) {
    const plain = comparable(letter);
    // Some letters become two in lower case; those two stand for the one.
    for (const unit of plain.split('')) {
      text += unit;
      start.push(view.start[index] ?? 0);
      end.push(view.end[index] ?? 0);
    }
  }
  return { text, start, end };
}

/** One layer of encoding undone. */
function decoded(view: View): View {
  let text = '';
  const start: number[] = [];
  const end: number[] = [];
  const put = (letters: string, from: number, to: number): void => {
    for (const unit of letters.split('')) {
      text += unit;
      start.push(view.start[from] ?? 0);
      end.push(view.end[to - 1] ?? 0);
    }
  };
  let at = 0;
  for (const match of view.text.matchAll(CODE)) {
    for (; at < match.index; at += 1) put(view.text[at] ?? '', at, at + 1);
    const [code] = match;
    if (code.startsWith('%')) for (const part of characters(code)) put(part.text, at + part.from, at + part.to);
    else put(meaning(code) ?? code, at, at + code.length);
    at = match.index + code.length;
  }
  for (; at < view.text.length; at += 1) put(view.text[at] ?? '', at, at + 1);
  return { text, start, end };
}

/** Characters of a run of percent codes; bytes that are no character stay codes. */
function characters(codes: string): { readonly text: string; readonly from: number; readonly to: number }[] {
  const found: { text: string; from: number; to: number }[] = [];
  for (let from = 0; from < codes.length; ) {
    const lead = Number.parseInt(codes.slice(from + 1, from + 3), 16);
    const bytes = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    const to = Math.min(from + bytes * 3, codes.length);
    const part = codes.slice(from, to);
    try {
      found.push({ text: decodeURIComponent(part), from, to });
      from = to;
    } catch {
      found.push({ text: codes.slice(from, from + 3), from, to: from + 3 });
      from += 3;
    }
  }
  return found;
}

function meaning(code: string): string | null {
  if (code.startsWith('&#')) return letter(code.slice(2).replace(';', '').replace(/^x/i, '0x'));
  if (code.startsWith('&')) return ENTITIES[code.slice(1, -1).toLowerCase()] ?? null;
  return /^\\[ux]/i.test(code) ? letter(`0x${code.replace(/[^0-9a-f]/gi, '')}`) : code.slice(1);
}

function letter(number: string): string | null {
  const point = Number(number);
  return Number.isInteger(point) && point <= 0x10ffff ? String.fromCodePoint(point) : null;
}

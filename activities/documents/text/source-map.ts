import type { SourcePosition } from '../../../domain/procedure.js';

/** Lines and columns of offsets in one source text. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(readonly source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Position of a character offset; both parts count from 1. */
  position(offset: number): SourcePosition {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}

const ENTITY = /&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,31});/iy;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/**
 * Where each character of a text stands in the source that was decoded to it: escapes, character references and the
 * indentation of continued lines exist in the source only.
 *
 * @param start offset at which the text's markup starts
 * @returns one source offset per UTF-16 unit of `text`
 */
export function alignText(source: string, start: number, end: number, text: string): number[] {
  const offsets: number[] = [];
  let at = start;
  for (const [index, character] of [...text.split('')].entries()) {
    if (source[at] === '\\' && source[at + 1] === character && ESCAPABLE.test(character)) {
      offsets.push(at + 1);
      at += 2;
      continue;
    }
    if (source[at] === '&') {
      ENTITY.lastIndex = at;
      const reference = ENTITY.exec(source)?.[0];
      if (reference !== undefined && !text.startsWith(reference, index)) {
        offsets.push(at);
        // A reference may decode to a surrogate pair: the second half stands at the same place.
        if (!/[\uD800-\uDBFF]/.test(character)) at += reference.length;
        continue;
      }
    }
    if (source[at] !== character) {
      let skipped = at;
      while (skipped < end && source[skipped] !== character && /[\s>]/.test(source[skipped] ?? '')) skipped += 1;
      if (source[skipped] === character) at = skipped;
    }
    offsets.push(Math.min(at, Math.max(start, end - 1)));
    at += 1;
  }
  return offsets;
}

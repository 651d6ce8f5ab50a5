import { createHash } from 'node:crypto';
import type { Row } from '../../spec/console.js';
import type { RowSource } from './targets.js';

export interface VariationOptions {
  /** Most milliseconds that lists and options take on top of the call; 0 where left out. */
  readonly latency?: number;
  /** The same seed gives the same order of rows and the same pauses; without one, rows keep the order of the API. */
  readonly seed?: string;
}

/** What differs from one run of the console to another: how long it takes, and the order of what has none. */
export class Variation {
  readonly #latency: number;
  readonly #seed: string | undefined;
  #pauses = 0;

  constructor(options: VariationOptions) {
    this.#latency = options.latency ?? 0;
    this.#seed = options.seed;
  }

  /** @param least milliseconds that it takes in any case */
  async pause(least = 0): Promise<void> {
    const time = least + (this.#latency === 0 ? 0 : this.#next() * this.#latency);
    if (time > 0) await new Promise((done) => setTimeout(done, time));
  }

  /** Rows in an order of the seed's own, unless their order means something. */
  order(source: Pick<RowSource, 'columns' | 'ordered'>, rows: readonly Row[]): readonly Row[] {
    if (this.#seed === undefined || source.ordered) return rows;
    const place = (row: Row) => hash(`${this.#seed}/${source.columns[0]?.value(row) ?? ''}`);
    return rows
      .map((row) => ({ row, place: place(row) }))
      .sort((one, other) => one.place.localeCompare(other.place))
      .map(({ row }) => row);
  }

  /** From 0 to 1. */
  #next(): number {
    if (this.#seed === undefined) return Math.random();
    this.#pauses += 1;
    return Number.parseInt(hash(`${this.#seed}/pause/${this.#pauses}`).slice(0, 8), 16) / 0xffffffff;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of a stream, taken one at a time by whoever asks; lines that nobody asked for wait. */
export class LineSource {
  readonly #lines: string[] = [];
  readonly #waiting = new Set<(line: string | null) => void>();
  #ended = false;
  readonly #close: () => void;

  constructor(input: Readable) {
    const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    reader.on('line', (line) => {
      if (line.trim() === '') return;
      const [first] = this.#waiting;
      if (first === undefined) this.#lines.push(line);
      else this.#give(first, line);
    });
    reader.once('close', () => {
      this.#ended = true;
      for (const waiting of this.#waiting) this.#give(waiting, null);
    });
    this.#close = () => {
      reader.close();
      input.destroy();
    };
  }

  /** The next line, or null when there is none any more or the signal fires first. */
  next(signal: AbortSignal): Promise<string | null> {
    // Before a line is taken: it is for the question that came after this one.
    if (signal.aborted) return Promise.resolve(null);
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      signal.addEventListener('abort', () => this.#waiting.delete(resolve) && resolve(null), { once: true });
    });
  }

  /** Reads no more, so that the process may end. */
  close(): void {
    this.#close();
  }

  #give(waiting: (line: string | null) => void, line: string | null): void {
    this.#waiting.delete(waiting);
    waiting(line);
  }
}

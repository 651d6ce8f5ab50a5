import type { BrowserContext } from 'playwright';

/** Errors kept for one step; a page in a loop writes thousands. */
const MOST = 10;
const LONGEST = 200;
/** A page may write megabytes; what is kept until it is masked is a little more than what is shown. */
const HELD = 20 * LONGEST;

/** Errors that the pages of an episode write to the browser's console, and those that nothing caught. */
export class ConsoleErrors {
  #texts: string[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#add(message.text());
    });
    context.on('weberror', (error) => this.#add(error.error().message));
  }

  /** What came since the last call, each text once. */
  take(): readonly string[] {
    const taken = this.#texts;
    this.#texts = [];
    return taken;
  }

  #add(text: string): void {
    const line = text.slice(0, HELD).replace(/\s+/g, ' ').trim();
    if (line === '' || this.#texts.length >= MOST || this.#texts.includes(line)) return;
    this.#texts.push(line);
  }
}

/** Cut after masking: half a secret is still half a secret. */
export function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

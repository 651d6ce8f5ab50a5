import type { Page, Request } from 'playwright';

/** Which requests a tab waits for. */

/** A request older than this is a long poll, a stream or a lost answer: the page does not wait for it to look finished. */
const LONG_POLL_MS = 2_500;
/** The same address asked this often while nobody acts is a heartbeat. */
const HEARTBEATS = 4;
const WAITED_FOR = new Set(['document', 'stylesheet', 'script', 'xhr', 'fetch', 'font']);

export interface FailedRequest {
  readonly url: string;
  readonly reason: string;
}

/** Open and failed requests of one tab. */
export class RequestTracker {
  readonly #open = new Map<Request, number>();
  readonly #repeats = new Map<string, number>();
  /** Last requests that failed or were answered with a server error; bounded. */
  readonly failures: FailedRequest[] = [];
  #lastEnd = 0;

  constructor(page: Page) {
    page.on('request', (request) => this.#start(request));
    page.on('requestfinished', (request) => this.#finish(request));
    page.on('requestfailed', (request) => {
      this.#finish(request);
      this.#fail(request.url(), request.failure()?.errorText ?? 'failed');
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.#fail(response.url(), `HTTP ${response.status()}`);
    });
  }

  /** An action begins: earlier repetitions say nothing about what it causes. */
  reset(): void {
    this.#repeats.clear();
  }

  /** Requests the page still waits for, as short addresses. */
  waitingFor(): readonly string[] {
    const now = Date.now();
    return [...this.#open]
      .filter(([, since]) => now - since < LONG_POLL_MS)
      .map(([request]) => shortAddress(request.url()));
  }

  /** Milliseconds since the last answer arrived. */
  idleMs(): number {
    return Date.now() - this.#lastEnd;
  }

  #start(request: Request): void {
    if (!WAITED_FOR.has(request.resourceType())) return;
    const key = `${request.method()} ${shortAddress(request.url())}`;
    const repeats = (this.#repeats.get(key) ?? 0) + 1;
    this.#repeats.set(key, repeats);
    if (repeats <= HEARTBEATS) this.#open.set(request, Date.now());
  }

  #finish(request: Request): void {
    if (this.#open.delete(request)) this.#lastEnd = Date.now();
  }

  #fail(url: string, reason: string): void {
    this.failures.push({ url: shortAddress(url), reason });
    if (this.failures.length > 50) this.failures.shift();
  }
}

function shortAddress(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

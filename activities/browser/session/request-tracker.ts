import type { Page, Request } from 'playwright';

/** Which requests a tab waits for. */

/** A request from before the action that is older than this is a long poll: the page does not wait for it to look finished. */
const LONG_POLL_MS = 2_500;
/** An answer that has begun and goes on for longer than this is a stream. */
const STREAM_MS = 1_000;
/** Whoever once took this long to answer, longer than any wait, is no more waited for: a long poll, or nobody. */
const PATIENCE_MS = 8_000;
/** The same address asked this often while nobody acts is a heartbeat. */
const HEARTBEATS = 4;
const WAITED_FOR = new Set(['document', 'stylesheet', 'script', 'xhr', 'fetch', 'font']);

export interface FailedRequest {
  readonly url: string;
  readonly reason: string;
}

interface OpenRequest {
  readonly key: string;
  readonly since: number;
  /** When the answer began; null before. */
  answeredAt: number | null;
}

/** The newest document of the tab, and what servers failed in it. */
export interface LoadedDocument {
  readonly method: string;
  readonly since: number;
  /** First answer with a server error: of the document itself or of what it loads. */
  failure: FailedRequest | null;
}

/** A document that the tab asked for. */
export interface AskedDocument {
  readonly url: string;
  /** When it was asked for, Unix milliseconds. */
  readonly since: number;
}

/** Open and failed requests of one tab. */
export class RequestTracker {
  readonly #open = new Map<Request, OpenRequest>();
  /** Addresses that are not waited for any more. */
  readonly #slow = new Set<string>();
  #actedAt = 0;
  #document: LoadedDocument | null = null;
  /** Navigation of the tab without an answer. */
  #asked: { readonly request: Request; readonly document: AskedDocument } | null = null;
  readonly #repeats = new Map<string, number>();
  /** Last requests that failed or were answered with a server error; bounded. */
  readonly failures: FailedRequest[] = [];
  #lastEnd = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isDocumentOf(page, request)) {
        const since = Date.now();
        this.#document = { method: request.method(), since, failure: null };
        this.#asked = { request, document: { url: request.url(), since } };
      }
      this.#start(request);
    });
    page.on('requestfinished', (request) => this.#finish(request));
    page.on('requestfailed', (request) => {
      this.#finish(request);
      this.#fail(request.url(), request.failure()?.errorText ?? 'failed');
    });
    page.on('response', (response) => {
      const request = response.request();
      this.#answered(request);
      const open = this.#open.get(request);
      if (open !== undefined) open.answeredAt = Date.now();
      if (response.status() < 500) return;
      const failed = this.#fail(response.url(), `HTTP ${response.status()}`);
      if (this.#document !== null && WAITED_FOR.has(request.resourceType())) this.#document.failure ??= failed;
    });
  }

  /** An action begins: earlier repetitions say nothing about what it causes. */
  reset(): void {
    this.#repeats.clear();
    this.#actedAt = Date.now();
  }

  /** A document that was loaded since the action began and in which a server failed, or null. */
  failedDocument(): (LoadedDocument & { readonly failure: FailedRequest }) | null {
    const document = this.#document;
    if (document === null || document.failure === null || document.since < this.#actedAt) return null;
    return { ...document, failure: document.failure };
  }

  /** The document that the tab asked for and no server has begun to answer, or null. The same object while it is waited for. */
  unansweredDocument(): AskedDocument | null {
    return this.#asked?.document ?? null;
  }

  /** Requests the page still waits for, oldest first, as short addresses with their age. */
  waitingFor(): readonly string[] {
    const now = Date.now();
    return [...this.#open]
      .filter(([, open]) => this.#isWaitedFor(open, now))
      .map(([request, { since }]) => `${shortAddress(request.url())} (${((now - since) / 1_000).toFixed(1)} s)`);
  }

  #isWaitedFor({ key, since, answeredAt }: OpenRequest, now: number): boolean {
    const age = now - since;
    if (age >= PATIENCE_MS) this.#slow.add(key);
    if (this.#slow.has(key)) return false;
    if (answeredAt !== null) return now - answeredAt < STREAM_MS;
    return since >= this.#actedAt || age < LONG_POLL_MS;
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
    if (repeats <= HEARTBEATS) this.#open.set(request, { key, since: Date.now(), answeredAt: null });
  }

  #answered(request: Request): void {
    if (this.#asked?.request === request) this.#asked = null;
  }

  #finish(request: Request): void {
    this.#answered(request);
    if (this.#open.delete(request)) this.#lastEnd = Date.now();
  }

  #fail(url: string, reason: string): FailedRequest {
    const failed = { url: shortAddress(url), reason };
    this.failures.push(failed);
    if (this.failures.length > 50) this.failures.shift();
    return failed;
  }
}

function isDocumentOf(page: Page, request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame() === page.mainFrame();
  } catch {
    // The first request of a tab that has no frame yet is its document.
    return true;
  }
}

/** An address without its query. */
export function shortAddress(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

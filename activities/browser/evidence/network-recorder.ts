import type { BrowserContext, Request, Response } from 'playwright';
import { orElse } from '../deadline.js';

/** What the network did while a step lasted. Kept in the browser worker's memory until the step is stored. */

export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly resourceType: string;
  /** Unix milliseconds. */
  readonly startedAt: number;
  readonly body: Buffer | null;
  readonly bodyType: string;
  /** Null until an answer came. */
  answer: Answer | null;
  /** Why there is no answer; null when one came or may still come. */
  failure: string | null;
  /** Unix milliseconds; null while the answer is not complete. */
  endedAt: number | null;
  timing: ReturnType<Request['timing']> | null;
  sizes: Awaited<ReturnType<Request['sizes']>> | null;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly mediaType: string;
  readonly location: string;
  /** Error code in the body; null when there is none or the body was not looked at. */
  code: string | null;
}

export interface Recorded {
  readonly exchanges: readonly Exchange[];
  /** Requests that are not listed: pictures, scripts and styles that came, and what is beyond the limit. */
  readonly omitted: number;
}

/** Exchanges listed for one step; a page that polls twenty times a second fills this in ten. */
const MOST = 200;
/** Writes are listed beyond that, since they are what a step is judged by; a page that sends them in a loop is not. */
const MOST_WRITES = 1_000;
/** Larger answers than this are data, not a refusal. */
const LARGEST_REFUSAL_BYTES = 64 * 1024;
/** Parts of the page's looks say nothing about what a step did, unless they are missing. */
const LOOKS = new Set(['stylesheet', 'script', 'image', 'font', 'media', 'texttrack', 'manifest']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isWrite(exchange: Pick<Exchange, 'method'>): boolean {
  return !READS.has(exchange.method);
}

/** Listens to the requests of all tabs of an episode. An exchange belongs to the step that began or ended it. */
export class NetworkRecorder {
  readonly #known = new WeakMap<Request, Exchange>();
  #touched = new Set<Exchange>();
  #omitted = 0;
  #recording = false;

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#begin(request));
    context.on('response', (response) => this.#answer(response));
    context.on('requestfinished', (request) => this.#end(request, null));
    context.on('requestfailed', (request) => this.#end(request, request.failure()?.errorText ?? 'failed'));
  }

  /** Records from now on. Before this, and while stopped, nothing is kept: a sign-in's requests carry secrets. */
  start(): void {
    this.#recording = true;
  }

  stop(): void {
    this.#recording = false;
  }

  /** What was begun or ended since the last call. */
  take(): Recorded {
    const recorded = { exchanges: [...this.#touched], omitted: this.#omitted };
    this.#touched = new Set();
    this.#omitted = 0;
    return recorded;
  }

  #begin(request: Request): void {
    if (!this.#recording || !/^https?:/i.test(request.url())) return;
    const exchange: Exchange = {
      method: request.method(),
      url: request.url(),
      resourceType: request.resourceType(),
      startedAt: Date.now(),
      body: request.postDataBuffer(),
      bodyType: request.headers()['content-type'] ?? '',
      answer: null,
      failure: null,
      endedAt: null,
      timing: null,
      sizes: null,
    };
    this.#known.set(request, exchange);
    if (LOOKS.has(exchange.resourceType)) this.#omitted += 1;
    else this.#touch(exchange);
  }

  #answer(response: Response): void {
    const exchange = this.#known.get(response.request());
    if (exchange === undefined) return;
    const headers = response.headers();
    const answer: Answer = {
      status: response.status(),
      statusText: response.statusText(),
      mediaType: headers['content-type'] ?? '',
      location: headers.location ?? '',
      code: null,
    };
    exchange.answer = answer;
    const bytes = Number(headers['content-length'] ?? 0);
    if (isWrite(exchange) && /json/i.test(answer.mediaType) && bytes <= LARGEST_REFUSAL_BYTES) {
      void orElse(response.text(), 5_000, '').then((text) => {
        answer.code = errorCode(text);
      });
    }
    if (isMissed(exchange) || !LOOKS.has(exchange.resourceType)) this.#touch(exchange);
  }

  #end(request: Request, failure: string | null): void {
    const exchange = this.#known.get(request);
    if (exchange === undefined) return;
    exchange.endedAt = Date.now();
    exchange.failure = failure;
    exchange.timing = request.timing();
    if (LOOKS.has(exchange.resourceType)) {
      if (failure !== null && !isAborted(failure)) this.#touch(exchange);
      return;
    }
    this.#touch(exchange);
    if (failure === null) {
      void orElse(request.sizes(), 5_000, null).then((sizes) => {
        exchange.sizes = sizes;
      });
    }
  }

  #touch(exchange: Exchange): void {
    if (this.#touched.size < (isWrite(exchange) ? MOST_WRITES : MOST)) this.#touched.add(exchange);
    else if (!this.#touched.has(exchange)) this.#omitted += 1;
  }
}

/** The page itself gave up on a request, by leaving or by not needing it any more. */
export function isAborted(failure: string): boolean {
  return failure.includes('ERR_ABORTED');
}

function isMissed({ answer }: Exchange): boolean {
  return answer !== null && answer.status >= 400;
}

/** Code of a refusal that came with a status of success, as many consoles' own servers answer. */
export function errorCode(body: string): string | null {
  if (body === '' || body.length > LARGEST_REFUSAL_BYTES) return null;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const code = codeOf(value);
  if (code === null || /^(?:0|2\d\d|ok|success|succeeded)$/i.test(code)) return null;
  return /^[\w.:-]{1,100}$/.test(code) ? code : null;
}

function codeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    if (/^(?:code|error_?code)$/i.test(name) && (typeof item === 'string' || typeof item === 'number'))
      return String(item);
  }
  return 'error' in value ? codeOf(value.error) : null;
}

import { createHash } from 'node:crypto';
import type { Redactor } from '../redact.js';
import { type Exchange, isWrite, type Recorded } from './network-recorder.js';
import { maskBody, maskUrl } from './secret-names.js';

/** HTTP Archive 1.2, as far as evidence needs it. -1 means unknown, as the format says. */

interface HarEntry {
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: '';
    readonly cookies: readonly [];
    readonly headers: readonly [];
    readonly queryString: readonly { readonly name: string; readonly value: string }[];
    readonly headersSize: number;
    readonly bodySize: number;
    readonly postData?: { readonly mimeType: string; readonly text: string; readonly _sha256: string };
  };
  readonly response: {
    /** 0 when no answer came. */
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: '';
    readonly cookies: readonly [];
    readonly headers: readonly [];
    readonly content: { readonly size: number; readonly mimeType: string };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
    /** Why there is no answer. */
    readonly _error?: string;
    /** Error code that the answer's body gave. */
    readonly _errorCode?: string;
  };
  readonly cache: Record<string, never>;
  readonly timings: Record<'blocked' | 'dns' | 'connect' | 'ssl' | 'send' | 'wait' | 'receive', number>;
  readonly _resourceType: string;
}

export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly pages: readonly [];
    readonly entries: readonly HarEntry[];
    readonly comment: string;
  };
}

/** Characters of a request's body that are kept. */
const BODY_KEPT = 4_000;
const URL_KEPT = 2_000;

/** The requests of a step as an archive that any viewer opens, with every secret masked. */
export function harOf({ exchanges, omitted }: Recorded, redactor: Redactor): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'aliyun-console-agent', version: '2' },
      pages: [],
      entries: [...exchanges]
        .sort((one, other) => one.startedAt - other.startedAt)
        .map((exchange) => entryOf(exchange, redactor)),
      comment: `Headers, cookies and the bodies of answers are left out, secrets are masked; ${omitted} more requests.`,
    },
  };
}

function entryOf(exchange: Exchange, redactor: Redactor): HarEntry {
  const { answer, sizes } = exchange;
  const url = maskUrl(exchange.url, redactor).slice(0, URL_KEPT);
  return {
    startedDateTime: new Date(exchange.startedAt).toISOString(),
    time: exchange.endedAt === null ? 0 : exchange.endedAt - exchange.startedAt,
    request: {
      method: exchange.method,
      url,
      httpVersion: '',
      cookies: [],
      headers: [],
      queryString: queryOf(url),
      headersSize: sizes?.requestHeadersSize ?? -1,
      bodySize: exchange.body?.byteLength ?? sizes?.requestBodySize ?? 0,
      ...(isWrite(exchange) && exchange.body !== null
        ? { postData: postDataOf(exchange, exchange.body, redactor) }
        : {}),
    },
    response: {
      status: answer?.status ?? 0,
      statusText: answer === null ? '' : redactor.text(answer.statusText),
      httpVersion: '',
      cookies: [],
      headers: [],
      content: { size: sizes?.responseBodySize ?? -1, mimeType: answer?.mediaType ?? '' },
      redirectURL: answer === null || answer.location === '' ? '' : maskUrl(answer.location, redactor),
      headersSize: sizes?.responseHeadersSize ?? -1,
      bodySize: sizes?.responseBodySize ?? -1,
      ...(exchange.failure === null ? {} : { _error: exchange.failure }),
      ...(answer === null || answer.code === null ? {} : { _errorCode: redactor.text(answer.code) }),
    },
    cache: {},
    timings: timingsOf(exchange),
    _resourceType: exchange.resourceType,
  };
}

function queryOf(url: string): HarEntry['request']['queryString'] {
  return URL.canParse(url) ? [...new URL(url).searchParams].map(([name, value]) => ({ name, value })) : [];
}

/** The hash is that of the masked text: one of the body itself would let a short secret be guessed. */
function postDataOf(exchange: Exchange, body: Buffer, redactor: Redactor) {
  const text = maskBody(body, exchange.bodyType, redactor);
  const hashed = text === null ? body : text;
  return {
    mimeType: exchange.bodyType.replace(/;\s*boundary=.*/i, ''),
    text: (text ?? '').slice(0, BODY_KEPT),
    _sha256: createHash('sha256').update(hashed).digest('hex'),
  };
}

function timingsOf({ timing }: Exchange): HarEntry['timings'] {
  const between = (from: number | undefined, to: number | undefined): number =>
    from === undefined || to === undefined || from < 0 || to < 0 ? -1 : Math.max(0, Math.round(to - from));
  return {
    blocked: -1,
    dns: between(timing?.domainLookupStart, timing?.domainLookupEnd),
    connect: between(timing?.connectStart, timing?.connectEnd),
    ssl: between(timing?.secureConnectionStart, timing?.connectEnd),
    send: 0,
    wait: between(timing?.requestStart, timing?.responseStart),
    receive: between(timing?.responseStart, timing?.responseEnd),
  };
}

import type { IncomingMessage } from 'node:http';
import { seenAddress } from '../engine/source-address.js';
import { ApiError } from '../spec/errors.js';
import { type Pair, parsePairs } from './encoding.js';

/** A request as the signature schemes look at it. */
export interface ApiRequest {
  readonly method: string;
  /** Path as sent, still encoded. */
  readonly path: string;
  readonly query: readonly Pair[];
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Pairs of a form body. */
  readonly form: readonly Pair[];
  readonly sourceIpAddress: string;
}

const MAXIMUM_BODY_BYTES = 8 * 1024 * 1024;

/** Reads a whole request. */
export async function readRequest(message: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Too much is read to its end all the same: most clients listen for an answer only after they have sent everything.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAXIMUM_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAXIMUM_BODY_BYTES) {
    throw new ApiError({ status: 413, code: 'EntityTooLarge', message: 'The request body is too large.' });
  }
  const body = Buffer.concat(chunks);
  const url = message.url ?? '/';
  const question = url.indexOf('?');
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return {
    method: message.method ?? 'GET',
    path: question < 0 ? url : url.slice(0, question),
    query: parsePairs(question < 0 ? '' : url.slice(question + 1)),
    headers,
    body,
    form: isForm ? parsePairs(body.toString('utf8')) : [],
    sourceIpAddress: seenAddress(message.socket.remoteAddress ?? ''),
  };
}

/** Value of a query parameter; empty where it is there without one. */
export function queryValue(request: ApiRequest, name: string): string | undefined {
  return request.query.find((pair) => pair.name === name)?.value;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { AgentError } from '../domain/errors.js';
import { DECIDE_PATH, decideRequestSchema, type ErrorResponse, HEALTH_PATH, VERSION_PATH } from './contract.js';
import type { Policy } from './policy.js';

/** A request holds one trajectory and two observations: some hundred kilobytes, more with a screenshot. */
const LARGEST_BODY_BYTES = 32 * 1024 * 1024;

/** Finds the policy a request names; fails with InvalidInput for a name it does not know. */
export type PolicyLookup = (name: string) => Policy;

const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  PolicyReplyInvalid: 422,
  PolicyUnavailable: 503,
};

/** HTTP server of the policy contract; the caller listens and closes. */
export function createPolicyServer(lookup: PolicyLookup): Server {
  return createServer((request, response) => {
    handle(lookup, request, response).catch((error: unknown) => answerError(response, error));
  });
}

async function handle(lookup: PolicyLookup, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://policy');
  if (request.method === 'GET' && url.pathname === HEALTH_PATH) return answer(response, 200, { ok: true });
  if (request.method === 'GET' && url.pathname === VERSION_PATH) {
    const policy = lookup(url.searchParams.get('policy') ?? 'ranker');
    return answer(response, 200, { policyVersion: policy.version, wantsScreenshot: policy.wantsScreenshot });
  }
  if (request.method === 'POST' && url.pathname === DECIDE_PATH) {
    const body = decideRequestSchema.safeParse(await readJson(request));
    if (!body.success) throw new AgentError('InvalidInput', `Decide request: ${z.prettifyError(body.error)}`);
    // A caller that hung up must not keep a paid model working.
    const aborted = new AbortController();
    response.on('close', () => aborted.abort());
    return answer(response, 200, await lookup(body.data.policy).decide(body.data, aborted.signal));
  }
  answer(response, 404, { error: 'InvalidInput', message: `No such route: ${request.method} ${url.pathname}.` });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_BODY_BYTES) {
      throw new AgentError('InvalidInput', `Request body is larger than ${LARGEST_BODY_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw new AgentError('InvalidInput', 'Request body is not JSON.', {}, error);
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function answerError(response: ServerResponse, error: unknown): void {
  const known = error instanceof AgentError ? error : undefined;
  const body: ErrorResponse = {
    error: known?.name ?? 'PolicyUnavailable',
    ...(known?.name === 'PolicyReplyInvalid' ? { details: known.details } : {}),
    message: known?.message ?? `The policy failed: ${error instanceof Error ? error.message : String(error)}`,
  };
  answer(response, STATUS_BY_ERROR[body.error] ?? 500, body);
}

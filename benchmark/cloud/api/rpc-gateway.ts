import type { ApiAnswer, CallOrigin } from '../engine/contract.js';
import type { LocalCloudEngine } from '../engine/engine.js';
import { ApiError } from '../spec/errors.js';
import { nestParameters } from './nested.js';
import { jsonReply, type Reply } from './reply.js';
import { type ApiRequest, queryValue } from './request.js';
import { type RoutedCall, routeRequest } from './routes.js';
import type { SignatureChecker } from './signatures/claim.js';
import { GATEWAY_ERRORS } from './signatures/errors.js';
import { claimRoa, isRoa } from './signatures/roa.js';
import { claimRpc } from './signatures/rpc.js';
import { claimV3, isV3 } from './signatures/v3.js';
import { toXml } from './xml.js';

/** Parameters of the transport, which no operation sees. */
const COMMON = new Set([
  'Action',
  'Version',
  'Format',
  'AccessKeyId',
  'Signature',
  'SignatureMethod',
  'SignatureVersion',
  'SignatureNonce',
  'SignatureType',
  'Timestamp',
  'SecurityToken',
]);

const TROUBLESHOOTING = 'https://api.aliyun.com/troubleshoot';

export interface GatewayContext {
  readonly engine: LocalCloudEngine;
  readonly signatures: SignatureChecker;
  /** Region of calls that name none. */
  readonly defaultRegion: string;
}

/** Answers one RPC or ROA call. */
export async function answerRpc(request: ApiRequest, context: GatewayContext): Promise<Reply> {
  const { engine, signatures } = context;
  const host = request.headers.host ?? '';
  const format = formatOf(request);
  try {
    const claim = isV3(request) ? claimV3(request) : isRoa(request) ? claimRoa(request) : claimRpc(request);
    const caller = signatures.check(claim, GATEWAY_ERRORS);
    const { product, action, variables } = routeOf(request, engine);
    const parameters = { ...parametersOf(request), ...variables };
    const origin: CallOrigin = {
      regionId: regionOf(parameters.RegionId, host) ?? context.defaultRegion,
      sourceIpAddress: request.sourceIpAddress,
      userAgent: request.headers['user-agent'] ?? '',
      channel: 'api',
    };
    return reply(await engine.invoke(caller, product, action, parameters, origin), action, host, format);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    return reply({ ok: false, status, code, message, requestId: engine.random.uuid() }, '', host, format);
  }
}

function reply(answer: ApiAnswer, action: string, host: string, format: 'json' | 'xml'): Reply {
  const body: Record<string, unknown> = answer.ok
    ? { RequestId: answer.requestId, ...answer.body }
    : {
        RequestId: answer.requestId,
        HostId: host,
        Code: answer.code,
        Message: answer.message,
        ...(answer.accessDeniedDetail === undefined ? {} : { AccessDeniedDetail: answer.accessDeniedDetail }),
        Recommend: `${TROUBLESHOOTING}?q=${encodeURIComponent(answer.code)}&requestId=${answer.requestId}`,
      };
  const headers: Record<string, string> = { 'x-acs-request-id': answer.requestId };
  if (!answer.ok && answer.retryAfter !== undefined) headers['x-acs-retry-after'] = String(answer.retryAfter);
  if (format === 'json') return jsonReply(answer.status, body, headers);
  return {
    status: answer.status,
    headers: { 'content-type': 'text/xml;charset=utf-8', ...headers },
    body: toXml({ [answer.ok ? `${action}Response` : 'Error']: body }),
  };
}

/** The old RPC style answers in XML unless asked for JSON; the newer styles always answer in JSON. */
function formatOf(request: ApiRequest): 'json' | 'xml' {
  if (!isOldRpc(request)) return 'json';
  const format = queryValue(request, 'Format') ?? request.form.find(({ name }) => name === 'Format')?.value;
  return format?.toLowerCase() === 'json' ? 'json' : 'xml';
}

/** Headers, path and a JSON body count for nothing in a request of the old style, whose signature covers none of them. */
function isOldRpc(request: ApiRequest): boolean {
  return !isV3(request) && !isRoa(request);
}

/** What a request asks for, and the variables of its path where the path says so. */
type Route = RoutedCall & { readonly product: string };

/** Product and action by the request's action and version, or by its path; the host decides between equal versions. */
function routeOf(request: ApiRequest, engine: LocalCloudEngine): Route {
  const parameter = (name: string) =>
    queryValue(request, name) ?? request.form.find((pair) => pair.name === name)?.value ?? '';
  const said = (header: string, name: string) =>
    (isOldRpc(request) ? undefined : request.headers[header]) ?? parameter(name);
  // The signature of ROA leaves the form out, so it serves products called by path only.
  const action = isRoa(request) ? '' : said('x-acs-action', 'Action');
  const version = said('x-acs-version', 'Version');
  for (const product of engine.catalog.products) {
    if (isOldRpc(request) || product.style !== 'roa' || product.apiVersion !== version) continue;
    const route = routeRequest(product, request, false);
    if (route !== undefined) return { product: product.code, ...route };
  }
  if (action === '')
    throw new ApiError({ status: 400, code: 'MissingAction', message: 'Action is mandatory for this request.' });
  const candidates = engine.catalog.products.filter(
    ({ apiVersion, style }) => apiVersion === version && style === 'rpc',
  );
  if (candidates.length === 0) {
    throw new ApiError({ status: 400, code: 'InvalidVersion', message: 'Specified parameter Version is not valid.' });
  }
  const hostCode = (request.headers.host ?? '').split(/[.:]/)[0];
  const able = candidates.filter(({ code }) => engine.catalog.operation(code, action) !== undefined);
  const product = able.find(({ code }) => code === hostCode) ?? able[0];
  if (product === undefined) {
    throw new ApiError({
      status: 404,
      code: 'InvalidAction.NotFound',
      message: `Specified api is not found, please check your url and method. Action: ${action}.`,
    });
  }
  return { product: product.code, action, variables: {} };
}

function parametersOf(request: ApiRequest): Record<string, unknown> {
  const pairs = [...request.query, ...request.form].filter(({ name }) => !COMMON.has(name));
  const parameters = nestParameters(pairs);
  const isJson = (request.headers['content-type'] ?? '').startsWith('application/json') && request.body.length > 0;
  if (isOldRpc(request) || !isJson) return parameters;
  try {
    const parsed: unknown = JSON.parse(request.body.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parameters, ...parsed } : parameters;
  } catch {
    throw new ApiError({ status: 400, code: 'InvalidParameter', message: 'The request body is not valid JSON.' });
  }
}

/** Region that the call names, or the one in the host (`ecs.cn-hangzhou.aliyuncs.com`). */
function regionOf(parameter: unknown, host: string): string | undefined {
  if (typeof parameter === 'string' && parameter !== '') return parameter;
  return /^[a-z-]+\.([a-z]+-[a-z0-9-]+)\.aliyuncs\.com/.exec(host)?.[1];
}

import type { ApiAnswer, Caller, CallOrigin } from '../engine/contract.js';
import type { LocalCloudEngine } from '../engine/engine.js';
import { ApiError } from '../spec/errors.js';
import type { ProductSpec } from '../spec/product.js';
import { jsonReply, type Reply } from './reply.js';
import type { ApiRequest } from './request.js';
import { routeRequest } from './routes.js';
import type { GatewayContext } from './rpc-gateway.js';
import { LOG_ERRORS } from './signatures/errors.js';
import { claimLog } from './signatures/log.js';
import { claimLogV4, isLogV4 } from './signatures/log-v4.js';

/** Parameter that carries the project of the host. */
const PROJECT = 'projectName';

/** Answers one request to the log service. */
export async function answerLog(request: ApiRequest, context: GatewayContext): Promise<Reply> {
  const { engine, signatures } = context;
  try {
    const claim = isLogV4(request) ? claimLogV4(request) : claimLog(request);
    const caller = signatures.check(claim, LOG_ERRORS);
    const product = engine.catalog.products.find(({ style }) => style === 'log');
    const { project, regionId } = hostOf(request.headers.host ?? '');
    const route = product && routeRequest(product, request, project !== undefined);
    if (product === undefined || route === undefined) {
      throw new ApiError({ status: 404, code: 'InvalidAPI', message: `${request.method} ${request.path} is no API.` });
    }
    const parameters = {
      ...Object.fromEntries(request.query.map(({ name, value }) => [name, value])),
      ...bodyOf(request),
      // Whatever else calls itself so, the project is that of the host.
      ...(project === undefined ? {} : { [PROJECT]: project }),
      ...route.variables,
    };
    const origin: CallOrigin = {
      regionId: regionId ?? regionOfProject(engine, caller, product, project) ?? context.defaultRegion,
      sourceIpAddress: request.sourceIpAddress,
      userAgent: request.headers['user-agent'] ?? '',
      channel: 'api',
    };
    return reply(await engine.invoke(caller, product.code, route.action, parameters, origin));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    return reply({ ok: false, status, code, message, requestId: engine.random.uuid() });
  }
}

function reply(answer: ApiAnswer): Reply {
  const headers = { 'x-log-requestid': answer.requestId };
  if (!answer.ok) {
    const retry = answer.retryAfter === undefined ? {} : { 'x-acs-retry-after': String(answer.retryAfter) };
    const { code, message, requestId, status, accessDeniedDetail } = answer;
    const denied = accessDeniedDetail === undefined ? {} : { accessDeniedDetail };
    const body = { errorCode: code, errorMessage: message, requestId, ...denied };
    return jsonReply(status, body, { ...headers, ...retry });
  }
  // Clients would read an empty JSON answer as a broken one.
  if (Object.keys(answer.body).length === 0) return { status: answer.status, headers, body: '' };
  return jsonReply(answer.status, answer.body, headers);
}

/** Project and region in `project.cn-hangzhou.log.aliyuncs.com`; addresses of this machine have no region. */
function hostOf(host: string): { project: string | undefined; regionId: string | undefined } {
  const name = host.replace(/:\d+$/, '');
  const vendor = /^(?:([^.]+)\.)?([a-z]+-[a-z]+(?:-\d+)?)(?:-intranet|-share|-vpc)?\.(?:log|sls)\.aliyuncs\.com$/.exec(
    name,
  );
  const local = /^(?:([^.]+)\.)?(?:127\.0\.0\.1|localhost)$/.exec(name);
  return { project: vendor?.[1] ?? local?.[1], regionId: vendor?.[2] };
}

/** Region of the caller's own project; where other accounts keep theirs is not told, not even by the audit log. */
function regionOfProject(
  engine: LocalCloudEngine,
  { accountId }: Caller,
  product: ProductSpec,
  project: string | undefined,
): string | undefined {
  const kind = product.resources.find(({ id, uniqueOver }) => id.attribute === PROJECT && uniqueOver === 'cloud');
  if (kind === undefined || project === undefined) return undefined;
  const key = `${product.code}/${kind.name}`;
  return engine.account(accountId)?.store.get(key, project)?.regionId;
}

/** Parameters of a JSON body; a list becomes the parameter `body`. Logs themselves (protobuf) are not read. */
function bodyOf({ body, headers }: ApiRequest): Readonly<Record<string, unknown>> {
  if (body.length === 0 || !(headers['content-type'] ?? '').startsWith('application/json')) return {};
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (Array.isArray(parsed)) return { body: parsed };
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    throw new ApiError({ status: 400, code: 'PostBodyInvalid', message: 'The body is not valid JSON.' });
  }
}
